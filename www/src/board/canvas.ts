/** Canvas contexts and pixel sizes. */
import { yieldToMain } from "./clock.js";

/** Sets the pixel size of a canvas. Returns whether it changed, which also clears the canvas. */
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

/** Returns whether the canvas already has the pixel size its layout asks for, so that animations can continue. */
export function isFitted(canvas: HTMLCanvasElement): boolean {
  const { clientWidth, clientHeight } = canvas;
  const [pixelsX, pixelsY] = pixelsFor(clientWidth, clientHeight, densityFor(clientWidth, clientHeight));
  return canvas.width === pixelsX && canvas.height === pixelsY;
}

function pixelsFor(width: number, height: number, density: number): [number, number] {
  return [Math.max(1, Math.round(width * density)), Math.max(1, Math.round(height * density))];
}

/** A larger canvas takes more memory than phones allow and looks no better. */
const MAX_PIXELS = 9e6;

/** Device pixels per CSS pixel. */
export function densityFor(width: number, height: number): number {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height)));
}

/** Calls back whenever the screen density changes, because the window moved to another screen or was zoomed. */
export function onDensityChange(changed: () => void, signal: AbortSignal): void {
  const watch = () => {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", changedOnce, { once: true, signal });
  };
  const changedOnce = () => {
    watch();
    changed();
  };
  watch();
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no 2D canvas");
  return context;
}

// ---- An offscreen canvas that is repainted only when its content changes.

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
