/**
 * Keeps games and settings over a reload. Each tab has its own games
 * (sessionStorage); the newest ones are also kept for the next visit
 * (localStorage). Where storage is blocked or full the game simply goes on
 * without it.
 */
const GAME = "senet.game";

/** The name of games that are not kept. */
export const KEEP_NOTHING = "off";

/** More are not kept; the oldest goes first. */
const MOST_GAMES = 16;

const KINDS = ["localStorage", "sessionStorage"] as const;
type StoreKind = (typeof KINDS)[number];

/** A game is kept under the place where it stands and the options that it was begun with. */
const placeKey = (place: string) => GAME + (place && `.${place.replaceAll("?", "%3F")}`);
const gameKey = (place: string, options: string) => placeKey(place) + (options && `?${options}`);

function store(kind: StoreKind): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}

/** What is kept; a text that is no JSON comes as it is, so that whoever reads it can refuse it. */
function read(kind: StoreKind, key: string): unknown {
  let text: string | null = null;
  try {
    text = store(kind)?.getItem(key) ?? null;
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

function write(kind: StoreKind, key: string, value: unknown): boolean {
  return writeText(kind, key, JSON.stringify(value));
}

function writeText(kind: StoreKind, key: string, text: string): boolean {
  try {
    const target = store(kind);
    target?.setItem(key, text);
    return target !== null;
  } catch {
    return false;
  }
}

/** Of each game on this page that keeps nothing: the parts that may keep something all the same. */
const forbidden = new Set<readonly string[]>();

/**
 * While a game is on the page that keeps nothing, no part of the page keeps anything under its own name, but for these.
 * Games stay kept where their own place allows it. Returns the way to allow it again.
 */
export function forbidKeeping(...except: readonly string[]): () => void {
  forbidden.add(except);
  return () => void forbidden.delete(except);
}

const mayKeep = (part: string): boolean => [...forbidden].every((except) => except.includes(part));

/** Whether anything can be kept over a reload. */
export function storageWorks(): boolean {
  const probe = "senet.probe";
  const works = KINDS.some((kind) => write(kind, probe, 1));
  for (const kind of KINDS) store(kind)?.removeItem(probe);
  return works;
}

const gameKeys = (kind: StoreKind) => Object.keys(store(kind) ?? {}).filter((key) => key.startsWith(GAME));

/** When the game was last kept, in milliseconds since 1970; 0 for one in which nothing has happened. */
const keptAt = (game: unknown) => (game as { kept?: number } | null)?.kept ?? 0;

/** What is kept, the newest first, and as it was found: nothing here is checked. */
export interface StoredGames {
  tab: readonly unknown[];
  device: readonly unknown[];
}

/**
 * The games kept at a place by this tab, and by any on this device, that these options could mean: those that were begun
 * with them; without options, all. Earlier versions kept one game a place, whatever the options.
 */
export function savedGames(place: string, options: string): StoredGames {
  const [any, own] = [placeKey(place), gameKey(place, options)];
  const kept = (kind: StoreKind) =>
    gameKeys(kind)
      .filter((key) => key === own || key === any || (!options && key.startsWith(`${any}?`)))
      .map((key) => read(kind, key))
      .sort((one, other) => keptAt(other) - keptAt(one));
  return { tab: kept("sessionStorage"), device: kept("localStorage") };
}

/** The games that have had an older one removed to make room: each does that once at most. */
const displacing = new Set<string>();

export function saveGame(game: unknown, place: string, options: string): void {
  if (place === KEEP_NOTHING) return;
  const key = gameKey(place, options);
  for (const kind of KINDS) saveIn(kind, key, game);
}

/** Where there is no room, the oldest other game gives way, but only if that is enough. */
function saveIn(kind: StoreKind, key: string, game: unknown): void {
  const others = gameKeys(kind).filter((other) => other !== key);
  if (others.length < MOST_GAMES && write(kind, key, game)) return;
  const age = (other: string) => keptAt(read(kind, other));
  const [oldest] = others.sort((one, other) => age(one) - age(other));
  const displaced = `${kind} ${key}`;
  if (oldest === undefined || displacing.has(displaced)) return;
  displacing.add(displaced);
  const text = store(kind)?.getItem(oldest) ?? "";
  store(kind)?.removeItem(oldest);
  if (!write(kind, key, game)) writeText(kind, oldest, text);
}

/** Puts aside what could not be read, so that nothing new takes its place. False when it has been put aside before. */
export function putAside(what: string, text: string): boolean {
  if (!mayKeep("aside")) return true;
  try {
    const target = store("localStorage");
    for (let at = 1; target; at += 1) {
      const key = `senet.aside.${what}.${at}`;
      const there = target.getItem(key);
      if (there === text) return false;
      if (there === null) {
        target.setItem(key, text);
        break;
      }
    }
  } catch (error) {
    // It is offered as a file all the same.
    console.warn(error);
  }
  return true;
}

/** What a part of the page keeps under its own name: nothing, or anything at all. No two parts have the same name. */
export const readPart = (part: string): unknown => read("localStorage", `senet.${part}`);

/** False where nothing can be kept, or nothing may be. */
export const writePart = (part: string, value: unknown): boolean =>
  mayKeep(part) && write("localStorage", `senet.${part}`, value);
