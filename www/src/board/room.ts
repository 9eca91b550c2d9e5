/** The room a canvas has on the page, in CSS pixels. Asking for it makes the browser lay out the page, so it is kept. */
export class Room {
  private known: { width: number; height: number } | null = null;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  size(): { width: number; height: number } {
    this.known ??= { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
    return this.known;
  }

  /** It may have changed. */
  forget(): void {
    this.known = null;
  }
}
