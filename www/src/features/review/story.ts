/** What is told of a review: parts that add up, moments, and how often the best was found; how it is asked for, and written. */
import type { ReviewSum } from "senet-wasm-full";
import type { Consult, ToldRow } from "../../engine/review-desk.js";
import type { Side } from "../../engine/types.js";

/** A review, as far as it is told: the rows in the order of the game, the first ones last to come. */
export interface ToldReview {
  ruleset: string;
  record: string;
  judge: string;
  /** White's chance at the start, and White's points, or White's chance where the game is not over. */
  start: number;
  result: number;
  rows: readonly ToldRow[];
  /** Rows in all. */
  length: number;
}

/** Whose choices they are: of the side from which it is told, or of the other. */
export type PartName = "start" | "sticks" | "unsure" | "theirs" | "own";

/** A step of the sum, in whole points of 100: where it begins, and where it ends. */
export interface SumPart {
  name: PartName;
  from: number;
  to: number;
}

export type MomentName = "slip" | "throw" | "turn";

export interface Moment {
  name: MomentName;
  row: ToldRow;
}

/** A choice that gives away so many points of 100 is a slip, a mistake, a big mistake. */
export const BANDS = { slip: 2, mistake: 5, big: 10 } as const;
export type Band = keyof typeof BANDS;

/** Two who have given away the same within this many points have missed as much. */
const EQUAL = 2;
/** With a larger gap the judge is not sure of the game. */
export const UNSURE = 3;
/** Moments within so many rows of each other are one. */
const NEAR = 2;
const MOMENTS = 3;

export const sideOf = (row: ToldRow): Side => (row.side === "W" ? "white" : "black");

/** White's chance, as this side sees it, in points of 100. */
export const chanceOf = (white: number, side: Side): number => 100 * (side === "white" ? white : 1 - white);

/** A difference of White's chance, as this side sees it, in points of 100. */
const gainOf = (white: number, side: Side): number => 100 * (side === "white" ? white : -white);

/** What the throw of a row gave this side, in points. */
export const luckOf = (row: ToldRow, side: Side): number => gainOf(row.luck, side);

/** What the choice of a row gave away, in points. */
export const lossOf = (row: ToldRow): number => 100 * row.loss;

