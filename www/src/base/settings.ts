/** The visitor's settings, with their values in display order. */

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The view: chosen by the page, an object on a table, or flat. */
export const VIEWS = ["auto", "object", "flat"] as const;
export type View = (typeof VIEWS)[number];

export interface Settings {
  /** A language code, or "auto" for the browser's language. */
  language: string;
  /** A colour palette of the board, or "auto" for the one that suits the system's contrast preference. */
  theme: string;
  view: View;
  /** The preferred board if it fits the track, or "auto" for the ruleset's own. */
  board: string;
  speed: Speed;
  /** The last chosen game length, as a ruleset in text form; "" for none. */
  length: string;
  /** Throw automatically whenever there is no choice. */
  autoThrow: boolean;
  /** Confirm moves before playing them. */
  confirmMove: boolean;
  /** Play forced moves automatically. */
  autoMove: boolean;
  /** Brief announcements. */
  brief: boolean;
  /** Two people sit on opposite sides; the table is rotated for the second. */
  facing: boolean;
  /** The board is rotated by 180°. */
  flipped: boolean;
  /** The chance to win is shown. */
  race: boolean;
  /** Sound is on, after the visitor has first touched the page. */
  sound: boolean;
  /** Volume from 0 to 1. */
  volume: number;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  theme: "auto",
  view: "auto",
  board: "auto",
  speed: "normal",
  length: "",
  autoThrow: false,
  confirmMove: false,
  autoMove: true,
  brief: false,
  facing: false,
  flipped: false,
  race: true,
  sound: true,
  volume: 0.6,
};

/** Animation speed as a factor; 0 means without animation. */
export const SPEED_FACTOR: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: 0 };

/** Reads the well-formed parts of stored settings; the rest keeps its default. */
export function settingsFrom(stored: unknown): Settings {
  const record = (typeof stored === "object" && stored) as Record<string, unknown>;
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
    if (record && typeof record[name] === typeof value) settings[name] = record[name];
  }
  if (!(Math.abs(Number(settings.volume) - 0.5) <= 0.5)) settings.volume = DEFAULT_SETTINGS.volume;
  if (!SPEEDS.includes(settings.speed as Speed)) settings.speed = DEFAULT_SETTINGS.speed;
  return settings as unknown as Settings;
}
