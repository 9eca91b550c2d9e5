/**
 * The data of a review: components that add up, moments, and how often the best choice was found. Also requests and
 * exports it.
 */
import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { Side } from "../../src/engine/types.js";
import type { PlacedRow } from "../shared/review-service.js";

/** A review in progress. Rows are in game order and arrive from the end backwards. */
export interface ReviewReport {
  ruleset: string;
  record: string;
  judge: string;
  /** White's chance at the start, and White's points, or White's chance in an unfinished game. */
  start: number;
  result: number;
  rows: readonly PlacedRow[];
  /** The total number of rows. */
  length: number;
}

/** Whether the choices belong to the viewing side or its opponent. */
type PartName = "start" | "sticks" | "unsure" | "theirs" | "own";

/** A part of the sum in whole percentage points, with its start and end. */
export interface SumPart {
  name: PartName;
  from: number;
  to: number;
}

type MomentName = "slip" | "throw" | "turn";

export interface Moment {
  name: MomentName;
  row: PlacedRow;
}

/** Thresholds in points of 100: a slip, a mistake, a big mistake. */
export const SEVERITY_LIMITS = { slip: 2, mistake: 5, big: 10 } as const;
type Severity = keyof typeof SEVERITY_LIMITS;

/** Losses within this many points count as equal. */
const EQUAL = 2;
/** Above this gap the evaluation is considered uncertain. */
export const UNSURE = 3;
/** Moments within this many rows are merged. */
const NEAR = 2;
const MOMENTS = 3;

export const sideOf = (row: PlacedRow): Side => (row.side === "W" ? "white" : "black");

/** White's chance from this side's view, in points of 100. */
export const chanceOf = (white: number, side: Side): number => 100 * (side === "white" ? white : 1 - white);

/** A difference of White's chance from this side's view, in points of 100. */
const gainOf = (white: number, side: Side): number => 100 * (side === "white" ? white : -white);

/** The luck of a row's throw for this side, in points. */
export const luckOf = (row: PlacedRow, side: Side): number => gainOf(row.luck, side);

/** The loss by a row's choice, in points. */
export const lossOf = (row: PlacedRow): number => 100 * row.loss;

