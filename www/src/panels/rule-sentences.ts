/** The engine's sentences about a ruleset, put into words. */
import type { RuleSentence } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";

/** In this order the sentences come; each is a heading. */
export const SECTIONS = ["aim", "throwing", "moving", "houses", "leaving", "winning"] as const;

export function ruleText({ id, args }: RuleSentence, words: Localizer): string {
  const gaps = Object.entries(args).map(([name, gap]): [string, number | string] => [
    name,
    typeof gap === "number" ? gap : listed(gap, name === "houses" ? "conjunction" : "disjunction", words),
  ]);
  return words.text(id, Object.fromEntries(gaps));
}

/** "26, 28 and 29", "1, 4 or 5", "1 to 20": three or more in a row are a run, unless any one of them is meant. */
function listed(numbers: readonly number[], type: "conjunction" | "disjunction", words: Localizer): string {
  const parts = type === "conjunction" ? runs(numbers) : numbers.map((number) => [number]);
  const texts = parts.map(([first = 0, ...rest]) =>
    rest.length > 1
      ? words.text("houses-run", { first, last: rest.at(-1) ?? first })
      : words.text("number", { value: first }),
  );
  return new Intl.ListFormat(words.language.code, { type }).format(texts);
}

function runs(numbers: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else found.push([number]);
  }
  return found.flatMap((run) => (run.length > 2 ? [run] : run.map((number) => [number])));
}
