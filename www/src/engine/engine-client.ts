/**
 * The page's own copies of the engine: the small one of the first load begins
 * games; the whole one plays where the small one says that it does not know
 * the rules, and reads what is written down: records and positions. A call is
 * a matter of microseconds, so they run on the main thread. Without WebAssembly
 * the small one runs as JavaScript, reads records itself, and there is no other.
 */

import init, { boards, knows_rules, new_game, rulesets } from "senet-wasm";
import { fullWasmSource, scriptEngineAddress, wasmSource } from "../base/page-files.js";
import type { BoardInfo, FullEngine, FullGame, Game, RulesetInfo, WhyNot } from "./types.js";
import { compileEngine, hasWebAssembly, isSenetError, StartError } from "./wasm.js";

export interface NewGame {
  ruleset: string;
  /** 64 hexadecimal digits; without it the device's own randomness is used. */
  seed?: string;
  /** The id of the position it starts from. */
  position?: string;
  /** Whose throws of the seed are made: a stream of each player's own, or the other's. */
  throws?: "per-player" | "exchanged";
}

/** What both engines offer, out of the first. */
const first = { boards, knows_rules, new_game, rulesets };

export type Engine = typeof first;

/** The small engine as JavaScript: it also reads what is written down. */
type ScriptEngine = Engine & Pick<FullEngine, "game_from_record" | "new_game">;

/** One engine of each kind serves all games of a page. */
let starting: Promise<Engine | ScriptEngine> | null = null;
let startingFull: Promise<unknown> | null = null;

export class EngineClient {
  private compiled: Promise<WebAssembly.Module> | null = null;
  private started: Promise<FullEngine> | null = null;

  readonly rulesets: readonly RulesetInfo[];
  readonly boards: readonly BoardInfo[];

  private constructor(
    private readonly small: Engine,
    /** The same, if it runs as JavaScript. */
    private readonly script: ScriptEngine | null,
  ) {
    this.rulesets = small.rulesets();
    this.boards = small.boards();
  }

  /** Whether there is only the small engine: no strong players, no house rules, no review. */
  get isSmall(): boolean {
    return this.script !== null;
  }

  /** Loads the first engine; throws a StartError that says what is in the way. */
  static async start(): Promise<EngineClient> {
    starting ??= startSmall();
    try {
      const small = await starting;
      return new EngineClient(small, "game_from_record" in small ? small : null);
    } catch (error) {
      starting = null;
      throw error instanceof StartError ? error : new StartError("engine-broken", error);
    }
  }

  async newGame(options: NewGame): Promise<Game> {
    const plain = this.script !== null || (!options.position && !options.throws);
    const begun = plain && this.atOnce(options.ruleset, (engine) => engine.new_game(options));
    return begun || (await this.full()).new_game(options);
  }

  /** The game of a record, or its first so many actions. */
  async fromRecord(record: string, actions?: number): Promise<FullGame> {
    try {
      if (this.script) return this.script.game_from_record(record, actions);
    } catch (error) {
      // Rules that only the whole engine knows: nothing is wrong with the record.
      if (!isSenetError(error) || error.code !== "house_rules_absent") throw error;
    }
    return (await this.full()).game_from_record(record, actions);
  }

  /** A file's bytes or a pasted text as plain text; throws what names the line that cannot be read. */
  async readText(input: string | Uint8Array): Promise<string> {
    return (await this.full()).read_text(input);
  }

  /** Reads the game of a record, or its first so many actions, for as long as `use` takes. */
  async withGame<T>(record: string, use: (game: FullGame) => T, actions?: number): Promise<T> {
    const game = await this.fromRecord(record, actions);
    try {
      return use(game);
    } finally {
      game.free();
    }
  }

  /** A game from the position of an id; with a seed, of 64 hexadecimal digits, its throws are always the same. */
  fromPosition(ruleset: string, position: string, seed?: string): Promise<Game> {
    return this.newGame({ ruleset, position, seed });
  }

  /** What the first engine makes of a ruleset in its written form; nothing where only the whole one knows it. */
  atOnce<T>(ruleset: string, use: (engine: Engine) => T): T | undefined {
    return this.small.knows_rules(ruleset) ? use(this.small) : undefined;
  }

  /** The whole engine on this thread; throws a StartError that says what is in the way. */
  async full(): Promise<FullEngine> {
    const glue = () =>
      import("senet-wasm-full").catch((error: unknown) => {
        throw new StartError("wasm-not-found", error);
      });
    this.started ??= Promise.all([glue(), this.fullModule()]).then(async ([full, module]) => {
      startingFull ??= full.default({ module_or_path: module });
      await startingFull;
      return full;
    });
    try {
      return await this.started;
    } catch (error) {
      this.started = startingFull = null;
      throw error instanceof StartError ? error : new StartError("engine-broken", error);
    }
  }

  /** Why the piece on this house cannot move: the whole engine knows, and is handed the game as it stands. */
  async whyNot(game: Game, house: number): Promise<WhyNot[]> {
    // Before anything is waited for: meanwhile the game may be gone.
    const record = game.record();
    return this.withGame(record, (same) => same.why_not(house));
  }

  /** The whole engine, compiled once for this thread and the worker's. */
  async fullModule(): Promise<WebAssembly.Module> {
    this.compiled ??= compileEngine(fullWasmSource());
    try {
      return await this.compiled;
    } catch (error) {
      this.compiled = null;
      throw error;
    }
  }

  /** The entry of the catalogue that a ruleset in its written form belongs to. */
  ruleset(written: string): RulesetInfo {
    const [id] = written.split("[");
    const info = this.rulesets.find((candidate) => candidate.id === id);
    if (!info) throw new Error(`unknown ruleset ${written}`);
    return info;
  }
}

/** The small engine, as WebAssembly or, where there is none, as JavaScript. */
async function startSmall(): Promise<Engine | ScriptEngine> {
  if (hasWebAssembly()) {
    await init({ module_or_path: await compileEngine(wasmSource()) });
    return first;
  }
  const address = scriptEngineAddress();
  if (address === null) throw new StartError("wasm-missing", "this browser has no WebAssembly");
  try {
    return await import(address);
  } catch (error) {
    throw new StartError("wasm-not-found", error);
  }
}