export function severityOf(row: PlacedRow): Severity | null {
  const loss = lossOf(row);
  return loss >= SEVERITY_LIMITS.big
    ? "big"
    : loss >= SEVERITY_LIMITS.mistake
      ? "mistake"
      : loss >= SEVERITY_LIMITS.slip
        ? "slip"
        : null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The total loss by a side's choices, in points. */
export const givenAway = (report: ReviewReport, side: Side): number =>
  sum(report.rows.filter((row) => sideOf(row) === side).map(lossOf));

/** The evaluation's inconsistency in this game, in points from this side's view. */
export const gapOf = (report: ReviewReport, side: Side): number =>
  sum(report.rows.map((row) => gainOf(row.gap, side)));

/**
 * The steps from the start to the result from this side's view. Running totals are rounded, so that the whole points of
 * the steps always add up to the result.
 */
export function partsOf(report: ReviewReport, side: Side): SumPart[] {
  const other = side === "white" ? "black" : "white";
  const steps: [PartName, number][] = [
    ["start", chanceOf(report.start, side)],
    ["sticks", sum(report.rows.map((row) => luckOf(row, side)))],
    ["unsure", gapOf(report, side)],
    ["theirs", givenAway(report, other)],
    ["own", -givenAway(report, side)],
  ];
  let exact = 0;
  const parts = steps.map(([name, points]) => {
    const from = Math.round(exact);
    exact += points;
    return { name, from, to: Math.round(exact) };
  });
  return parts.filter(({ name, from, to }) => name !== "unsure" || from !== to);
}

/** Below this luck, in points, neither side was favoured. */
const LUCKY = 10;
/** With fewer important choices, there is no verdict on a side. */
const ENOUGH_CHOICES = 5;

/** The side favoured by the throws overall. */
export function favoured(report: ReviewReport): Side | "none" {
  const points = sum(report.rows.map((row) => luckOf(row, "white")));
  return Math.abs(points) < LUCKY ? "none" : points > 0 ? "white" : "black";
}

/** Which side lost more by its choices; null if one had too few important ones. */
export function whoMissedMore(
  report: ReviewReport,
  sides: readonly Side[],
): Side | "neither" | "both" | null {
  if (sides.some((side) => foundOf(report, side).choices < ENOUGH_CHOICES)) return null;
  const [white, black] = [givenAway(report, "white"), givenAway(report, "black")];
  if (Math.max(white, black) <= EQUAL) return "neither";
  return Math.abs(white - black) <= EQUAL ? "both" : white > black ? "white" : "black";
}

/** The number of important choices in which the best was found. */
export function foundOf(report: ReviewReport, side: Side): { best: number; choices: number } {
  const choices = report.rows.filter((row) => row.choice && sideOf(row) === side);
  return { best: choices.filter(({ found }) => found).length, choices: choices.length };
}

function greatest(rows: readonly PlacedRow[], size: (row: PlacedRow) => number): PlacedRow | null {
  return rows.reduce<PlacedRow | null>((most, row) => (most && size(most) >= size(row) ? most : row), null);
}

/** The last row after which the other side led. */
const lastTurn = (rows: readonly PlacedRow[]): PlacedRow | undefined =>
  rows.findLast(({ before, played }) => (before - 0.5) * (played - 0.5) < 0);

/**
 * Selects moments: the costliest choice if it was a mistake, the throw that moved most before the decisive one, and the
 * last change of the lead. Nearby moments are merged, and the next largest throws and choices fill the gaps.
 */
export function momentsOf(report: ReviewReport, sides: readonly Side[]): Moment[] {
  const moments: Moment[] = [];
  const near = (row: PlacedRow) => moments.some((moment) => Math.abs(moment.row.n - row.n) <= NEAR);
  const add = (name: MomentName, row: PlacedRow | null | undefined) => {
    if (row && moments.length < MOMENTS && !near(row)) moments.push({ name, row });
  };
  const sideRows = report.rows.filter((row) => sides.includes(sideOf(row)));
  const slip = greatest(sideRows, lossOf);
  if (slip && lossOf(slip) >= SEVERITY_LIMITS.mistake) add("slip", slip);
  const luck = (row: PlacedRow) => Math.abs(row.luck);
  // That the last throw decided the game is obvious.
  const ended = report.result === 0 || report.result === 0.5 || report.result === 1;
  const rows = ended ? report.rows.slice(0, -1) : report.rows;
  add("throw", greatest(rows, luck));
  add("turn", lastTurn(report.rows));
  const left = rows.filter((row) => !near(row));
  const size = (row: PlacedRow) => Math.max(sideRows.includes(row) ? row.loss : 0, luck(row));
  for (const row of left.sort((one, other) => size(other) - size(one)).slice(0, 4 * MOMENTS)) {
    const slipped = sideRows.includes(row) && row.loss > luck(row);
    if (size(row) > 0 && (!slipped || lossOf(row) >= SEVERITY_LIMITS.mistake))
      add(slipped ? "slip" : "throw", row);
  }
  return moments.sort((one, other) => one.row.n - other.row.n);
}

/** The moment that turned the game: the last change of the lead, otherwise the one that changed most. */
export function turningPoint(moments: readonly Moment[]): Moment | null {
  const change = ({ row }: Moment) => Math.abs(row.played - row.before);
  const most = moments.toSorted((one, other) => change(other) - change(one))[0];
  return moments.find(({ name }) => name === "turn") ?? most ?? null;
}

/** The rows where stepping stops: the moments, and all mistakes of these sides. */
export function stopsOf(report: ReviewReport, moments: readonly Moment[], sides: readonly Side[]): number[] {
  const stops = new Set(moments.map(({ row }) => row.n));
  for (const row of report.rows)
    if (lossOf(row) >= SEVERITY_LIMITS.mistake && sides.includes(sideOf(row))) stops.add(row.n);
  return [...stops].sort((one, other) => one - other);
}

/** The throws that make up a row. */
const throwsIn = (row: PlacedRow): number => row.sticks?.split(" ").length ?? 0;

/** The number of actions before this row's choice. */
export const choiceAt = (row: PlacedRow): number => row.step + throwsIn(row);

/** The number of actions after this row. */
export const endOf = (row: PlacedRow): number => {
  const moves = row.move === null ? 0 : row.move === "throw" ? 0 : row.move.split(" ").length;
  return choiceAt(row) + moves;
};

// ---- Runs a review in slices, from the end of the game backwards. Results of a superseded review are dropped.

/** The game to review. */
export interface ReviewSubject {
  ruleset: string;
  record: string;
  /** Endgames are solved first, because the whole game is then evaluated exactly. */
  exactly: boolean;
}

/** Rows per request: few, so that the game's requests do not wait and results appear gradually. */
const ROWS = 8;

type ReviewProgress = "none" | "solving" | "telling" | "complete" | "failed";

export class ReviewRun {
  progress: ReviewProgress = "none";
  report: ReviewReport | null = null;
  subject: ReviewSubject | null = null;
  private lifetime: AbortController | null = null;

  constructor(
    private readonly ask: AskAdvisor,
    private readonly changed: () => void,
  ) {}

  /** Starts a review and cancels the previous one. Resolves when it is complete, failed or superseded. */
  async begin(subject: ReviewSubject): Promise<void> {
    this.stop();
    const lifetime = new AbortController();
    this.lifetime = lifetime;
    this.subject = subject;
    this.enter("solving");
    try {
      if (subject.exactly && !(await this.solve(subject, lifetime.signal))) return;
      this.enter("telling");
      await this.tell(subject, lifetime.signal);
    } catch (error) {
      // A cancelled review reports no failure.
      if (lifetime.signal.aborted) return;
      console.error(error);
      this.enter("failed");
    }
  }

  /** Cancels the review and clears its results. */
  stop(): void {
    this.lifetime?.abort();
    this.lifetime = null;
    this.report = this.subject = null;
    this.progress = "none";
  }

  private enter(progress: ReviewProgress): void {
    this.progress = progress;
    this.changed();
  }

  /** Returns false if the review was superseded. */
  private async solve({ ruleset }: ReviewSubject, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const left = await this.ask({ ask: "solve", ruleset }, signal);
      if (left === null || signal.aborted) return false;
      if (!left) return true;
    }
  }

  private async tell({ ruleset, record }: ReviewSubject, signal: AbortSignal): Promise<void> {
    let rows: readonly PlacedRow[] = [];
    for (let restart = true; ; restart = false) {
      const slice = await this.ask({ ask: "review", ruleset, record, restart, rows: ROWS }, signal);
      if (slice === null || signal.aborted) return;
      const { isNew, length, judge, start, result } = slice;
      // A replaced worker starts a review of its own.
      rows = [...slice.rows.toReversed(), ...(isNew ? [] : rows)];
      this.report = { ruleset, record, judge, start, result, length, rows };
      if (rows.length === length) return this.enter("complete");
      this.changed();
    }
  }
}
