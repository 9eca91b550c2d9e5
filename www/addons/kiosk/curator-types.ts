/** The fields of a curator file, all optional, and its possible errors. */
import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { View } from "../../src/base/settings.js";
import type { State } from "../../src/engine/types.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Opponent } from "../../src/game/view-state.js";
import type { Hours } from "./screen-care.js";

interface CuratorTexts {
  title?: string;
  invitation?: string;
  captions?: readonly string[];
}

type ByLanguage = Readonly<Record<string, string | undefined>>;

/** Rules on offer to visitors. */
export interface OfferedRules {
  /** In text form. */
  ruleset: string;
  /** The curator's own name for them. */
  name?: ByLanguage;
  /** Their id, if they are rules in use. */
  inUse?: string;
  /** The starting position, of rules that only the full engine knows. */
  start?: State;
}

/** An entry of a file's list: a reconstruction, rules in use by their name, or house rules, perhaps with a name of its own. */
export type RulesEntry = string | { rules: string; name: ByLanguage };

/** The file as it is written. */
export type WrittenCurator = Omit<Curator, "rulesets"> & { rulesets?: readonly RulesEntry[] };

export interface Curator {
  texts?: Readonly<Record<string, CuratorTexts | undefined>>;
  logo?: { picture: string; name: ByLanguage };
  /** The languages on offer; the first is the initial one. */
  languages?: readonly string[];
  /** In seconds. */
  timers?: { inactivity?: number; countdown?: number; caption?: number; reread?: number };
  /** A URL with more information, shown as a QR code at the end of a game. */
  address?: string;
  rulesets?: readonly OfferedRules[];
  opponent?: Opponent;
  palette?: string;
  view?: View;
  attract?: boolean;
  sound?: boolean;
  /** The chance to win is shown. */
  race?: boolean;
  /** The screen's diagonal. */
  inches?: number;
  /** Opening hours; always open if absent. */
  hours?: readonly Hours[];
}

/**
 * In seconds: idle time until the question, countdown, duration of each caption, interval between reads of the file.
 */
export const TIMERS = { inactivity: 75, countdown: 20, caption: 9, reread: 300 } as const;

export type TimerName = keyof typeof TIMERS;

/** The three game lengths, if the file lists no games. */
export const offeredRulesets = (curator: Curator): readonly OfferedRules[] =>
  curator.rulesets ?? LENGTHS.map((ruleset) => ({ ruleset }));

/** The possible values of a field. */
export type Kind = "text" | "number" | "flag" | "list" | "group";

/** Why a curator file is invalid; `field` is the path in the file's own names. */
export type Fault =
  | { type: "json"; line: number; reason: string }
  | { type: "unreadable"; reason: string }
  | { type: "encoding" | "no-group" }
  | { type: "elsewhere"; file: string }
  | { type: "field" | "missing" | "empty"; field: string }
  | { type: "picture" | "picture-name" | "address" | "twice"; field: string; found: string }
  | { type: "choice"; field: string; allowed: string; found: string }
  | { type: "kind"; field: string; kind: Kind }
  /** Characters of a text, or items of a list. */
  | { type: "long" | "count"; field: string; most: number; found: number }
  /** Seconds and inches. */
  | { type: "range" | "inches"; field: string; least: number; most: number; found: number }
  | { type: "time"; field: string; found: string }
  | { type: "rules"; field: string; reason: Sentence };
