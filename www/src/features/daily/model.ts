import type { Setup } from "../../game/view-state.js";
import type { DailyResult } from "./result.js";

/** What the dialog shows, and its actions. */
export interface DailyDay {
  date: string;
  isToday: boolean;
  setup: Setup;
  best: DailyResult | null;
  /** The best result has been saved. */
  kept: boolean;
  /** An invalid date that was requested. */
  wrongDate: string | null;
  link: string;
  play(): void;
  playToday(): void;
}
