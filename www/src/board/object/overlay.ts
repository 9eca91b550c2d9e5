/**
 * The board's marks as SVG over the object view: numbers, rings, targets, the last move. Their contrast does not depend
 * on the lighting. The shapes are those of the flat view, projected onto the houses.
 */
import { render } from "lit";
import type { BoardModel } from "../model.js";
import type { Effect } from "../motion.js";
import type { Piece } from "../poses.js";
import type { Sight } from "./sight.js";

/** The functions of highlights.ts. */
export interface LaterMarks {
  /** Numbers, track, focus and the position's marks. `mask` is an id unique on the page. */
  marks(
    sight: Sight,
    model: BoardModel,
    pieces: readonly Piece[],
    touched: ReadonlySet<number> | null,
    mask: string,
  ): unknown;
  drawEffects(svg: Element, sight: Sight, model: BoardModel, effects: readonly Effect[], time: number): void;
}

export class Overlay {
  readonly svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  private readonly still = document.createElementNS("http://www.w3.org/2000/svg", "g");
  /** The drawing code; null until it has loaded after the first picture. */
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

  /** During an animation, `touched` lists the houses that pieces leave or reach. */
  show(sight: Sight, model: BoardModel, pieces: readonly Piece[], touched: ReadonlySet<number> | null): void {
    if (!this.later) return;
    render(this.later.marks(sight, model, pieces, touched, this.mask), this.still as unknown as HTMLElement);
  }

  /** Effects around moving pieces, by time since their start. */
  showEffects(sight: Sight | null, model: BoardModel, effects: readonly Effect[], time: number): void {
    if (sight) this.later?.drawEffects(this.moving, sight, model, effects, time);
  }
}
