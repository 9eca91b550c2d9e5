/** The form in which a game survives a reload, and the check of what comes back from storage. */
import type { LogEntry } from "./move-log.js";
import type { ComputerSeat } from "./seats.js";
import { OPPONENTS, type Setup } from "./view-state.js";

export interface GameCopy {
  record: string;
  setup: Setup;
  seat: ComputerSeat;
  log: readonly LogEntry[];
}

export interface SavedGame extends GameCopy {
  version: 1;
  /** The address's wishes the game was begun with: another address begins another game. */
  wishes: string;
  /** Nobody has won yet. */
  open: boolean;
  /** The game that a new game replaced, until the first decision in the new one. */
  replaced: GameCopy | null;
}

/**
 * The game to go on with: this tab's own, else, for a plain address, the last
 * one of any tab if it is not over. An address that describes a game goes on
 * only with the game it began. `damaged`: there was something that is no game.
 */
export function chooseSave(
  stored: { tab: unknown; device: unknown },
  wishes: string,
): { saved: SavedGame | null; damaged: boolean } {
  const [tab, device] = [savedGameFrom(stored.tab), savedGameFrom(stored.device)];
  const damaged = (stored.tab !== null && !tab) || (stored.device !== null && !device);
  if (wishes !== "")
    return { saved: tab?.wishes === wishes ? tab : null, damaged: stored.tab !== null && !tab };
  const saved = tab ?? (device?.open ? device : null);
  return { saved, damaged: damaged && !saved };
}

function savedGameFrom(stored: unknown): SavedGame | null {
  if (!isObject(stored) || stored.version !== 1 || typeof stored.wishes !== "string") return null;
  if (!isCopy(stored)) return null;
  const replaced = isCopy(stored.replaced) ? stored.replaced : null;
  return { ...(stored as unknown as SavedGame), replaced };
}

function isCopy(value: unknown): value is GameCopy {
  return (
    isObject(value) &&
    typeof value.record === "string" &&
    isObject(value.setup) &&
    typeof value.setup.ruleset === "string" &&
    (OPPONENTS as readonly unknown[]).includes(value.setup.opponent) &&
    (value.seat === null || value.seat === 0 || value.seat === 1) &&
    Array.isArray(value.log)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
