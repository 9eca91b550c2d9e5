/**
 * What the board tells, as an SVG over the picture of the object: numbers, rings, targets, the last move. Its contrast
 * depends on no light. Shapes are those of the flat picture, laid on the houses as they are seen.
 */
import { nothing, render, svg } from "lit";
import { bracket, centreOf, isTurn, placeRect, runs, walk } from "../geometry.js";
import type { BoardModel, Place, Point, Rect, Side, Target } from "../model.js";
import { type Palette, paletteOf } from "../palette.js";
import { grown } from "../shapes.js";
import { type Piece, type Pose, poseAt } from "../standing.js";
import { DRAWER, faceRect, onTable, TOP, TRAY } from "./box-mesh.js";
import type { Three } from "./mesh.js";
import { placeOf } from "./scene.js";
import { type Sight, silhouette } from "./sight.js";

const pixels = (value: number) => Math.round(value * 10) / 10;
const joined = (points: readonly Point[]) => points.map(({ x, y }) => `${pixels(x)} ${pixels(y)}`).join("L");
export const line = (points: readonly Point[]) => (points.length > 0 ? `M${joined(points)}` : "");
export const closed = (points: readonly Point[]) => `${line(points)}Z`;

/** Where a point of the plan is seen at a height. */
const seen = ({ plan, camera }: Sight, { x, y }: Point, z = TOP): Point =>
  camera.project([...onTable(plan, x, y), z] as unknown as Three);

