/** What a visitor can set, with its values in the order they are offered. */

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** A language code, or "auto" for the browser's own. */
  language: string;
  /** A palette of the board. */
  theme: string;
  /** The board to play on where it fits, or "auto" for the one that belongs to the rules. */
  board: string;
  speed: Speed;
  /** Throw the sticks for me whenever there is nothing to choose. */
  autoThrow: boolean;
  /** Ask before a move is played. */
  confirmMove: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  theme: "faience",
  board: "auto",
  speed: "normal",
  autoThrow: false,
  confirmMove: false,
};

/** How fast things move, as a factor; 0 means at once. */
export const SPEED_FACTOR: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: 0 };

/** Takes over what is well formed in stored settings and leaves the rest at its default. */
export function settingsFrom(stored: unknown): Settings {
  const settings = { ...DEFAULT_SETTINGS };
  if (typeof stored !== "object" || stored === null) return settings;
  const given = stored as Record<string, unknown>;
  if (typeof given.language === "string") settings.language = given.language;
  if (typeof given.theme === "string") settings.theme = given.theme;
  if (typeof given.board === "string") settings.board = given.board;
  if (SPEEDS.includes(given.speed as Speed)) settings.speed = given.speed as Speed;
  if (typeof given.autoThrow === "boolean") settings.autoThrow = given.autoThrow;
  if (typeof given.confirmMove === "boolean") settings.confirmMove = given.confirmMove;
  return settings;
}
