/** An offscreen canvas that is repainted only when its content changes. */
import { contextOf, fitCanvas } from "./canvas.js";
import { yieldToMain } from "./clock.js";

export type Painter = (context: CanvasRenderingContext2D) => void;

export class Layer {
  readonly canvas = document.createElement("canvas");
  private readonly context: CanvasRenderingContext2D;
  private painted = "";

  constructor() {
    this.context = contextOf(this.canvas);
  }

  /** Paints if `key`, size or density has changed, and returns whether it did. Sizes are CSS pixels. */
  paint(key: string, width: number, height: number, density: number, ...painters: Painter[]): boolean {
    const full = `${width}x${height}@${density} ${key}`;
    if (full === this.painted) return false;
    this.painted = full;
    this.clear(width, height, density);
    for (const painter of painters) painter(this.context);
    return true;
  }

  /** The same with a pause before each painter. Stops if `paint` completes the layer in the meantime. */
  async paintInSteps(
    key: string,
    width: number,
    height: number,
    density: number,
    ...painters: Painter[]
  ): Promise<void> {
    const full = `${width}x${height}@${density} ${key}`;
    if (full === this.painted) return;
    const inProgress = `${full} …`;
    this.painted = inProgress;
    this.clear(width, height, density);
    for (const painter of painters) {
      await yieldToMain();
      if (this.painted !== inProgress) return;
      painter(this.context);
    }
    this.painted = full;
  }

  private clear(width: number, height: number, density: number): void {
    fitCanvas(this.canvas, width, height, density);
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.context.setTransform(density, 0, 0, density, 0, 0);
  }
}
