/** Projection of houses and pieces to outlines in the picture. */
import { contains, type Geometry, houseAtPoint, trayHalf } from "../../src/board/geometry.js";
import type { Point, Rect, Side } from "../../src/board/model.js";
import type { Piece } from "../../src/board/poses.js";
import { DRAWER, faceRect, onTable, TOP, TRAY } from "./box-mesh.js";
import type { Camera } from "./camera.js";
import type { Vector3 } from "./mesh.js";
import { placeOf } from "./scene.js";

/** The projection of the board. */
export interface Projection {
  plan: Geometry;
  camera: Camera;
  /** Side of a house in the middle of the board, in pixels. */
  unit: number;
}

export function projectionOf(plan: Geometry, camera: Camera): Projection {
  const { x, y } = plan.box;
  const middle = { x: x + plan.box.width / 2, y: y + plan.box.height / 2 };
  const [left, right] = [-0.5, 0.5].map((by) =>
    camera.project([...onTable(plan, middle.x + by, middle.y), TOP]),
  ) as [Point, Point];
  return { plan, camera, unit: right.x - left.x };
}

/** Rims of the pieces that form their silhouette, as (radius, height): see pieces-mesh.ts. */
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

/** The silhouette of a piece: the convex hull of its rims. */
export function silhouette({ plan, camera }: Projection, piece: Piece): Point[] {
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

/** Convex hull of points: Andrew's monotone chain (1979). */
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

/** Joins two outlines into one path along a seam, so that the fill covers both. */
export function joinedOutline(one: readonly Point[], other: readonly Point[]): Point[] {
  const counterclockwise = (points: readonly Point[]) =>
    areaOf(points) < 0 ? [...points].reverse() : [...points];
  const [a, b] = [counterclockwise(one), counterclockwise(other)];
  return [...a, a[0] as Point, ...b, b[0] as Point, a[0] as Point];
}

/** Twice the signed area. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);

function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Projected corners of a place in pixels; empty for a missing place. In the hand tray, only the mover's half. */
export function cornersOf(
  { plan, camera }: Projection,
  place: number | "hand" | "off",
  turn: Side | null,
): Point[] {
  let [rect, z]: [Rect | null, number] = [plan.off, DRAWER.edge];
  if (typeof place === "number") [rect, z] = [faceRect(plan, place), TOP];
  else if (place === "hand") {
    rect = plan.hand;
    z = TRAY.edge;
    if (rect && turn) {
      const half = trayHalf(plan, rect, turn);
      rect = plan.traysBeside
        ? { ...half, x: rect.x, width: rect.width }
        : { ...half, y: rect.y, height: rect.height };
    }
  }
  if (!rect) return [];
  const { x, y, width, height } = rect;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([px, py]) =>
    camera.project([...onTable(plan, px as number, py as number), z] as unknown as Vector3),
  );
}

/** The place at a point of the picture. A piece counts as its house; the nearest piece wins. */
export function placeUnder(
  projection: Projection,
  pieces: readonly Piece[],
  point: Point,
): number | "hand" | "off" | null {
  const { plan, camera } = projection;
  const onBoard = pieces.filter(({ place }) => typeof place === "number");
  const nearest = onBoard.sort((a, b) => b.pose.y - a.pose.y);
  const piece = nearest.find((one) => isInside(silhouette(projection, one), point));
  if (piece) return piece.place as number;
  const planeAt = (z: number) => {
    const on = camera.onHeight(point.x, point.y, z);
    return { x: on.x + plan.box.x + plan.box.width / 2, y: plan.box.y + plan.box.height / 2 - on.y };
  };
  const top = planeAt(TOP);
  const house = houseAtPoint(plan, top.x, top.y);
  if (house !== null) return house;
  const off = planeAt(DRAWER.edge);
  if (contains(plan.off, off.x, off.y)) return "off";
  const hand = planeAt(TRAY.edge);
  return plan.hand && contains(plan.hand, hand.x, hand.y) ? "hand" : null;
}

/** Measures element positions in the page's own pixels, even if a surrounding page is scaled or zoomed. */
export function placesWithin(page: Element): (element: Element) => DOMRect {
  const { offsetWidth } = page as HTMLElement;
  const { width } = page.getBoundingClientRect();
  const scale = width > 0 && Math.abs(width - offsetWidth) > 1 ? offsetWidth / width : 1;
  return (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(x * scale, y * scale, width * scale, height * scale);
  };
}
