/** One run of frames with a promise that always resolves: at the end, when skipped, or when stopped. */
export class Clock {
  private frame = 0;
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
    });
  }

  /** To the end at once. */
  skip(): void {
    const { resolve, finish } = this;
    if (!resolve) return;
    cancelAnimationFrame(this.frame);
    this.resolve = null;
    this.finish = null;
    finish?.();
    resolve();
  }
}
