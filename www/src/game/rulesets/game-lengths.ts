/**
 * The game lengths on offer before the first throw and after the last: the whole game and two shortened versions. Those
 * are the last phase of a whole game under the same rules; docs/short-games.md has their statistics. `./build.sh
 * minutes` measures the minutes on the page.
 */
import minutes from "./minutes.json" with { type: "json" };

/** Minutes by ruleset in text form. */
export const MINUTES: Readonly<Record<string, number>> = minutes;

/** From the shortest to the whole game. */
export const LENGTHS: readonly string[] = Object.keys(MINUTES);

/** The recommended first game. */
export const [SHORTEST = ""] = LENGTHS;
