/** The pieces in the picture, each with its pose. */
import { footOf, type Geometry, slotsIn, trayHalf } from "./geometry.js";
import type { BoardModel, Place, Point, Side } from "./model.js";

export interface Pose extends Point {
  scale: number;
  /** Height above the board, in houses. */
  lift: number;
  alpha: number;
  /** 0: standing, 1: under water. */
  sink: number;
  /** Rotation about its middle. */
  tilt: number;
}

export interface Piece {
  side: Side;
  place: Place;
  /** Index within the same tray. */
  slot: number;
  pose: Pose;
}

export const SIDES: readonly Side[] = ["white", "black"];

const resting = (point: Point, scale = 1): Pose => ({ ...point, scale, lift: 0, alpha: 1, sink: 0, tilt: 0 });

/** How deep a piece stands that is held in the water. */
export const HELD_SINK = 0.45;

/** A `hand` tray also holds captured pieces, so places are counted from the front and from the back. */
function slotOf(
  geometry: Geometry,
  side: Side,
  place: "hand" | "off" | "taken",
  slot: number,
  pieces: number,
): Pose {
  const tray = place === "off" ? geometry.off : (geometry.hand ?? geometry.off);
  const { points, scale } = slotsIn(geometry, trayHalf(geometry, tray, side), pieces);
  const index = place === "taken" ? points.length - 1 - slot : slot;
  const point = points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  return { ...resting(point, scale), alpha: place === "taken" ? 0.55 : 1 };
}

export function poseAt(geometry: Geometry, side: Side, place: Place, slot: number, pieces: number): Pose {
  return typeof place === "number"
    ? resting(footOf(geometry, place))
    : slotOf(geometry, side, place, slot, pieces);
}

export function piecesOf(model: BoardModel, geometry: Geometry): Piece[] {
  const pieces: Piece[] = [];
  for (const side of SIDES) {
    for (const house of model[side]) {
      const pose = poseAt(geometry, side, house, 0, model.pieces);
      if (house === model.water) pose.sink = HELD_SINK;
      pieces.push({ side, place: house, slot: 0, pose });
    }
    for (const place of ["hand", "off", "taken"] as const) {
      for (let slot = 0; slot < model[place][side]; slot++) {
        pieces.push({ side, place, slot, pose: poseAt(geometry, side, place, slot, model.pieces) });
      }
    }
  }
  return pieces;
}

/** The piece to pick up at a place; in a tray, the last one put there. */
export function pieceAt(pieces: readonly Piece[], place: Place, side?: Side | null): Piece | undefined {
  return pieces.filter((piece) => piece.place === place && (!side || piece.side === side)).at(-1);
}

/** Sort order: far pieces first, pieces in the air last. */
export function inDrawingOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort(
    (a, b) =>
      Number(a.pose.lift > 0.05) - Number(b.pose.lift > 0.05) || a.pose.y - b.pose.y || a.pose.x - b.pose.x,
  );
}