function ringAround({ x, y }: Point, radius: number, count = 40): Point[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * Math.PI * 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A rectangle of the plan with rounded corners. */
function rounded({ x, y, width, height }: Rect, radius: number): Point[] {
  const r = Math.min(radius, width / 2, height / 2);
  const corners = [
    [x + width - r, y + height - r],
    [x + r, y + height - r],
    [x + r, y + r],
    [x + width - r, y + r],
  ] as const;
  return corners.flatMap(([cx, cy], quarter) =>
    [0, 1, 2, 3].map((step) => {
      const angle = ((quarter + step / 3) * Math.PI) / 2;
      return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
    }),
  );
}

const heightOf = (place: Place): number =>
  typeof place === "number" ? TOP : place === "off" ? DRAWER.edge : TRAY.edge;

export class Overlay {
  readonly svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  private readonly still = document.createElementNS("http://www.w3.org/2000/svg", "g");
  /** For what is seen around pieces that move. */
  readonly moving = document.createElementNS("http://www.w3.org/2000/svg", "g");
  private static count = 0;
  private readonly mask = `senet-pieces-${Overlay.count++}`;

  constructor(canvas: HTMLCanvasElement) {
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.append(this.still, this.moving);
    canvas.after(this.svg);
  }

  destroy(): void {
    this.svg.remove();
  }

  /**
   * While things move (`touched`: the houses they leave or reach) only the links that hold all the while are shown, and
   * nothing that invites.
   */
  show(sight: Sight, model: BoardModel, pieces: readonly Piece[], touched: ReadonlySet<number> | null): void {
    const draw = new Draw(sight, model);
    const holds = (houses: readonly number[]) =>
      !touched?.size || !houses.some((house) => touched.has(house));
    const covered = touched ? [] : pieces.filter(({ place }) => typeof place === "number");
    render(
      svg`
        <mask id=${this.mask} maskUnits="userSpaceOnUse" x="-99" y="-99" width="9999" height="9999">
          <rect x="-99" y="-99" width="9999" height="9999" fill="#fff" />
          ${covered.map((piece) => svg`<path d=${closed(silhouette(sight, piece))} fill="#000" />`)}
        </mask>
        <g mask="url(#${this.mask})">
          ${draw.track()} ${touched ? nothing : draw.lastMove()} ${draw.links(holds)} ${draw.blockades(holds)}
          ${touched ? nothing : [draw.reasons(), draw.movable(), draw.targets()]}
        </g>
        ${draw.numbers()} ${touched ? nothing : [draw.ghosts(), draw.focus()]}
      `,
      this.still as unknown as HTMLElement,
    );
  }
}

/** The parts of the overlay. */
class Draw {
  private readonly palette: Palette;

  constructor(
    private readonly sight: Sight,
    private readonly model: BoardModel,
  ) {
    this.palette = paletteOf(model.look.theme);
  }

  private at(point: Point, z = TOP): Point {
    return seen(this.sight, point, z);
  }

  private all(points: readonly Point[], z = TOP): Point[] {
    return points.map((point) => this.at(point, z));
  }

  private get thin(): number {
    return Math.max(2, this.sight.unit * 0.045);
  }

  private haloed(
    d: string,
    colour: string,
    width = this.thin,
    rim = 1.5,
    dash: string | typeof nothing = nothing,
  ) {
    const path = (stroke: string, wide: number) =>
      svg`<path d=${d} fill="none" stroke=${stroke} stroke-width=${wide} stroke-linejoin="round" stroke-linecap="round" stroke-dasharray=${dash} />`;
    return [path(this.palette.halo, width + 2 * rim), path(colour, width)];
  }

  private filled(d: string, colour: string, opacity: number) {
    return svg`<path d=${d} fill=${colour} fill-opacity=${opacity} />`;
  }

  private face(house: number, inset: number): string {
    return closed(this.all(rounded(grown(faceRect(this.sight.plan, house), -inset), 0.07)));
  }

  private frame(place: Place, inset: number): string {
    const rect = placeRect(this.sight.plan, place, this.model.turn);
    return rect ? closed(this.all(rounded(grown(rect, -inset), 0.07), heightOf(place))) : "";
  }

  private ring(centre: Point, radius: number, z = TOP): string {
    return closed(this.all(ringAround(centre, radius), z));
  }

  track() {
    const { plan, unit } = this.sight;
    const { houses } = plan.look;
    return Array.from({ length: houses - 1 }, (_, index) => {
      const [from, to] = [centreOf(plan, index + 1), centreOf(plan, index + 2)];
      const turn = isTurn(plan.look, index + 1);
      const size = turn ? 0.085 : 0.05;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const [ax, ay] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const corner = (along: number, across: number) =>
        this.at({ x: mx + ax * along - ay * across, y: my + ay * along + ax * across });
      const d = line([corner(-size / 2, -size), corner(size / 2, 0), corner(-size / 2, size)]);
      return svg`<path d=${d} fill="none" stroke=${this.palette.inlay} stroke-width=${Math.max(1, unit * (turn ? 0.032 : 0.02))} stroke-linecap="round" stroke-linejoin="round" />`;
    });
  }

  numbers() {
    const { plan, unit } = this.sight;
    const size = Math.max(9, unit * 0.165);
    const { number, white } = this.palette;
    return svg`<g font-size=${size} font-family="system-ui, sans-serif" font-weight="600" fill=${number} stroke=${white.fill} stroke-opacity="0.8" stroke-width=${Math.max(1.5, size * 0.16)} stroke-linejoin="round" paint-order="stroke">
      ${Array.from({ length: plan.look.houses }, (_, index) => {
        const { x, y } = faceRect(plan, index + 1);
        const corner = this.at({ x: x + 0.09, y: y + 0.09 });
        return svg`<text x=${pixels(corner.x)} y=${pixels(corner.y + size * 0.8)}>${index + 1}</text>`;
      })}
    </g>`;
  }

  lastMove() {
    const { plan, unit } = this.sight;
    const { last } = this.palette;
    const { lastMove } = this.model;
    if (!lastMove) return nothing;
    const { from, to } = lastMove;
    const faces = [from, to].flatMap((place) =>
      typeof place === "number"
        ? [this.filled(this.face(place, 0.05), last, place === to ? 0.34 : 0.22)]
        : [],
    );
    const start = typeof from === "number" ? from : null;
    const end = typeof to === "number" ? to : to === "off" ? plan.look.houses : null;
    if (start === null || end === null || start === end) return faces;
    const way = line(this.all(walk(start, end).map((house) => centreOf(plan, house))));
    return [faces, this.haloed(way, last, Math.max(2.5, unit * 0.05), 1.2, `0.01 ${pixels(unit * 0.16)}`)];
  }

  links(holds: (houses: readonly number[]) => boolean) {
    const { model, palette } = this;
    const safe = new Set(model.protectedHouses);
    const inBlockade = new Set(model.blockades.flat());
    return (["white", "black"] as const).flatMap((side) =>
      runs(model[side].filter((house) => safe.has(house) && !inBlockade.has(house)))
        .filter(holds)
        .map((houses) => this.haloed(line(this.all(bracket(this.sight.plan, houses))), palette.pair)),
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
          this.haloed(d, palette.blockade, wide),
          svg`<path d=${d} fill="none" stroke=${palette.halo} stroke-opacity="0.85" stroke-width=${wide} stroke-dasharray="${pixels(Math.max(1.5, sight.unit * 0.035))} ${pixels(sight.unit * 0.085)}" />`,
        ];
      });
  }

  reasons() {
    const { palette, sight } = this;
    return this.model.reasons.map((house) => {
      const rect = grown(faceRect(sight.plan, house), -0.07);
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
        this.haloed(this.face(house, 0.07), palette.reason),
      ];
    });
  }

  movable() {
    const { palette, sight, model } = this;
    return model.movable.map(({ house }) => {
      const chosen = house === model.selected;
      const frame = chosen
        ? [
            this.filled(this.frame(house, 0.06), palette.selected, 0.3),
            this.haloed(this.frame(house, 0.06), palette.selected),
          ]
        : [];
      if (typeof house !== "number")
        return chosen ? frame : this.haloed(this.frame(house, 0.03), palette.movable);
      const ring = this.ring(centreOf(sight.plan, house), 0.385);
      return [frame, this.filled(ring, palette.movable, 0.3), this.haloed(ring, palette.movable)];
    });
  }

  /** Each kind has its own shape besides its colour: ring with a point, cross-hair, wave, arrow. */
  targets() {
    return this.model.targets.map((target) => {
      const colour = this.palette[target.kind];
      const frame = this.frame(target.house, 0.07);
      return [
        this.filled(frame, colour, 0.22),
        this.haloed(frame, colour, this.thin * 0.8),
        target.house === "off" ? this.exit() : this.aim(target, target.house, colour),
      ];
    });
  }

  private aim({ kind }: Target, house: number, colour: string) {
    const { plan, unit } = this.sight;
    const centre = centreOf(plan, house);
    if (kind === "hit") {
      const spokes = [0, 1, 2, 3].map((quarter) => {
        const angle = Math.PI / 4 + (quarter * Math.PI) / 2;
        return line(
          this.all(
            [0.3, 0.46].map((far) => ({
              x: centre.x + far * Math.cos(angle),
              y: centre.y + far * Math.sin(angle),
            })),
          ),
        );
      });
      return this.haloed(this.ring(centre, 0.36) + spokes.join(""), colour);
    }
    const ring = this.ring(centre, 0.3);
    if (kind === "water") {
      const wave = Array.from({ length: 25 }, (_, step) => {
        const share = step / 24;
        return { x: centre.x - 0.2 + 0.4 * share, y: centre.y + Math.sin(share * Math.PI * 4) * 0.07 };
      });
      return this.haloed(ring + line(this.all(wave)), colour);
    }
    return [
      this.haloed(ring, colour),
      svg`<path d=${this.ring(centre, 0.085)} fill=${colour} stroke=${this.palette.halo} stroke-width=${Math.max(1.5, unit * 0.015)} />`,
    ];
  }

  private exit() {
    const { plan } = this.sight;
    const rect = plan.off;
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    const arrow = [
      { x: x - 0.09, y: y - 0.13 },
      { x: x + 0.07, y },
      { x: x - 0.09, y: y + 0.13 },
    ];
    const z = DRAWER.edge;
    return this.haloed(this.ring({ x, y }, 0.24, z) + line(this.all(arrow, z)), this.palette.off);
  }

  ghosts() {
    const { model, palette, sight } = this;
    const parts: unknown[] = [];
    const only = model.targets.length === 1 ? model.targets[0] : undefined;
    if (only && model.turn && model.selected !== null) {
      const ghost = this.ghost(model.turn, only.rest ?? only.house);
      parts.push(ghost.drawn);
      if (only.rest && only.rest !== only.house && typeof only.house === "number")
        parts.push(this.arrow(this.at(centreOf(sight.plan, only.house)), ghost.head, palette[only.kind]));
    }
    if (model.ghost) {
      const { from, to } = model.ghost;
      const victim: Side = model.white.includes(from) ? "white" : "black";
      const pose = poseAt(sight.plan, victim, from, 0, model.pieces);
      const ghost = this.ghost(victim, to);
      const head = this.head({ side: victim, place: from, slot: 0, pose });
      parts.push(ghost.drawn, this.arrow(head, ghost.head, palette.hit));
    }
    return parts;
  }

  private head(piece: Piece): Point {
    const [x, y, z] = placeOf(this.sight.plan, piece);
    return this.sight.camera.project([x, y, z + (piece.side === "white" ? 0.88 : 0.52) * piece.pose.scale]);
  }

  /** Full size on a free house; small, in the corner, where somebody still stands. */
  private ghost(side: Side, place: Place) {
    const { model, palette, sight } = this;
    const slot = typeof place === "number" ? 0 : model[place][side];
    const pose = poseAt(sight.plan, side, place, slot, model.pieces);
    const taken = typeof place === "number" && (model.white.includes(place) || model.black.includes(place));
    const own: Pose = taken ? { ...pose, x: pose.x + 0.27, y: pose.y - 0.4, scale: 0.5 } : pose;
    const piece: Piece = { side, place, slot, pose: own };
    const { fill } = palette[side];
    const edge = side === "white" ? palette.white.edge : palette.white.fill;
    return {
      head: this.head(piece),
      drawn: svg`<path d=${closed(silhouette(sight, piece))} fill=${fill} fill-opacity="0.62" stroke=${edge} stroke-opacity="0.8" stroke-width="1.5" stroke-linejoin="round" />`,
    };
  }

  /** In a bow over the heads of the pieces. */
  private arrow(from: Point, to: Point, colour: string) {
    const { unit } = this.sight;
    const rise = Math.min(unit * 0.8, Math.hypot(to.x - from.x, to.y - from.y) * 0.25 + unit * 0.12);
    // Straight up or down a bow over the heads would be none: it swings out to the side.
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
    return this.haloed(bow + barb(0.5) + barb(-0.5), colour, Math.max(2, unit * 0.04), 1);
  }

  focus() {
    const { focus } = this.model;
    if (focus === null) return nothing;
    const width = Math.max(2.5, this.sight.unit * 0.05);
    return this.haloed(this.frame(focus, -0.01), "#ffffff", width, 2.5);
  }
}
