/** Boards are chosen apart from rules: any ruleset can be played on any board with as many houses. */

import type { Settings } from "../../base/settings.js";
import type { BoardInfo, RulesetInfo } from "../../engine/types.js";
import type { SavedGame } from "../saved-game.js";
import { DEFAULT_SETUP } from "../view-state.js";
import { LENGTHS } from "./game-lengths.js";

/** The boards that a track of so many houses fits on. */
export function boardsFor(houses: number, boards: readonly BoardInfo[]): BoardInfo[] {
  return boards.filter((board) => board.houses === houses);
}

/** The first board that is wished for and fits; else the one that belongs to the ruleset in history, or just fits. */
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

// Which board it will be is the engine's to say; what can be known before it is there is said here.

/** The game will lie on the board of most games, so that its place can be kept from the beginning. */
export function onUsualBoard(asked: URLSearchParams, settings: Settings, saved: SavedGame | null): boolean {
  const { board, ruleset } = saved?.setup ?? DEFAULT_SETUP;
  const chosen = asked.has("board") || asked.has("ruleset") || settings.board !== "auto";
  return !chosen && board === DEFAULT_SETUP.board && LENGTHS.includes(ruleset);
}
