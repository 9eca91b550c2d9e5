import type { Localizer } from "../../src/base/i18n/localizer.js";
import { RULES_IN_USE } from "../../src/engine/engine-client.js";
import type { RulesetInfo } from "../../src/engine/types.js";
import { MINUTES } from "../../src/game/rulesets.js";
import type { Setup } from "../../src/game/view-state.js";
import lengths from "./lengths.json";

/** Background of each ruleset besides its rules: its author and its uncertain points. */

/** `disputed-km-1` to `disputed-km-13`. */
const numbered = (source: string, count: number) =>
  Array.from({ length: count }, (_, index) => `disputed-${source}-${index + 1}`);

const BOARD = {
  cross: "disputed-board-cross",
  rebirth: "disputed-board-rebirth",
  last: "disputed-board-last",
  upright: "disputed-board-upright",
  two: "disputed-board-two",
  pebbles: "disputed-board-pebbles",
} as const;

interface About {
  /** The message id of the author's name. */
  author: string;
  /** Our own rules: nobody has proposed any for this board. */
  ours: boolean;
  /** The year of the proposal, or the dates BC of boards like this one, if known. */
  year?: number;
  boardDates?: readonly [from: number, to: number];
  /** Message ids of uncertain points and the reading we chose. */
  disputed: readonly string[];
}

const scholar = (author: string, source: string, count: number, year?: number): About => ({
  author: `author-${author}`,
  ours: false,
  ...(year === undefined ? {} : { year }),
  disputed: numbered(source, count),
});

const projectRules = (boardDates: About["boardDates"] | null, ...disputed: string[]): About => ({
  author: "author-ours",
  ours: true,
  ...(boardDates ? { boardDates } : {}),
  disputed,
});

const ABOUT: Readonly<Record<string, About>> = {
  "kendall-masters": scholar("kendall", "km", 13, 1978),
  "kendall-modern": scholar("kendall-modern", "kmo", 12),
  "kendall-1979": scholar("kendall", "k79", 15, 1979),
  "kendall-wiki": scholar("kendall", "kw", 14),
  "jequier-masters": scholar("jequier", "jm", 7),
  "jequier-ludii": scholar("jequier", "jl", 6, 1930),
  piccione: scholar("piccione", "pi", 9, 1977),
  bell: scholar("bell", "be", 6, 1979),
  simple: projectRules(null, BOARD.rebirth),
  cypriot: projectRules([2500, 1050], BOARD.rebirth, BOARD.pebbles),
  "simple-marked": projectRules(null, BOARD.cross, BOARD.rebirth, BOARD.last),
  "middle-kingdom": projectRules(null, BOARD.cross, BOARD.rebirth, BOARD.last),
  "early-nk": projectRules(null, BOARD.last),
  "late-nk": projectRules(null),
  vertical: projectRules(null, BOARD.rebirth, BOARD.upright),
  double: projectRules(null, BOARD.rebirth, BOARD.two),
};

export function aboutRuleset(id: string): About {
  const about = ABOUT[id];
  if (!about) throw new Error(`nothing is told of ${id}`);
  return about;
}

// ---- Durations of games, and the games offered first. Figures come from two casual computer players.

const MEASURED: Readonly<Record<string, { throws_median: number; minutes: number }>> = lengths;

/** The recommended first game. */
export const RECOMMENDED = "kendall-masters";

export function throwsOf(ruleset: string): number {
  return MEASURED[ruleset]?.throws_median ?? 0;
}

/** The minutes of lengths that are no longer offered but may be named by saved games, links and curators' files. */
export const FORMER_LENGTHS: Readonly<Record<string, number>> = {
  "kendall-masters[pieces=2,start_house=17]": 3,
};

/** Minutes against the computer, measured on the page, or estimated from the number of throws. */
export function minutesOf(ruleset: string): number {
  return MINUTES[ruleset] ?? FORMER_LENGTHS[ruleset] ?? MEASURED[ruleset]?.minutes ?? 0;
}

// ---- The text form of a ruleset: a catalogue id and its options, as in `kendall-1979[pieces=5,trap]`.

interface ParsedRuleset {
  id: string;
  /** Options by name; a flag has the value "on". */
  options: Readonly<Record<string, string>>;
}

export function parseRuleset(rulesetText: string): ParsedRuleset {
  const [id = "", rest = ""] = rulesetText.split("[");
  const parts = rest.replace("]", "").split(",").filter(Boolean);
  const options = parts.map((part) => {
    const [name = "", value = "on"] = part.split("=");
    return [name, value];
  });
  return { id, options: Object.fromEntries(options) };
}

export function formatRuleset({ id, options }: ParsedRuleset): string {
  const parts = Object.entries(options).map(([name, value]) => (value === "on" ? name : `${name}=${value}`));
  return parts.length > 0 ? `${id}[${parts.join(",")}]` : id;
}

const SHORTENING: readonly string[] = ["pieces", "start_house"];

/**
 * Our short version of a catalogue game: its last phase under its own rules, with fewer pieces that start further
 * along.
 */
export function isShortened(rulesetText: string): boolean {
  const names = Object.keys(parseRuleset(rulesetText).options);
  return names.includes("start_house") && names.every((name) => SHORTENING.includes(name));
}

/** What these rules are called. Rules in use, which are named by their id, have a name in every language. */
export const nameOfSetup = ({ name = "" }: Setup, l10n: Localizer): string =>
  RULES_IN_USE.includes(name) ? l10n.text(`in-use-${name}`) : name;

/** The name of rules from the catalogue, marked if they are shortened. */
export function nameOfRules(rulesetText: string, l10n: Localizer): string {
  const name = l10n.text(`ruleset-${parseRuleset(rulesetText).id}`);
  return isShortened(rulesetText) ? l10n.text("ruleset-shortened", { name }) : name;
}

/** Whether the catalogue includes this variant, which differs only in the ruleset's own options. */
export function isInCatalogue(rulesetText: string, { options }: RulesetInfo): boolean {
  return Object.keys(parseRuleset(rulesetText).options).every((name) => options.includes(name));
}
