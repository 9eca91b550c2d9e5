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
    fitCanvas(this.canvas, width, height, density);
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.context.setTransform(density, 0, 0, density, 0, 0);
    painter(this.context);
    return true;
  }
}

/** Gives a canvas its size in pixels; says whether it had another one, and so was emptied. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  density: number,
): boolean {
  const pixelsX = Math.max(1, Math.round(width * density));
  const pixelsY = Math.max(1, Math.round(height * density));
  if (canvas.width === pixelsX && canvas.height === pixelsY) return false;
  canvas.width = pixelsX;
  canvas.height = pixelsY;
  return true;
}

/** Canvases beyond this many pixels cost more memory than phones allow, and nobody sees the difference. */
const MOST_PIXELS = 9e6;

/** Device pixels for a CSS pixel. */
export function densityFor(width: number, height: number): number {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2D drawing context");
  return context;
}
