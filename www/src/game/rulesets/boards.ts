/** Boards are independent of rules: any ruleset can be played on any board with the right number of houses. */

import type { Settings } from "../../base/settings.js";
import type { BoardInfo, RulesetInfo } from "../../engine/types.js";
import type { SavedGame } from "../saved-game.js";
import { DEFAULT_SETUP } from "../view-state.js";
import { LENGTHS } from "./game-lengths.js";

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

// The engine decides on the board. This predicts it before the engine has loaded.

/** True if the game will use the most common board, so that its space can be reserved. */
export function onUsualBoard(params: URLSearchParams, settings: Settings, saved: SavedGame | null): boolean {
  const { board, ruleset } = saved?.setup ?? DEFAULT_SETUP;
  const chosen = params.has("board") || params.has("ruleset") || settings.board !== "auto";
  return !chosen && board === DEFAULT_SETUP.board && LENGTHS.includes(ruleset);
}
