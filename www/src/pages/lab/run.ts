/** Runs a comparison block by block on all workers, and reports intermediate results. */
import type { LabResult } from "./files.js";
import type { LabAnswer, LabRequest, PlayedGames } from "./lab-desk.js";
import { type LabQuestion, playersOf } from "./question.js";

/** The workers that play the games. */
export interface LabPool {
  /** The number of requests that run in parallel. */
  readonly size: number;
  ask(request: LabRequest): Promise<LabAnswer>;
  /** Ends all workers and rejects open requests. */
  close(): void;
}

export type RunState =
  | { readonly is: "running" | "finished" | "stopped" }
  | { readonly is: "failed"; readonly error: unknown };

/** Games per block: a few tenths of a second of the slowest player on a phone. */
const BLOCK = 25;

export class LabRun {
  state: RunState = { is: "running" };
  /** The results so far; null until the first. */
  results: readonly LabResult[] | null = null;
  /** The kinds of player, each of which plays every ruleset. */
  readonly players: readonly string[];
  /** Rows of the games in order, by player and then by ruleset; equally many for each. */
  rows: readonly Float64Array[];
  /** The number of games per player and ruleset in {@link rows}. */
  played = 0;
  /** The total number of games played. */
  done = 0;
  /** What is played: every ruleset by every kind of player. */
  private readonly series: readonly { readonly player: string; readonly ruleset: string }[];
  /** By block and series. */
  private readonly blocks: (PlayedGames | undefined)[][] = [];
  private next = 0;
  private summed = 0;
  private summing: Promise<void> | null = null;

  constructor(
    readonly question: LabQuestion,
    /** The rulesets played; a sweep adds one per disputed rule. */
    readonly rulesets: readonly string[],
    /** Numbers per row. */
    private readonly columns: number,
    private readonly pool: LabPool,
    /** Called when one of the fields above has changed. */
    private readonly changed: (run: LabRun) => void,
  ) {
    this.players = playersOf(question);
    this.series = this.players.flatMap((player) => rulesets.map((ruleset) => ({ player, ruleset })));
    this.rows = this.series.map(() => new Float64Array());
  }

  /** Resolves when all games are played, or the run was stopped or has failed; `state` says which. Never rejects. */
  async run(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: this.pool.size }, () => this.playBlocks()));
      await this.summing;
      if (this.state.is === "running") {
        await this.sum();
        this.enter({ is: "finished" });
      }
    } catch (error) {
      // A closed pool rejects its requests; the run was then stopped and has not failed.
      if (this.state.is === "running") this.enter({ is: "failed", error });
    } finally {
      this.pool.close();
    }
  }

  /** Keeps the games played so far. */
  stop(): void {
    if (this.state.is !== "running") return;
    this.enter({ is: "stopped" });
    this.pool.close();
  }

  private async playBlocks(): Promise<void> {
    const { series } = this;
    const { games, seed } = this.question;
    const blocks = Math.ceil(games / BLOCK);
    while (this.state.is === "running" && this.next < blocks * series.length) {
      const task = this.next++;
      const [block, at] = [Math.floor(task / series.length), task % series.length];
      const first = block * BLOCK;
      const count = Math.min(BLOCK, games - first);
      const { player, ruleset } = series[at] as (typeof series)[number];
      const answer = await this.pool.ask({ ask: "play", ruleset, player, seed, first, count });
      if (this.state.is !== "running") return;
      this.blocks[block] ??= series.map(() => undefined);
      (this.blocks[block] as (PlayedGames | undefined)[])[at] = answer as PlayedGames;
      this.done += count;
      this.changed(this);
      this.gather();
    }
  }

  /** Takes the completed blocks that all series have, without gaps. */
  private gather(): void {
    const whole = this.blocks.findIndex((block) => block === undefined || block.includes(undefined));
    const ready = this.blocks.slice(0, whole < 0 ? this.blocks.length : whole) as PlayedGames[][];
    const played = Math.min(ready.length * BLOCK, this.question.games);
    if (played === this.played) return;
    this.played = played;
    this.rows = this.series.map((_, at) => joined(ready.map((block) => (block[at] as PlayedGames).rows)));
    // Computes statistics again after every ten percent more games, one computation at a time.
    if (this.summing || played < this.summed * 1.1) return;
    this.summing = this.sum().finally(() => {
      this.summing = null;
    });
    // A failed computation ends the run where it is awaited.
    this.summing.catch(() => undefined);
  }

  private async sum(): Promise<void> {
    const { kind, seed } = this.question;
    const { rows, rulesets, players, played } = this;
    if (played === this.summed && this.results) return;
    const judges = (this.blocks[0] ?? []).map((games) => games?.judge ?? "");
    const results: LabResult[] = [];
    for (const [at, player] of players.entries()) {
      const own = [at * rulesets.length, (at + 1) * rulesets.length] as const;
      const request = { ask: "sum", kind, rulesets, player, seed } as const;
      const answer = await this.pool.ask({
        ...request,
        judges: judges.slice(...own),
        rows: rows.slice(...own),
      });
      if (this.state.is !== "running") return;
      results.push(...(answer as readonly LabResult[]));
    }
    this.summed = played;
    this.results = results;
    this.changed(this);
  }

  /** The total number of games of all series. */
  get total(): number {
    return this.question.games * this.series.length;
  }

  /** The values of one column, one per game, of a ruleset played by one of the {@link players}. */
  column(ruleset: number, column: number, player = 0): number[] {
    const rows = this.rows[player * this.rulesets.length + ruleset] ?? new Float64Array();
    return Array.from(
      { length: rows.length / this.columns },
      (_, game) => rows[game * this.columns + column] ?? 0,
    );
  }

  private enter(state: RunState): void {
    this.state = state;
    this.changed(this);
  }
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
