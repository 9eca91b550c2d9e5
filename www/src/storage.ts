/**
 * Keeps the game and the settings over a reload. Each tab has its own game
 * (sessionStorage); the newest one is also kept for the next visit
 * (localStorage). Where storage is blocked or full the game simply goes on
 * without it.
 */

const GAME = "senet.game";
const SETTINGS = "senet.settings";
const KEPT = "senet.house-rules";

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
export function savedGames(): { tab: unknown; device: unknown } {
  return { tab: read("sessionStorage", GAME), device: read("localStorage", GAME) };
}

export function saveGame(game: unknown): void {
  write("sessionStorage", GAME, game);
  write("localStorage", GAME, game);
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
