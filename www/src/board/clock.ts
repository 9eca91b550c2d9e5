/** How late a frame may arrive before the run ends without it, in milliseconds. */
const MAX_DELAY_MS = 400;

/**
 * Drives one animation. Its promise always resolves: at the end, when skipped or stopped, or if drawing fails, which is
 * logged to the console.
 */
export class Clock {
  private frame = 0;
  private timer = 0;
  private resolve: (() => void) | null = null;
  private finish: (() => void) | null = null;

  get running(): boolean {
    return this.resolve !== null;
  }

  /** Calls `tick` with the elapsed milliseconds until `duration`, then calls `finish`. */
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
        this.frame = requestAnimationFrame(step);
        try {
          tick(time);
        } catch (error) {
          console.error(error);
          this.skip();
        }
      };
      this.frame = requestAnimationFrame(step);
      // A hidden page gets no frames, but the promise still resolves.
      this.timer = window.setTimeout(() => this.skip(), duration + MAX_DELAY_MS);
    });
  }

  /** Jumps to the end. */
  skip(): void {
    this.end(true);
  }

  /** Ends the run without drawing again, because its canvas has been removed. */
  stop(): void {
    this.end(false);
  }

  private end(finishing: boolean): void {
    const { resolve, finish } = this;
    if (!resolve) return;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.resolve = null;
    this.finish = null;
    try {
      if (finishing) finish?.();
    } catch (error) {
      console.error(error);
    }
    resolve();
  }
}

/** Resolves after the page has had time to handle input and draw. Call it between two long tasks. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
