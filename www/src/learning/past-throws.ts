/** The throws of a game, as its events tell them: who threw, what fell, and which of them were lost. */
import type { FullGame, GameEvent, Side } from "../engine/types.js";

type PassReason = Extract<GameEvent, { type: "turn_passed" }>["reason"];

export interface PastThrow {
  /** Null while the throws decide who begins. */
  side: Side | null;
  player: number;
  /** For each stick whether its light side is up; empty for the die. */
  sticks: readonly boolean[];
  value: number;
  opening: boolean;
  /** Why the turn ended without a move with it; null for a throw that was played or may still be. */
  lost: PassReason | null;
}

/** From the first to the last. */
export function pastThrows(game: Pick<FullGame, "go_to" | "step_on">): PastThrow[] {
  const thrown: PastThrow[] = [];
  /** How many of them belong to moves that have been made, or to turns that are over. */
  let settled = 0;
  game.go_to(0);
  for (let events = game.step_on(); events; events = game.step_on())
    for (const event of events) {
      if (event.type === "thrown") thrown.push(pastThrow(event));
      if (event.type === "turn_passed")
        for (const past of thrown.slice(settled)) if (!past.opening) past.lost = event.reason;
      if (event.type !== "thrown" && event.type !== "throw_again") settled = thrown.length;
    }
  return thrown;
}

function pastThrow({
  side,
  player,
  throw: shown,
  opening,
}: Extract<GameEvent, { type: "thrown" }>): PastThrow {
  return { side, player, sticks: shown.sticks, value: shown.value, opening, lost: null };
}
