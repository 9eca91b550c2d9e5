/** Linear scales of plots: positions of values, and round numbers for axes. */

/** The smallest and the largest value of a scale. */
export type Domain = readonly [number, number];

/** The position of a value, from one end of a range to the other. Equal ends give the middle. */
export function linear([low, high]: Domain, [from, to]: readonly [number, number]) {
  const span = high - low;
  return (value: number): number =>
    span === 0 ? (from + to) / 2 : from + ((value - low) / span) * (to - from);
}

/** About `count` round numbers within a domain, in order. */
export function ticks([low, high]: Domain, count: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  // Multiples of whole numbers, because repeated addition would accumulate rounding errors.
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The numbers of values in equally wide bins. Values beyond the domain are not counted. */
export function histogram(values: readonly number[], [low, high]: Domain, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    if (value < low || value > high) continue;
    const bin = Math.min(bins - 1, Math.floor(((value - low) / (high - low)) * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** A quantile: at least this share of the values is not above it. Undefined without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}
