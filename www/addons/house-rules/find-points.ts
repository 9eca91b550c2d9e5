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

/** Words with this number of letters in common at their beginning can be forms of one word, such as `blocked` and `blockade`. */
const STEM_LENGTH = 4;

/** Shorter words are found only as a whole, and those without digits only alone. */
const SHORT = /^[\p{Script=Latin}\d]{1,2}$/u;

/**
 * The rules whose name, values, houses or words of rule sheets contain every word of the query. If there are none, those
 * with most of its words, in any form.
 */
export function foundPoints(query: string, points: readonly RulePoint[], l10n: Localizer): RulePoint[] {
  const words = wordsOf(query);
  const long = words.filter((word) => !/^\p{L}{1,2}$/u.test(word) || !SHORT.test(word));
  const wanted = long.length > 0 ? long : words;
  const texts = points.map((point) => textOf(point, l10n));
  const having = (isIn: (word: string, text: string) => boolean, least: number) =>
    points.filter((_, index) => wanted.filter((word) => isIn(word, texts[index] ?? "")).length >= least);
  const exact = having(contains, Math.max(1, wanted.length));
  if (exact.length > 0) return exact;
  const counts = texts.map((text) => wanted.filter((word) => containsForm(word, text)).length);
  return having(containsForm, Math.max(1, ...counts));
}

function textOf(point: RulePoint, l10n: Localizer): string {
  const values =
    point.kind === "words" ? point.choices.map(({ value }) => pointValue(point, value, l10n)) : [];
  const houses = point.kind === "houses" ? point.choices.filter(({ chosen }) => chosen) : [];
  const words = `words-${point.name.replaceAll("_", "-")}`;
  return plain(
    [
      point.name,
      pointTitle(point.name, l10n),
      ...values,
      ...houses.map(({ name }) => name),
      ...point.exits.map(({ house }) => house),
      l10n.has(words) ? l10n.text(words) : "",
    ].join(" "),
  );
}

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const contains = (word: string, text: string): boolean =>
  SHORT.test(word) ? wordsOf(text).includes(word) : text.includes(word);

function containsForm(word: string, text: string): boolean {
  return contains(word, text) || wordsOf(text).some((other) => isFormOf(word, other));
}

/** Whether at least half of the longer word is the beginning of both. */
function isFormOf(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return common >= STEM_LENGTH && 2 * common >= Math.max(one.length, other.length);
}
