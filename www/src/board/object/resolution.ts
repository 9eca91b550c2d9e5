/**
 * Adaptive resolution: the share of the screen's pixels to draw in each direction, in steps, chosen from the time of
 * the first pictures and lowered if animation frames come late.
 */

/** Target time per picture, in milliseconds. */
export const QUICK = 12;
/** If even the lowest resolution takes longer, the object view is used only on request. */
export const SMOOTH = 36;
/** From this time per picture on, nothing is animated. */
export const STILL = 120;
/** Maximum pixels per picture; with all buffers about 64 MB. */
const MOST_PIXELS = 3.4e6;
/** Device pixels per CSS pixel needed for sharp signs. */
const SHARP = 1.25;
/** A lower limit if nothing is animated anyway. */
const LEAST = 0.4;
const STEPS = [1, 0.9, 0.8, 0.7, 0.625, 0.5, LEAST] as const;

/** Device pixels drawn per CSS pixel on a fast machine; fewer than a large screen has. */
export function densityOf(width: number, height: number, ratio: number): number {
  return Math.min(ratio || 1, 2, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** The lowest share that keeps signs sharp. `still` allows less, because nothing is animated. */
export const leastShare = (density: number, still: boolean): number =>
  still ? LEAST : Math.min(1, SHARP / density);

/** Share of the pixels, in each direction, for the first measurement. */
const SMALL = 0.2;

/**
 * Time of a full-resolution picture on this machine, in milliseconds. `timed` draws one with the given share of pixels
 * in each direction.
 */
export function costOf(timed: (share: number) => number): number {
  // The first picture also creates resources that later ones reuse. On a slow machine one small picture is enough.
  timed(SMALL);
  const small = timed(SMALL) / SMALL ** 2;
  if (small > 2 * STILL) return small;
  const whole = timed(1);
  // A slow result may have been delayed by other work, so measure again.
  return whole > QUICK && whole < 2 * STILL ? Math.min(whole, timed(1)) : whole;
}

/** The largest step at which a picture that takes `cost` milliseconds at full resolution stays within the target. */
export function shareFor(cost: number, density: number, still = false): number {
  const least = leastShare(density, still);
  const fits = STEPS.find((step) => cost * step ** 2 <= QUICK) ?? LEAST;
  return Math.max(least, fits);
}

/** The next smaller share that keeps signs sharp. */
export const lowered = (share: number, density: number): number =>
  Math.max(leastShare(density, false), STEPS.find((step) => step < share) ?? share);

/** Milliseconds between frames: above the first, animation stutters; above the second, there was no animation. */
const SELDOM = 24;
const REST = 250;
/** Number of frames judged together, so that a single hitch does not count. */
const TOGETHER = 24;

/** Monitors whether animation frames arrive in time. */
export class Pace {
  private last = Number.NEGATIVE_INFINITY;
  private count = 0;
  private late = 0;

  /** Records a frame at this time in milliseconds. Returns true if most recent frames were late. */
  isLate(now: number): boolean {
    const gap = now - this.last;
    this.last = now;
    if (gap > REST) return false;
    this.count++;
    if (gap > SELDOM) this.late++;
    if (this.count < TOGETHER) return false;
    const slow = 2 * this.late > TOGETHER;
    this.count = this.late = 0;
    return slow;
  }
}
