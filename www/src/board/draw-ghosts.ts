/** What lies over the pieces: where mover and victim would end, and the focus ring. */
import { placeRect, type Scene } from "./draw-highlights.js";
import type { PieceSprites } from "./draw-pieces.js";
import { centreOf } from "./geometry.js";
import type { Place, Point, Side } from "./model.js";
import { grown, haloed, roundedRect } from "./shapes.js";
import { type Pose, poseAt } from "./standing.js";

const FAINT = 0.62;
const SMALL = 0.5;
/** From a piece's foot to its head, in houses. */
const HEAD = 0.66;

export function drawOver(scene: Scene, sprites: PieceSprites): void {
  const { context, geometry, palette, model } = scene;
  const only = model.targets.length === 1 ? model.targets[0] : undefined;
  if (only && model.turn && model.selected !== null) {
    const pose = ghostPose(scene, model.turn, only.rest ?? only.house);
    sprites.draw(context, model.turn, pose, pose.scale === SMALL);
    if (only.rest && only.rest !== only.house && typeof only.house === "number") {
      arrow(scene, centreOf(geometry, only.house), headOf(scene, pose), palette[only.kind]);
    }
  }
  if (model.ghost) {
    const { from, to } = model.ghost;
    const victim: Side = model.white.includes(from) ? "white" : "black";
    const pose = ghostPose(scene, victim, to);
    sprites.draw(context, victim, pose, pose.scale === SMALL);
    arrow(
      scene,
      headOf(scene, poseAt(geometry, victim, from, 0, model.pieces)),
      headOf(scene, pose),
      palette.hit,
    );
  }
  drawFocus(scene);
}

/** Full size and faint on a free house; small, in the corner, where somebody still stands. */
function ghostPose({ geometry, model }: Scene, side: Side, place: Place): Pose {
  const slot = typeof place === "number" ? 0 : model[place][side];
  const pose = poseAt(geometry, side, place, slot, model.pieces);
  const { unit } = geometry;
  const taken = typeof place === "number" && (model.white.includes(place) || model.black.includes(place));
  return taken
    ? { ...pose, x: pose.x + unit * 0.27, y: pose.y - unit * 0.4, scale: SMALL }
    : { ...pose, alpha: FAINT };
}

function headOf({ geometry }: Scene, pose: Pose): Point {
  return { x: pose.x, y: pose.y - HEAD * pose.scale * geometry.unit };
}

/** In a bow over the heads of the pieces; or hanging below, for what goes the other way. */
export function arrow(
  { context, geometry, palette }: Scene,
  from: Point,
  to: Point,
  colour: string,
  hangs = false,
): void {
  const { unit } = geometry;
  const rise = Math.min(unit * 0.8, Math.hypot(to.x - from.x, to.y - from.y) * 0.25 + unit * 0.12);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Straight up or down a bow over the heads would be none: it swings out to the side.
  const top =
    Math.abs(to.x - from.x) < unit * 0.6
      ? { x: middle.x + unit * 0.75, y: middle.y }
      : hangs
        ? { x: middle.x, y: Math.max(from.y, to.y) + rise }
        : { x: middle.x, y: Math.max(4, Math.min(from.y, to.y) - rise) };
  const angle = Math.atan2(to.y - top.y, to.x - top.x);
  const tip = { x: to.x - Math.cos(angle) * unit * 0.06, y: to.y - Math.sin(angle) * unit * 0.06 };
  const barb = (turn: number) => {
    context.moveTo(tip.x, tip.y);
    context.lineTo(
      tip.x - Math.cos(angle + turn) * unit * 0.15,
      tip.y - Math.sin(angle + turn) * unit * 0.15,
    );
  };
  haloed(
    context,
    () => {
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(top.x, top.y, tip.x, tip.y);
      barb(0.5);
      barb(-0.5);
    },
    colour,
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
