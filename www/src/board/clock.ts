/** How long after its time a run may still wait for a frame, in milliseconds. */
const LATEST = 400;

/**
 * One run of frames with a promise that always resolves: at the end, when skipped, when stopped, or when drawing fails,
 * which is reported on the console.
 */
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
        this.frame = requestAnimationFrame(step);
        try {
          tick(time);
        } catch (error) {
          console.error(error);
          this.skip();
        }
      };
      this.frame = requestAnimationFrame(step);
      // A hidden page gets no frames; the promise resolves all the same.
      this.timer = window.setTimeout(() => this.skip(), duration + LATEST);
    });
  }

  /** Jumps to the end. */
  skip(): void {
    this.end(true);
  }

  /** Ends the run without drawing anything any more: what it draws on is gone. */
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

/** Resolves when the page has had time to answer and to draw: between two pieces of long work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
