/** Small marks on a target that show what a move does: hit, water, protection by a neighbour, bearing off. */

import type { Point, Target } from "./model.js";

type MarkKind = "hit" | "water" | "pair" | "off";

/** One stroke after the other, in radii of the disc they stand on. */
const STROKES: Readonly<Record<MarkKind, readonly (readonly Point[])[]>> = {
  hit: [points(-0.45, -0.45, 0.45, 0.45), points(0.45, -0.45, -0.45, 0.45)],
  water: [
    Array.from({ length: 17 }, (_, step) => ({
      x: -0.68 + (1.36 * step) / 16,
      y: Math.sin((step / 16) * Math.PI * 4) * 0.26,
    })),
  ],
  // The same bracket as below pieces that protect each other.
  pair: [points(-0.55, -0.3, -0.55, 0.3, 0.55, 0.3, 0.55, -0.3)],
  off: [points(-0.3, -0.5, 0.35, 0, -0.3, 0.5)],
};

/** Radius of the disc in houses, and its distance from the middle of the house, to the lower right. */
export const MARK_RADIUS = 0.15;
export const MARK_ASIDE = 0.32;

function points(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] as number }] : []));
}

/** The mark of a target; null for a plain move. */
export function markOf({
  kind,
  pairs,
}: Target): { kind: MarkKind; strokes: readonly (readonly Point[])[] } | null {
  const mark = kind !== "move" ? kind : pairs ? "pair" : null;
  return mark && { kind: mark, strokes: STROKES[mark] };
}
