/**
 * The marks that every view draws over the board: last move, links, blockades, reasons, rings, targets, ghosts, focus
 * and effects. They are described once, as paths in the pixels of a picture; the flat view
 * strokes them on its canvas, the object view as SVG.
 */

import {
  bracket,
  centreOf,
  expanded,
  footOf,
  type Geometry,
  isTurn,
  placeRect,
  runs,
  walk,
} from "./geometry.js";
import type { BoardModel, Place, Point, Rect, Side, Target } from "./model.js";
import type { Effect } from "./motion.js";
import { type Palette, paletteOf } from "./palette.js";
import { type Piece, type Pose, poseAt } from "./poses.js";
import { between } from "./shapes.js";

/** How a view shows the board: the flat one as it is, the object view through its camera. */
export interface Space {
  plan: Geometry;
  /** Side of a house in pixels. */
  unit: number;
  /** A point on the surface of a place; without one, of the houses. */
  project(point: Point, place?: Place): Point;
  /** A circle on the board around a foot. */
  ring(foot: Point, radius: number): Point[];
  /** The point at this height above the foot of a pose. */
  above(pose: Pose, height: number): Point;
}

/** Part of a mark: a line of this `width`, or a filled shape if it has none. */
export interface MarkPath {
  /** Path data of SVG. */
  d: string;
  colour: string;
  width?: number;
  opacity?: number;
  dash?: readonly number[];
  /** The line is invisible at the first point and fully visible before it reaches the second. */
  fade?: readonly [Point, Point];
}

export const pixels = (value: number) => Math.round(value * 10) / 10;
export const line = (points: readonly Point[]) =>
  points.length > 0 ? `M${points.map(({ x, y }) => `${pixels(x)} ${pixels(y)}`).join("L")}` : "";
export const closed = (points: readonly Point[]) => `${line(points)}Z`;

export function circle({ x, y }: Point, radius: number, flatness = 1): Point[] {
  return Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 20) * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * flatness * Math.sin(angle) };
  });
}

/** A rectangle with rounded corners. */
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

/** The direction of the track: chevrons between the houses, bolder at the turns. */
export function track({ plan, unit, project }: Space): MarkPath[] {
  const { look } = plan;
  const colour = paletteOf(look.theme).inlay;
  return Array.from({ length: look.houses - 1 }, (_, index) => {
    const [from, to] = [centreOf(plan, index + 1), centreOf(plan, index + 2)];
    const turn = isTurn(look, index + 1);
    const size = (turn ? 0.08 : 0.05) * plan.unit;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [ax, ay] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const { x, y } = between(from, to, 0.5);
    const corner = (along: number, across: number) =>
      project({ x: x + ax * along - ay * across, y: y + ay * along + ax * across });
    const d = line([corner(-size / 2, -size), corner(size / 2, 0), corner(-size / 2, size)]);
    return { d, colour, width: Math.max(1, unit * (turn ? 0.033 : 0.021)) };
  });
}

/** A ghost is faint on a free house, and small and in the corner on an occupied one. */
const GHOST_ALPHA = 0.62;
const SMALL_SCALE = 0.5;
/** Height of the pieces from foot to head, in houses. */
const HEAD: Readonly<Record<Side, number>> = { white: 0.88, black: 0.52 };

export class Marks {
  private readonly palette: Palette;

  constructor(
    private readonly space: Space,
    private readonly model: BoardModel,
  ) {
    this.palette = paletteOf(model.look.theme);
  }

  /**
   * The marks below the pieces. During an animation, only the links that stay in place. `touched` lists the houses that
   * pieces leave or reach.
   */
  under(touched: ReadonlySet<number> | null): MarkPath[] {
    const isKept = (houses: readonly number[]) => !houses.some((house) => touched?.has(house));
    const links = [...this.links(isKept), ...this.blockades(isKept), ...this.ripples(isKept)];
    if (touched) return links;
    return [...this.lastMove(), ...links, ...this.reasons(), ...this.movable(), ...this.targets()];
  }

  /** The places where mover and victim would end. */
  ghosts(): Piece[] {
    return this.journeys().map(({ ghost }) => ghost);
  }

