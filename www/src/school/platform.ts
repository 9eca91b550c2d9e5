/** What the page needs of whatever opened it to keep results; SCORM 1.2 and xAPI each have their own way. */
import type { Sentence } from "../game/sentence.js";

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
