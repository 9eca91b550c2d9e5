/**
 * Adaptive resolution: the share of the screen's pixels to draw in each direction, in steps, chosen from the time of
 * the first pictures and lowered if animation frames come late.
 */

/** Target time per picture, in milliseconds. */
export const TARGET_MS = 12;
/** If even the lowest resolution takes longer, the object view is used only on request. */
export const MAX_COARSE_MS = 36;
/** From this time per picture on, nothing is animated. */
export const NO_MOTION_MS = 120;
/** Maximum pixels per picture; with all buffers about 64 MB. */
const MAX_PIXELS = 3.4e6;
/** Device pixels per CSS pixel needed for sharp signs. */
const MIN_SHARP_DENSITY = 1.25;
/** A lower limit if nothing is animated anyway. */
const MIN_SHARE = 0.4;
const STEPS = [1, 0.9, 0.8, 0.7, 0.625, 0.5, MIN_SHARE] as const;

/** Device pixels drawn per CSS pixel on a fast machine; fewer than a large screen has. */
export function densityOf(width: number, height: number, ratio: number): number {
  return Math.min(ratio || 1, 2, Math.sqrt(MAX_PIXELS / (width * height)));
}

/** The lowest share that keeps signs sharp. `still` allows less, because nothing is animated. */
export const leastShare = (density: number, still: boolean): number =>
  still ? MIN_SHARE : Math.min(1, MIN_SHARP_DENSITY / density);

/** Share of the pixels, in each direction, for the first measurement. */
const PROBE_SHARE = 0.2;

/**
 * Time of a full-resolution picture on this machine, in milliseconds. `measureAt` draws one with the given share of pixels
 * in each direction.
 */
export function fullCost(measureAt: (share: number) => number): number {
  // The first picture also creates resources that later ones reuse. On a slow machine one small picture is enough.
  measureAt(PROBE_SHARE);
  const small = measureAt(PROBE_SHARE) / PROBE_SHARE ** 2;
  if (small > 2 * NO_MOTION_MS) return small;
  const whole = measureAt(1);
  // A slow result may have been delayed by other work, so measure again.
  return whole > TARGET_MS && whole < 2 * NO_MOTION_MS ? Math.min(whole, measureAt(1)) : whole;
}

/** The largest step at which a picture that takes `cost` milliseconds at full resolution stays within the target. */
export function shareFor(cost: number, density: number, still = false): number {
  const least = leastShare(density, still);
  const fits = STEPS.find((step) => cost * step ** 2 <= TARGET_MS) ?? MIN_SHARE;
  return Math.max(least, fits);
}

/** The next smaller share that keeps signs sharp. */
export const lowerShare = (share: number, density: number): number =>
  Math.max(leastShare(density, false), STEPS.find((step) => step < share) ?? share);

/** Milliseconds between frames: above the first, animation stutters; above the second, there was no animation. */
const DROPPED_FRAME_MS = 24;
const NO_ANIMATION_MS = 250;
/** Number of frames judged together, so that a single hitch does not count. */
const FRAMES_JUDGED = 24;

/** Monitors whether animation frames arrive in time. */
export class FrameMonitor {
  private lastFrame = Number.NEGATIVE_INFINITY;
  private count = 0;
  private late = 0;

  /** Records a frame at this time in milliseconds. Returns true if most recent frames were late. */
  isLate(now: number): boolean {
    const gap = now - this.lastFrame;
    this.lastFrame = now;
    if (gap > NO_ANIMATION_MS) return false;
    this.count++;
    if (gap > DROPPED_FRAME_MS) this.late++;
    if (this.count < FRAMES_JUDGED) return false;
    const slow = 2 * this.late > FRAMES_JUDGED;
    this.count = this.late = 0;
    return slow;
  }
}
