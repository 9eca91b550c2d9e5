/**
 * What the board tells, as an SVG over the picture of the object: numbers, rings, targets, the last move. Its contrast
 * depends on no light. Shapes are those of the flat picture, laid on the houses as they are seen.
 */
import { nothing, render, svg } from "lit";
import type { BoardModel } from "../model.js";
import type { Effect } from "../motion.js";
import type { Piece } from "../poses.js";
import { closed, OverlayDrawing } from "./overlay-drawing.js";
import { type Sight, silhouette } from "./sight.js";

/** What highlights.ts draws. */
export interface LaterMarks {
  highlights(
    sight: Sight,
    model: BoardModel,
    touched: ReadonlySet<number> | null,
  ): { under: unknown; over?: unknown };
  drawEffects(svg: Element, sight: Sight, model: BoardModel, effects: readonly Effect[], time: number): void;
}

export class Overlay {
  readonly svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  private readonly still = document.createElementNS("http://www.w3.org/2000/svg", "g");
  /** What the position, the choice of a move and pieces that move tell; null until it has come behind the first picture. */
  later: LaterMarks | null = null;
  private readonly moving = document.createElementNS("http://www.w3.org/2000/svg", "g");
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

  /** While things move, `touched` are the houses they leave or reach. */
  show(sight: Sight, model: BoardModel, pieces: readonly Piece[], touched: ReadonlySet<number> | null): void {
    const draw = new OverlayDrawing(sight, model);
    const { under, over } = this.later?.highlights(sight, model, touched) ?? {};
    const stands = ({ place }: Piece) => typeof place === "number" && !touched?.has(place);
    const covered = pieces.filter(stands);
    render(
      svg`
        <mask id=${this.mask} maskUnits="userSpaceOnUse" x="-99" y="-99" width="9999" height="9999">
          <rect x="-99" y="-99" width="9999" height="9999" fill="#fff" />
          ${covered.map((piece) => svg`<path d=${closed(silhouette(sight, piece))} fill="#000" />`)}
        </mask>
        <g mask="url(#${this.mask})">
          ${draw.track()} ${draw.numbers()} ${under}
        </g>
        ${over} ${touched ? nothing : draw.focus()}
      `,
      this.still as unknown as HTMLElement,
    );
  }

  /** Around pieces that move, so long after they began. */
  showEffects(sight: Sight | null, model: BoardModel, effects: readonly Effect[], time: number): void {
    if (sight) this.later?.drawEffects(this.moving, sight, model, effects, time);
  }
}
