/** The boards and the lengths of the games on offer. */
import type { BoardInfo, RulesetInfo } from "../engine/types.js";
import minutes from "./minutes.json" with { type: "json" };

// ---- Boards are independent of rules: any ruleset can be played on any board with the right number of houses.

/** The boards for a track of this many houses. */
export function boardsFor(houses: number, boards: readonly BoardInfo[]): BoardInfo[] {
  return boards.filter((board) => board.houses === houses);
}

/** The first preferred board that fits, otherwise the historical one of the ruleset or any that fits. */
export function boardFor(
  houses: number,
  wanted: readonly (string | null | undefined)[],
  ruleset: RulesetInfo | null,
  boards: readonly BoardInfo[],
): BoardInfo | null {
  const fitting = boardsFor(houses, boards);
  const named = (id: string | null | undefined) => fitting.find((board) => board.id === id);
  for (const name of [...wanted, ruleset?.board]) {
    const board = named(name);
    if (board) return board;
  }
  return fitting[0] ?? null;
}

// ---- The game lengths on offer before the first throw and after the last: the whole game and two shortened versions.
// Those are the last phase of a whole game under the same rules; docs/short-games.md has their statistics. `./build.sh
// minutes` measures the minutes on the page.

/** Minutes by ruleset in text form. */
export const MINUTES: Readonly<Record<string, number>> = minutes;

/** From the shortest to the whole game. */
export const LENGTHS: readonly string[] = Object.keys(MINUTES);

/** The recommended first game. */
export const [SHORTEST = ""] = LENGTHS;
