import type { RuleSentence } from "../../src/engine/types.js";

/** The minimum needed to play: for each picture the preferred sentence and its fallback. */
const BRIEF: readonly (readonly RegExp[])[] = [
  [/^rule-aim-/],
  [/^rule-again(?!-without)/],
  [/^rule-hit-(?!to-water)/],
  [/^rule-pairs-(?:on|3)/, /^rule-(?:blockade|pairs)-/],
  [/^rule-water-(?!none|suspends)/, /^rule-(?:stop|safe|water)/],
  [/^rule-exits-any/, /^rule-(?:exits|bear-off)/],
];

/** What a reader needs to begin, in this order. */
export const briefRules = (sentences: readonly RuleSentence[]): RuleSentence[] =>
  BRIEF.flatMap((wanted) => {
    const found = wanted.map((pattern) => sentences.find(({ id }) => pattern.test(id)));
    return found.find((sentence) => sentence !== undefined) ?? [];
  });
