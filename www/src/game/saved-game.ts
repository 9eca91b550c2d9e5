/** The form in which a game survives a reload, and the check of what comes back from storage. */
import type { StoredGames } from "../base/storage.js";
import { type ComputerSeat, type LogEntry, OPPONENTS, type Setup } from "./view-state.js";

export interface GameCopy {
  record: string;
  setup: Setup;
  seat: ComputerSeat;
  log: readonly LogEntry[];
}

export interface SavedGame extends GameCopy {
  version: 1;
  /** The address's options that the game was begun with; so called since the first version. */
  wishes: string;
  /** When it was kept, in milliseconds since 1970, at least 1; 0 while nothing has happened in it. Earlier versions did not say. */
  kept?: number;
  /** Nobody has won yet. */
  open: boolean;
  /** The game that a new game replaced, until the first decision in the new one. */
  replaced: GameCopy | null;
}

/** The game to go on with, if any; where there is none, the texts of what was kept and is no game. */
export interface ChosenSave {
  saved: SavedGame | null;
  damaged: readonly string[];
}

/**
 * The game to go on with: the one that was begun with these options, as this tab has it, else as any tab had it, if it
 * is not over. An address without options goes on with the last of any where in none begun without has anything
 * happened.
 */
export function chooseSave(stored: StoredGames, options: string): ChosenSave {
  const tab = stored.tab.filter(isSavedGame);
  const device = stored.device.filter(isSavedGame);
  const open = device.filter((game) => game.open);
  const begunSo = (game: SavedGame) => game.wishes === options && (options !== "" || game.kept !== 0);
  const saved = tab.find(begunSo) ?? open.find(begunSo) ?? (options ? null : (tab[0] ?? open[0])) ?? null;
  if (saved)
    return { saved: { ...saved, replaced: isCopy(saved.replaced) ? saved.replaced : null }, damaged: [] };
  const damaged = [...stored.tab, ...stored.device].filter((game) => !isSavedGame(game));
  // The newest game of a tab is kept for the device, too.
  return { saved, damaged: [...new Set(damaged.map(textOf))] };
}

/** A text that is no JSON comes from storage as it is. */
const textOf = (stored: unknown): string => (typeof stored === "string" ? stored : JSON.stringify(stored));

/** Whether a value is what it has to be. */
type Check = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isFlag = oneOf(true, false);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, check]) => check(value[name]));

const isSentence = shape({
  id: (id) => /^said-[\w-]+$/.test(String(id)),
  args: maybe((args) => isObject(args) && Object.values(args).every((arg) => isText(arg) || isCount(arg))),
});

const isCopy = shape({
  record: isText,
  setup: shape({
    ruleset: isText,
    board: maybe(isText),
    opponent: oneOf(...OPPONENTS),
    side: oneOf("white", "black", "random"),
    seed: maybe(isText),
    name: maybe(isText),
    afar: maybe(isText),
    day: maybe(isText),
  }),
  seat: oneOf(null, 0, 1),
  log: listOf(
    shape({
      throws: isCount,
      plies: isCount,
      side: oneOf(null, "white", "black"),
      value: maybe(isCount),
      notation: maybe(isText),
      decided: isFlag,
      sentences: listOf(isSentence),
    }),
  ),
});

/** Negative where the device's clock stood before 1970. */
const isTime: Check = (value) => Number.isSafeInteger(value);
const isHead = shape({ version: oneOf(1), wishes: isText, open: isFlag, kept: maybe(isTime) });
const isSavedGame = (stored: unknown): stored is SavedGame => isHead(stored) && isCopy(stored);
