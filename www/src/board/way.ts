import { bracket, type Geometry, walk } from "./geometry.js";
import type { Place, Point } from "./model.js";

/** The way of a move in the walls between the houses, so that it covers no sign and no number; empty where there is none. */
export function wayOf(geometry: Geometry, { from, to }: { from: Place; to: Place }): Point[] {
  const end = to === "off" ? geometry.look.houses : to;
  if (typeof from !== "number" || typeof end !== "number" || from === end) return [];
  return bracket(geometry, walk(from, end), WALL);
}

/** The middle of the wall between two rows, from the centre of a house. */
const WALL = 0.49;
