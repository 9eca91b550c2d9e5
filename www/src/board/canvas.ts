/** Canvas contexts and pixel sizes. */

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
