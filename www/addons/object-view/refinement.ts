/** When a scene is drawn: with the next frame after a change, and in higher quality once nothing has changed for a moment. */

/** Number of averaged pictures at rest, and the delay in milliseconds before the first. */
const SAMPLES = 24;
const CALM_MS = 250;

interface RefinedScene {
  /** Draws the scene; from the first sample on, as one of the pictures that are averaged. */
  paint(sample?: number): void;
  /** Whether this machine averages pictures. */
  refines(): boolean;
  /** Whether nothing moves. */
  isAtRest(): boolean;
}

export class Refinement {
  private frame = 0;
  private calm = 0;
  private pause = 0;
  private sample = 0;

  constructor(private readonly scene: RefinedScene) {}

  /** `pause`: milliseconds in which a slow machine skips frames that would be outdated before they are drawn. */
  draw(pause = 0): void {
    this.stop();
    const paint = () => {
      this.frame = requestAnimationFrame(() => this.scene.paint());
    };
    if (pause > 0) this.pause = window.setTimeout(paint, pause);
    else paint();
    this.sample = 0;
    if (this.scene.refines()) this.calm = window.setTimeout(() => this.refine(), CALM_MS);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.calm);
    clearTimeout(this.pause);
  }

  private refine(): void {
    if (!this.scene.isAtRest()) return;
    this.scene.paint(++this.sample);
    if (this.sample < SAMPLES) this.frame = requestAnimationFrame(() => this.refine());
  }
}
