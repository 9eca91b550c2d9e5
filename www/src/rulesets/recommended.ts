/** How long games are, and which are offered first. The figures are those of two casual computer players. */
import lengths from "./lengths.json";

interface Length {
  throws_median: number;
  minutes: number;
}

const LENGTHS: Readonly<Record<string, Length>> = lengths;

/** What a newcomer should play. */
export const RECOMMENDED = "kendall-masters";

/** What a short game may take, in minutes. */
const SHORT = 10;

/** The longest of the games that take ten minutes or less. */
export function shortGame(): string {
  const short = Object.entries(LENGTHS).filter(([, { minutes }]) => minutes <= SHORT);
  const [longest] = short.sort(([, one], [, other]) => other.minutes - one.minutes);
  return longest?.[0] ?? RECOMMENDED;
}

export function throwsOf(ruleset: string): number {
  return LENGTHS[ruleset]?.throws_median ?? 0;
}

export function minutesOf(ruleset: string): number {
  return LENGTHS[ruleset]?.minutes ?? 0;
}
