/** Which sentences make up the rules of each game the page can explain. */
import type { RulesetInfo } from "../engine/types.js";

/** The rule sentences of each ruleset, in the order they are read, by heading. */
export const RULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "kendall-masters": {
    "rules-aim": ["rule-km-aim", "rule-km-pieces", "rule-km-start", "rule-km-way"],
    "rules-throwing": [
      "rule-km-sticks",
      "rule-km-none",
      "rule-km-again",
      "rule-km-must-move",
      "rule-km-no-move",
    ],
    "rules-moving": [
      "rule-km-one-piece",
      "rule-km-own",
      "rule-km-swap",
      "rule-km-pair",
      "rule-km-back",
      "rule-km-back-swap",
    ],
    "rules-last-houses": [
      "rule-km-beauty",
      "rule-km-leave-beauty",
      "rule-km-water",
      "rule-km-rescue",
      "rule-km-four",
      "rule-km-only-water",
      "rule-km-water-hit",
      "rule-km-exits",
      "rule-km-horus",
      "rule-km-fall-back",
      "rule-km-bump-last",
    ],
    "rules-winning": ["rule-km-win"],
  },
};

/** The page offers the games it can explain. */
export function isExplained(ruleset: RulesetInfo): boolean {
  return ruleset.id in RULES;
}
