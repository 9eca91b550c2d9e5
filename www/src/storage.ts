/**
 * Keeps the game and the settings over a reload. Each tab has its own game
 * (sessionStorage); the newest one is also kept for the next visit
 * (localStorage). Where storage is blocked or full the game simply goes on
 * without it.
 */

const GAME = "senet.game";
const SETTINGS = "senet.settings";

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

/** This tab's saved game, and the last one of any tab. */
export function savedGames(): { tab: unknown; device: unknown } {
  return { tab: read("sessionStorage", GAME), device: read("localStorage", GAME) };
}

/** Says whether the game would survive a reload. */
export function saveGame(game: unknown): boolean {
  const tab = write("sessionStorage", GAME, game);
  return write("localStorage", GAME, game) || tab;
}

export function savedSettings(): unknown {
  return read("localStorage", SETTINGS);
}

export function saveSettings(settings: unknown): boolean {
  return write("localStorage", SETTINGS, settings);
}
