/** What a visitor can set, with its values in the order they are offered. */

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How the board is seen: as the page finds best, as an object on a table, as a flat drawing. */
export const VIEWS = ["auto", "object", "flat"] as const;
export type View = (typeof VIEWS)[number];

export interface Settings {
  /** A language code, or "auto" for the browser's own. */
  language: string;
  /** A palette of the board. */
  theme: string;
  view: View;
  /** The board to play on where it fits, or "auto" for the one that belongs to the rules. */
  board: string;
  speed: Speed;
  /** The length of a game that was chosen last, as a ruleset in its written form; "" for none. */
  length: string;
  /** Throw the sticks for me whenever there is nothing to choose. */
  autoThrow: boolean;
  /** Ask before playing a move. */
  confirmMove: boolean;
  /** Play a move that is the only one. */
  autoMove: boolean;
  /** Say less in announcements. */
  brief: boolean;
  /** Two people sit across a table: it is turned for the second of them. */
  facing: boolean;
  /** The board lies the other way round. */
  flipped: boolean;
  /** Sounds are heard, once the visitor has touched the page. */
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Each house a piece walks over is heard as a pitch. */
  pitches: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  theme: "faience",
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
  sound: true,
  volume: 0.6,
  pitches: false,
};

/** How fast things move, as a factor; 0 means at once. */
export const SPEED_FACTOR: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: 0 };

/** Takes over what is well formed in stored settings and leaves the rest at its default. */
export function settingsFrom(stored: unknown): Settings {
  const given = (typeof stored === "object" && stored) as Record<string, unknown>;
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
    if (given && typeof given[name] === typeof value) settings[name] = given[name];
  }
  if (!(Number(settings.volume) >= 0 && Number(settings.volume) <= 1))
    settings.volume = DEFAULT_SETTINGS.volume;
  if (!SPEEDS.includes(settings.speed as Speed)) settings.speed = DEFAULT_SETTINGS.speed;
  return settings as unknown as Settings;
}
