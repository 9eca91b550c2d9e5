/**
 * Marks drawn over the picture: numbers, track, last move, links and blockades, movable pieces and targets, and effects
 * around moving pieces: rings on the water, lines at a hit, rays when a piece comes home.
 */
import { nothing, render, svg } from "lit";
import { bracket, centreOf, expanded, runs } from "../geometry.js";
import type { BoardModel, Place, Point, Side } from "../model.js";
import type { Effect } from "../motion.js";
import { movePath } from "../move-path.js";
import { paletteOf } from "../palette.js";
import { type Piece, type Pose, poseAt } from "../poses.js";
import { MARK_ASIDE, MARK_RADIUS, markOf } from "../target-marks.js";
import { DRAWER, faceRect, onTable, TOP } from "./box-mesh.js";
import { closed, joined, line, OverlayDrawing, pixels } from "./overlay-drawing.js";
import { type Projection, silhouette } from "./projection.js";
import { placeOf } from "./scene.js";

/**
 * Marks under and over the pieces. During an animation, draws only the links that stay in place and no hints. `touched`
 * lists the houses that pieces leave or reach.
 */
export function marks(
  sight: Projection,
  model: BoardModel,
  pieces: readonly Piece[],
  touched: ReadonlySet<number> | null,
  mask: string,
): unknown {
  const draw = new Highlights(sight, model);
  const holds = (houses: readonly number[]) => !touched?.size || !houses.some((house) => touched.has(house));
  const lines = [draw.links(holds), draw.blockades(holds)];
  const hints = touched
    ? lines
    : [draw.lastMove(mask), lines, draw.reasons(), draw.movable(), draw.targets()];
  const isStanding = ({ place }: Piece) => typeof place === "number" && !touched?.has(place);
  const outlines = pieces.filter(isStanding).map((piece) => silhouette(sight, piece));
  return svg`
    <mask id=${mask} maskUnits="userSpaceOnUse" x="-99" y="-99" width="9999" height="9999">
      <rect x="-99" y="-99" width="9999" height="9999" fill="#fff" />
      ${outlines.map((outline) => svg`<path d=${closed(outline)} fill="#000" />`)}
    </mask>
    <g mask="url(#${mask})">${draw.track()} ${draw.numbers(outlines)} ${hints}</g>
    ${touched ? nothing : [draw.ghosts(), draw.focus()]}
  `;
}

