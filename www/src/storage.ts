/**
 * Keeps the game and the settings over a reload. Each tab has its own game
 * (sessionStorage); the newest one is also kept for the next visit
 * (localStorage). Where storage is blocked or full the game simply goes on
 * without it.
 */

const GAME = "senet.game";
const SETTINGS = "senet.settings";
const KEPT = "senet.house-rules";
const LESSONS = "senet.lessons";

/** The name of games that are not kept. */
export const KEEP_NOTHING = "off";

/** Several games on one page are kept under names of their own. */
const keyOf = (keep: string) => (keep ? `${GAME}.${keep}` : GAME);

function store(kind: "sessionStorage" | "localStorage"): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}

function read(kind: "sessionStorage" | "localStorage", key: string): unknown {
  try {
    const text = store(kind)?.getItem(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function write(kind: "sessionStorage" | "localStorage", key: string, value: unknown): boolean {
  try {
    const target = store(kind);
    target?.setItem(key, JSON.stringify(value));
    return target !== null;
  } catch {
    return false;
  }
}

/** Whether anything can be kept over a reload. */
export function storageWorks(): boolean {
  const probe = "senet.probe";
  const works = write("localStorage", probe, 1) || write("sessionStorage", probe, 1);
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    if (works) store(kind)?.removeItem(probe);
  }
  return works;
}

/** This tab's saved game, and the last one of any tab. */
export function savedGames(keep: string): { tab: unknown; device: unknown } {
  return { tab: read("sessionStorage", keyOf(keep)), device: read("localStorage", keyOf(keep)) };
}

export function saveGame(game: unknown, keep: string): void {
  if (keep === KEEP_NOTHING) return;
  write("sessionStorage", keyOf(keep), game);
  write("localStorage", keyOf(keep), game);
}

export function savedSettings(): unknown {
  return read("localStorage", SETTINGS);
}

export function saveSettings(settings: unknown): void {
  write("localStorage", SETTINGS, settings);
}

/** The games a visitor has made and named. */
export function readKept(): unknown {
  return read("localStorage", KEPT);
}

/** False where nothing can be kept. */
export function writeKept(games: unknown): boolean {
  return write("localStorage", KEPT, games);
}

/** How far the visitor has come with the lessons. */
export function readLessons(): unknown {
  return read("localStorage", LESSONS);
}

/** False where nothing can be kept. */
export function writeLessons(progress: unknown): boolean {
  return write("localStorage", LESSONS, progress);
}

/** What a part of the page keeps under its own name. */
export function readPart(part: "daily" | "distance" | "kiosk" | "practice"): unknown {
  return read("localStorage", `senet.${part}`);
}

/** False where nothing can be kept. */
export function writePart(part: "daily" | "distance" | "kiosk" | "practice", value: unknown): boolean {
  return write("localStorage", `senet.${part}`, value);
}
