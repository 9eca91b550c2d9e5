/** What the person at the board may do now, read from the state alone. */

import type { Move, Side, State } from "../engine/types.js";
import type { ComputerSeat, Setup, Spot, ViewState } from "./view-state.js";

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

/**
 * A person may throw. A piece may still be walking: throwing on skips the rest of the way, unless a rescue, which has not
 * been drawn yet, could be chosen instead.
 */
export function mayThrow(view: ViewState): boolean {
  const { game } = view;
  if (!game || view.status !== "ready" || computerActs(game, view.seat)) return false;
  if (view.activity !== "idle" && (view.activity !== "moving" || game.can_rescue)) return false;
  return game.phase === "throw" || game.phase === "opening";
}

/** A person may throw, and there is nothing else to choose: the large button and the sticks do it. */
export const mustThrow = (view: ViewState): boolean => mayThrow(view) && !view.game?.can_rescue;

/** The moves a person can make on the board now. */
export function boardMoves(view: ViewState): Move[] {
  if (!personMayAct(view)) return [];
  if (view.game?.phase === "throw") return view.moves.filter(({ kind }) => kind === "rescue");
  if (view.game?.phase !== "play") return [];
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

// ---- Who sits on which side, and by what word the page speaks of them.

/** How sentences name a player; the locale files choose the words. */
export type Who = "you" | "computer" | "white" | "black" | "first" | "second";

/** The computer is to act now. */
export function computerActs(state: State, seat: ComputerSeat): boolean {
  return state.phase !== "over" && seat !== null && state.player === seat;
}

/** A person's only move, if such moves play themselves. */
export function forcedMove({ game, moves, seat, settings, ownForced }: ViewState): Move | null {
  const [move] = moves;
  if (!settings.autoMove || ownForced > 0 || !move || moves.length > 1) return null;
  return game?.phase === "play" && !computerActs(game, seat) ? move : null;
}

/** A person is to choose between things, so that undo can bring them back here. */
export function personDecides(state: State, seat: ComputerSeat): boolean {
  if (state.phase === "over" || computerActs(state, seat)) return false;
  return state.phase === "play" || (state.phase === "throw" && state.can_rescue);
}

export function nameOfPlayer(player: number, side: Side | null, seat: ComputerSeat): Who {
  if (seat !== null) return player === seat ? "computer" : "you";
  if (side) return side;
  return player === 0 ? "first" : "second";
}

export function nameOfSide(side: Side, state: State, seat: ComputerSeat): Who {
  if (seat === null || !state.players) return side;
  return state.players[seat] === side ? "computer" : "you";
}

/** The side a person plays against the computer; null with two people or before the sides are drawn. */
export function personSide(state: State, seat: ComputerSeat): Side | null {
  if (seat === null || !state.players) return null;
  return state.players[seat === 0 ? 1 : 0];
}

/** The seat of the computer: opposite the side the person wants, or second where the sides are drawn by throwing. */
export function seatFor(setup: Setup, players: readonly [Side, Side] | null): ComputerSeat {
  if (setup.opponent === "person") return null;
  if (!players) return 1;
  const side = setup.side === "random" ? eitherSide() : setup.side;
  return players[0] === side ? 1 : 0;
}

function eitherSide(): Side {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? "white" : "black";
}
