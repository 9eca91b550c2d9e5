/** Two steps to the end of a visit: a time without any input, then a countdown that any input stops. */

const SECOND = 1000;

export interface Watcher {
  /** In milliseconds. */
  times(): { inactivity: number; countdown: number };
  /** The countdown has so many seconds left; null when it is over or was stopped. */
  counting(seconds: number | null): void;
  ended(): void;
}

export class Inactivity {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left: number | null = null;

  constructor(private readonly watcher: Watcher) {}

  get counting(): boolean {
    return this.left !== null;
  }

  /** Somebody is there, as far as is known. */
  get running(): boolean {
    return this.timer !== undefined;
  }

  /** Somebody is there: the time begins anew. */
  touch(): void {
    this.rest();
    this.timer = setTimeout(() => this.count(), this.watcher.times().inactivity);
  }

  /** Nobody is waited for. */
  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.left === null) return;
    this.left = null;
    this.watcher.counting(null);
  }

  private count(): void {
    this.left = this.left === null ? Math.ceil(this.watcher.times().countdown / SECOND) : this.left - 1;
    if (this.left > 0) {
      this.watcher.counting(this.left);
      this.timer = setTimeout(() => this.count(), SECOND);
      return;
    }
    this.rest();
    this.watcher.ended();
  }
}