  /** The marks above pieces and ghosts: arrows, effects of the moves, and the focus. */
  over(): MarkPath[] {
    const { model, space } = this;
    const arrows = this.journeys().flatMap(({ ghost, from, colour }) =>
      from ? this.arrow(from, this.head(ghost), colour) : [],
    );
    const focus =
      model.focus === null
        ? []
        : this.haloed(this.frame(model.focus, -0.01), "#ffffff", Math.max(2.5, space.unit * 0.05), 2.5);
    return [...arrows, ...this.targetMarks(), ...focus];
  }

  /** Strokes a path twice, so that it stands out on light and dark backgrounds. */
  haloed(d: string, colour: string, width = this.thin, rim = 1.5): MarkPath[] {
    return [
      { d, colour: this.palette.halo, width: width + 2 * rim },
      { d, colour, width },
    ];
  }

  /** An arc over the heads of the pieces, or hanging below for a move backwards. */
  arrow(from: Point, to: Point, colour: string, isBelow = false): MarkPath[] {
    const { unit } = this.space;
    const rise = Math.min(unit * 0.8, Math.hypot(to.x - from.x, to.y - from.y) * 0.25 + unit * 0.12);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    // A straight vertical move would have no arc, so it bends to the side.
    const top =
      Math.abs(to.x - from.x) < unit * 0.6
        ? { x: from.x + unit * 0.75, y: middle.y }
        : isBelow
          ? { x: middle.x, y: Math.max(from.y, to.y) + rise }
          : { x: middle.x, y: Math.max(4, Math.min(from.y, to.y) - rise) };
    const angle = Math.atan2(to.y - top.y, to.x - top.x);
    const back = (turn: number, length: number) => ({
      x: to.x - Math.cos(angle + turn) * unit * length,
      y: to.y - Math.sin(angle + turn) * unit * length,
    });
    const tip = back(0, 0.06);
    const barb = (turn: number) => {
      const { x, y } = back(turn, 0.15);
      return line([tip, { x: x + tip.x - to.x, y: y + tip.y - to.y }]);
    };
    const bow = `${line([from])}Q${pixels(top.x)} ${pixels(top.y)} ${pixels(tip.x)} ${pixels(tip.y)}`;
    return this.haloed(bow + barb(0.5) + barb(-0.5), colour, Math.max(2, unit * 0.04), 1);
  }

  /** Effects around moving pieces at this time: rings on the water, lines at a hit, rays when a piece comes home. */
  effects(effects: readonly Effect[], time: number): MarkPath[] {
    return effects.flatMap(({ kind, centre, begin, end }) => {
      const share = (time - begin) / (end - begin);
      if (share <= 0 || share >= 1) return [];
      if (kind === "water")
        return [0, 1, 2].flatMap((index) => {
          const progress = share * 1.5 - index * 0.22;
          return this.fading(kind, progress, () => closed(this.ring(centre, 0.6 * progress)));
        });
      // A hit is short and sharp; the glow of a piece that came home fades slowly.
      const progress = kind === "hit" ? share * 2 : share;
      return this.fading(kind, progress, () => this.rays(centre, progress));
    });
  }

  private get thin(): number {
    return Math.max(2, this.space.unit * 0.045);
  }

  private line(points: readonly Point[]): string {
    return line(points.map((point) => this.space.project(point)));
  }

  private ring(foot: Point, radius: number): Point[] {
    return this.space.ring(foot, radius * this.space.plan.unit);
  }

  /** The outline of a place, this far inside its edge. */
  frame(place: Place, inset: number): string {
    const { plan } = this.space;
    const rect = placeRect(plan, place, this.model.turn);
    if (!rect) return "";
    const corners = rounded(expanded(rect, -inset * plan.unit), 0.07 * plan.unit);
    return closed(corners.map((point) => this.space.project(point, place)));
  }

  private head({ side, pose }: Pick<Piece, "side" | "pose">): Point {
    return this.space.above(pose, HEAD[side] * pose.scale);
  }

  /** A thin line that fades towards where the piece came from. */
  private lastMove(): MarkPath[] {
    const { space, model, palette } = this;
    const path = model.lastMove ? movePath(space.plan, model.lastMove) : [];
    const [from, to] = [path[0], path.at(-1)];
    if (!from || !to) return [];
    const width = Math.max(1.5, space.unit * 0.025);
    const fade = [space.project(from), space.project(to)] as const;
    return this.haloed(this.line(path), palette.last, width, width / 2).map((part) => ({ ...part, fade }));
  }

