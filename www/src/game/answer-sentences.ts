/** Answers to a player's questions: why not, what is best, and why rules are refused. */
import { type Sentence, sentence } from "../base/i18n/localizer.js";
import type { Advice, Move, WhyNot } from "../engine/types.js";
import type { Refusal } from "./view-state.js";

export { refusedRules } from "./refused-rules.js";

// Why a piece cannot move. The houses it names are the ones lit on the board.

export function refusalSentences({ spot, reasons }: Pick<Refusal, "spot" | "reasons">): Sentence[] {
  const ids = new Set<string>();
  return reasons.flatMap((reason) => {
    const sentence = refusalSentence(reason, Number(spot));
    const key = JSON.stringify(sentence);
    if (ids.has(key)) return [];
    ids.add(key);
    return sentence;
  });
}

function refusalSentence(reason: WhyNot, from: number): Sentence {
  return sentence(`why-${reason.code}`, {
    from,
    throw: reason.throw ?? 0,
    target: reason.target ?? "",
    count: reason.houses.length,
    throws: reason.waits_for,
    first: reason.houses[0] ?? 0,
    last: reason.houses.at(-1) ?? 0,
  });
}

// Advice in words: the best choice, one reason for it, and the value of the choices.

/** `moves`: the legal moves considered. */
export function adviceSentences(advice: Advice, moves: readonly Move[]): Sentence[] {
  const [best] = advice.options;
  if (!best) return [];
  const other = advice.options.find(({ id }) => id === advice.other);
  // A choice that rounds to the same value is not called the best.
  const equal = advice.why.reason === "equal" || (other && percent(best.chance) === percent(other.chance));
  const sentences = equal
    ? [choiceSentence(moves, best.id, "yes")]
    : [choiceSentence(moves, best.id), reasonSentence(advice.why)];
  if (other && !equal)
    sentences.push(sentence("advice-chances", { best: percent(best.chance), other: percent(other.chance) }));
  if (advice.exact) sentences.push(sentence("advice-exact"));
  return sentences;
}

/** The recommendation; `equal` means that another choice is as good. */
export function choiceSentence(moves: readonly Move[], id: string, equal: "yes" | "no" = "no"): Sentence {
  const move = moves.find((candidate) => candidate.id === id);
  if (!move) return sentence("advice-do-throw", { equal });
  const { from, to, kind } = move;
  if (to === "off") return sentence("advice-do-bear_off", { from: from ?? "", equal });
  if (kind === "enter" || from === "hand") return sentence("advice-do-enter", { to: to ?? "", equal });
  return sentence(`advice-do-${kind}`, { from: from ?? "", to: to ?? "", equal });
}

/** The reason why it is better. */
export function reasonSentence({ reason, ...figures }: Advice["why"]): Sentence {
  const args: Record<string, string | number> = {};
  for (const [name, figure] of Object.entries(figures)) {
    if (typeof figure !== "number") continue;
    args[name] = name === "chance" || name === "instead" ? percent(figure) : figure;
  }
  const back = "to_hand" in figures && figures.to_hand ? "-to_hand" : "";
  return sentence(`advice-because-${reason}${back}`, args);
}

/** In whole hundredths, as displayed. Zero has no sign. */
function percent(chance: number): number {
  return Math.round(Math.max(0, chance) * 100);
}