export function bandOf(row: ToldRow): Band | null {
  const loss = lossOf(row);
  return loss >= BANDS.big ? "big" : loss >= BANDS.mistake ? "mistake" : loss >= BANDS.slip ? "slip" : null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What the choices of a side have given away, in points. */
export const givenAway = (told: ToldReview, side: Side): number =>
  sum(told.rows.filter((row) => sideOf(row) === side).map(lossOf));

/** How far the judge disagrees with itself in this game, in points, for this side. */
export const gapOf = (told: ToldReview, side: Side): number =>
  sum(told.rows.map((row) => gainOf(row.gap, side)));

/**
 * From the start to the result, as this side sees it. Rounded are the sums on the way, so that the whole points of the
 * parts add up to the result whatever they are.
 */
export function partsOf(told: ToldReview, side: Side): SumPart[] {
  const other = side === "white" ? "black" : "white";
  const steps: [PartName, number][] = [
    ["start", chanceOf(told.start, side)],
    ["sticks", sum(told.rows.map((row) => luckOf(row, side)))],
    ["unsure", gapOf(told, side)],
    ["theirs", givenAway(told, other)],
    ["own", -givenAway(told, side)],
  ];
  let exact = 0;
  const parts = steps.map(([name, points]) => {
    const from = Math.round(exact);
    exact += points;
    return { name, from, to: Math.round(exact) };
  });
  return parts.filter(({ name, from, to }) => name !== "unsure" || from !== to);
}

/** With less luck than this, in points, the sticks were with nobody. */
const LUCKY = 10;
/** With fewer choices that mattered nothing is said of how well a side chose. */
const ENOUGH_CHOICES = 5;

/** Whom the throws helped on the whole. */
export function favoured(told: ToldReview): Side | "none" {
  const points = sum(told.rows.map((row) => luckOf(row, "white")));
  return Math.abs(points) < LUCKY ? "none" : points > 0 ? "white" : "black";
}

/** Who of these sides and their opponents gave away more; null where one of these sides had too little to choose. */
export function whoMissedMore(told: ToldReview, sides: readonly Side[]): Side | "neither" | "both" | null {
  if (sides.some((side) => foundOf(told, side).choices < ENOUGH_CHOICES)) return null;
  const [white, black] = [givenAway(told, "white"), givenAway(told, "black")];
  if (Math.max(white, black) <= EQUAL) return "neither";
  return Math.abs(white - black) <= EQUAL ? "both" : white > black ? "white" : "black";
}

/** In how many choices that mattered the best was found. */
export function foundOf(told: ToldReview, side: Side): { best: number; choices: number } {
  const choices = told.rows.filter((row) => row.choice && sideOf(row) === side);
  return { best: choices.filter(({ found }) => found).length, choices: choices.length };
}

function greatest(rows: readonly ToldRow[], size: (row: ToldRow) => number): ToldRow | null {
  return rows.reduce<ToldRow | null>((most, row) => (most && size(most) >= size(row) ? most : row), null);
}

/** The last row after which the other side led. */
const lastTurn = (rows: readonly ToldRow[]): ToldRow | undefined =>
  rows.findLast(({ before, played }) => (before - 0.5) * (played - 0.5) < 0);

/**
 * The costliest choice of these sides, if it was a mistake; the throw that moved most before the one that ended the game;
 * the last change of the lead. What is near another is left out, and the next throws and choices by size take its place.
 */
export function momentsOf(told: ToldReview, sides: readonly Side[]): Moment[] {
  const moments: Moment[] = [];
  const near = (row: ToldRow) => moments.some((moment) => Math.abs(moment.row.n - row.n) <= NEAR);
  const add = (name: MomentName, row: ToldRow | null | undefined) => {
    if (row && moments.length < MOMENTS && !near(row)) moments.push({ name, row });
  };
  const own = told.rows.filter((row) => sides.includes(sideOf(row)));
  const slip = greatest(own, lossOf);
  if (slip && lossOf(slip) >= BANDS.mistake) add("slip", slip);
  const luck = (row: ToldRow) => Math.abs(row.luck);
  // That the last throw decided it is no news.
  const ended = told.result === 0 || told.result === 0.5 || told.result === 1;
  const rows = ended ? told.rows.slice(0, -1) : told.rows;
  add("throw", greatest(rows, luck));
  add("turn", lastTurn(told.rows));
  const left = rows.filter((row) => !near(row));
  const size = (row: ToldRow) => Math.max(own.includes(row) ? row.loss : 0, luck(row));
  for (const row of left.sort((one, other) => size(other) - size(one)).slice(0, 4 * MOMENTS)) {
    const slipped = own.includes(row) && row.loss > luck(row);
    if (size(row) > 0 && (!slipped || lossOf(row) >= BANDS.mistake)) add(slipped ? "slip" : "throw", row);
  }
  return moments.sort((one, other) => one.row.n - other.row.n);
}

/** The rows where a key stops: the moments, and every mistake. */
export function stopsOf(told: ToldReview, moments: readonly Moment[]): number[] {
  const stops = new Set(moments.map(({ row }) => row.n));
  for (const row of told.rows) if (lossOf(row) >= BANDS.mistake) stops.add(row.n);
  return [...stops].sort((one, other) => one - other);
}

/** The throws a row is made of. */
const throwsIn = (row: ToldRow): number => row.sticks?.split(" ").length ?? 0;

/** The actions of the game before the choice of this row. */
export const choiceAt = (row: ToldRow): number => row.step + throwsIn(row);

/** The actions of the game when this row is over. */
export const endOf = (row: ToldRow): number => {
  const moves = row.move === null ? 0 : row.move === "throw" ? 0 : row.move.split(" ").length;
  return choiceAt(row) + moves;
};

// ---- Has a game reviewed, slice by slice, the end of it first. What a newer review has overtaken is not heard any more.

/** What is to be reviewed. */
export interface ReviewSubject {
  ruleset: string;
  record: string;
  /** The endgames are solved before anything is judged: with them the whole game is judged exactly. */
  exactly: boolean;
}

/** Rows told with one answer: a few, so that questions of the game do not wait, and the page shows them as they come. */
const ROWS = 8;

export type ReviewProgress = "none" | "solving" | "telling" | "complete" | "failed";

export class ReviewRun {
  progress: ReviewProgress = "none";
  told: ToldReview | null = null;
  subject: ReviewSubject | null = null;
  private life: AbortController | null = null;

  constructor(
    private readonly consult: Consult,
    private readonly changed: () => void,
  ) {}

  /** Begins a review; one that is under way is dropped. Resolves when it is complete, failed or overtaken. */
  async begin(subject: ReviewSubject): Promise<void> {
    this.stop();
    const life = new AbortController();
    this.life = life;
    this.subject = subject;
    this.enter("solving");
    try {
      if (subject.exactly && !(await this.solve(subject, life.signal))) return;
      this.enter("telling");
      await this.tell(subject, life.signal);
    } catch (error) {
      // What was let go of while it was asked has no fault to tell.
      if (life.signal.aborted) return;
      console.error(error);
      this.enter("failed");
    }
  }

  /** Drops what is under way, and what has been told. */
  stop(): void {
    this.life?.abort();
    this.life = null;
    this.told = this.subject = null;
    this.progress = "none";
  }

  private enter(progress: ReviewProgress): void {
    this.progress = progress;
    this.changed();
  }

  /** False when it has been overtaken. */
  private async solve({ ruleset }: ReviewSubject, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const left = await this.consult({ ask: "solve", ruleset }, signal);
      if (left === null || signal.aborted) return false;
      if (!left) return true;
    }
  }

  private async tell({ ruleset, record }: ReviewSubject, signal: AbortSignal): Promise<void> {
    let rows: readonly ToldRow[] = [];
    for (let anew = true; ; anew = false) {
      const slice = await this.consult({ ask: "review", ruleset, record, anew, rows: ROWS }, signal);
      if (slice === null || signal.aborted) return;
      const { begun, length, judge, start, result } = slice;
      // A thread that had to be replaced begins with a review of its own.
      rows = [...slice.rows.toReversed(), ...(begun ? [] : rows)];
      this.told = { ruleset, record, judge, start, result, length, rows };
      if (rows.length === length) return this.enter("complete");
      this.changed();
    }
  }
}

