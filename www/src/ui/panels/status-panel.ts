/** The status line under the board, in few words, with full sentences on request. */
import { html, type TemplateResult } from "lit";
import { type Localizer, type Sentence, sentence } from "../../base/i18n/localizer.js";
import { boardMoves, forcedMove, isComputersTurn, nameOfPlayer, personMayAct } from "../../game/choices.js";
import type { ViewState } from "../../game/view-state.js";
import { answer } from "./in-game.js";
import { prompt } from "./prompt.js";

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
 * The visible line repeats nothing that the board shows. It changes with the turn, when there is a choice to make, and
 * at unusual events, which stay until a person acts.
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
