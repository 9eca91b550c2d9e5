/** Highlights on the houses, drawn below the pieces: last move, links, blockades, reasons, rings and targets. */

import { bracket, expanded, footOf, type Geometry, houseRect, placeRect, runs } from "./geometry.js";
import type { BoardModel, Point, Rect, Target } from "./model.js";
import type { Effect } from "./motion.js";
import { movePath } from "./move-path.js";
import { fade, type Palette } from "./palette.js";
import { type Context, haloed, roundedRect } from "./shapes.js";
import { MARK_ASIDE, MARK_RADIUS, markOf } from "./target-marks.js";

export interface Drawing {
  context: Context;
  geometry: Geometry;
  palette: Palette;
  model: BoardModel;
}

/**
 * During an animation, draws only the links that stay in place and no hints. `touched` lists the houses that pieces
 * leave or reach.
 */
export function drawUnder(drawing: Drawing, touched: ReadonlySet<number> | null): void {
  const isKept = (line: readonly number[]) => !touched || !line.some((house) => touched.has(house));
  if (!touched) drawLastMove(drawing);
  drawLinks(drawing, isKept);
  drawBlockades(drawing, isKept);
  if (touched) return;
  for (const house of drawing.model.reasons) drawReason(drawing, house);
  drawMovable(drawing);
  for (const target of drawing.model.targets) drawTarget(drawing, target);
}

function ringWidth(drawing: Drawing): number {
  return Math.max(2, drawing.geometry.unit * 0.05);
}

/** A thin line that fades towards where the piece came from. */
function drawLastMove({ context, geometry, palette, model }: Drawing): void {
  const path = model.lastMove ? movePath(geometry, model.lastMove) : [];
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return;
  const width = Math.max(1.5, geometry.unit * 0.025);
  const fading = (colour: string) => {
    const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
    gradient.addColorStop(0, fade(colour, 0));
    gradient.addColorStop(0.6, colour);
    return gradient;
  };
  haloed(context, () => trace(context, path), fading(palette.last), fading(palette.halo), width, width / 2);
}

