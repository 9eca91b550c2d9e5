/** Which rule strikes in these events, for explaining it the first time. */
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { GameEvent } from "../../src/engine/types.js";

/** Rules that surprise people who do not know them, most surprising first. */
export const FIRST_RULES = ["back", "water", "block", "dark", "again"] as const;
export type FirstRule = (typeof FIRST_RULES)[number];

/** The first of these rules that strikes and is not known yet. `thrown` is the last throw. */
export function firstRule(
  events: readonly GameEvent[],
  thrown: number,
  known: ReadonlySet<string>,
): { rule: FirstRule; text: Sentence } | null {
  const rules = new Set(events.flatMap(strikes));
  const rule = FIRST_RULES.find((name) => rules.has(name) && !known.has(name));
  return rule ? { rule, text: sentence(`first-${rule}`, { value: thrown }) } : null;
}

function strikes(event: GameEvent): FirstRule[] {
  switch (event.type) {
    case "moved":
      return event.kind === "backward" ? ["back"] : [];
    case "drowned":
      return ["water"];
    case "turn_passed":
      return event.reason === "no_move" ? ["block"] : [];
    case "thrown": {
      const { sticks } = event.throw;
      return sticks.length > 0 && !sticks.includes(true) && !event.opening ? ["dark"] : [];
    }
    case "throw_again":
      return ["again"];
    default:
      return [];
  }
}
