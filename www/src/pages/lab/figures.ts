/** Numbers in the reader's language, and differences as sentences with their uncertainty. */
import { numberFormat } from "../../base/i18n/formats.js";
import type { Localizer, Sentence } from "../../base/i18n/localizer.js";
import { sentence } from "../../base/i18n/localizer.js";
import type { Comparison, MeasureResult, SweptPoint } from "./results.js";

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

/** The result of one measure; null if too few games ended. */
export function finding(
  { id, unit, difference, low, high, clear }: MeasureResult,
  names: { first: string; second: string },
  l10n: Localizer,
): Sentence | null {
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

/** The measures that are clearly higher for one kind of player and clearly lower for another. */
export function disagreements(
  results: readonly Comparison[],
  name: (ruleset: string) => string,
  l10n: Localizer,
): Sentence[] {
  const pairs = new Map<string, Comparison[]>();
  for (const result of results) {
    const key = result.rulesets.join(" ");
    pairs.set(key, [...(pairs.get(key) ?? []), result]);
  }
  return [...pairs.values()].flatMap((kinds) => {
    const [first] = kinds;
    if (!first) return [];
    return inOrderOfInterest(first.measures).flatMap(({ id }) => {
      const players = (sign: number) =>
        kinds
          .filter(({ measures }) =>
            measures.some((one) => one.id === id && one.clear && (one.difference ?? 0) * sign > 0),
          )
          .map(({ player }) => l10n.text(`lab-player-${player}`));
      const [more, less] = [players(1), players(-1)];
      if (more.length === 0 || less.length === 0) return [];
      const [a, b] = first.rulesets;
      return sentence("lab-finding-depends", {
        measure: l10n.text(`lab-measure-${id}`),
        first: name(a),
        second: name(b),
        more: l10n.list(more),
        less: l10n.list(less),
      });
    });
  });
}
