import type { Setup } from "../../game/view-state.js";
import type { DailyResult } from "./result.js";

/** What the dialog shows and does. */
export interface DailyDay {
  date: string;
  isToday: boolean;
  setup: Setup;
  best: DailyResult | null;
  /** The best result is still there when the page is opened anew. */
  kept: boolean;
  /** What was asked for in its place, and is no date. */
  wrongDate: string | null;
  link: string;
  play(): void;
  playToday(): void;
}
