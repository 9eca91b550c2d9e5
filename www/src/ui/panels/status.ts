/** The state of the game in full sentences, for the status line and for requests. */
import { html, type TemplateResult } from "lit";
import { type Localizer, type Sentence, sentence } from "../../base/i18n/localizer.js";
import {
  boardMoves,
  forcedMove,
  isComputersTurn,
  mayThrow,
  nameOfPlayer,
  personMayAct,
} from "../../game/choices.js";
import type { ViewState } from "../../game/view-state.js";
import { answer } from "./in-game.js";

/** What happened and what to do next, without repetition. */
export function statusSentences(view: ViewState, isExercise = false): Sentence[] {
  const promptSentence = prompt(view);
  const named = promptSentence.args?.value !== undefined;
  const news = view.lastEvents.filter(({ id }) => !PROMPT_IDS.has(id) && !(named && id === "said-thrown"));
  // In an exercise the computer does not play.
  const isTold = isExercise && news.length > 0 && promptSentence.id === "prompt-computer";
  return isTold ? news : [...news, promptSentence];
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

// ---- The status line under the board, in few words, with full sentences on request.

/** The answer to a question covers the line. */
export function statusPanel(view: ViewState, l10n: Localizer): TemplateResult {
  return html`
    <div class="status">
      <p class="prompt"><strong>${l10n.sentence(statusLine(view))}</strong></p>
      ${answer(view, l10n)}
    </div>
  `;
}

/**
 * The visible line never repeats what the board shows. It changes when the turn passes, when there is a choice to make, and
 * when something unusual happens. Such news stays until a person acts.
 */
function statusLine(view: ViewState): Sentence {
  const { game, shown, activity, news } = view;
  const state = activity === "throwing" || activity === "moving" ? shown : game;
  if (!game || !state) return sentence("prompt-loading");
  const who = nameOfPlayer(state.player, state.turn, view.seat);
  const acts = personMayAct(view);
  if (acts && game.phase === "play" && game.must_move && game.must_move === game.turn)
    return sentence("hint-must-move");
  const isSpecial = NOT_PLAYING.has(activity) || state.phase === "over" || view.pending.length > 0;
  if (isSpecial || state.phase === "opening" || (acts && (game.can_rescue || game.in_hand.length > 1)))
    return prompt(view);
  if (acts && game.phase === "play" && !forcedMove(view)) {
    const [move, other] = boardMoves(view);
    if (move && !other) return sentence("hint-only-move");
    return view.selected === null ? sentence("button-choose") : prompt(view);
  }
  if (news) return news;
  if (isComputersTurn(state, view.seat)) return sentence("prompt-computer");
  if (game.throws > 0) return sentence("prompt-turn", { who });
  return sentence("prompt-throw", { who, tool: state.die ? "die" : "sticks" });
}

/** In these modes it is nobody's turn. */
const NOT_PLAYING: ReadonlySet<string> = new Set(["looking", "stopped", "waiting"]);
