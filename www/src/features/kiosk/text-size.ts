/** How large everything is: an unattended screen is read standing, and has no browser's menu to enlarge it with. */

/** From this width there is room for more than the ordinary size. */
const WIDE = 1000;

/** On a wall of a screen everything grows with it, as on the page's own (`style.css`), and by as much more. */
const GROWTH = "min(0.675vw, 1.2375vh)";

/** The last is what nobody who needs large letters may be kept from. */
const STEPS = [1, 1.4, 2] as const;

export class TextSize {
  private step = 0;

  constructor(private readonly element: HTMLElement) {}

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
    this.letters.fontSize = "";
  }

  /** Of a page of others only the game grows. */
  private get letters(): CSSStyleDeclaration {
    const { element } = this;
    return (element.hasAttribute("page") ? document.documentElement : element).style;
  }

  private apply(): void {
    const usual = globalThis.innerWidth >= WIDE ? 112.5 : 100;
    const size = `max(${usual}%, ${GROWTH})`;
    this.letters.fontSize = this.larger ? `calc(${STEPS[this.step]} * ${size})` : size;
  }
}
