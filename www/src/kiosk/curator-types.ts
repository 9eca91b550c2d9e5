/** What a curator can lay down; every field may be left out. */
import type { Opponent } from "../game/view-state.js";
import { RECOMMENDED, shortGame } from "../rulesets/recommended.js";

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
  rulesets?: readonly string[];
  opponent?: Opponent;
  palette?: string;
  attract?: boolean;
  sound?: boolean;
}

/** In seconds: without input until the question, from the question to the end, each caption, between looks at the file. */
export const TIMERS = { inactivity: 75, countdown: 20, caption: 9, reread: 300 } as const;

export type TimerName = keyof typeof TIMERS;

/** A newcomer's game and a short one. */
export const offeredRulesets = (curator: Curator): readonly string[] =>
  curator.rulesets ?? [...new Set([RECOMMENDED, shortGame()])];

/** Why a curator file is not used. */
export type Fault =
  | { type: "json" | "unreadable"; reason: string }
  | { type: "elsewhere"; file: string }
  | { type: "field"; field: string }
  | { type: "picture"; field: string; found: string }
  | { type: "value"; field: string; allowed: string; found: string };
