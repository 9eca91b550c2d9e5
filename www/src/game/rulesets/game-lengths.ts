/**
 * The lengths of a game that visitors choose between before the first throw and after the last: the whole game, and two
 * that are shortened by us. They are the end of a whole game, by the same rules; docs/short-games.md has their figures.
 * The minutes are measured on the page: `./build.sh minutes`.
 */
import minutes from "./minutes.json" with { type: "json" };

/** Minutes by ruleset, in its written form. */
export const MINUTES: Readonly<Record<string, number>> = minutes;

/** From the shortest to the whole game. */
export const LENGTHS: readonly string[] = Object.keys(MINUTES);

/** What a newcomer meets. */
export const [SHORTEST = ""] = LENGTHS;
