/** Plays the games of one question, block by block on every worker, and tells what has come of them so far. */
import type { LabResult } from "./files.js";
import type { LabAnswer, LabRequest, PlayedGames } from "./lab-desk.js";
import type { LabQuestion } from "./question.js";

/** Who plays the games. */
export interface LabPool {
  /** As many requests can be answered at once. */
  readonly size: number;
  ask(request: LabRequest): Promise<LabAnswer>;
  /** Ends all workers: whatever is still asked is rejected. */
  close(): void;
}

export type RunState =
  | { readonly is: "running" | "finished" | "stopped" }
  | { readonly is: "failed"; readonly error: unknown };

/** Games a block: some tenths of a second of the slowest player on a phone. */
const BLOCK = 25;

export class LabRun {
  state: RunState = { is: "running" };
  /** Of the games that have been played so far; null until the first figures. */
  results: readonly LabResult[] | null = null;
  /** Rows of every ruleset's games, in the order of their numbers; equally many of each. */
  rows: readonly Float64Array[];
  /** Games that {@link rows} has of every ruleset. */
  played = 0;
  /** Games of all rulesets together that have been played. */
  done = 0;
  /** By block and ruleset. */
  private readonly blocks: (PlayedGames | undefined)[][] = [];
  private next = 0;
  private summed = 0;
  private summing: Promise<void> | null = null;

  constructor(
    readonly question: LabQuestion,
    /** Those that are played: of a sweep one more for every disputed point. */
    readonly rulesets: readonly string[],
    /** Numbers in a row. */
    private readonly columns: number,
    private readonly pool: LabPool,
    /** Something above has changed. */
    private readonly changed: (run: LabRun) => void,
  ) {
    this.rows = rulesets.map(() => new Float64Array());
  }

  /** Resolves when all games are played, the run is stopped, or it has failed; `state` says which. Never rejects. */
  async run(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: this.pool.size }, () => this.playBlocks()));
      await this.summing;
      if (this.state.is === "running") {
        await this.sum();
        this.enter({ is: "finished" });
      }
    } catch (error) {
      // A closed pool rejects what it was asked: the run was stopped then, and has not failed.
      if (this.state.is === "running") this.enter({ is: "failed", error });
    } finally {
      this.pool.close();
    }
  }

  /** What has been played stays. */
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

  /** Takes the blocks that are there for every ruleset, without a gap before them. */
  private gather(): void {
    const whole = this.blocks.findIndex((block) => block === undefined || block.includes(undefined));
    const ready = this.blocks.slice(0, whole < 0 ? this.blocks.length : whole) as PlayedGames[][];
    const played = Math.min(ready.length * BLOCK, this.question.games);
    if (played === this.played) return;
    this.played = played;
    this.rows = this.rulesets.map((_, at) => joined(ready.map((block) => (block[at] as PlayedGames).rows)));
    // Figures are made anew when a tenth more games are there, one sum at a time.
    if (this.summing || played < this.summed * 1.1) return;
    this.summing = this.sum().finally(() => {
      this.summing = null;
    });
    // A sum that fails ends the run where it is awaited.
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

  /** Games of all rulesets together. */
  get total(): number {
    return this.question.games * this.rulesets.length;
  }

  /** The values of one column, a game each. */
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
