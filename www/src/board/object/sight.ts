/** How the board is seen: what its camera makes of houses and pieces, as outlines on the picture. */
import type { Geometry } from "../geometry.js";
import type { Point, Rect, Side } from "../model.js";
import type { Piece } from "../standing.js";
import { onTable, TOP } from "./box-mesh.js";
import type { Camera } from "./camera.js";
import { placeOf } from "./scene.js";

/** How the board is seen. */
export interface Sight {
  plan: Geometry;
  camera: Camera;
  /** Pixels of a house's side in the middle of the board. */
  unit: number;
}

export function sightOf(plan: Geometry, camera: Camera): Sight {
  const { x, y } = plan.box;
  const middle = { x: x + plan.box.width / 2, y: y + plan.box.height / 2 };
  const [left, right] = [-0.5, 0.5].map((by) =>
    camera.project([...onTable(plan, middle.x + by, middle.y), TOP]),
  ) as [Point, Point];
  return { plan, camera, unit: right.x - left.x };
}

/** Rims of the pieces that are seen at their edge, as (radius, height): see pieces-mesh.ts. */
const RIMS: Record<Side, readonly (readonly [number, number])[]> = {
  white: [
    [0.32, 0.05],
    [0.2, 0.26],
    [0.138, 0.77],
    [0.1, 0.85],
  ],
  black: [
    [0.325, 0.055],
    [0.325, 0.48],
  ],
};

/** What a piece hides of what lies behind it: the hull of its rims. */
export function silhouette({ plan, camera }: Sight, piece: Piece): Point[] {
  const [x, y, z] = placeOf(plan, piece);
  const { scale } = piece.pose;
  return hull(
    RIMS[piece.side].flatMap(([radius, height]) =>
      Array.from({ length: 20 }, (_, step) => {
        const angle = (step / 10) * Math.PI;
        const out = radius * scale;
        return camera.project([x + out * Math.cos(angle), y + out * Math.sin(angle), z + height * scale]);
      }),
    ),
  );
}

/** The convex line around points: Andrew's monotone chain (1979). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (way: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of way) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function boundsOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Twice the area, with the sign of the way around. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);

export function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
