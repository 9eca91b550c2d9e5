/** Canvases: their context, and how many pixels they have. */

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

/** Calls back whenever the screen has another density: the window was moved to another screen, or zoomed. */
export function onDensityChange(changed: () => void, signal: AbortSignal): void {
  const watch = () => {
    const now = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    now.addEventListener("change", again, { once: true, signal });
  };
  const again = () => {
    watch();
    changed();
  };
  watch();
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2D drawing context");
  return context;
}
