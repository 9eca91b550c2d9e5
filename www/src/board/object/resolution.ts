/**
 * How many of the screen's pixels are drawn, so that a picture takes no longer than it may: a share of them each way, in
 * steps, from what the first pictures took. Pure.
 */

/** A picture is to take no longer, in milliseconds. */
export const QUICK = 12;
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

/** The largest step with which a picture that takes `cost` milliseconds in full takes no longer than it may. */
export function shareFor(cost: number, density: number, still = false): number {
  const least = leastShare(density, still);
  const fits = STEPS.find((step) => cost * step ** 2 <= QUICK) ?? LEAST;
  return Math.max(least, fits);
}
