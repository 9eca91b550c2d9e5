/** How large everything is: an unattended screen is read standing, and has no browser's menu to enlarge it with. */

/** From this width there is room for more than the ordinary size. */
const WIDE = 1000;

/** On a wall of a screen everything grows with it, as on the page's own (`style.css`), and by as much more. */
const GROWTH = "min(0.675vw, 1.2375vh)";

export class TextSize {
  larger = false;

  toggle(): void {
    this.larger = !this.larger;
    this.apply();
  }

  reset(): void {
    this.larger = false;
    this.apply();
  }

  destroy(): void {
    document.documentElement.style.fontSize = "";
  }

  private apply(): void {
    const usual = globalThis.innerWidth >= WIDE ? 112.5 : 100;
    const size = `max(${usual}%, ${GROWTH})`;
    document.documentElement.style.fontSize = this.larger ? `calc(1.3 * ${size})` : size;
  }
}
