/** Boards are chosen apart from rules: any ruleset can be played on any board with as many houses. */
import type { BoardInfo, RulesetInfo } from "../engine/types.js";

/** The boards that a track of so many houses fits on. */
export function boardsFor(houses: number, boards: readonly BoardInfo[]): BoardInfo[] {
  return boards.filter((board) => board.houses === houses);
}

/** The first board that is wished for and fits; else the one that belongs to the ruleset in history, or just fits. */
export function boardFor(
  houses: number,
  wishes: readonly (string | null | undefined)[],
  ruleset: RulesetInfo | null,
  boards: readonly BoardInfo[],
): BoardInfo | null {
  const fitting = boardsFor(houses, boards);
  const named = (id: string | null | undefined) => fitting.find((board) => board.id === id);
  for (const wish of [...wishes, ruleset?.board]) {
    const board = named(wish);
    if (board) return board;
  }
  return fitting[0] ?? null;
}
