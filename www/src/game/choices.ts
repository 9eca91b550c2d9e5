/** What the person at the board may do now, derived from the state alone. */

import type { Move, Side, State } from "../engine/types.js";
import type { ComputerSeat, Setup, Spot, ViewState } from "./view-state.js";

/** Kinds of moves made on the board; the others have buttons. */
export function isBoardMove(move: Move): boolean {
  return move.kind !== "rescue" && move.kind !== "decline" && move.kind !== "pass" && move.from !== null;
}

/** Nothing moves, and it is a person's turn. */
export function personMayAct(view: ViewState): boolean {
  return (
    view.status === "ready" &&
    view.activity === "idle" &&
    view.game !== null &&
    view.game.phase !== "over" &&
    !isComputersTurn(view.game, view.seat)
  );
}

/**
 * A person may throw. This may interrupt a piece that is still walking, unless a rescue that is not drawn yet could be
 * chosen instead.
 */
export function mayThrow(view: ViewState): boolean {
  const { game } = view;
  if (!game || view.status !== "ready" || isComputersTurn(game, view.seat)) return false;
  if (view.activity !== "idle" && (view.activity !== "moving" || game.can_rescue)) return false;
  return game.phase === "throw" || game.phase === "opening";
}

/** A person may throw and has no other choice, so the large button and the sticks throw. */
export const mustThrow = (view: ViewState): boolean => mayThrow(view) && !view.game?.can_rescue;

/** The large button and the sticks offer a throw: not before the board shows whose turn it is. */
export const offersThrow = (view: ViewState): boolean =>
  mustThrow(view) && view.shown?.player === view.game?.player;

/** The moves that a person can make on the board now. */
export function boardMoves(view: ViewState): Move[] {
  if (!personMayAct(view)) return [];
  if (view.game?.phase === "throw") return view.moves.filter(({ kind }) => kind === "rescue");
  if (view.game?.phase !== "play") return [];
  const usable = (move: Move) => view.selectedThrow === null || move.throw === view.selectedThrow;
  return view.moves.filter((move) => isBoardMove(move) && usable(move));
}

/** A person has a choice, and can ask for advice. */
export function mayAskAdvice(view: ViewState): boolean {
  return personMayAct(view) && view.moves.length > 0;
}

/** Choices made with buttons: decline, pass, and rescue before throwing. */
export function buttonMoves(view: ViewState): Move[] {
  return personMayAct(view) ? view.moves.filter((move) => !isBoardMove(move)) : [];
}

/** The places where movable pieces stand, each once. */
export function movableSpots(view: ViewState): Spot[] {
  return [...new Set(boardMoves(view).map((move) => move.from as Spot))];
}

/** The moves that the selected piece would play. */
export function selectedMoves(view: ViewState): Move[] {
  return view.selected === null ? [] : boardMoves(view).filter((move) => move.from === view.selected);
}

/** The moves whose targets are marked: those of the selected piece, or all while none is selected. */
export function shownMoves(view: ViewState): Move[] {
  return view.selected === null ? boardMoves(view) : selectedMoves(view);
}

/** Whether this move is made by pointing at this place. */
export function aimsAt(move: Move, spot: Spot): boolean {
  return move.to === spot;
}

// The meaning of a tap on a place, derived from the state alone.

type TapMeaning =
  /** An animation is running; skip the rest. */
  | { type: "skip" }
  /** It is not a person's turn. */
  | { type: "wait" }
  /** The moves that lead there; several if they use different throws. */
  | { type: "play"; moves: readonly Move[] }
  | { type: "take-up"; spot: Spot }
  | { type: "put-down" }
  /** The piece there cannot move. */
  | { type: "refuse"; house: number };

/** Any other tap cancels the selection. `isDirect`: the person sees all targets, so one tap plays what has a single one. */
export function meaningOf(view: ViewState, spot: Spot, isDirect = false): TapMeaning {
  const { activity, game } = view;
  if (activity === "throwing" || activity === "moving" || activity === "pause") return { type: "skip" };
  if (!game || !personMayAct(view)) return { type: "wait" };
  const moves = boardMoves(view);
  const aimedMoves = moves.filter((move) => move.from === view.selected && aimsAt(move, spot));
  if (aimedMoves.length > 0) return { type: "play", moves: aimedMoves };
  const [only, second] = moves;
  if (only && !second && only.from === spot) return { type: "play", moves };
  const isSelected = spot === view.selected;
  const ofPiece = moves.filter((move) => move.from === spot);
  if (isDirect && !(isSelected && view.pending.length > 0) && new Set(ofPiece.map(({ to }) => to)).size === 1)
    return { type: "play", moves: ofPiece };
  if (isSelected) return { type: "put-down" };
  if (ofPiece.length > 0) return { type: "take-up", spot };
  const toSpot = moves.filter((move) => aimsAt(move, spot));
  const [origin, another] = new Set(toSpot.map((move) => move.from));
  if (origin && another === undefined)
    return isDirect ? { type: "play", moves: toSpot } : { type: "take-up", spot: origin as Spot };
  const occupied = typeof spot === "number" && (game.white.includes(spot) || game.black.includes(spot));
  return occupied ? { type: "refuse", house: spot } : { type: "put-down" };
}

/** If there is only one legal move, its piece is selected at once to show the target. */
export function onlyOrigin(view: ViewState): Spot | null {
  const [only, ...others] = boardMoves(view);
  const alone = only && others.every((move) => move.from === only.from && move.to === only.to);
  return alone ? (only.from as Spot) : null;
}

// ---- The sides of the players, and what the page calls them.

/** A player's name in sentences; the locale files provide the words. */
export type Who = "you" | "computer" | "white" | "black" | "first" | "second";

/** It is the computer's turn. */
export function isComputersTurn(state: State, seat: ComputerSeat): boolean {
  return state.phase !== "over" && seat !== null && state.player === seat;
}

/** A person's forced move, if forced moves are played automatically. */
export function forcedMove({ game, moves, seat, settings, practiceMoves }: ViewState): Move | null {
  const [move] = moves;
  if (!settings.autoMove || practiceMoves > 0 || !move || moves.length > 1) return null;
  return game?.phase === "play" && !isComputersTurn(game, seat) ? move : null;
}

/** A person has a choice, so undo can return here. */
export function personDecides(state: State, seat: ComputerSeat): boolean {
  if (state.phase === "over" || isComputersTurn(state, seat)) return false;
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

/** The side of the person who plays the computer; null with two people or before the sides are drawn. */
export function personSide(state: State, seat: ComputerSeat): Side | null {
  if (seat === null || !state.players) return null;
  return state.players[seat === 0 ? 1 : 0];
}

/** The computer's seat: opposite the person's preferred side, or second if the sides are drawn by throwing. */
export function seatFor(setup: Setup, players: readonly [Side, Side] | null): ComputerSeat {
  if (setup.opponent === "person") return null;
  if (!players) return 1;
  const side = setup.side === "random" ? randomSide() : setup.side;
  return players[0] === side ? 1 : 0;
}

function randomSide(): Side {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? "white" : "black";
}
