/** What the page needs of whatever opened it to keep results; SCORM 1.2 and xAPI each have their own way. */
import type { Sentence } from "../../base/i18n/localizer.js";
import type { Snapshot } from "../../features/embedding/element-types.js";

export interface Result {
  /** 0 to 100. */
  score: number;
  won: boolean;
}

export interface Platform {
  /** What it says to the pupil at the start. */
  readonly greeting: Sentence;
  /** The game it has kept, or "". */
  readonly kept: string;
  /** Keeps a game; "" once it is over. */
  keep(game: string): void;
  /** A game is over; whether the platform takes its result. */
  result(result: Result): boolean;
  /** The first lesson is done; whether the platform takes that. */
  learned(): boolean;
  /** The page is left. */
  leave(): void;
}

/** Something went wrong; the pupil is told. */
export type Trouble = (sentence: Sentence) => void;

// What a game that is over is worth.

/** A draw is worth half. */
const DRAW = 50;

/** A win is 100; a lost game is the share of the pupil's pieces that left the board. Two people at one device: 100. */
export function worthOf({ side, state }: Pick<Snapshot, "side" | "state">): Result {
  if (side === null || state.winner === side) return { score: 100, won: true };
  if (state.winner === "draw") return { score: DRAW, won: false };
  const share = state.off[side] / state.pieces;
  return { score: Math.min(99, Math.floor(100 * share)), won: false };
}

// How long the visit was, as SCORM and xAPI write it.

/** `HHHH:MM:SS.SS`, as SCORM 1.2 wants it. */
export function scormTime(milliseconds: number): string {
  const hundredths = Math.max(0, Math.round(milliseconds / 10));
  const two = (number: number) => String(number).padStart(2, "0");
  const seconds = Math.floor(hundredths / 100);
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  return `${String(hours).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}

/** As ISO 8601 wants it, to hundredths of a second. */
export const isoDuration = (milliseconds: number): string =>
  `PT${(Math.max(0, milliseconds) / 1000).toFixed(2)}S`;
