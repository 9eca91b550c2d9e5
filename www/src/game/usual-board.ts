/** Which board it will be is the engine's to say; what can be known before it is there is said here. */
import type { Settings } from "../settings.js";
import { chooseSave } from "./saved-game.js";
import { DEFAULT_SETUP } from "./view-state.js";

/** The game will lie on the board of most games, so that its place can be kept from the beginning. */
export function onUsualBoard(
  asked: URLSearchParams,
  settings: Settings,
  stored: { tab: unknown; device: unknown },
): boolean {
  const { board, ruleset } = chooseSave(stored, "").saved?.setup ?? DEFAULT_SETUP;
  const wished = asked.has("board") || asked.has("ruleset") || settings.board !== "auto";
  return !wished && board === DEFAULT_SETUP.board && ruleset === DEFAULT_SETUP.ruleset;
}
