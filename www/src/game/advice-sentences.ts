/** Advice in words: the best choice, one reason for it, and what the choices are worth. */
import type { Advice } from "../engine/types.js";
import { type Sentence, say } from "./sentence.js";
import type { ViewState } from "./view-state.js";

export function adviceSentences(view: ViewState): Sentence[] {
  const advice = view.advice?.given;
  if (!advice) return [say("advice-thinking")];
  const [best] = advice.options;
  if (!best) return [];
  const other = advice.options.find(({ id }) => id === advice.other);
  const said = [choiceSentence(view, best.id), reasonSentence(advice.why)];
  if (other && advice.why.reason !== "equal") {
    said.push(say("advice-chances", { best: percent(best.chance), other: percent(other.chance) }));
  }
  if (advice.exact) said.push(say("advice-exact"));
  return said;
}

function choiceSentence(view: ViewState, id: string): Sentence {
  const move = view.moves.find((candidate) => candidate.id === id);
  if (!move) return say("advice-do-throw");
  if (move.to === "off") return say("advice-do-bear_off", { from: move.from ?? "" });
  if (move.kind === "enter" || move.from === "hand") return say("advice-do-enter", { to: move.to ?? "" });
  return say(`advice-do-${move.kind}`, { from: move.from ?? "", to: move.to ?? "" });
}

function reasonSentence({ reason, ...figures }: Advice["why"]): Sentence {
  const args: Record<string, string | number> = {};
  for (const [name, figure] of Object.entries(figures)) {
    if (typeof figure !== "number") continue;
    args[name] = name === "chance" || name === "instead" ? percent(figure) : figure;
  }
  const back = "to_hand" in figures && figures.to_hand ? "-to_hand" : "";
  return say(`advice-because-${reason}${back}`, args);
}

/** In whole hundredths, as they are said; a chance of no size has no sign either. */
function percent(chance: number): number {
  return Math.round(Math.max(0, chance) * 100);
}
