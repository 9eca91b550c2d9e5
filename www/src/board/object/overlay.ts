/**
 * The board's marks as SVG over the object view: numbers, rings, targets, the last move. Their contrast does not depend
 * on the lighting. The shapes are those of the flat view, projected onto the houses.
 */
import { render } from "lit";
import type { BoardModel } from "../model.js";
import type { Effect } from "../motion.js";
import type { Piece } from "../poses.js";
import type { Projection } from "./projection.js";

/** The functions of highlights.ts. */
export interface OverlayDrawer {
  /** Numbers, track, focus and the position's marks. `mask` is an id unique on the page. */
  marks(
    projection: Projection,
    model: BoardModel,
    pieces: readonly Piece[],
    touched: ReadonlySet<number> | null,
    mask: string,
  ): unknown;
  drawEffects(
    svg: Element,
    projection: Projection,
    model: BoardModel,
    effects: readonly Effect[],
    time: number,
  ): void;
}

export class Overlay {
  readonly svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  private readonly staticGroup = document.createElementNS("http://www.w3.org/2000/svg", "g");
  /** The drawing code; null until it has loaded after the first picture. */
  drawer: OverlayDrawer | null = null;
  private readonly animatedGroup = document.createElementNS("http://www.w3.org/2000/svg", "g");
  private static count = 0;
  private readonly mask = `senet-pieces-${Overlay.count++}`;

  constructor(canvas: HTMLCanvasElement) {
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.append(this.staticGroup, this.animatedGroup);
    canvas.after(this.svg);
  }

  destroy(): void {
    this.svg.remove();
  }

  /** During an animation, `touched` lists the houses that pieces leave or reach. */
  show(
    projection: Projection,
    model: BoardModel,
    pieces: readonly Piece[],
    touched: ReadonlySet<number> | null,
  ): void {
    if (!this.drawer) return;
    render(
      this.drawer.marks(projection, model, pieces, touched, this.mask),
      this.staticGroup as unknown as HTMLElement,
    );
  }

  /** Effects around moving pieces, by time since their start. */
  showEffects(
    projection: Projection | null,
    model: BoardModel,
    effects: readonly Effect[],
    time: number,
  ): void {
    if (projection) this.drawer?.drawEffects(this.animatedGroup, projection, model, effects, time);
  }
}
