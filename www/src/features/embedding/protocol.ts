import type { Event as GameEvent } from "senet-wasm-full";
import * as v from "valibot";
import type { ControlCode, Snapshot, StartOptions } from "./element-types.js";

// ---- The options of a game as a page's address has them.

/** What an option is called in the address. */
const IN_THE_ADDRESS: Readonly<Record<keyof StartOptions, string>> = {
  ruleset: "ruleset",
  name: "name",
  board: "board",
  opponent: "opponent",
  side: "side",
  seed: "seed",
  language: "lang",
  theme: "theme",
  view: "view",
  scheme: "scheme",
  speed: "speed",
  keep: "keep",
  kiosk: "kiosk",
};

export const OPTION_NAMES = Object.keys(IN_THE_ADDRESS) as readonly (keyof StartOptions)[];

/** The option that the address calls so. */
export function optionOf(name: unknown): string | null {
  return OPTION_NAMES.find((option) => IN_THE_ADDRESS[option] === name) ?? null;
}

/** The query of an address with these options: "" or "?…". */
export function queryOf(options: StartOptions, before = ""): string {
  const query = new URLSearchParams(before);
  for (const name of OPTION_NAMES) {
    const value = options[name];
    const text = value === true ? "1" : value === false || value === undefined ? "" : String(value);
    if (text !== "") query.set(IN_THE_ADDRESS[name], text);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The options that differ from those of the address that a game was begun with: they were given while it loaded. */
export function changedOptions(options: StartOptions, begun: URLSearchParams): (keyof StartOptions)[] {
  const now = new URLSearchParams(queryOf(options));
  return OPTION_NAMES.filter((name) => {
    const key = IN_THE_ADDRESS[name];
    return options[name] !== undefined && now.get(key) !== begun.get(key);
  });
}

// ---- What a page and a game in a frame say to each other, version 1: every message is an object with `senet: 1` and a
// `type`. Both sides check each message against these shapes before they look into it.

export const VERSION = 1;

/** A number of the host's own, by which it knows the answer. */
const id = v.pipe(v.number(), v.safeInteger());
const senet = v.literal(VERSION);

/** From the page around the frame. */
export const fromHost = v.variant("type", [
  v.strictObject({ senet, type: v.literal("hello") }),
  // What it commands is checked where it is obeyed, so that whoever asks is answered.
  v.strictObject({ senet, type: v.literal("command"), id, command: v.unknown() }),
]);

const snapshot = v.looseObject({ ruleset: v.string(), position: v.string(), frozen: v.boolean() });

/** From the game in the frame. */
export const fromGame = v.variant("type", [
  v.looseObject({ senet, type: v.literal("hello") }),
  v.looseObject({ senet, type: v.literal("ready"), state: snapshot }),
  v.looseObject({ senet, type: v.literal("state"), state: snapshot }),
  v.looseObject({ senet, type: v.literal("event"), event: v.looseObject({ type: v.string() }) }),
  v.looseObject({ senet, type: v.literal("end"), winner: v.nullable(v.string()), record: v.string() }),
  v.looseObject({
    senet,
    type: v.literal("resize"),
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(20_000)),
  }),
  v.looseObject({ senet, type: v.literal("result"), id, value: v.nullable(v.unknown()) }),
  v.looseObject({
    senet,
    type: v.literal("error"),
    id: v.nullable(id),
    code: v.string(),
    field: v.nullable(v.string()),
    message: v.string(),
  }),
]);

/** As the game makes it; the other side knows only what it has checked. */
export type FromGame =
  | { type: "hello"; version: number }
  | { type: "ready"; state: Snapshot }
  | { type: "state"; state: Snapshot }
  | { type: "event"; event: GameEvent }
  | { type: "end"; winner: string | null; record: string }
  | { type: "resize"; height: number }
  | { type: "result"; id: number; value: unknown }
  | { type: "error"; id: number | null; code: ControlCode; field: string | null; message: string };

/** It means to be a message of this kind; others that are sent around on a page are none of our business. */
export function isOurs(data: unknown): boolean {
  return typeof data === "object" && data !== null && Object.hasOwn(data, "senet");
}

/** Where a message to somebody of this origin is sent; one without an origin can only be sent to anybody there. */
export function target(origin: string): string {
  return origin === "null" ? "*" : origin;
}

// ---- Which of the games on a page this is, where nobody has said under which name it is kept.

/** The games of a page: by the id of their place in it, and of several with the same id, or with none, by their numbers. */
export type GamesOnPage = Map<string, { readonly isConnected: boolean }[]>;

/**
 * The id and the number under which a game stands on the page: the number it has, or the first that none has that is
 * still there. So a page that makes its games anew gives them their old numbers.
 */
export function placeAmong(games: GamesOnPage, id: string, game: { readonly isConnected: boolean }): string {
  const alike = games.get(id) ?? [];
  const own = alike.indexOf(game);
  const free = own >= 0 ? own : alike.findIndex((other) => !other.isConnected);
  const number = free >= 0 ? free : alike.length;
  alike[number] = game;
  games.set(id, alike);
  return `${id} ${number + 1}`;
}
