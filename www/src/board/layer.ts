/** A picture kept off screen, painted again only when what it shows has changed. */

export type Painter = (context: CanvasRenderingContext2D) => void;

export class Layer {
  readonly canvas = document.createElement("canvas");
  private readonly context: CanvasRenderingContext2D;
  private painted = "";

  constructor() {
    this.context = contextOf(this.canvas);
  }

  /** Paints if `key`, size or density changed; says whether it did. Sizes are CSS pixels. */
  paint(key: string, width: number, height: number, density: number, painter: Painter): boolean {
    const full = `${width}x${height}@${density} ${key}`;
    if (full === this.painted) return false;
    this.painted = full;
    this.canvas.width = Math.max(1, Math.round(width * density));
    this.canvas.height = Math.max(1, Math.round(height * density));
    this.context.setTransform(density, 0, 0, density, 0, 0);
    painter(this.context);
    return true;
  }
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2D drawing context");
  return context;
}
