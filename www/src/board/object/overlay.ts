/**
 * What the board tells, as an SVG over the picture of the object: numbers, rings, targets, the last move. Its contrast
 * depends on no light. Shapes are those of the flat picture, laid on the houses as they are seen.
 */
import { render } from "lit";
import type { BoardModel } from "../model.js";
import type { Effect } from "../motion.js";
import type { Piece } from "../poses.js";
import type { Sight } from "./sight.js";

/** What highlights.ts draws. */
export interface LaterMarks {
  /** Numbers, the track, the focus, and what the position tells. `mask` is an id that nothing else on the page has. */
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
  /** All that is drawn; null until it has come behind the first picture, which has no room for it. */
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
    if (!this.later) return;
    render(this.later.marks(sight, model, pieces, touched, this.mask), this.still as unknown as HTMLElement);
  }

  /** Around pieces that move, so long after they began. */
  showEffects(sight: Sight | null, model: BoardModel, effects: readonly Effect[], time: number): void {
    if (sight) this.later?.drawEffects(this.moving, sight, model, effects, time);
  }
}
