/** Runs a comparison block by block on all workers, and reports intermediate results. */
import type { LabResult } from "./files.js";
import type { LabAnswer, LabRequest, PlayedGames, Settled } from "./lab-service.js";
import { type LabQuestion, playersOf } from "./question.js";
import type { Across, EngineRun, Evaluators, Trust } from "./results.js";

/** The workers that play the games. */
interface LabPool {
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
  /** What holds for all kinds of player so far; null for one kind, or until the first results. */
  across: Across | null = null;
  /** Who plays and who judges, for each kind of player; empty until that is settled. */
  evaluators: readonly Evaluators[] = [];
  /** The number of games per player and ruleset in {@link rows}. */
  played = 0;
  /** The total number of games played. */
  done = 0;
  /** What is played: every ruleset by every kind of player. */
  private series: readonly { readonly evaluators: Evaluators; readonly ruleset: string }[] = [];
  /** Room for the rows of all games, by series. Blocks are written to their places as they arrive. */
  private room: readonly Float64Array[] = [];
  private judgeNames: string[] = [];
  /** The number of series that have finished each block. */
  private readonly finished: Uint16Array;
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
    this.finished = new Uint16Array(Math.ceil(question.games / BLOCK));
  }

  /** The kinds of player that play, each of which plays every ruleset; those asked for until that is settled. */
  get players(): readonly string[] {
    if (this.evaluators.length === 0) return playersOf(this.question);
    return this.evaluators.map(({ player }) => player);
  }

  /** Rows of the games in order, by player and then by ruleset; equally many for each. */
  get rows(): readonly Float64Array[] {
    return this.room.map((rows) => rows.subarray(0, this.played * this.columns));
  }

  /** Resolves when all games are played, or the run was stopped or has failed; `state` says which. Never rejects. */
  async run(): Promise<void> {
    try {
      await this.settle();
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

  /** Decides before the first game who plays and who judges in all rulesets. */
  private async settle(): Promise<void> {
    const { judge, games } = this.question;
    const settled: Evaluators[] = [];
    let trust: Promise<readonly Trust[]> | null = null;
    for (const player of playersOf(this.question)) {
      const ask = async (known: readonly Trust[] | null) =>
        (await this.pool.ask({ ask: "settle", player, judge, trust: known })) as Settled;
      let answer = await ask(null);
      if (answer === "nets-needed") {
        trust ??= Promise.all(
          this.rulesets.map(async (ruleset) => (await this.pool.ask({ ask: "trust", ruleset })) as Trust),
        );
        answer = await ask(await trust);
      }
      if (answer === "nets-needed") throw new Error("the verdicts on the nets were not used");
      // The hand-made evaluation may replace a net whose games it would otherwise play, too.
      const { player: actual } = answer;
      if (settled.every((other) => other.player !== actual)) settled.push(answer);
    }
    this.evaluators = settled;
    this.series = settled.flatMap((evaluators) => this.rulesets.map((ruleset) => ({ evaluators, ruleset })));
    this.room = this.series.map(() => new Float64Array(games * this.columns));
    this.judgeNames = this.series.map(() => "");
  }

  private async playBlocks(): Promise<void> {
    const { series } = this;
    const { games, seed } = this.question;
    while (this.state.is === "running" && this.next < this.finished.length * series.length) {
      const task = this.next++;
      const [block, index] = [Math.floor(task / series.length), task % series.length];
      const first = block * BLOCK;
      const count = Math.min(BLOCK, games - first);
      const { evaluators, ruleset } = series[index] as (typeof series)[number];
      const { player, judge } = evaluators;
      const answer = await this.pool.ask({ ask: "play", ruleset, player, judge, seed, first, count });
      if (this.state.is !== "running") return;
      const { rows, judgeName } = answer as PlayedGames;
      this.room[index]?.set(rows, first * this.columns);
      this.judgeNames[index] = judgeName;
      this.finished[block] = (this.finished[block] ?? 0) + 1;
      this.done += count;
      this.changed(this);
      this.gather();
    }
  }

  /** Counts the games of the blocks that all series have finished, without gaps. */
  private gather(): void {
    const open = this.finished.findIndex((count) => count < this.series.length);
    const whole = open < 0 ? this.finished.length : open;
    this.played = Math.min(whole * BLOCK, this.question.games);
    // Computes statistics again after every ten percent more games, one computation at a time.
    if (this.summing || this.played === 0 || this.played < this.summed * 1.1) return;
    this.summing = this.sum().finally(() => {
      this.summing = null;
    });
    // A failed computation ends the run where it is awaited.
    this.summing.catch(() => undefined);
  }

  private async sum(): Promise<void> {
    const { kind, seed } = this.question;
    const { rulesets, evaluators, played } = this;
    if (played === this.summed && this.results) return;
    // Copies, because posting a part of an array would copy the whole of it.
    const rows = this.rows.map((all) => all.slice());
    const results: LabResult[] = [];
    const runs: EngineRun[] = [];
    for (const [index, settled] of evaluators.entries()) {
      const range = [index * rulesets.length, (index + 1) * rulesets.length] as const;
      const run = {
        rulesets: [...rulesets],
        judges: this.judgeNames.slice(...range),
        evaluators: settled,
        seed,
      };
      const answer = await this.pool.ask({ ask: "sum", kind, run, rows: rows.slice(...range) });
      if (this.state.is !== "running") return;
      results.push(...(answer as readonly LabResult[]));
      runs.push(run);
    }
    let across: Across | null = null;
    if (runs.length > 1) {
      across = (await this.pool.ask({ ask: "across", runs, rows })) as Across;
      if (this.state.is !== "running") return;
    }
    this.across = across;
    this.summed = played;
    this.results = results;
    this.changed(this);
  }

  /** The total number of games of all series. */
  get total(): number {
    return this.question.games * this.players.length * this.rulesets.length;
  }

  /** The values of one column, one per game, of a ruleset played by one of the {@link players}. */
  column(ruleset: number, column: number, player = 0): number[] {
    const rows = this.room[player * this.rulesets.length + ruleset];
    return Array.from({ length: this.played }, (_, game) => rows?.[game * this.columns + column] ?? 0);
  }

  private enter(state: RunState): void {
    this.state = state;
    this.changed(this);
  }
}
