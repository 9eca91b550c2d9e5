/** How large things are on an unattended screen: text by its pixels, what is touched by its size in the room. */

/** Where the curator says nothing. */
export const DEFAULT_INCHES = 24;

/** What is touched is at least so large, in millimetres. */
const TARGET_MM = 15;

/** However small the screen, the game must fit: no more than this part of its shorter side. */
const MOST_OF_SIDE = 0.12;

const MM_PER_INCH = 25.4;

/** The side of the smallest target on a screen of so many CSS pixels and this diagonal, in CSS pixels. */
export function targetPixels(width: number, height: number, inches: number): number {
  const perMillimetre = Math.hypot(width, height) / (inches * MM_PER_INCH);
  return Math.ceil(Math.min(TARGET_MM * perMillimetre, MOST_OF_SIDE * Math.min(width, height)));
}

/** An unattended screen is read standing: 18 pixels on one of 1920 by 1080, more on a larger one, never less than usual. */
const USUAL = "max(100%, min(0.9375vmax, 1.6667vmin))";

/** The last is for people who need large letters. */
const STEPS = [1, 1.4, 2] as const;

/** The sizes of letters and of targets; there is no browser's menu to enlarge anything with. */
export class ScreenSize {
  private step = 0;
  private readonly resized = () => this.apply();

  constructor(
    private readonly element: HTMLElement,
    /** The diagonal of the screen. */
    private readonly inches: () => number,
  ) {
    globalThis.addEventListener("resize", this.resized);
  }

  get larger(): boolean {
    return this.step > 0;
  }

  /** Larger, then twice as large, then as at first. */
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

  /** Of a page of others only the game grows. */
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
