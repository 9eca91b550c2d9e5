/** Runs a comparison block by block on all workers, and reports intermediate results. */
import type { LabResult } from "./files.js";
import type { LabAnswer, LabRequest, PlayedGames } from "./lab-desk.js";
import type { LabQuestion } from "./question.js";

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
  /** Rows of every ruleset's games in order; equally many for each. */
  rows: readonly Float64Array[];
  /** The number of games per ruleset in {@link rows}. */
  played = 0;
  /** The total number of games played. */
  done = 0;
  /** By block and ruleset. */
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
    this.rows = rulesets.map(() => new Float64Array());
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
    const { games, player, seed } = this.question;
    const blocks = Math.ceil(games / BLOCK);
    while (this.state.is === "running" && this.next < blocks * this.rulesets.length) {
      const task = this.next++;
      const [block, at] = [Math.floor(task / this.rulesets.length), task % this.rulesets.length];
      const first = block * BLOCK;
      const count = Math.min(BLOCK, games - first);
      const ruleset = this.rulesets[at] as string;
      const answer = await this.pool.ask({ ask: "play", ruleset, player, seed, first, count });
      if (this.state.is !== "running") return;
      this.blocks[block] ??= this.rulesets.map(() => undefined);
      (this.blocks[block] as (PlayedGames | undefined)[])[at] = answer as PlayedGames;
      this.done += count;
      this.changed(this);
      this.gather();
    }
  }

  /** Takes the completed blocks that all rulesets have, without gaps. */
  private gather(): void {
    const whole = this.blocks.findIndex((block) => block === undefined || block.includes(undefined));
    const ready = this.blocks.slice(0, whole < 0 ? this.blocks.length : whole) as PlayedGames[][];
    const played = Math.min(ready.length * BLOCK, this.question.games);
    if (played === this.played) return;
    this.played = played;
    this.rows = this.rulesets.map((_, at) => joined(ready.map((block) => (block[at] as PlayedGames).rows)));
    // Computes statistics again after every ten percent more games, one computation at a time.
    if (this.summing || played < this.summed * 1.1) return;
    this.summing = this.sum().finally(() => {
      this.summing = null;
    });
    // A failed computation ends the run where it is awaited.
    this.summing.catch(() => undefined);
  }

  private async sum(): Promise<void> {
    const { kind, player, seed } = this.question;
    const { rows, rulesets, played } = this;
    if (played === this.summed && this.results) return;
    const judges = (this.blocks[0] ?? []).map((games) => games?.judge ?? "");
    const results = await this.pool.ask({ ask: "sum", kind, rulesets, judges, player, seed, rows });
    if (this.state.is !== "running") return;
    this.summed = played;
    this.results = results as readonly LabResult[];
    this.changed(this);
  }

  /** The total number of games of all rulesets. */
  get total(): number {
    return this.question.games * this.rulesets.length;
  }

  /** The values of one column, one per game. */
  column(ruleset: number, column: number): number[] {
    const rows = this.rows[ruleset] ?? new Float64Array();
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