function trace(context: Context, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

/** Pieces that protect each other share a bracket; a piece that is safe alone has a short one. */
function drawLinks(
  { context, geometry, palette, model }: Drawing,
  isKept: (line: readonly number[]) => boolean,
): void {
  const { unit } = geometry;
  const safe = new Set(model.protectedHouses);
  const inBlockade = new Set(model.blockades.flat());
  for (const side of ["white", "black"] as const) {
    for (const line of runs(model[side].filter((house) => safe.has(house) && !inBlockade.has(house)))) {
      if (!isKept(line)) continue;
      const path = bracket(geometry, line);
      haloed(context, () => trace(context, path), palette.pair, palette.halo, Math.max(2, unit * 0.05));
    }
  }
}

/** A row of stakes along the line that no piece may pass. */
function drawBlockades(
  { context, geometry, palette, model }: Drawing,
  isKept: (line: readonly number[]) => boolean,
): void {
  const { unit } = geometry;
  for (const line of model.blockades) {
    if (line.length === 0 || !isKept(line)) continue;
    const path = bracket(geometry, line).slice(1, -1);
    const width = Math.max(5, unit * 0.12);
    context.save();
    haloed(context, () => trace(context, path), palette.blockade, palette.halo, width);
    context.setLineDash([Math.max(1.5, unit * 0.035), unit * 0.085]);
    trace(context, path);
    context.strokeStyle = fade(palette.halo, 0.85);
    context.lineWidth = width;
    context.stroke();
    context.restore();
    for (const end of [path[0], path.at(-1)] as Point[]) {
      roundedRect(
        context,
        { x: end.x - unit * 0.05, y: end.y - unit * 0.2, width: unit * 0.1, height: unit * 0.27 },
        unit * 0.03,
      );
      context.fillStyle = palette.blockade;
      context.fill();
      context.strokeStyle = palette.halo;
      context.lineWidth = 1.5;
      context.stroke();
    }
  }
}

/** Hatching in the refusal colour. */
function drawReason({ context, geometry, palette }: Drawing, house: number): void {
  const { unit } = geometry;
  const face = expanded(houseRect(geometry, house), -unit * 0.05);
  context.save();
  roundedRect(context, face, unit * 0.06);
  context.fillStyle = fade(palette.reason, 0.3);
  context.fill();
  context.clip();
  context.beginPath();
  for (let x = -face.height; x < face.width; x += unit * 0.16) {
    context.moveTo(face.x + x, face.y + face.height);
    context.lineTo(face.x + x + face.height, face.y);
  }
  context.strokeStyle = fade(palette.reason, 0.75);
  context.lineWidth = Math.max(1.5, unit * 0.03);
  context.stroke();
  context.restore();
  haloed(
    context,
    () => roundedRect(context, face, unit * 0.06),
    palette.reason,
    palette.halo,
    Math.max(2, unit * 0.045),
  );
}

function groundRing(context: Context, foot: Point, unit: number, size: number): void {
  context.beginPath();
  context.ellipse(foot.x, foot.y + unit * 0.015, unit * 0.36 * size, unit * 0.165 * size, 0, 0, Math.PI * 2);
}

function drawMovable(drawing: Drawing): void {
  const { context, geometry, palette, model } = drawing;
  const { unit } = geometry;
  for (const { house } of model.movable) {
    const isSelected = house === model.selected;
    const rect = placeRect(geometry, house, model.turn);
    if (!rect) continue;
    if (isSelected) {
      haloed(
        context,
        () => roundedRect(context, expanded(rect, -unit * 0.05), unit * 0.07),
        palette.selected,
        palette.halo,
        ringWidth(drawing),
      );
    }
    if (typeof house === "number") {
      const foot = footOf(geometry, house);
      groundRing(context, foot, unit, 1.06);
      context.fillStyle = fade(palette.movable, 0.35);
      context.fill();
      haloed(
        context,
        () => groundRing(context, foot, unit, 1.06),
        palette.movable,
        palette.halo,
        ringWidth(drawing),
      );
    } else if (!isSelected) {
      haloed(
        context,
        () => roundedRect(context, expanded(rect, -unit * 0.02), unit * 0.08),
        palette.movable,
        palette.halo,
        ringWidth(drawing),
      );
    }
  }
}

/** A frame; what the move does stands on the ghost. */
function drawTarget({ context, geometry, palette, model }: Drawing, { house, kind }: Target): void {
  const rect = placeRect(geometry, house, model.turn);
  if (!rect) return;
  const frame = () => roundedRect(context, expanded(rect, -geometry.unit * 0.06), geometry.unit * 0.07);
  haloed(context, frame, palette[kind], palette.halo, Math.max(2, geometry.unit * 0.05) * 0.7);
}

/** What a move to this target does, as a small disc over the lower right of the ghost. */
export function drawTargetMark({ context, geometry, palette, model }: Drawing, target: Target): void {
  const mark = markOf(target);
  const rect = mark && placeRect(geometry, target.house, model.turn);
  if (!rect) return;
  const { unit } = geometry;
  const aside = target.house === "off" ? 0 : MARK_ASIDE * unit;
  const at = { x: rect.x + rect.width / 2 + aside, y: rect.y + rect.height / 2 + aside };
  const radius = MARK_RADIUS * unit;
  const disc = () => {
    context.beginPath();
    context.arc(at.x, at.y, radius, 0, Math.PI * 2);
  };
  disc();
  context.fillStyle = palette.halo;
  context.fill();
  const width = Math.max(1.5, unit * 0.03);
  haloed(context, disc, palette[mark.kind], palette.halo, width);
  context.lineCap = "round";
  for (const stroke of mark.strokes) {
    trace(
      context,
      stroke.map(({ x, y }) => ({ x: at.x + x * radius, y: at.y + y * radius })),
    );
    context.stroke();
  }
}

// ---- Effects around pieces: rings where a piece sinks or surfaces, lines at a hit, rays when a piece comes home.

const REACH = 0.62;
const RAYS = 10;

export function drawEffect(
  context: Context,
  { kind, centre: at, begin, end }: Effect,
  time: number,
  unit: number,
  palette: Palette,
): void {
  const share = (time - begin) / (end - begin);
  if (share <= 0 || share >= 1) return;
  const line = (own: number, path: () => void) => {
    if (own <= 0 || own >= 1) return;
    context.beginPath();
    path();
    context.lineCap = "round";
    const width = unit * (kind === "hit" ? 0.07 : 0.045);
    // Fades only near the end, because the effect is short.
    const strength = 1 - own ** 3;
    context.strokeStyle = fade(palette.halo, strength * 0.6);
    context.lineWidth = width + unit * 0.03;
    context.stroke();
    context.strokeStyle = fade(palette[kind], strength);
    context.lineWidth = width;
    context.stroke();
  };
  if (kind === "water") {
    for (let index = 0; index < 3; index++) {
      const own = share * 1.5 - index * 0.22;
      line(own, () =>
        context.ellipse(at.x, at.y, unit * REACH * own, unit * REACH * 0.45 * own, 0, 0, Math.PI * 2),
      );
    }
    return;
  }
  // A hit is short and sharp; the glow of a piece that came home fades slowly from its head.
  const own = kind === "hit" ? share * 2 : share;
  const y = at.y - unit * 0.3;
  line(own, () => {
    for (let ray = 0; ray < RAYS; ray++) {
      const angle = (ray / RAYS) * Math.PI * 2 + 0.3;
      const [inner, outer] = [0.2 + own * 0.3, 0.3 + own * (ray % 2 ? 0.32 : 0.22)];
      context.moveTo(at.x + Math.cos(angle) * inner * unit, y + Math.sin(angle) * inner * unit);
      context.lineTo(at.x + Math.cos(angle) * outer * unit, y + Math.sin(angle) * outer * unit);
    }
  });
}

export function effectBounds({ centre: at }: Effect, unit: number): Rect {
  const reach = unit * (REACH + 0.1);
  return { x: at.x - reach, y: at.y - reach - unit * 0.3, width: 2 * reach, height: 2 * reach + unit * 0.3 };
}
