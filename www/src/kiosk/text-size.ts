/** How large everything is: an unattended screen is read standing, and has no browser's menu to enlarge it with. */

/** From this width there is room for more than the ordinary size. */
const WIDE = 1000;

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
    document.documentElement.style.fontSize = `${this.larger ? usual * 1.3 : usual}%`;
  }
}
