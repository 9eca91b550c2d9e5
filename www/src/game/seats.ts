/** Who sits on which side, and by what word the page speaks of them. */
import type { Side, State } from "../engine/types.js";
import type { Setup } from "./view-state.js";

/** The seat (first or second player) the computer plays, or null when two people do. */
export type ComputerSeat = 0 | 1 | null;

/** How sentences name a player; the locale files choose the words. */
export type Who = "you" | "computer" | "white" | "black" | "first" | "second";

/** The computer is to act now. */
export function computerActs(state: State, seat: ComputerSeat): boolean {
  return state.phase !== "over" && seat !== null && state.player === seat;
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
