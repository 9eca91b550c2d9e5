import type { Event as GameEvent } from "senet-wasm-full";
import * as v from "valibot";
import type { ControlCode, Snapshot, StartOptions } from "./element-types.js";

// ---- Game options in a page's URL.

/** The URL parameter of each option. */
const URL_NAMES: Readonly<Record<keyof StartOptions, string>> = {
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

export const OPTION_NAMES = Object.keys(URL_NAMES) as readonly (keyof StartOptions)[];

/** The option for a URL parameter. */
export function optionOf(name: unknown): string | null {
  return OPTION_NAMES.find((option) => URL_NAMES[option] === name) ?? null;
}

/** The query of a URL with these options: "" or "?…". */
export function queryOf(options: StartOptions, before = ""): string {
  const query = new URLSearchParams(before);
  for (const name of OPTION_NAMES) {
    const value = options[name];
    const text = value === true ? "1" : value === false || value === undefined ? "" : String(value);
    if (text !== "") query.set(URL_NAMES[name], text);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The options that changed since the game started, because they were set while it was loading. */
export function changedOptions(options: StartOptions, startOptions: URLSearchParams): (keyof StartOptions)[] {
  const now = new URLSearchParams(queryOf(options));
  return OPTION_NAMES.filter((name) => {
    const key = URL_NAMES[name];
    return options[name] !== undefined && now.get(key) !== startOptions.get(key);
  });
}

// ---- Messages between an outer page and a game in a frame, version 1. Every message is an object with `senet: 1` and
// a `type`. Both sides validate each message before using it.

export const VERSION = 1;

/** The host's request number, repeated in the answer. */
const id = v.pipe(v.number(), v.safeInteger());
const senet = v.literal(VERSION);

/** From the outer page. */
export const fromHost = v.variant("type", [
  v.strictObject({ senet, type: v.literal("hello") }),
  // Commands are validated where they are executed, so that errors reach the sender.
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

/** As the game produces it; the receiver uses only validated parts. */
export type FromGame =
  | { type: "hello"; version: number }
  | { type: "ready"; state: Snapshot }
  | { type: "state"; state: Snapshot }
  | { type: "event"; event: GameEvent }
  | { type: "end"; winner: string | null; record: string }
  | { type: "resize"; height: number }
  | { type: "result"; id: number; value: unknown }
  | { type: "error"; id: number | null; code: ControlCode; field: string | null; message: string };

/** True if the message belongs to this protocol; other messages on the page are ignored. */
export function isSenetMessage(data: unknown): boolean {
  return typeof data === "object" && data !== null && Object.hasOwn(data, "senet");
}

/** The target origin of a message. For an opaque origin only "*" works. */
export function target(origin: string): string {
  return origin === "null" ? "*" : origin;
}

// ---- Identifies the game on a page if it has no explicit storage name.

/** The games on a page, by container id; several with the same id, or without one, are numbered. */
export type GamesOnPage = Map<string, { readonly isConnected: boolean }[]>;

/**
 * The id and number of a game on the page: its existing number, or the first free one. A page that recreates its games
 * therefore gives them the same numbers.
 */
export function placeAmong(games: GamesOnPage, id: string, game: { readonly isConnected: boolean }): string {
  const sameId = games.get(id) ?? [];
  const index = sameId.indexOf(game);
  const free = index >= 0 ? index : sameId.findIndex((other) => !other.isConnected);
  const number = free >= 0 ? free : sameId.length;
  sameId[number] = game;
  games.set(id, sameId);
  return `${id} ${number + 1}`;
}
