/**
 * Saves games and settings across reloads. Each tab has its own games (sessionStorage); the newest are also saved for
 * the next visit (localStorage). If storage is blocked or full, the game continues without it.
 */
const GAME = "senet.game";

/** The name for games that are not saved. */
export const NEVER_SAVE = "off";

/** The maximum number of saved games; the oldest is deleted first. */
const MAX_GAMES = 16;

const KINDS = ["localStorage", "sessionStorage"] as const;
type StoreKind = (typeof KINDS)[number];

/** A game's key consists of its place and the options it started with. */
const placeKey = (place: string) => GAME + (place && `.${place.replaceAll("?", "%3F")}`);
const gameKey = (place: string, options: string) => placeKey(place) + (options && `?${options}`);

function store(kind: StoreKind): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}

/** The saved value. Text that is not JSON is returned as a string, so that the caller can reject it. */
function read(kind: StoreKind, key: string): unknown {
  let text: string | null = null;
  try {
    text = store(kind)?.getItem(key) ?? null;
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

/** Nothing is written any more, because all data are being deleted. */
let isClosed = false;

/** Stops all writing while the page's data are deleted. Returns a function that permits it again. */
export function closeStorage(): () => void {
  isClosed = true;
  return () => {
    isClosed = false;
  };
}

function write(kind: StoreKind, key: string, value: unknown): boolean {
  return writeText(kind, key, JSON.stringify(value));
}

function writeText(kind: StoreKind, key: string, text: string): boolean {
  if (isClosed) return false;
  try {
    const target = store(kind);
    target?.setItem(key, text);
    return target !== null;
  } catch {
    return false;
  }
}

/** For each game on this page with `keep=off`: the keys that may still be saved. */
const allowedKeys = new Set<readonly string[]>();

/**
 * While such a game is on the page, add-ons cannot save anything except these keys. Games with their own place are
 * still saved. Returns a function that lifts the ban.
 */
export function forbidSaving(...except: readonly string[]): () => void {
  allowedKeys.add(except);
  return () => {
    allowedKeys.delete(except);
  };
}

const maySave = (part: string): boolean => [...allowedKeys].every((except) => except.includes(part));

/** Whether data survives a reload. */
export function storageWorks(): boolean {
  const probe = "senet.probe";
  const works = KINDS.some((kind) => write(kind, probe, 1));
  for (const kind of KINDS) store(kind)?.removeItem(probe);
  return works;
}

const gameKeys = (kind: StoreKind) => Object.keys(store(kind) ?? {}).filter((key) => key.startsWith(GAME));

/** A clock may be set back by less than this, in milliseconds. */
const DAY = 864e5;

/**
 * When the game was last saved, in milliseconds since 1970; 0 if nothing has happened in it. A time in the future is
 * from a clock that was wrong, and counts as long ago.
 */
function savedAt(game: unknown): number {
  const time = (game as { kept?: number } | null)?.kept ?? 0;
  return time > Date.now() + DAY ? 1 : time;
}

/** All saved values, newest first and unchecked. */
export interface StoredGames {
  tab: readonly unknown[];
  device: readonly unknown[];
}

/**
 * Saved games at a place, of this tab and of the device, that match these options; without options, all of them.
 * Earlier versions saved one game per place, whatever its options.
 */
export function savedGames(place: string, options: string): StoredGames {
  const [any, exact] = [placeKey(place), gameKey(place, options)];
  const games = (kind: StoreKind) =>
    gameKeys(kind)
      .filter((key) => key === exact || key === any || (!options && key.startsWith(`${any}?`)))
      .map((key) => read(kind, key))
      .sort((one, other) => savedAt(other) - savedAt(one));
  return { tab: games("sessionStorage"), device: games("localStorage") };
}

/** Returns false if the game would not survive a reload. */
export function saveGame(game: unknown, place: string, options: string): boolean {
  if (place === NEVER_SAVE) return true;
  const key = gameKey(place, options);
  return KINDS.map((kind) => saveIn(kind, key, game)).includes(true);
}

/**
 * The game played last is always saved: older ones make room, the oldest first. If even that frees too little space,
 * they stay.
 */
function saveIn(kind: StoreKind, key: string, game: unknown): boolean {
  const others = gameKeys(kind).filter((other) => other !== key);
  if (others.length < MAX_GAMES && write(kind, key, game)) return true;
  const age = new Map(others.map((other) => [other, savedAt(read(kind, other))]));
  const oldestFirst = others.sort((one, other) => (age.get(one) ?? 0) - (age.get(other) ?? 0));
  const evicted: [key: string, text: string][] = [];
  for (const [index, oldest] of oldestFirst.entries()) {
    evicted.push([oldest, store(kind)?.getItem(oldest) ?? ""]);
    store(kind)?.removeItem(oldest);
    if (oldestFirst.length - index <= MAX_GAMES && write(kind, key, game)) return true;
  }
  for (const [other, text] of evicted) writeText(kind, other, text);
  return false;
}

/** Copies unreadable data to a separate key, so that nothing overwrites it. Returns false if it is there already. */
export function quarantine(what: string, text: string): boolean {
  if (!maySave("aside")) return true;
  try {
    const target = store("localStorage");
    for (let index = 1; target; index += 1) {
      const key = `senet.aside.${what}.${index}`;
      const existing = target.getItem(key);
      if (existing === text) return false;
      if (existing === null) {
        target.setItem(key, text);
        break;
      }
    }
  } catch (error) {
    // It is still offered as a file.
    console.warn(error);
  }
  return true;
}

let isPersistenceRequested = false;

/**
 * Asks the browser to keep the page's data, which some delete after a week without a visit. Some ask the visitor, so it
 * is called when something has been saved that cannot be had again, and asks once.
 */
export function persistStorage(): void {
  const { storage } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  if (isPersistenceRequested || !storage?.persist) return;
  isPersistenceRequested = true;
  const attempt = storage.persisted().then((isKept) => isKept || storage.persist());
  attempt.catch((error: unknown) => console.debug(error));
}

/** An add-on's own saved data under a unique name. It may hold anything or nothing. */
export const readPart = (part: string): unknown => read("localStorage", `senet.${part}`);

/** Returns false if storage is unavailable or not allowed. */
export const writePart = (part: string, value: unknown): boolean =>
  maySave(part) && write("localStorage", `senet.${part}`, value);
