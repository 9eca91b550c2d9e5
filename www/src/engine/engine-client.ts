/**
 * The page's own copies of the engine: the small one of the first load holds
 * the game; the whole one, which also knows house rules, takes over where the
 * small one says that it does not know enough. A call is a matter of
 * microseconds, so they run on the main thread.
 */

import init, * as first from "senet-wasm";
import { fullWasmSource, wasmSource } from "./assets.js";
import type { FullEngine } from "./full-engine.js";
import { isSenetError } from "./senet-error.js";
import type { BoardInfo, Game, RulesetInfo } from "./types.js";
import { compileEngine, StartError } from "./wasm-module.js";

export interface NewGame {
  ruleset: string;
  /** 64 hexadecimal digits; without it the device's own randomness is used. */
  seed?: string;
  /** The id of the position it starts from. */
  position?: string;
}

/** What both engines offer. */
export type Engine = Pick<typeof first, "Advisor" | "game_from_record" | "new_game">;

/** One engine serves all games of a page. */
let starting: Promise<unknown> | null = null;

export class EngineClient {
  /** Counts how often a net has been learned or forgotten on this page: players are made anew then. */
  learned = 0;
  private compiled: Promise<WebAssembly.Module> | null = null;
  private started: Promise<FullEngine> | null = null;

  private constructor(
    readonly rulesets: readonly RulesetInfo[],
    readonly boards: readonly BoardInfo[],
  ) {}

  /** Loads the first engine; throws a StartError that says what is in the way. */
  static async start(): Promise<EngineClient> {
    starting ??= compileEngine(wasmSource()).then((module) => init({ module_or_path: module }));
    try {
      await starting;
      return new EngineClient(first.rulesets(), first.boards());
    } catch (error) {
      starting = null;
      throw error instanceof StartError ? error : new StartError("engine-broken", error);
    }
  }

  newGame(options: NewGame): Promise<Game> {
    return this.enough((engine) => engine.new_game(options));
  }

  fromRecord(record: string): Promise<Game> {
    return this.enough((engine) => engine.game_from_record(record));
  }

  /** A game from the position of an id; with a seed, of 64 hexadecimal digits, its throws are always the same. */
  fromPosition(ruleset: string, position: string, seed?: string): Promise<Game> {
    return this.enough((engine) => engine.new_game({ ruleset, position, seed }));
  }

  /** What the first engine makes of it; or nothing, where the whole one must be asked. */
  atOnce<T>(use: (engine: Engine) => T): T | undefined {
    try {
      return use(first);
    } catch (error) {
      if (isSenetError(error) && error.code === "house_rules_absent") return undefined;
      throw error;
    }
  }

  /** The whole engine on this thread. */
  async full(): Promise<FullEngine> {
    this.started ??= Promise.all([import("./full-engine.js"), this.fullModule()]).then(
      ([{ startFullEngine }, module]) => startFullEngine(module),
    );
    try {
      return await this.started;
    } catch (error) {
      this.started = null;
      throw error;
    }
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

  private async enough<T>(use: (engine: Engine) => T): Promise<T> {
    return this.atOnce(use) ?? use(await this.full());
  }
}
