/** How long games are, and which are offered first. The figures are those of two casual computer players. */
import { MINUTES, SHORTEST } from "./game-lengths.js";
import lengths from "./lengths.json";

const LENGTHS: Readonly<Record<string, { throws_median: number; minutes: number }>> = lengths;

/** What a newcomer should play. */
export const RECOMMENDED = "kendall-masters";

/** What is offered first: the game a newcomer meets, the best-known one whole, one of middle length. In written form. */
export const recommended: readonly string[] = [SHORTEST, RECOMMENDED, "kendall-modern"];

export function throwsOf(ruleset: string): number {
  return LENGTHS[ruleset]?.throws_median ?? 0;
}

/** On the page, against the computer: as measured, or, where it was not, by what a throw takes in the whole game. */
export function minutesOf(ruleset: string): number {
  return MINUTES[ruleset] ?? LENGTHS[ruleset]?.minutes ?? 0;
}
