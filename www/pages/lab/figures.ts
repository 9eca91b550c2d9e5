/** Numbers in the reader's language, and differences as sentences with their uncertainty. */

import type { Localizer, Sentence } from "../../src/base/i18n/localizer.js";
import { numberFormat, sentence } from "../../src/base/i18n/localizer.js";
import type { Across, Doubt, Evaluators, MeasureResult, SweptPoint } from "./results.js";

/** Shares and probabilities are shown per hundred. */
const isShare = (unit: string) => unit === "share" || unit === "chance";

/** A number with its unit, to three significant digits. */
export function figure(
  value: number,
  unit: string,
  l10n: Localizer,
  signDisplay: "negative" | "exceptZero" = "negative",
): string {
  const scaled = isShare(unit) ? value * 100 : value;
  const digits = Math.abs(scaled) >= 100 ? 0 : Math.abs(scaled) >= 1 ? 1 : 2;
  const text = numberFormat(l10n.locale, {
    maximumFractionDigits: digits,
    signDisplay,
  })
    .format(scaled)
    .replace("-", "−");
  return isShare(unit) ? l10n.text("lab-percent", { value: text }) : text;
}

/** With its sign, for a difference. Arabic needs the direction mark that `Intl` writes before a sign. */
export const signed = (value: number, unit: string, l10n: Localizer): string =>
  figure(value, unit, l10n, "exceptZero");

/** The seconds that people need for a throw and its move, as in the engine (`SECONDS_PER_THROW`). */
const SECONDS_PER_THROW = 3.5;

/** How long people need for a number of throws: minutes, and hours from two hours on. */
export function timeText(throws: number, l10n: Localizer, unitDisplay: "short" | "long" = "short"): string {
  const minutes = (throws * SECONDS_PER_THROW) / 60;
  const [unit, value] =
    minutes < 120 ? (["minute", Math.round(minutes)] as const) : (["hour", minutes / 60] as const);
  return numberFormat(l10n.locale, { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(
    value,
  );
}

/** Verdicts that say that a difference is not known, whatever the interval is. */
const UNKNOWN_VERDICTS = ["doubtful", "not_typical"];

/** The result of one measure; null if too few games ended. */
export function finding(
  result: MeasureResult,
  names: { first: string; second: string },
  l10n: Localizer,
): Sentence | null {
  const { id, unit, difference, low, high, clear, verdict } = result;
  if (UNKNOWN_VERDICTS.includes(verdict)) return sentence(`lab-verdict-${verdict}`);
  if (unit === "throws" && clear) return lengthFinding(result, names, l10n);
  if (difference === null || low === null || high === null) return null;
  const measure = l10n.text(`lab-measure-${id}`);
  if (!clear)
    return sentence("lab-finding-none", {
      measure,
      ...names,
      most: figure(Math.max(Math.abs(low), Math.abs(high)), unit, l10n),
    });
  const [least, most] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))];
  return sentence(difference > 0 ? "lab-finding-more" : "lab-finding-less", {
    measure,
    ...names,
    by: figure(Math.abs(difference), unit, l10n),
    low: figure(least, unit, l10n),
    high: figure(most, unit, l10n),
  });
}

/** A clear difference in throws, with the time of play. A bound if more than half of the games were stopped. */
function lengthFinding(
  { id, values, beyond_cap, difference, low, high }: MeasureResult,
  names: { first: string; second: string },
  l10n: Localizer,
): Sentence | null {
  const measure = l10n.text(`lab-measure-${id}`);
  const shown = (index: 0 | 1) => {
    const value = figure(values[index] ?? 0, "throws", l10n);
    return beyond_cap[index] ? l10n.text("lab-beyond-cap", { value }) : value;
  };
  if (beyond_cap.some(Boolean))
    return sentence("lab-finding-values", { measure, ...names, value: shown(1), before: shown(0) });
  if (difference === null || low === null || high === null) return null;
  const bounds = [Math.abs(low), Math.abs(high)];
  return sentence(difference > 0 ? "lab-finding-longer" : "lab-finding-shorter", {
    measure,
    ...names,
    by: figure(Math.abs(difference), "throws", l10n),
    low: figure(Math.min(...bounds), "throws", l10n),
    high: figure(Math.max(...bounds), "throws", l10n),
    time: timeText(Math.abs(difference), l10n),
  });
}

/** The most important measures. The others follow in the engine's order. */
const SHOWN_FIRST = [
  "length",
  "stopped",
  "first_score",
  "choices",
  "skill_beginner",
  "comebacks",
  "luck",
  "hits",
];

/** The measures in display order. */
export function inOrderOfInterest(measures: readonly MeasureResult[]): MeasureResult[] {
  const place = ({ id }: MeasureResult) => SHOWN_FIRST.indexOf(id);
  const [first, rest] = [
    measures.filter(({ id }) => SHOWN_FIRST.includes(id)),
    measures.filter(({ id }) => !SHOWN_FIRST.includes(id)),
  ];
  return [...first.sort((one, other) => place(one) - place(other)), ...rest];
}

/** Rules by their effect on one measure, largest first; those without a result last. */
export function ranked(points: readonly SweptPoint[], measure: string): SweptPoint[] {
  const effect = ({ measures }: SweptPoint) =>
    Math.abs(measures.find(({ id }) => id === measure)?.difference ?? Number.NEGATIVE_INFINITY);
  return [...points].sort((one, other) => effect(other) - effect(one));
}

/** What holds for every deliberate kind of player, and what depends on who plays. */
export function acrossPlayers(
  { ruleset, rulesets }: Across,
  name: (ruleset: string) => string,
  l10n: Localizer,
): Sentence[] {
  return rulesets.flatMap((other) =>
    other.measures.flatMap(({ id, unit, verdict, least, most }) => {
      const names = {
        measure: l10n.text(`lab-measure-${id}`),
        first: name(ruleset),
        second: name(other.ruleset),
      };
      if (verdict === "depends_on_player") return sentence("lab-finding-depends", names);
      if (verdict !== "holds" || least === null || most === null) return [];
      return sentence("lab-finding-holds", {
        ...names,
        least: signed(least, unit, l10n),
        most: signed(most, unit, l10n),
      });
    }),
  );
}

/** Signs that the estimated chances are wrong, once for each ruleset. */
export const warnings = (
  doubts: readonly Doubt[],
  name: (ruleset: string) => string,
  l10n: Localizer,
): Sentence[] => {
  const known = new Set<string>();
  return doubts.flatMap(({ ruleset, measure, value, expected }) => {
    if (known.has(ruleset)) return [];
    known.add(ruleset);
    return sentence(`lab-doubt-${measure}`, {
      name: name(ruleset),
      value: figure(value, "share", l10n),
      expected: figure(expected, "share", l10n),
    });
  });
};

/** Who plays and who judges in all rulesets, and whether a net had to be replaced. */
export function whoPlays(
  { player, judge, asked_player, asked_judge, trust }: Evaluators,
  playerName: (player: string) => string,
  name: (ruleset: string) => string,
  l10n: Localizer,
): Sentence[] {
  const distrusted = trust.filter(({ verdict }) => verdict !== "trusted").map(({ ruleset }) => name(ruleset));
  const replaced = asked_player !== null || asked_judge !== null;
  return [
    sentence("lab-evaluators", {
      player: playerName(player),
      judge: l10n.text(`lab-judge-${judge}`),
    }),
    ...(replaced ? [sentence("lab-replaced", { rules: l10n.list(distrusted) })] : []),
  ];
}
