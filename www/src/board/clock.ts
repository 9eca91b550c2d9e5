/** How long after its time a run may still wait for a frame, in milliseconds. */
const LATEST = 400;

/** One run of frames with a promise that always resolves: at the end, when skipped, or when stopped. */
export class Clock {
  private frame = 0;
  private timer = 0;
  private resolve: (() => void) | null = null;
  private finish: (() => void) | null = null;

  get running(): boolean {
    return this.resolve !== null;
  }

  /** Calls `tick` with the milliseconds since the start until `duration`, then `finish`. */
  run(duration: number, tick: (time: number) => void, finish: () => void): Promise<void> {
    this.skip();
    return new Promise((resolve) => {
      this.resolve = resolve;
      this.finish = finish;
      let start: number | null = null;
      const step = (now: number) => {
        start ??= now;
        const time = now - start;
        if (time >= duration) return this.skip();
        tick(time);
        this.frame = requestAnimationFrame(step);
      };
      this.frame = requestAnimationFrame(step);
      // A hidden page gets no frames; the promise resolves all the same.
      this.timer = window.setTimeout(() => this.skip(), duration + LATEST);
    });
  }

  /** To the end at once. */
  skip(): void {
    const { resolve, finish } = this;
    if (!resolve) return;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.resolve = null;
    this.finish = null;
    finish?.();
    resolve();
  }
}

/** Resolves when the page has had time to answer and to draw: between two pieces of long work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
