/** The saved form of a game, and validation of what storage returns. */
import type { Settings } from "../base/settings.js";
import type { StoredGames } from "../base/storage.js";
import { LENGTHS } from "./rulesets.js";
import { type ComputerSeat, DEFAULT_SETUP, type LogEntry, OPPONENTS, type Setup } from "./view-state.js";

export interface GameCopy {
  record: string;
  setup: Setup;
  seat: ComputerSeat;
  log: readonly LogEntry[];
  /** Nobody has won yet. Earlier versions did not save this for replaced games. */
  open?: boolean;
}

export interface SavedGame extends Required<GameCopy> {
  version: 1;
  /** The URL options with which the game started. The first version named this field. */
  wishes: string;
  /**
   * When it was saved, in milliseconds since 1970, at least 1; 0 if nothing has happened in it. Earlier versions lack
   * the field.
   */
  kept?: number;
  /** The game that a new game replaced, until the first decision in the new one. */
  replaced: GameCopy | null;
}

/** The game to resume, if any; otherwise the saved texts that are not valid games. */
export interface ChosenSave {
  saved: SavedGame | null;
  damaged: readonly string[];
}

/**
 * The unfinished game with these options, preferably this tab's, else any tab's. A URL without options resumes the last
 * game of any kind if no game without options has started.
 */
export function chooseSave(stored: StoredGames, options: string): ChosenSave {
  const tab = stored.tab.filter(isSavedGame);
  const device = stored.device.filter(isSavedGame);
  const open = device.filter((game) => game.open);
  const hasSameOptions = (game: SavedGame) => game.wishes === options && (options !== "" || game.kept !== 0);
  const saved =
    tab.find(hasSameOptions) ?? open.find(hasSameOptions) ?? (options ? null : (tab[0] ?? open[0])) ?? null;
  if (saved)
    return { saved: { ...saved, replaced: isCopy(saved.replaced) ? saved.replaced : null }, damaged: [] };
  const damaged = [...stored.tab, ...stored.device].filter((game) => !isSavedGame(game));
  // A tab's newest game is also saved for the device.
  return { saved, damaged: [...new Set(damaged.map(textOf))] };
}

/**
 * True if the game will use the most common board, so that its space can be reserved. The
 * engine decides on the board; this predicts it before the engine has loaded.
 */
export function onUsualBoard(params: URLSearchParams, settings: Settings, saved: SavedGame | null): boolean {
  const { board, ruleset } = saved?.setup ?? DEFAULT_SETUP;
  const chosen = params.has("board") || params.has("ruleset") || settings.board !== "auto";
  return !chosen && board === DEFAULT_SETUP.board && LENGTHS.includes(ruleset);
}

/** Storage returns text that is not JSON as a string. */
const textOf = (stored: unknown): string => (typeof stored === "string" ? stored : JSON.stringify(stored));

/** Type guards for each field. */
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

/** Negative if the device's clock was before 1970. */
const isTime: Check = (value) => Number.isSafeInteger(value);
const isHead = shape({ version: oneOf(1), wishes: isText, open: isFlag, kept: maybe(isTime) });
const isSavedGame = (stored: unknown): stored is SavedGame => isHead(stored) && isCopy(stored);
