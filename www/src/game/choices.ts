/** What the person at the board may do now, read from the state alone. */
import type { Move } from "../engine/types.js";
import { computerActs } from "./seats.js";
import type { Spot, ViewState } from "./view-state.js";

/** The kinds of move that are made on the board; the others have buttons. */
export function isBoardMove(move: Move): boolean {
  return move.kind !== "rescue" && move.kind !== "decline" && move.kind !== "pass" && move.from !== null;
}

/** Nothing is in motion and a person is to act. */
export function personMayAct(view: ViewState): boolean {
  return (
    view.status === "ready" &&
    view.activity === "idle" &&
    view.game !== null &&
    view.game.phase !== "over" &&
    !computerActs(view.game, view.seat)
  );
}

/** A person may throw. Their own piece may still be walking: throwing on skips the rest of the way. */
export function mayThrow(view: ViewState): boolean {
  const { game } = view;
  if (!game || view.status !== "ready" || computerActs(game, view.seat)) return false;
  if (view.activity !== "idle" && view.activity !== "moving") return false;
  return game.phase === "throw" || game.phase === "opening";
}

/** The moves a person can make on the board now. */
export function boardMoves(view: ViewState): Move[] {
  if (!personMayAct(view) || view.game?.phase !== "play") return [];
  const usable = (move: Move) => view.using === null || move.throw === view.using;
  return view.moves.filter((move) => isBoardMove(move) && usable(move));
}

/** A person is to choose between things, and can ask what is best. */
export function mayAskAdvice(view: ViewState): boolean {
  return personMayAct(view) && view.moves.length > 0;
}

/** The choices that are made with buttons: decline, pass; the rescue before throwing. */
export function buttonMoves(view: ViewState): Move[] {
  return personMayAct(view) ? view.moves.filter((move) => !isBoardMove(move)) : [];
}

/** The spots pieces can start from, each once. */
export function movableSpots(view: ViewState): Spot[] {
  return [...new Set(boardMoves(view).map((move) => move.from as Spot))];
}

/** The moves that would be played from the selected piece. */
export function selectedMoves(view: ViewState): Move[] {
  return view.selected === null ? [] : boardMoves(view).filter((move) => move.from === view.selected);
}

/** This move is made by pointing at this spot. */
export function aimsAt(move: Move, spot: Spot): boolean {
  return move.to === spot;
}
