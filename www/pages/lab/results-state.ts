/** What the results show, and what the visitor can do with them. */
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { LabResult } from "./files.js";
import type { Across } from "./results.js";
import type { RunState } from "./run.js";

export interface ResultsView {
  /** One entry per ruleset compared with the first; a sweep has one. */
  results: readonly LabResult[];
  /** Only a finished run has a verdict. While figures still change, they would invite stopping at the right moment. */
  state: RunState["is"];
  l10n: Localizer;
  /** The name of a ruleset in text form. */
  name(ruleset: string): string;
  /** What holds for all kinds of player, if several play. */
  across: Across | null;
  /** A disputed rule with a value, such as `pairs=off`, in words. */
  pointText(option: string): string;
  /** The rules that a grid changes. */
  points: readonly string[];
  /** Plays a grid of these two rules. */
  tryBoth(points: readonly [string, string]): void;
  redraw(): void;
  /** The throws of every finished game, by ruleset. */
  lengths: ReadonlyMap<string, readonly number[]>;
  /** The measure by which a sweep is sorted and which a grid shows. */
  rankedBy: string;
  rank(measure: string): void;
  /** The width of the results' column, in CSS pixels. */
  width: number;
}
