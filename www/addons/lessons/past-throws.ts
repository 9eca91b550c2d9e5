/** The throws of a game from its events: who threw, the result, and which were lost. */

import type { FullGame, GameEvent, Side } from "../../src/engine/types.js";

type PassReason = Extract<GameEvent, { type: "turn_passed" }>["reason"];

export interface PastThrow {
  /** Null while the throws decide who begins. */
  side: Side | null;
  player: number;
  /** For each stick whether its light side is up; empty for the die. */
  sticks: readonly boolean[];
  value: number;
  opening: boolean;
  /** Why the turn ended without using it; null for a throw that was played or still can be. */
  lost: PassReason | null;
}

/** Events after which the throws so far are used up. A piece can miss its chance to leave with a throw that is lost. */
const USES_THROW: ReadonlySet<GameEvent["type"]> = new Set([
  "moved",
  "borne_off",
  "rescued",
  "turn_passed",
  "won",
]);

/** In order. */
export function pastThrows(game: FullGame): PastThrow[] {
  const throws: PastThrow[] = [];
  /** The number of throws used by completed moves or finished turns. */
  let usedThrows = 0;
  game.go_to(0);
  for (let snapshot = game.step_on(); snapshot; snapshot = game.step_on())
    for (const event of snapshot.events) {
      if (event.type === "thrown") throws.push(pastThrow(event));
      if (event.type === "turn_passed")
        for (const past of throws.slice(usedThrows)) if (!past.opening) past.lost = event.reason;
      if (USES_THROW.has(event.type)) usedThrows = throws.length;
    }
  return throws;
}

function pastThrow({
  side,
  player,
  throw: outcome,
  opening,
}: Extract<GameEvent, { type: "thrown" }>): PastThrow {
  return { side, player, sticks: outcome.sticks, value: outcome.value, opening, lost: null };
}
