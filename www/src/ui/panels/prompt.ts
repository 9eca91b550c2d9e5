/** The state of the game in full sentences, for the status line and for requests. */
import { type Sentence, sentence } from "../../base/i18n/localizer.js";
import { boardMoves, isComputersTurn, mayThrow, nameOfPlayer } from "../../game/choices.js";
import type { ViewState } from "../../game/view-state.js";

/** What happened and what to do next, without repetition. */
export function statusSentences(view: ViewState): Sentence[] {
  const promptSentence = prompt(view);
  const named = promptSentence.args?.value !== undefined;
  const news = view.lastEvents.filter(({ id }) => !PROMPT_IDS.has(id) && !(named && id === "said-thrown"));
  return [...news, promptSentence];
}

/** The awaited throw is another one in the same turn. */
function throwsAgain(view: ViewState): boolean {
  return view.lastEvents.some((sentence) => sentence.id === "said-throw-again");
}

/** The part that the prompt already says. */
const PROMPT_IDS = new Set(["said-turn", "said-throw-again", "said-won", "said-drawn"]);

/** Whose turn it is and what to do, in one sentence. */
export function prompt(view: ViewState): Sentence {
  const state = view.activity === "throwing" || view.activity === "moving" ? view.shown : view.game;
  if (!state) return sentence("prompt-loading");
  if (view.activity === "looking") return view.preview ?? sentence("prompt-looking");
  if (state.phase === "over") {
    if (state.winner === "draw" || state.winner === null) return sentence("prompt-drawn");
    const winner = state.players?.[0] === state.winner ? 0 : 1;
    return sentence("prompt-won", { who: nameOfPlayer(winner, state.winner, view.seat) });
  }
  const who = nameOfPlayer(state.player, state.turn, view.seat);
  const tool = state.die ? "die" : "sticks";
  if (view.activity === "pause") return sentence("prompt-pause");
  if (view.activity === "stopped") return sentence("prompt-stopped");
  if (view.activity === "waiting") return sentence("said-turn", { who });
  if (view.activity === "throwing") return sentence("prompt-throwing", { who, tool });
  if (view.activity === "moving") return sentence("prompt-moving", { who });
  if (isComputersTurn(state, view.seat)) return sentence("prompt-computer");
  if (state.can_rescue) return sentence("prompt-rescue", { who });
  if (mayThrow(view)) {
    if (state.phase === "opening") return sentence("prompt-opening", { who });
    return sentence(throwsAgain(view) ? "prompt-throw-again" : "prompt-throw", { who, tool });
  }
  if (view.pending.length > 1) return sentence("prompt-which-throw");
  if (view.pending.length > 0) return sentence("prompt-confirm");
  const moves = boardMoves(view);
  const throws = view.game?.in_hand ?? [];
  const value = view.selectedThrow ?? view.sticks.value ?? 0;
  if (throws.length > 1 && view.selectedThrow === null) {
    if (moves.length === 1) return sentence("prompt-only-move-of", { who });
    return sentence(view.selected === null ? "prompt-choose-of" : "prompt-aim-of", { who });
  }
  if (moves.length === 1) return sentence("prompt-only-move", { who, value });
  if (view.selected !== null) return sentence("prompt-aim", { who, value });
  return sentence("prompt-choose", { who, value });
}
