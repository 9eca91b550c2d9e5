/** Finds rules by the words that rule sheets use. */
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { RulePoint } from "../../src/engine/types.js";
import { pointTitle, pointValue } from "./point-view.js";

/** Lower case without accents, so that `Echange` finds `échange`. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase();

/** The rules whose name, values or words of rule sheets contain every word of the query. */
export function foundPoints(query: string, points: readonly RulePoint[], l10n: Localizer): RulePoint[] {
  const wanted = plain(query).split(/\s+/u).filter(Boolean);
  const textOf = (point: RulePoint): string => {
    const values =
      point.kind === "words" ? point.choices.map(({ value }) => pointValue(point, value, l10n)) : [];
    const words = `words-${point.name.replaceAll("_", "-")}`;
    const further = l10n.has(words) ? [l10n.text(words)] : [];
    return plain([point.name, pointTitle(point.name, l10n), ...values, ...further].join(" "));
  };
  return points.filter((point) => {
    const text = textOf(point);
    return wanted.every((word) => text.includes(word));
  });
}
