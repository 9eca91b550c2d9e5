/** What the feature tells its views, and what they ask of it. */
import type { Sentence } from "../../base/i18n/localizer.js";
import type { ToldRow } from "../../engine/review-desk.js";
import type { State } from "../../engine/types.js";
import type { HundredGames } from "../../ui/hundred-games.js";
import type { ReviewRun } from "./story.js";
import type { Trial } from "./trial.js";

/** What of the review is open, and what it shows besides. */
export interface OpenReview {
  run: ReviewRun;
  hundred: HundredGames;
  /** The row the hundred games were played from. */
  hundredFrom: number | null;
  /** The row at which the visitor is in the curve. */
  at: number | null;
  /** The part of the bar whose list is open. */
  part: string | null;
  trial: Trial | null;
  /** The game is still being played: looking is help. */
  running: boolean;
  /** The visitor wants to see it. */
  opened: boolean;
  /** The game after so many actions; null until it is known, and then all is drawn anew. */
  stateAt(actions: number): State | null;
  /** What happened in a row, in the sentences of the list of moves. */
  sentences(row: ToldRow): readonly Sentence[];
  /** In which order the table tells the throws. */
  sorting: Sorting;
  sortBy(sorting: Sorting): void;
  openPart(name: string): void;
  /** Shows on the board what was played in a row. */
  goTo(n: number): void;
  tryAgain(row: ToldRow): void;
  playOn(row: ToldRow): void;
  play100(row: ToldRow): void;
  again(): void;
  endTrial(): void;
  close(): void;
}

export const COLUMNS = ["throw", "player", "value", "move", "chance", "luck", "loss"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  column: Column;
  /** The largest first. */
  down: boolean;
}