function ringAround({ x, y }: Point, radius: number, count = 40): Point[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * Math.PI * 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

class Highlights extends OverlayDrawing {
  private filled(d: string, colour: string, opacity: number) {
    return svg`<path d=${d} fill=${colour} fill-opacity=${opacity} />`;
  }

  private ring(centre: Point, radius: number, z = TOP): string {
    return closed(this.all(ringAround(centre, radius), z));
  }

  /** A thin line that fades towards where the piece came from. */
  lastMove(mask: string) {
    const { lastMove } = this.model;
    const way = lastMove ? this.all(movePath(this.sight.plan, lastMove)) : [];
    const [from, to] = [way[0], way.at(-1)];
    if (!from || !to) return nothing;
    const width = Math.max(1.5, this.sight.unit * 0.025);
    const id = `${mask}-way`;
    return svg`<linearGradient id=${id} gradientUnits="userSpaceOnUse" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}>
        <stop offset="0" stop-color="#000" /><stop offset="0.6" stop-color="#fff" />
      </linearGradient>
      <mask id="${id}-mask" maskUnits="userSpaceOnUse" x="-99" y="-99" width="9999" height="9999">
        <rect x="-99" y="-99" width="9999" height="9999" fill="url(#${id})" />
      </mask>
      <g class="last-move" mask="url(#${id}-mask)">${this.withHalo(line(way), this.palette.last, width, width / 2)}</g>`;
  }

  links(holds: (houses: readonly number[]) => boolean) {
    const { model, palette } = this;
    const safe = new Set(model.protectedHouses);
    const inBlockade = new Set(model.blockades.flat());
    return (["white", "black"] as const).flatMap((side) =>
      runs(model[side].filter((house) => safe.has(house) && !inBlockade.has(house)))
        .filter(holds)
        .map((houses) => this.withHalo(line(this.all(bracket(this.sight.plan, houses))), palette.pair)),
    );
  }

  blockades(holds: (houses: readonly number[]) => boolean) {
    const { palette, sight } = this;
    const wide = Math.max(5, sight.unit * 0.11);
    return this.model.blockades
      .filter((houses) => houses.length > 0 && holds(houses))
      .map((houses) => {
        const d = line(this.all(bracket(sight.plan, houses).slice(1, -1)));
        return [
          this.withHalo(d, palette.blockade, wide),
          svg`<path d=${d} fill="none" stroke=${palette.halo} stroke-opacity="0.85" stroke-width=${wide} stroke-dasharray="${pixels(Math.max(1.5, sight.unit * 0.035))} ${pixels(sight.unit * 0.085)}" />`,
        ];
      });
  }

  reasons() {
    const { palette, sight } = this;
    return this.model.reasons.map((house) => {
      const rect = expanded(faceRect(sight.plan, house), -0.07);
      const hatching = Array.from({ length: 6 }, (_, step) => {
        const by = ((step + 1) / 7) * 2 * rect.width - rect.width;
        const [x0, x1] = [Math.max(0, by), Math.min(rect.width, rect.width + by)];
        return line(
          this.all([
            { x: rect.x + x0, y: rect.y + rect.height - (x0 - by) },
            { x: rect.x + x1, y: rect.y + rect.height - (x1 - by) },
          ]),
        );
      }).join("");
      return [
        this.filled(this.face(house, 0.07), palette.reason, 0.3),
        svg`<path d=${hatching} stroke=${palette.reason} stroke-opacity="0.8" stroke-width=${Math.max(1.5, sight.unit * 0.03)} />`,
        this.withHalo(this.face(house, 0.07), palette.reason),
      ];
    });
  }

  movable() {
    const { palette, sight, model } = this;
    return model.movable.map(({ house }) => {
      const isSelected = house === model.selected;
      const frame = isSelected ? this.withHalo(this.frame(house, 0.06), palette.selected) : [];
      if (typeof house !== "number")
        return isSelected ? frame : this.withHalo(this.frame(house, 0.03), palette.movable);
      const ring = this.ring(centreOf(sight.plan, house), 0.385);
      return [frame, this.filled(ring, palette.movable, 0.3), this.withHalo(ring, palette.movable)];
    });
  }

  /** A frame; what the move does stands on the ghost. */
  targets() {
    return this.model.targets.map(({ house, kind }) =>
      this.withHalo(this.frame(house, 0.07), this.palette[kind], this.thin * 0.8),
    );
  }

  /** What each move does, as a small disc over the lower right of its ghost. */
  private targetMarks() {
    const { palette, sight } = this;
    return this.model.targets.map((target) => {
      const mark = markOf(target);
      if (!mark) return nothing;
      const { x, y, width, height } =
        target.house === "off" ? sight.plan.off : faceRect(sight.plan, target.house);
      const [aside, z] = target.house === "off" ? [0, DRAWER.edge] : [MARK_ASIDE, TOP];
      const at = this.at({ x: x + width / 2 + aside, y: y + height / 2 + aside }, z);
      // A disc that faces the reader, whatever the slope of the board.
      const radius = MARK_RADIUS * sight.unit;
      const on = (points: readonly Point[]) =>
        points.map((point) => ({ x: at.x + point.x * radius, y: at.y + point.y * radius }));
      const disc = closed(on(ringAround({ x: 0, y: 0 }, 1)));
      const strokes = mark.strokes.map((points) => line(on(points))).join("");
      const stroke = Math.max(1.5, sight.unit * 0.03);
      return svg`<g class="target-mark"><path d=${disc} fill=${palette.halo} />${this.withHalo(disc, palette[mark.kind], stroke)}
        <path d=${strokes} fill="none" stroke=${palette[mark.kind]} stroke-width=${stroke} stroke-linecap="round" stroke-linejoin="round" /></g>`;
    });
  }

  ghosts() {
    const { model, palette, sight } = this;
    const parts: unknown[] = [];
    const only = model.targets.length === 1 ? model.targets[0] : undefined;
    if (only && model.turn && model.selected !== null) {
      const ghost = this.ghost(model.turn, only.rest ?? only.house);
      parts.push(ghost.shape);
      if (only.rest && only.rest !== only.house && typeof only.house === "number")
        parts.push(this.arrow(this.at(centreOf(sight.plan, only.house)), ghost.head, palette[only.kind]));
    }
    if (model.ghost) {
      const { from, to } = model.ghost;
      const victim: Side = model.white.includes(from) ? "white" : "black";
      const pose = poseAt(sight.plan, victim, from, 0, model.pieces);
      const ghost = this.ghost(victim, to);
      const head = this.head({ side: victim, place: from, slot: 0, pose });
      parts.push(ghost.shape, this.arrow(head, ghost.head, palette.hit));
    }
    return [parts, this.targetMarks()];
  }

  private head(piece: Piece): Point {
    const [x, y, z] = placeOf(this.sight.plan, piece);
    return this.sight.camera.project([x, y, z + (piece.side === "white" ? 0.88 : 0.52) * piece.pose.scale]);
  }

  /** Full size on a free house; small and in the corner on an occupied one. */
  private ghost(side: Side, place: Place) {
    const { model, palette, sight } = this;
    const slot = typeof place === "number" ? 0 : model[place][side];
    const pose = poseAt(sight.plan, side, place, slot, model.pieces);
    const occupied =
      typeof place === "number" && (model.white.includes(place) || model.black.includes(place));
    const own: Pose = occupied ? { ...pose, x: pose.x + 0.27, y: pose.y - 0.4, scale: 0.5 } : pose;
    const piece: Piece = { side, place, slot, pose: own };
    const { fill } = palette[side];
    const edge = side === "white" ? palette.white.edge : palette.white.fill;
    return {
      head: this.head(piece),
      shape: svg`<path d=${closed(silhouette(sight, piece))} fill=${fill} fill-opacity="0.62" stroke=${edge} stroke-opacity="0.8" stroke-width="1.5" stroke-linejoin="round" />`,
    };
  }

  /** An arc over the heads of the pieces. */
  private arrow(from: Point, to: Point, colour: string) {
    const { unit } = this.sight;
    const rise = Math.min(unit * 0.8, Math.hypot(to.x - from.x, to.y - from.y) * 0.25 + unit * 0.12);
    // A straight vertical move would have no arc, so it bends to the side.
    const upright = Math.abs(to.x - from.x) < unit * 0.6;
    const top = upright
      ? { x: from.x + unit * 0.75, y: (from.y + to.y) / 2 }
      : { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
    const angle = Math.atan2(to.y - top.y, to.x - top.x);
    const tip = { x: to.x - Math.cos(angle) * unit * 0.06, y: to.y - Math.sin(angle) * unit * 0.06 };
    const barb = (turn: number) =>
      line([
        tip,
        { x: tip.x - Math.cos(angle + turn) * unit * 0.15, y: tip.y - Math.sin(angle + turn) * unit * 0.15 },
      ]);
    const bow = `M${joined([from])}Q${pixels(top.x)} ${pixels(top.y)} ${pixels(tip.x)} ${pixels(tip.y)}`;
    return this.withHalo(bow + barb(0.5) + barb(-0.5), colour, Math.max(2, unit * 0.04), 1);
  }
}

export function drawEffects(
  into: SVGGElement,
  { plan, camera, unit }: Projection,
  model: BoardModel,
  effects: readonly Effect[],
  time: number,
): void {
  const palette = paletteOf(model.look.theme);
  const lines = effects.flatMap(({ kind, centre: at, begin, end }) => {
    const share = (time - begin) / (end - begin);
    if (share <= 0 || share >= 1) return [];
    const [x, y] = onTable(plan, at.x, at.y - 0.27);
    const point = (radius: number, angle: number, z: number) =>
      camera.project([x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]);
    const ripple = (own: number, d: () => string) => {
      if (own <= 0 || own >= 1) return [];
      const width = unit * (kind === "hit" ? 0.07 : 0.045);
      const strength = 1 - own ** 3;
      return svg`<path d=${d()} stroke=${palette.halo} stroke-opacity=${strength * 0.6} stroke-width=${width + unit * 0.03} />
        <path d=${d()} stroke=${palette[kind]} stroke-opacity=${strength} stroke-width=${width} />`;
    };
    if (kind === "water")
      return [0, 1, 2].flatMap((index) => {
        const own = share * 1.5 - index * 0.22;
        return ripple(own, () =>
          closed(Array.from({ length: 32 }, (_, step) => point(0.6 * own, (step / 16) * Math.PI, TOP))),
        );
      });
    const own = kind === "hit" ? share * 2 : share;
    const middle = camera.project([x, y, TOP + 0.4]);
    return ripple(own, () =>
      Array.from({ length: 10 }, (_, ray) => {
        const angle = (ray / 10) * Math.PI * 2 + 0.3;
        const [inner, outer] = [0.24 + own * 0.34, 0.36 + own * (ray % 2 ? 0.36 : 0.25)];
        return line(
          [inner, outer].map((far) => ({
            x: middle.x + far * unit * Math.cos(angle),
            y: middle.y + far * unit * Math.sin(angle),
          })),
        );
      }).join(""),
    );
  });
  render(svg`<g fill="none" stroke-linecap="round">${lines}</g>`, into as unknown as HTMLElement);
}
