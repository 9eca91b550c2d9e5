/** Shapes of the overlay: projection of plan points and houses, and the marks that are always present. */
import { nothing, svg } from "lit";
import { centreOf, contains, expanded, isTurn, placeRect } from "../geometry.js";
import type { BoardModel, Place, Point, Rect } from "../model.js";
import { type Palette, paletteOf } from "../palette.js";
import { between } from "../shapes.js";
import { DRAWER, faceRect, onTable, TOP, TRAY } from "./box-mesh.js";
import type { Vector3 } from "./mesh.js";
import type { Projection } from "./projection.js";

export const pixels = (value: number) => Math.round(value * 10) / 10;
export const joined = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${pixels(x)} ${pixels(y)}`).join("L");
export const line = (points: readonly Point[]) => (points.length > 0 ? `M${joined(points)}` : "");
export const closed = (points: readonly Point[]) => `${line(points)}Z`;

/** Projects a plan point at a height. */
const projectPoint = ({ plan, camera }: Projection, { x, y }: Point, z = TOP): Point =>
  camera.project([...onTable(plan, x, y), z] as unknown as Vector3);

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

/** Whether the outline of a piece runs through a rectangle. */
function crosses(outline: readonly Point[], rect: Rect): boolean {
  return outline.some((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    return [0, 0.2, 0.4, 0.6, 0.8].some((share) => {
      const { x, y } = between(from, to, share);
      return contains(rect, x, y);
    });
  });
}

const heightOf = (place: Place): number =>
  typeof place === "number" ? TOP : place === "off" ? DRAWER.edge : TRAY.edge;

/** The drawing context, and the permanent marks. */
export class OverlayDrawing {
  protected readonly palette: Palette;

  constructor(
    protected readonly sight: Projection,
    protected readonly model: BoardModel,
  ) {
    this.palette = paletteOf(model.look.theme);
  }

  protected at(point: Point, z = TOP): Point {
    return projectPoint(this.sight, point, z);
  }

  protected all(points: readonly Point[], z = TOP): Point[] {
    return points.map((point) => this.at(point, z));
  }

  protected get thin(): number {
    return Math.max(2, this.sight.unit * 0.045);
  }

  protected withHalo(
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

  protected face(house: number, inset: number): string {
    return closed(this.all(rounded(expanded(faceRect(this.sight.plan, house), -inset), 0.07)));
  }

  protected frame(place: Place, inset: number): string {
    const rect = placeRect(this.sight.plan, place, this.model.turn);
    return rect ? closed(this.all(rounded(expanded(rect, -inset), 0.07), heightOf(place))) : "";
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

  /** A number that one of these outlines of pieces would cut is left out, since half a number reads as another one. */
  numbers(outlines: readonly (readonly Point[])[]) {
    const { plan, unit } = this.sight;
    const size = Math.max(9, unit * 0.165);
    const { number, white } = this.palette;
    return svg`<g font-size=${size} font-family="system-ui, sans-serif" font-weight="600" fill=${number} stroke=${white.fill} stroke-opacity="0.8" stroke-width=${Math.max(1.5, size * 0.16)} stroke-linejoin="round" paint-order="stroke">
      ${Array.from({ length: plan.look.houses }, (_, index) => {
        const { x, y } = faceRect(plan, index + 1);
        const corner = this.at({ x: x + 0.09, y: y + 0.09 });
        const right = corner.x + size * (index < 9 ? 0.7 : 1.3);
        const isCut = outlines.some((outline) =>
          crosses(outline, { ...corner, width: right - corner.x, height: size }),
        );
        if (isCut) return nothing;
        return svg`<text x=${pixels(corner.x)} y=${pixels(corner.y + size * 0.8)}>${index + 1}</text>`;
      })}
    </g>`;
  }

  focus() {
    const { focus } = this.model;
    if (focus === null) return nothing;
    const width = Math.max(2.5, this.sight.unit * 0.05);
    return this.withHalo(this.frame(focus, -0.01), "#ffffff", width, 2.5);
  }
}