  /** Pieces that protect each other share a bracket; a piece that is safe alone has a short one. */
  private links(isKept: (houses: readonly number[]) => boolean): MarkPath[] {
    const { model, palette, space } = this;
    const safe = new Set(model.protectedHouses);
    const inBlockade = new Set(model.blockades.flat());
    return (["white", "black"] as const).flatMap((side) =>
      runs(model[side].filter((house) => safe.has(house) && !inBlockade.has(house)))
        .filter(isKept)
        .flatMap((houses) => this.haloed(this.line(bracket(space.plan, houses)), palette.pair)),
    );
  }

  /** A row of stakes along the line that no piece may pass. */
  private blockades(isKept: (houses: readonly number[]) => boolean): MarkPath[] {
    const { palette, space } = this;
    const { unit } = space;
    const width = Math.max(5, unit * 0.11);
    const dash = [Math.max(1.5, unit * 0.035), unit * 0.085];
    return this.model.blockades
      .filter((houses) => houses.length > 0 && isKept(houses))
      .flatMap((houses) => {
        const d = this.line(bracket(space.plan, houses).slice(1, -1));
        return [
          ...this.haloed(d, palette.blockade, width),
          { d, colour: palette.halo, opacity: 0.85, width, dash },
        ];
      });
  }

  /** A ring on the water around a piece that is held in it. */
  private ripples(isKept: (houses: readonly number[]) => boolean): MarkPath[] {
    const { model, space, palette } = this;
    return [...model.white, ...model.black]
      .filter((house) => house === model.water && isKept([house]))
      .flatMap((house) => this.haloed(closed(this.ring(footOf(space.plan, house), 0.42)), palette.water));
  }

  /** Hatching in the refusal colour. */
  private reasons(): MarkPath[] {
    const { palette, space, model } = this;
    const colour = palette.reason;
    return model.reasons.flatMap((house) => {
      const rect = expanded(placeRect(space.plan, house, null) as Rect, -0.06 * space.plan.unit);
      const { width } = rect;
      const bottom = rect.y + rect.height;
      const hatching = Array.from({ length: 6 }, (_, step) => {
        const by = ((step + 1) / 7) * 2 * width - width;
        const [x0, x1] = [Math.max(0, by), Math.min(width, width + by)];
        return this.line([
          { x: rect.x + x0, y: bottom - (x0 - by) },
          { x: rect.x + x1, y: bottom - (x1 - by) },
        ]);
      }).join("");
      const frame = this.frame(house, 0.06);
      return [
        { d: frame, colour, opacity: 0.3 },
        { d: hatching, colour, opacity: 0.8, width: Math.max(1.5, space.unit * 0.03) },
        ...this.haloed(frame, colour),
      ];
    });
  }

  private movable(): MarkPath[] {
    const { palette, model, space } = this;
    return model.movable.flatMap(({ house }) => {
      const isSelected = house === model.selected;
      const frame = isSelected ? this.haloed(this.frame(house, 0.05), palette.selected) : [];
      if (typeof house !== "number")
        return isSelected ? frame : this.haloed(this.frame(house, 0.02), palette.movable);
      const ring = closed(this.ring(footOf(space.plan, house), 0.385));
      return [
        ...frame,
        { d: ring, colour: palette.movable, opacity: 0.3 },
        ...this.haloed(ring, palette.movable),
      ];
    });
  }

  /** A frame; what the move does stands on the ghost. */
  private targets(): MarkPath[] {
    return this.model.targets.flatMap(({ house, kind }) =>
      this.haloed(this.frame(house, 0.065), this.palette[kind], this.thin * 0.8),
    );
  }

  /** What each move does, as a small disc that faces the reader over the lower right of its ghost. */
  private targetMarks(): MarkPath[] {
    const { palette, space, model } = this;
    return model.targets.flatMap((target) => {
      const mark = markOf(target);
      const rect = mark && placeRect(space.plan, target.house, model.turn);
      if (!rect) return [];
      const aside = target.house === "off" ? 0 : MARK_ASIDE * space.plan.unit;
      const { x, y } = space.project(
        { x: rect.x + rect.width / 2 + aside, y: rect.y + rect.height / 2 + aside },
        target.house,
      );
      const radius = MARK_RADIUS * space.unit;
      const disc = closed(circle({ x, y }, radius));
      const width = Math.max(1.5, space.unit * 0.03);
      const strokes = mark.strokes.map((points) =>
        line(points.map((point) => ({ x: x + point.x * radius, y: y + point.y * radius }))),
      );
      const colour = palette[mark.kind];
      return [
        { d: disc, colour: palette.halo },
        ...this.haloed(disc, colour, width),
        { d: strokes.join(""), colour, width },
      ];
    });
  }