// ---- The review as a file: the same object and the same rows as `senet review --json` and `--csv` write.

const FIELDS = [
  "n",
  "side",
  "sticks",
  "value",
  "before",
  "expected",
  "best",
  "played",
  "luck",
  "gap",
  "loss",
  "stakes",
  "move",
  "best_move",
] as const satisfies readonly (keyof ToldRow)[];

function sumOf(rows: readonly ToldRow[]): ReviewSum {
  const sum: ReviewSum = { luck: 0, gap: 0, loss: { W: 0, B: 0 } };
  for (const row of rows) {
    sum.luck += row.luck;
    sum.gap += row.gap;
    sum.loss[row.side] += row.loss;
  }
  return sum;
}

export function asJson({ ruleset, judge, start, result, rows }: ToldReview): string {
  const told = rows.map((row) => Object.fromEntries(FIELDS.map((field) => [field, row[field]])));
  return JSON.stringify({ ruleset, judge, start, result, rows: told, sum: sumOf(rows) });
}

export function asCsv({ rows }: ToldReview): string {
  const lines = rows.map((row) => FIELDS.map((field) => written(row[field])).join(","));
  return `${[FIELDS.join(","), ...lines].join("\n")}\n`;
}

/** Numbers without powers of ten, which not every table understands. */
function written(value: string | number | null): string {
  const text = String(value ?? "");
  const [, sign = "", whole = "", part = "", power] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  return power ? `${sign}0.${"0".repeat(Number(power) - 1)}${whole}${part}` : text;
}
