/** What it means to point at a spot of the board, decided from the state alone. */
import type { Move } from "../engine/types.js";
import { aimsAt, boardMoves, personMayAct } from "./choices.js";
import type { Spot, ViewState } from "./view-state.js";

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
