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

// What it means to point at a spot of the board, decided from the state alone.

export type Meaning =
  /** Something is in motion: the rest of it is skipped. */
  | { type: "skip" }
  /** It is not for a person to act. */
  | { type: "wait" }
  /** The moves that lead there; several where they use different throws. */
  | { type: "play"; moves: readonly Move[] }
  | { type: "take-up"; spot: Spot }
  | { type: "put-down" }
  /** A piece stands there that cannot move. */
  | { type: "refuse"; house: number };

/** A tap that means nothing puts down whatever was taken up: a mistake costs nothing. */
export function meaningOf(view: ViewState, spot: Spot): Meaning {
  const { activity, game } = view;
  if (activity === "throwing" || activity === "moving" || activity === "pause") return { type: "skip" };
  if (!game || !personMayAct(view)) return { type: "wait" };
  const moves = boardMoves(view);
  const aimed = moves.filter((move) => move.from === view.selected && aimsAt(move, spot));
  if (aimed.length > 0) return { type: "play", moves: aimed };
  const [only, second] = moves;
  if (only && !second && only.from === spot) return { type: "play", moves };
  if (spot === view.selected) return { type: "put-down" };
  if (moves.some((move) => move.from === spot)) return { type: "take-up", spot };
  const origins = new Set(moves.filter((move) => aimsAt(move, spot)).map((move) => move.from));
  const [origin] = origins;
  if (origins.size === 1 && origin !== undefined && origin !== null) {
    return { type: "take-up", spot: origin as Spot };
  }
  const occupied = typeof spot === "number" && (game.white.includes(spot) || game.black.includes(spot));
  return occupied ? { type: "refuse", house: spot } : { type: "put-down" };
}

/** With a single legal move its piece is taken up at once, so that its target shows. */
export function onlyOrigin(view: ViewState): Spot | null {
  const [only, ...others] = boardMoves(view);
  const alone = only && others.every((move) => move.from === only.from && move.to === only.to);
  return alone ? (only.from as Spot) : null;
}
