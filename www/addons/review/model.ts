/** The interface between the add-on and its views. */
import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { State } from "../../src/engine/types.js";
import type { PlacedRow } from "../shared/review-service.js";
import type { Rollout } from "../shared/rollout.js";
import type { RetryExercise } from "./retry-exercise.js";
import type { ReviewRun } from "./story.js";

/** The open parts of the review and their content. */
export interface OpenReview {
  run: ReviewRun;
  rollout: Rollout;
  /** The row from which the hundred games start. */
  rolloutFrom: number | null;
  /** The selected row in the curve. */
  at: number | null;
  /** The part of the bar whose list is open. */
  part: string | null;
  retry: RetryExercise | null;
  /** The game is still in progress, so the review would be help. */
  running: boolean;
  /** The visitor asked for it. */
  opened: boolean;
  /** The game after this number of actions; null until it has loaded, which causes a redraw. */
  stateAt(actions: number): State | null;
  /** The events of a row, in the sentences of the move list. */
  sentences(row: PlacedRow): readonly Sentence[];
  /** The sort order of the table. */
  sorting: Sorting;
  sortBy(sorting: Sorting): void;
  openPart(name: string): void;
  /** Shows a row on the board. */
  goTo(n: number): void;
  tryAgain(row: PlacedRow): void;
  playOn(row: PlacedRow): void;
  play100(row: PlacedRow): void;
  restart(): void;
  endRetry(): void;
  close(): void;
}

export const COLUMNS = ["throw", "player", "value", "move", "chance", "luck", "loss"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  column: Column;
  /** Sorts the largest first. */
  descending: boolean;
}
