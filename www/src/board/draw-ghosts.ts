/** What lies over the pieces: where mover and victim would end, and the focus ring. */
import { placeRect, type Scene } from "./draw-highlights.js";
import type { PieceSprites } from "./draw-pieces.js";
import { footOf } from "./geometry.js";
import type { Place, Point, Side } from "./model.js";
import { grown, haloed, roundedRect } from "./shapes.js";
import { poseAt } from "./standing.js";

const GHOST = 0.62;

export function drawOver(scene: Scene, sprites: PieceSprites): void {
  const { model } = scene;
  const only = model.targets.length === 1 ? model.targets[0] : undefined;
  const mover = model.turn;
  if (only && mover && model.selected !== null) {
    const rest = only.rest ?? only.house;
    if (only.rest && typeof only.house === "number")
      arrow(scene, footOf(scene.geometry, only.house), spot(scene, mover, rest));
    ghost(scene, sprites, mover, rest);
  }
  if (model.ghost) {
    const { from, to } = model.ghost;
    const victim: Side = model.white.includes(from) ? "white" : "black";
    arrow(scene, footOf(scene.geometry, from), spot(scene, victim, to));
    ghost(scene, sprites, victim, to);
  }
  drawFocus(scene);
}

function spot({ geometry, model }: Scene, side: Side, place: Place): Point {
  return poseAt(geometry, side, place, typeof place === "number" ? 0 : model[place][side], model.pieces);
}

/** Full size on a free house; small in the corner of one where somebody still stands. */
function ghost({ context, geometry, model }: Scene, sprites: PieceSprites, side: Side, place: Place): void {
  const slot = typeof place === "number" ? 0 : model[place][side];
  const pose = poseAt(geometry, side, place, slot, model.pieces);
  const { unit } = geometry;
  if (typeof place === "number" && (model.white.includes(place) || model.black.includes(place))) {
    const corner = { x: pose.x + unit * 0.27, y: pose.y - unit * 0.4, scale: 0.5 };
    sprites.draw(context, side, { ...pose, ...corner });
  } else {
    sprites.draw(context, side, { ...pose, alpha: GHOST }, false);
  }
}

function arrow({ context, geometry, palette }: Scene, from: Point, to: Point): void {
  const { unit } = geometry;
  const rise = Math.min(unit * 0.9, Math.hypot(to.x - from.x, to.y - from.y) * 0.35 + unit * 0.25);
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
  const angle = Math.atan2(to.y - top.y, to.x - top.x);
  const tip = { x: to.x - Math.cos(angle) * unit * 0.12, y: to.y - Math.sin(angle) * unit * 0.12 };
  const barb = (turn: number) => {
    context.moveTo(tip.x, tip.y);
    context.lineTo(
      tip.x - Math.cos(angle + turn) * unit * 0.16,
      tip.y - Math.sin(angle + turn) * unit * 0.16,
    );
  };
  haloed(
    context,
    () => {
      context.beginPath();
      context.moveTo(from.x, from.y - unit * 0.2);
      context.quadraticCurveTo(top.x, top.y, tip.x, tip.y);
      barb(0.5);
      barb(-0.5);
    },
    palette.hit,
    palette.halo,
    Math.max(2, unit * 0.04),
    1,
  );
}

function drawFocus({ context, geometry, palette, model }: Scene): void {
  if (model.focus === null) return;
  const rect = placeRect(geometry, model.focus, model.turn);
  if (!rect) return;
  const width = Math.max(2.5, geometry.unit * 0.05);
  haloed(
    context,
    () => roundedRect(context, grown(rect, width * 0.2), geometry.unit * 0.08),
    "#ffffff",
    palette.halo,
    width,
    2.5,
  );
}
