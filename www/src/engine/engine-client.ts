/**
 * The page's own copy of the engine: it holds the game. Every call is a matter
 * of microseconds, so it runs on the main thread.
 */
import init, {
  rulesets as engineRulesets,
  type Game,
  game_from_record,
  new_game,
  type SenetError,
} from "senet-wasm";
import type { RulesetInfo } from "./types.js";
import { compileEngine, StartError } from "./wasm-module.js";

export type { Game };

export interface NewGame {
  ruleset: string;
  /** 64 hexadecimal digits; without it the device's own randomness is used. */
  seed?: string;
}

export class EngineClient {
  private constructor(
    /** Compiled once; the worker is given the same module. */
    readonly module: WebAssembly.Module,
    readonly rulesets: readonly RulesetInfo[],
  ) {}

  /** Loads the engine; throws a StartError that says what is in the way. */
  static async start(): Promise<EngineClient> {
    const module = await compileEngine();
    try {
      await init({ module_or_path: module });
      return new EngineClient(module, engineRulesets());
    } catch (error) {
      throw new StartError("engine-broken", error);
    }
  }

  newGame(options: NewGame): Game {
    return new_game(options);
  }

  fromRecord(record: string): Game {
    return game_from_record(record);
  }

  ruleset(id: string): RulesetInfo {
    const info = this.rulesets.find((candidate) => candidate.id === id);
    if (!info) throw new Error(`unknown ruleset ${id}`);
    return info;
  }
}

/** The engine's refusals carry a code; anything else is a fault of ours. */
export function isSenetError(error: unknown): error is SenetError {
  return error instanceof Error && typeof (error as Partial<SenetError>).code === "string";
}
