/** What the person at the board can do now, said after what happened. */
import { boardMoves, personMayAct, selectedMoves } from "./choices.js";
import { nameOfPlayer } from "./seats.js";
import { type Sentence, say } from "./sentence.js";
import type { ViewState } from "./view-state.js";

export function offerSentences(view: ViewState): Sentence[] {
  const { game } = view;
  if (game?.can_rescue && personMayAct(view)) {
    return [say("prompt-rescue", { who: nameOfPlayer(game.player, game.turn, view.seat) })];
  }
  const moves = boardMoves(view);
  const [first, second] = moves;
  if (first && !second) {
    return [say("said-only-move", { from: first.from ?? "", to: first.to ?? "" })];
  }
  return second ? [say("said-choices", { count: new Set(moves.map((move) => move.from)).size })] : [];
}

/** Where the piece that was taken up can go. */
export function aimSentences(view: ViewState): Sentence[] {
  return selectedMoves(view).map((move) => say("said-aim", { from: move.from ?? "", to: move.to ?? "" }));
}
