/** A picture kept off screen, painted again only when what it shows has changed. */
import { breath } from "./clock.js";

export type Painter = (context: CanvasRenderingContext2D) => void;

export class Layer {
  readonly canvas = document.createElement("canvas");
  private readonly context: CanvasRenderingContext2D;
  private painted = "";

  constructor() {
    this.context = contextOf(this.canvas);
  }

  /** Paints if `key`, size or density changed; says whether it did. Sizes are CSS pixels. */
  paint(key: string, width: number, height: number, density: number, ...painters: Painter[]): boolean {
    const full = `${width}x${height}@${density} ${key}`;
    if (full === this.painted) return false;
    this.painted = full;
    this.clear(width, height, density);
    for (const painter of painters) painter(this.context);
    return true;
  }

  /** The same with a breath before each painter; gives up when it is painted in one go meanwhile. */
  async paintInSteps(
    key: string,
    width: number,
    height: number,
    density: number,
    ...painters: Painter[]
  ): Promise<void> {
    const full = `${width}x${height}@${density} ${key}`;
    if (full === this.painted) return;
    const begun = `${full} …`;
    this.painted = begun;
    this.clear(width, height, density);
    for (const painter of painters) {
      await breath();
      if (this.painted !== begun) return;
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

/** Gives a canvas its size in pixels; says whether it had another one, and so was emptied. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  density: number,
): boolean {
  const [pixelsX, pixelsY] = pixelsFor(width, height, density);
  if (canvas.width === pixelsX && canvas.height === pixelsY) return false;
  canvas.width = pixelsX;
  canvas.height = pixelsY;
  return true;
}

/** The canvas has the pixels that its place on the page asks for: what moves on it can go on. */
export function isFitted(canvas: HTMLCanvasElement): boolean {
  const { clientWidth, clientHeight } = canvas;
  const [pixelsX, pixelsY] = pixelsFor(clientWidth, clientHeight, densityFor(clientWidth, clientHeight));
  return canvas.width === pixelsX && canvas.height === pixelsY;
}

function pixelsFor(width: number, height: number, density: number): [number, number] {
  return [Math.max(1, Math.round(width * density)), Math.max(1, Math.round(height * density))];
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