  /** Where mover and victim would end, and the start of the arrow there if it needs one. */
  private journeys(): { ghost: Piece; from: Point | null; colour: string }[] {
    const { model, palette, space } = this;
    const found = [];
    const { turn: mover } = model;
    const headAt = (side: Side, place: Place) =>
      this.head({ side, pose: poseAt(space.plan, side, place, 0, model.pieces) });
    if (mover)
      for (const { house, from, rest, kind } of model.targets) {
        const isMovedOn = rest && rest !== house && typeof house === "number";
        // Without a selection, an arrow tells which piece goes there.
        const start = isMovedOn
          ? space.project(centreOf(space.plan, house))
          : from && model.selected === null
            ? headAt(mover, from)
            : null;
        found.push({ ghost: this.ghost(mover, rest ?? house), from: start, colour: palette[kind] });
      }
    if (model.ghost) {
      const { from, to } = model.ghost;
      const side: Side = model.white.includes(from) ? "white" : "black";
      found.push({ ghost: this.ghost(side, to), from: headAt(side, from), colour: palette.hit });
    }
    return found;
  }

  private ghost(side: Side, place: Place): Piece {
    const { model, space } = this;
    const { plan } = space;
    const slot = typeof place === "number" ? 0 : model[place][side];
    const free = { ...poseAt(plan, side, place, slot, model.pieces), alpha: GHOST_ALPHA };
    const isOccupied =
      typeof place === "number" && (model.white.includes(place) || model.black.includes(place));
    const corner = { x: free.x + 0.27 * plan.unit, y: free.y - 0.4 * plan.unit, scale: SMALL_SCALE };
    return { side, place, slot, pose: isOccupied ? { ...free, ...corner, alpha: 1 } : free };
  }

  /** Fades only near the end, because an effect is short. */
  private fading(kind: Effect["kind"], progress: number, d: () => string): MarkPath[] {
    if (progress <= 0 || progress >= 1) return [];
    const { unit } = this.space;
    const opacity = 1 - progress ** 3;
    const [halo, own] = this.haloed(
      d(),
      this.palette[kind],
      unit * (kind === "hit" ? 0.07 : 0.045),
      unit * 0.015,
    );
    return [
      { ...(halo as MarkPath), opacity: opacity * 0.6 },
      { ...(own as MarkPath), opacity },
    ];
  }

  private rays(foot: Point, progress: number): string {
    const { unit } = this.space;
    const middle = this.space.above({ ...foot, scale: 1, lift: 0, alpha: 1, sink: 0, tilt: 0 }, 0.4);
    return Array.from({ length: 10 }, (_, ray) => {
      const angle = (ray / 5) * Math.PI + 0.3;
      const ends = [0.24 + progress * 0.34, 0.36 + progress * (ray % 2 ? 0.36 : 0.25)];
      return line(
        ends.map((far) => ({
          x: middle.x + far * unit * Math.cos(angle),
          y: middle.y + far * unit * Math.sin(angle),
        })),
      );
    }).join("");
  }
}

/**
 * The path of a move, drawn in the walls between the houses so that it covers no sign or number. Empty if there is no
 * path.
 */
function movePath(geometry: Geometry, { from, to }: { from: Place; to: Place }): Point[] {
  const end = to === "off" ? geometry.look.houses : to;
  if (typeof from !== "number" || typeof end !== "number" || from === end) return [];
  return bracket(geometry, walk(from, end), WALL_OFFSET);
}

/** Distance from a house's centre to the middle of the wall between two rows. */
const WALL_OFFSET = 0.49;

// ---- Small marks on a target that show what a move does: hit, water, protection by a neighbour, bearing off.

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
const MARK_RADIUS = 0.15;
const MARK_ASIDE = 0.32;

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
