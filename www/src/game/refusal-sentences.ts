/** Why a piece cannot move, in words; the houses named are the ones lit on the board. */
import type { WhyNot } from "../engine/types.js";
import { type Sentence, say } from "./sentence.js";
import type { ViewState } from "./view-state.js";

export function refusalSentences(view: ViewState): Sentence[] {
  const { refusal } = view;
  if (!refusal) return [];
  const seen = new Set<string>();
  return refusal.reasons.flatMap((reason) => {
    const sentence = refusalSentence(reason, Number(refusal.spot));
    const key = JSON.stringify(sentence);
    if (seen.has(key)) return [];
    seen.add(key);
    return sentence;
  });
}

function refusalSentence(reason: WhyNot, from: number): Sentence {
  return say(`why-${reason.code}`, {
    from,
    throw: reason.throw ?? 0,
    target: reason.target ?? "",
    count: reason.houses.length,
    throws: reason.waits_for.join(" / "),
    first: reason.houses[0] ?? 0,
    last: reason.houses.at(-1) ?? 0,
  });
}
