/**
 * The board's numbers, its track and the marks of marks.ts as SVG over the object view, so that their contrast does not
 * depend on the lighting. Loads after the first picture.
 */
import { nothing, render, svg } from "lit";
import { contains } from "../../src/board/geometry.js";
import { circle, closed, type MarkPath, Marks, pixels, type Space, track } from "../../src/board/marks.js";
import type { BoardModel, Place, Point, Rect } from "../../src/board/model.js";
import type { Effect } from "../../src/board/motion.js";
import { paletteOf } from "../../src/board/palette.js";
import type { Piece } from "../../src/board/poses.js";
import { between } from "../../src/board/shapes.js";
import { DRAWER, faceRect, onTable, TOP, TRAY } from "./box-mesh.js";
import { type Projection, silhouette } from "./projection.js";
import { placeOf } from "./scene.js";

const heightOf = (place: Place): number =>
  typeof place === "number" ? TOP : place === "off" ? DRAWER.edge : TRAY.edge;

/** The board in front of the camera. */
export function spaceOf({ plan, camera, unit }: Projection): Space {
  const footOf = (pose: Piece["pose"]) => placeOf(plan, { pose });
  return {
    plan,
    unit,
    project: ({ x, y }, place = 1) => {
      const [right, back] = onTable(plan, x, y);
      return camera.project([right, back, heightOf(place)]);
    },
    ring: ({ x, y }, radius) => {
      const [right, back] = footOf({ x, y, scale: 1, lift: 0, alpha: 1, sink: 0, tilt: 0 });
      return circle({ x: right, y: back }, radius).map((point) => camera.project([point.x, point.y, TOP]));
    },
    above: (pose, height) => {
      const [x, y, z] = footOf(pose);
      return camera.project([x, y, z + height]);
    },
  };
}

/** `id` is unique on the page. */
const drawn = (paths: readonly MarkPath[], id = "") =>
  paths.map(({ d, colour, width, opacity = 1, dash, fade }, index) => {
    if (width === undefined) return svg`<path d=${d} fill=${colour} fill-opacity=${opacity} />`;
    const cap = dash ? "butt" : "round";
    const gradient = `${id}-${index}`;
    return svg`${
      fade
        ? svg`<linearGradient id=${gradient} gradientUnits="userSpaceOnUse" x1=${fade[0].x} y1=${fade[0].y} x2=${fade[1].x} y2=${fade[1].y}>
            <stop offset="0" stop-color=${colour} stop-opacity="0" /><stop offset="0.6" stop-color=${colour} />
          </linearGradient>`
        : nothing
    }<path d=${d} fill="none" stroke=${fade ? `url(#${gradient})` : colour} stroke-opacity=${opacity} stroke-width=${width} stroke-linejoin="round" stroke-linecap=${cap} stroke-dasharray=${dash ? dash.map(pixels).join(" ") : nothing} />`;
  });

export class Overlay {
  readonly svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  private readonly staticGroup = document.createElementNS("http://www.w3.org/2000/svg", "g");
  private readonly animatedGroup = document.createElementNS("http://www.w3.org/2000/svg", "g");
  private static count = 0;
  private readonly mask = `senet-pieces-${Overlay.count++}`;

  constructor(canvas: HTMLCanvasElement) {
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.append(this.staticGroup, this.animatedGroup);
    canvas.after(this.svg);
  }

  /** During an animation, `touched` lists the houses that pieces leave or reach. */
  show(
    projection: Projection,
    model: BoardModel,
    pieces: readonly Piece[],
    touched: ReadonlySet<number> | null,
  ): void {
    const shown = marks(projection, model, pieces, touched, this.mask);
    render(shown, this.staticGroup as unknown as HTMLElement);
  }

  /** Effects around moving pieces, by time since their start. */
  showEffects(projection: Projection, model: BoardModel, effects: readonly Effect[], time: number): void {
    const paths = new Marks(spaceOf(projection), model).effects(effects, time);
    render(svg`${drawn(paths)}`, this.animatedGroup as unknown as HTMLElement);
  }
}

/**
 * Marks under and over the pieces. During an animation, draws only the links that stay in place and no hints. `mask` is
 * an id unique on the page.
 */
export function marks(
  projection: Projection,
  model: BoardModel,
  pieces: readonly Piece[],
  touched: ReadonlySet<number> | null,
  mask: string,
): unknown {
  const space = spaceOf(projection);
  const all = new Marks(space, model);
  const isStanding = ({ place }: Piece) => typeof place === "number" && !touched?.has(place);
  const outlineOf = (piece: Piece) => silhouette(projection, piece);
  const outlines = pieces.filter(isStanding).map(outlineOf);
  const ghosts = touched ? [] : all.ghosts();
  return svg`
    <mask id=${mask} maskUnits="userSpaceOnUse" x="-99" y="-99" width="9999" height="9999">
      <rect x="-99" y="-99" width="9999" height="9999" fill="#fff" />
      ${outlines.map((outline) => svg`<path d=${closed(outline)} fill="#000" />`)}
    </mask>
    <g mask="url(#${mask})">${drawn(track(space))} ${drawn(all.under(touched), mask)} ${numbers(space, model, [...outlines, ...ghosts.map(outlineOf)])}</g>
    ${touched ? nothing : [ghosts.map((piece) => ghost(projection, model, piece)), drawn(all.over())]}
  `;
}

function ghost(projection: Projection, { look }: BoardModel, piece: Piece) {
  const { white, black } = paletteOf(look.theme);
  const [fill, edge] = piece.side === "white" ? [white.fill, white.edge] : [black.fill, white.fill];
  return svg`<path d=${closed(silhouette(projection, piece))} fill=${fill} fill-opacity="0.62" stroke=${edge} stroke-opacity="0.8" stroke-width="1.5" stroke-linejoin="round" />`;
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

/** A number that one of these outlines of pieces or ghosts would cut is left out, since half a number reads as another one. */
function numbers(
  { plan, unit, project }: Space,
  { look }: BoardModel,
  outlines: readonly (readonly Point[])[],
) {
  const size = Math.max(9, unit * 0.165);
  const { number, white } = paletteOf(look.theme);
  return svg`<g font-size=${size} font-family="system-ui, sans-serif" font-weight="600" fill=${number} stroke=${white.fill} stroke-opacity="0.8" stroke-width=${Math.max(1.5, size * 0.16)} stroke-linejoin="round" paint-order="stroke">
      ${Array.from({ length: plan.look.houses }, (_, index) => {
        const { x, y } = faceRect(plan, index + 1);
        const corner = project({ x: x + 0.09, y: y + 0.09 });
        const right = corner.x + size * (index < 9 ? 0.7 : 1.3);
        const isCut = outlines.some((outline) =>
          crosses(outline, { ...corner, width: right - corner.x, height: size }),
        );
        if (isCut) return nothing;
        return svg`<text x=${pixels(corner.x)} y=${pixels(corner.y + size * 0.8)}>${index + 1}</text>`;
      })}
    </g>`;
}
