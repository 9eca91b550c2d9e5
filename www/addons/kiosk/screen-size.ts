/** Sizes on an unattended screen: text by the pixels, touch targets by physical size. */

/** The default diagonal. */
export const DEFAULT_INCHES = 24;

/** The minimum size of touch targets, in millimetres. */
const TARGET_MM = 15;

/** On a small screen the game must still fit, so targets are limited to this share of the shorter side. */
const MOST_OF_SIDE = 0.12;

const MM_PER_INCH = 25.4;

/** The smallest target side for a screen's CSS pixels and diagonal, in CSS pixels. */
export function targetPixels(width: number, height: number, inches: number): number {
  const perMillimetre = Math.hypot(width, height) / (inches * MM_PER_INCH);
  return Math.ceil(Math.min(TARGET_MM * perMillimetre, MOST_OF_SIDE * Math.min(width, height)));
}

/** Visitors read standing: 18 pixels at 1920 by 1080, more on larger screens, never below the default. */
const USUAL = "max(100%, min(0.9375vmax, 1.6667vmin))";

/** The last step is for visitors with low vision. */
const STEPS = [1, 1.4, 2] as const;

/** Sets text and target sizes, because there is no browser menu for zooming. */
export class ScreenSize {
  private step = 0;
  private readonly resized = () => this.apply();

  constructor(
    private readonly element: HTMLElement,
    /** The screen's diagonal. */
    private readonly inches: () => number,
  ) {
    globalThis.addEventListener("resize", this.resized);
  }

  get larger(): boolean {
    return this.step > 0;
  }

  /** Cycles through larger, twice as large, and normal. */
  next(): void {
    this.step = (this.step + 1) % STEPS.length;
    this.apply();
  }

  reset(): void {
    this.step = 0;
    this.apply();
  }

  destroy(): void {
    globalThis.removeEventListener("resize", this.resized);
    this.letters.fontSize = "";
    this.element.style.removeProperty("--touch");
  }

  /** In another page, only the game grows. */
  private get letters(): CSSStyleDeclaration {
    const { element } = this;
    return (element.hasAttribute("page") ? document.documentElement : element).style;
  }

  private apply(): void {
    const target = targetPixels(globalThis.innerWidth, globalThis.innerHeight, this.inches());
    this.element.style.setProperty("--touch", `${target}px`);
    this.letters.fontSize = this.larger ? `calc(${STEPS[this.step]} * ${USUAL})` : USUAL;
  }
}
