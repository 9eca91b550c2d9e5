/**
 * The page's engines. The small one of the first load starts games. The full one handles rules unknown to the small one
 * and parses records and positions. Calls take microseconds, so they run on the main thread. Without WebAssembly, the
 * small engine runs as JavaScript, parses records itself, and is the only one.
 */

import init, { boards, knows_rules, new_game, rulesets } from "senet-wasm";
import { fullWasmSource, scriptEngineAddress, wasmSource } from "../base/page-files.js";
import type { BoardInfo, FullEngine, FullGame, Game, RulesetInfo, WhyNot } from "./types.js";
import {
  compileEngine,
  freeAfter,
  isSenetError,
  lacksWebAssembly,
  StartError,
  startErrorOf,
} from "./wasm.js";

export interface NewGame {
  ruleset: string;
  /** 64 hexadecimal digits; without it, throws come from the device's random number generator. */
  seed?: string;
  /** The id of the starting position. */
  position?: string;
  /** How a seed produces throws: a separate stream for each player, or one for both. */
  throws?: "per-player" | "exchanged";
}

/** What both engines offer, implemented by the first. */
const smallEngine = { boards, knows_rules, new_game, rulesets };

export type Engine = typeof smallEngine;

/** The small engine as JavaScript, which also parses records. */
type ScriptEngine = Engine & Pick<FullEngine, "game_from_record" | "new_game">;

/** All games on a page share one engine of each kind. */
let starting: Promise<Engine | ScriptEngine> | null = null;
let startingFull: Promise<unknown> | null = null;

export class EngineClient {
  private compiled: Promise<WebAssembly.Module> | null = null;
  private fullEngine: Promise<FullEngine> | null = null;

  readonly rulesets: readonly RulesetInfo[];
  readonly boards: readonly BoardInfo[];

  private constructor(
    private readonly small: Engine,
    /** The same engine, if it runs as JavaScript. */
    private readonly script: ScriptEngine | null,
  ) {
    this.rulesets = small.rulesets();
    this.boards = small.boards();
  }

  /** True if there is only the small engine, without strong players, house rules and reviews. */
  get isSmall(): boolean {
    return this.script !== null;
  }

  /** Loads the small engine. Throws a StartError with the reason on failure. */
  static async start(): Promise<EngineClient> {
    starting ??= startSmall();
    try {
      const small = await starting;
      return new EngineClient(small, "game_from_record" in small ? small : null);
    } catch (error) {
      starting = null;
      throw startErrorOf(error);
    }
  }

  async newGame(options: NewGame): Promise<Game> {
    const plain = this.script !== null || (!options.position && !options.throws);
    const game = plain && this.withSmallEngine(options.ruleset, (engine) => engine.new_game(options));
    return game || (await this.full()).new_game(options);
  }

  /** The game of a record, or of its first `actions` actions. */
  async fromRecord(record: string, actions?: number): Promise<FullGame> {
    try {
      if (this.script) return this.script.game_from_record(record, actions);
    } catch (error) {
      // The record is fine, but only the full engine knows its rules.
      if (!isSenetError(error) || error.code !== "house_rules_absent") throw error;
    }
    return (await this.full()).game_from_record(record, actions);
  }

  /** Converts a file's bytes or pasted text to plain text. Throws an error that names the unreadable line. */
  async readText(input: string | Uint8Array): Promise<string> {
    return (await this.full()).read_text(input);
  }

  /** Parses a record, or its first actions, and frees the game when `use` has ended. */
  async withGame<T>(record: string, use: (game: FullGame) => T | Promise<T>, actions?: number): Promise<T> {
    return freeAfter(await this.fromRecord(record, actions), use);
  }

  /** A game from a position id. A seed of 64 hexadecimal digits makes its throws reproducible. */
  fromPosition(ruleset: string, position: string, seed?: string): Promise<Game> {
    return this.newGame({ ruleset, position, seed });
  }

  /** Parses a ruleset in text form with the small engine. Null if only the full engine knows it. */
  withSmallEngine<T>(ruleset: string, use: (engine: Engine) => T): T | undefined {
    return this.small.knows_rules(ruleset) ? use(this.small) : undefined;
  }

  /** The full engine on this thread. Throws a StartError with the reason on failure. */
  async full(): Promise<FullEngine> {
    const glue = () =>
      import("senet-wasm-full").catch((error: unknown) => {
        throw new StartError("wasm-not-found", error);
      });
    this.fullEngine ??= Promise.all([glue(), this.fullModule()]).then(async ([full, module]) => {
      startingFull ??= full.default({ module_or_path: module });
      await startingFull;
      return full;
    });
    try {
      return await this.fullEngine;
    } catch (error) {
      this.fullEngine = startingFull = null;
      throw startErrorOf(error);
    }
  }

  /** Why the piece on this house cannot move. The full engine answers from a copy of the game. */
  async whyNot(game: Game, house: number): Promise<WhyNot[]> {
    // Read before the first await, because the game may be gone afterwards.
    const record = game.record();
    return this.withGame(record, (same) => same.why_not(house));
  }

  /** The full engine, compiled once for this thread and the worker. */
  async fullModule(): Promise<WebAssembly.Module> {
    this.compiled ??= compileEngine(fullWasmSource());
    try {
      return await this.compiled;
    } catch (error) {
      this.compiled = null;
      throw error;
    }
  }

  /** The catalogue entry of a ruleset in text form. */
  ruleset(rulesetText: string): RulesetInfo {
    const [id] = rulesetText.split("[");
    const info = this.rulesets.find((candidate) => candidate.id === id);
    if (!info) throw new Error(`no ruleset ${rulesetText}`);
    return info;
  }
}

/** The small engine as WebAssembly, or as JavaScript where WebAssembly is missing or forbidden. */
async function startSmall(): Promise<Engine | ScriptEngine> {
  try {
    await init({ module_or_path: await compileEngine(wasmSource()) });
    return smallEngine;
  } catch (error) {
    const address = scriptEngineAddress();
    if (address === null || !lacksWebAssembly(error)) throw error;
    return import(address).catch((cause: unknown) => {
      throw new StartError("wasm-not-found", cause);
    });
  }
}
