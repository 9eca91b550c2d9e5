/** What a curator can lay down (every field may be left out), and what can be wrong with it. */
import type { View } from "../../base/settings.js";
import { LENGTHS } from "../../game/rulesets/game-lengths.js";
import type { Opponent } from "../../game/view-state.js";
import type { Hours } from "./screen-care.js";

export interface CuratorTexts {
  title?: string;
  invitation?: string;
  captions?: readonly string[];
}

export interface Curator {
  texts?: Readonly<Record<string, CuratorTexts | undefined>>;
  logo?: { picture: string; name: Readonly<Record<string, string | undefined>> };
  /** Offered to visitors; the first is spoken to begin with. */
  languages?: readonly string[];
  /** In seconds. */
  timers?: { inactivity?: number; countdown?: number; caption?: number; reread?: number };
  /** Where visitors find more: shown as a QR code when a game is over. */
  address?: string;
  rulesets?: readonly string[];
  opponent?: Opponent;
  palette?: string;
  view?: View;
  attract?: boolean;
  sound?: boolean;
  /** The diagonal of the screen. */
  inches?: number;
  /** When the house is open; always, where nothing is said. */
  hours?: readonly Hours[];
}

/** In seconds: without input until the question, from the question to the end, each caption, between looks at the file. */
export const TIMERS = { inactivity: 75, countdown: 20, caption: 9, reread: 300 } as const;

export type TimerName = keyof typeof TIMERS;

/** The three lengths of a game, where the file says nothing. */
export const offeredRulesets = (curator: Curator): readonly string[] => curator.rulesets ?? LENGTHS;

/** What may stand in a field. */
export type Kind = "text" | "number" | "flag" | "list" | "group";

/** Why a curator file is not used; `field` is the way to it, in the file's own names. */
export type Fault =
  | { type: "json"; line: number; reason: string }
  | { type: "unreadable"; reason: string }
  | { type: "encoding" | "no-group" }
  | { type: "elsewhere"; file: string }
  | { type: "field" | "missing" | "empty"; field: string }
  | { type: "picture" | "picture-name" | "address" | "twice"; field: string; found: string }
  | { type: "choice"; field: string; allowed: string; found: string }
  | { type: "kind"; field: string; kind: Kind }
  /** Characters of a text, or entries of a list. */
  | { type: "long" | "count"; field: string; most: number; found: number }
  /** Seconds, and inches. */
  | { type: "range" | "inches"; field: string; least: number; most: number; found: number }
  | { type: "time"; field: string; found: string };
