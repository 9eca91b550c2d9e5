/**
 * How many of the screen's pixels are drawn, so that a picture takes no longer than it may: a share of them each way, in
 * steps, from what the first pictures took, and fewer where what moves comes too late.
 */

/** A picture is to take no longer, in milliseconds. */
export const QUICK = 12;
/** Where even the coarsest takes longer, the object is shown only to whoever asks for it. */
export const SMOOTH = 36;
/** Where one takes so long, nothing can be shown moving. */
export const STILL = 120;
/** Pixels of a picture at most: with what lies around it, 64 MB. */
const MOST_PIXELS = 3.4e6;
/** Signs are sharp with so many pixels for each of CSS. */
const SHARP = 1.25;
/** Where nothing can be shown moving anyway, fewer will do. */
const LEAST = 0.4;
const STEPS = [1, 0.9, 0.8, 0.7, 0.625, 0.5, LEAST] as const;

/** Pixels drawn for each of CSS where the machine is quick: on a large screen fewer than it has. */
export function densityOf(width: number, height: number, ratio: number): number {
  return Math.min(ratio || 1, 2, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** The smallest share with which signs stay sharp; `still`: nothing is shown moving, so it may be less. */
export const leastShare = (density: number, still: boolean): number =>
  still ? LEAST : Math.min(1, SHARP / density);

/** Share of the pixels, each way, with which a machine is first tried. */
const SMALL = 0.2;

/** How long a picture with all pixels takes here, in milliseconds; `timed` draws one with a share of them each way. */
export function costOf(timed: (share: number) => number): number {
  // The first one also makes what later ones find made. On a slow machine a small one says enough.
  timed(SMALL);
  const small = timed(SMALL) / SMALL ** 2;
  if (small > 2 * STILL) return small;
  const whole = timed(1);
  // What was slow once may have been kept waiting.
  return whole > QUICK && whole < 2 * STILL ? Math.min(whole, timed(1)) : whole;
}

/** The largest step with which a picture that takes `cost` milliseconds in full takes no longer than it may. */
export function shareFor(cost: number, density: number, still = false): number {
  const least = leastShare(density, still);
  const fits = STEPS.find((step) => cost * step ** 2 <= QUICK) ?? LEAST;
  return Math.max(least, fits);
}

/** The next smaller share with which signs stay sharp. */
export const lowered = (share: number, density: number): number =>
  Math.max(leastShare(density, false), STEPS.find((step) => step < share) ?? share);

/** Milliseconds from one picture to the next: more is seen as jerks, and so many mean that nothing moved. */
const SELDOM = 24;
const REST = 250;
/** Pictures that are looked at together: one hitch makes no machine slow. */
const TOGETHER = 24;

/** Whether pictures of what moves come in time. */
export class Pace {
  private last = Number.NEGATIVE_INFINITY;
  private count = 0;
  private late = 0;

  /** One is drawn now, in milliseconds; true where most of the last ones came too late. */
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
