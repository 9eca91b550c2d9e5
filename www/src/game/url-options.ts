/**
 * URL options:
 *
 *   ?lang=ar             the page's language; a region, as in ar-EG, is ignored
 *   ?opponent=beginner   an engine level from beginner to master, or person (two people on one device)
 *   ?side=white          the visitor's side against the computer: white, black, random
 *   ?ruleset=…           a ruleset in text form, with options or house rules: kendall-masters[blockade]; or the name of
 *                        rules in use: boxed-set
 *   ?name=…              a name for these rules
 *   ?board=…             one of the engine's boards
 *   ?seed=…              up to 64 hexadecimal digits: the same throws every time
 *   ?speed=instant       slow, normal, fast, instant
 *   ?theme=…             a palette of the board
 *   ?view=object         auto, object, flat
 *   ?scheme=dark         light or dark, overriding the system
 *   ?keep=…              the name under which the game is saved on this device; off: never save
 *   ?kiosk, ?kiosk=…     an unattended screen, with its curator file: docs/exhibit.md
 *
 * Invalid values are reported on the page and otherwise ignored.
 */
import { baseLanguage, isolateBidi, type Sentence, sentence } from "../base/i18n/localizer.js";
import { SPEEDS, type Speed, VIEWS, type View } from "../base/settings.js";
import { NEVER_SAVE } from "../base/storage.js";
import { RULES_IN_USE } from "../engine/engine-client.js";
import { DEFAULT_SETUP, OPPONENTS, type Opponent, type Setup } from "./view-state.js";

/** The options of a URL; null for absent ones. */
export interface UrlOptions {
  language: string | null;
  speed: Speed | null;
  theme: string | null;
  view: View | null;
  scheme: string | null;
  setup: Setup;
  problems: Sentence[];
}

const SCHEMES = ["light", "dark"] as const;
const SIDES = ["white", "black", "random"] as const;

/** Parameters with free text. All others contain only letters, digits, `-`, `_` and `[…]`. */
const FREE_TEXT = ["name", "keep", "kiosk"];

/**
 * The options of a URL, without characters that a messaging app may append to a link: a full stop, brackets, quotation
 * marks, spaces, invisible characters.
 */
export function optionsIn(query: string): URLSearchParams {
  const tidy = (value: string) => value.replace(value.includes("[") ? /[^\]\w-]+$/ : /[^\w-]+$/, "");
  const params = [...new URLSearchParams(query)];
  return new URLSearchParams(
    params.map(([name, value]) => {
      if (FREE_TEXT.includes(name)) return [name, value];
      return [name, name === "lang" ? baseLanguage(tidy(value)) : tidy(value)];
    }),
  );
}

/** Valid values that this file cannot know by itself. */
interface ValidValues {
  rulesets: readonly string[];
  boards: readonly string[];
  themes: readonly string[];
  languages: readonly string[];
}

/** The name under which the game is saved, if given. An unattended screen saves no games. */
export const saveNameFrom = (params: URLSearchParams) =>
  params.has("kiosk") ? NEVER_SAVE : (params.get("keep")?.slice(0, 60) ?? "");

/** The part of the URL that describes a game; empty if none. */
export const gameOptions = (params: URLSearchParams) =>
  ["ruleset", "name", "board", "opponent", "side", "seed"]
    .flatMap((name) => (params.has(name) ? `${name}=${params.get(name)}` : []))
    .join("&");

export function urlOptionsFrom(query: string, offer: ValidValues): UrlOptions {
  const params = optionsIn(query);
  const problems: Sentence[] = [];
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | null => {
    const value = params.get(name);
    if (value === null) return null;
    if ((allowed as readonly string[]).includes(value)) return value as T;
    problems.push(
      sentence("notice-parameter", { name, value: isolateBidi(value), allowed: allowed.join(", ") }),
    );
    return null;
  };
  const rulesetText = params.get("ruleset") ?? "";
  const hasOptions = offer.rulesets.some((id) => rulesetText.startsWith(`${id}[`));
  const ruleset = hasOptions ? rulesetText : oneOf("ruleset", [...offer.rulesets, ...RULES_IN_USE]);
  // The page shows the name of rules in use in any language.
  const name = params.get("name")?.slice(0, 60) ?? (RULES_IN_USE.includes(rulesetText) ? rulesetText : "");
  const setup: Setup = {
    ruleset: ruleset ?? DEFAULT_SETUP.ruleset,
    board: oneOf("board", offer.boards),
    opponent: oneOf<Opponent>("opponent", OPPONENTS) ?? DEFAULT_SETUP.opponent,
    side: oneOf("side", SIDES) ?? DEFAULT_SETUP.side,
    seed: null,
    name: ruleset ? name : "",
  };
  const seed = params.get("seed");
  if (seed !== null) {
    if (/^[0-9a-f]{1,64}$/i.test(seed)) setup.seed = seed.toLowerCase().padStart(64, "0");
    else problems.push(sentence("notice-seed", { value: isolateBidi(seed) }));
  }
  return {
    language: oneOf("lang", offer.languages),
    speed: oneOf("speed", SPEEDS),
    theme: oneOf("theme", offer.themes),
    view: oneOf("view", VIEWS),
    scheme: oneOf("scheme", SCHEMES),
    setup,
    problems,
  };
}

// ---- The place of a game that fills its page, alone or in a frame.

/** Prefix of a frame's name if `senet-host.js` on the outer page has set its place. */
export const FRAME_NAME_PREFIX = "senet ";

/**
 * Empty for a page by itself. In a frame: the outer page and the frame's index on it. For a cross-site page, browsers
 * reveal only its origin; the script around the frame provides the rest.
 */
export function framePlace({ parent, self, name, location, document }: Window & typeof globalThis): string {
  if (parent === self) return "";
  if (name.startsWith(FRAME_NAME_PREFIX)) {
    const given = name.slice(FRAME_NAME_PREFIX.length);
    // Any page can give the name, and must not read a game that belongs to another site.
    const outer = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
    return given.startsWith(`${outer}/`) ? given : `${outer} ${given}`;
  }
  let place = 0;
  while (place < parent.length && parent[place] !== self) place += 1;
  return `${document.referrer.replace(/[?#].*/, "")} ${place}`;
}

const originOf = (address: string): string => parseUrl(address)?.origin ?? "";

/** Parses an address; `null` if the text is not one. `URL.canParse` is newer than the oldest supported browsers. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
