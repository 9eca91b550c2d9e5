/**
 * The page's engines. The small one of the first load starts games. The full one handles rules unknown to the small one
 * and parses records and positions. Calls take microseconds, so they run on the main thread.
 */

import init, { boards, knows_rules, new_game, rulesets } from "senet-wasm";
import { fullWasmSource, wasmSource } from "../base/page-files.js";
import type { BoardInfo, FullEngine, FullGame, Game, RulesetInfo, WhyNot } from "./types.js";
import { compileEngine, freeAfter, StartError, startErrorOf } from "./wasm.js";

export interface NewGame {
  /** In text form, or the id of rules in use. */
  ruleset: string;
  /** 64 hexadecimal digits; without it, throws come from the device's random number generator. */
  seed?: string;
  /** The id of the starting position. */
  position?: string;
  /** How a seed produces throws: a separate stream for each player, or one for both. */
  throws?: "per-player" | "exchanged";
}

/** The ids of rules in use. Their rules are written in the full engine only. */
export const RULES_IN_USE: readonly string[] = ["boxed-set", "school-sheet", "playpalace", "like-ludo"];

/** What both engines offer, implemented by the first. */
const smallEngine = { boards, knows_rules, new_game, rulesets };

type Engine = typeof smallEngine;

/** All games on a page share one engine of each kind. */
let starting: Promise<Engine> | null = null;
let startingFull: Promise<unknown> | null = null;

export class EngineClient {
  private compiled: Promise<WebAssembly.Module> | null = null;
  private fullEngine: Promise<FullEngine> | null = null;

  readonly rulesets: readonly RulesetInfo[];
  readonly boards: readonly BoardInfo[];

  private constructor(private readonly small: Engine) {
    this.rulesets = small.rulesets();
    this.boards = small.boards();
  }

  /** A client of a running engine that offers everything both engines do. */
  static of(engine: FullEngine): EngineClient {
    const client = new EngineClient(engine);
    client.fullEngine = Promise.resolve(engine);
    return client;
  }

  /** Loads the small engine. Throws a StartError with the reason on failure. */
  static async start(): Promise<EngineClient> {
    starting ??= startSmall();
    try {
      return new EngineClient(await starting);
    } catch (error) {
      starting = null;
      throw startErrorOf(error);
    }
  }

  async newGame(options: NewGame): Promise<Game> {
    const wanted = { ...options, ruleset: await this.rulesetText(options.ruleset) };
    const plain = !options.position && !options.throws;
    const game = plain && this.withSmallEngine(wanted.ruleset, (engine) => engine.new_game(wanted));
    return game || (await this.full()).new_game(wanted);
  }

  /** The text form of a ruleset, which may be the id of rules in use. */
  async rulesetText(name: string): Promise<string> {
    if (!RULES_IN_USE.includes(name)) return name;
    return (await this.full()).rules_in_use().find(({ id }) => id === name)?.ruleset ?? name;
  }

  /** The game of a record, or of its first `actions` actions. */
  async fromRecord(record: string, actions?: number): Promise<FullGame> {
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

async function startSmall(): Promise<Engine> {
  await init({ module_or_path: await compileEngine(wasmSource()) });
  return smallEngine;
}
