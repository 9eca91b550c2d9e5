import { bracket, type Geometry, walk } from "./geometry.js";
import type { Place, Point } from "./model.js";

/**
 * The path of a move, drawn in the walls between the houses so that it covers no sign or number. Empty if there is no
 * path.
 */
export function movePath(geometry: Geometry, { from, to }: { from: Place; to: Place }): Point[] {
  const end = to === "off" ? geometry.look.houses : to;
  if (typeof from !== "number" || typeof end !== "number" || from === end) return [];
  return bracket(geometry, walk(from, end), WALL_OFFSET);
}

/** Distance from a house's centre to the middle of the wall between two rows. */
const WALL_OFFSET = 0.49;
