/** What a game that is over is worth. */
import type { Snapshot } from "../embedding/element-types.js";
import type { Result } from "./platform.js";

/** A draw is worth half. */
const DRAW = 50;

/** A win is 100; a lost game is the share of the pupil's pieces that left the board. Two people at one device: 100. */
export function resultOf({ side, state }: Pick<Snapshot, "side" | "state">): Result {
  if (side === null || state.winner === side) return { score: 100, won: true };
  if (state.winner === "draw") return { score: DRAW, won: false };
  const share = state.off[side] / state.pieces;
  return { score: Math.min(99, Math.floor(100 * share)), won: false };
}
