/** The curator file of an unattended screen and its validation. */
import * as v from "valibot";
import { LANGUAGES } from "../../src/base/i18n/localizer.js";
import { VIEWS } from "../../src/base/settings.js";
import { THEMES } from "../../src/board/palette.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import { OPPONENTS } from "../../src/game/view-state.js";
import { FORMER_LENGTHS } from "../shared/about-rulesets.js";
import lengths from "../shared/lengths.json";
import type { Fault, Kind, WrittenCurator } from "./curator-types.js";
import { WEEKDAYS } from "./screen-care.js";

const CODES = LANGUAGES.map(({ code }) => code);
/** Rules that need no check. */
export const RULESETS: readonly string[] = [
  ...new Set([...LENGTHS, ...Object.keys(FORMER_LENGTHS), ...Object.keys(lengths)]),
];

/** The allowed range of each time, in seconds. */
const SECONDS = {
  inactivity: [5, 3600],
  countdown: [5, 120],
  caption: [3, 120],
  reread: [10, 86_400],
} as const;

/** The allowed diagonals. */
const INCHES = [7, 120] as const;

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const seconds = (name: keyof typeof SECONDS) =>
  v.optional(v.pipe(v.number(), v.minValue(SECONDS[name][0]), v.maxValue(SECONDS[name][1])));
/** One or more of these items, without duplicates. */
const some = <T extends v.GenericSchema>(item: T) =>
  v.optional(
    v.pipe(
      v.array(item),
      v.minLength(1),
      v.checkItems((value, index, all) => all.indexOf(value) === index),
    ),
  );

const someOf = (values: readonly string[]) => some(v.picklist(values));

/** Requires the same entries in every language present. */
const byLanguage = <T extends v.GenericSchema>(entry: T) =>
  v.strictObject(Object.fromEntries(CODES.map((code) => [code, v.optional(entry)])));

/** An embedded picture or a file next to this one: no other site, no script. */
const PICTURE =
  /^(?:data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+=*|(?!\/\/)[A-Za-z0-9_./-]+\.(?:png|jpe?g|webp|gif|svg))$/;

/** A URL that is reachable from other devices. */
const ADDRESS = /^https:\/\/[^\s"<>\\]+\.[^\s"<>\\]+$/;

/** The engine checks later whether they can be played. The known names are for editors that suggest them. */
const rules = v.union([v.picklist(RULESETS), text(1000)]);

/** docs/curator.schema.json contains the same as a JSON Schema. */
export const curatorSchema = v.strictObject({
  $schema: v.optional(text(200)),
  texts: v.optional(
    byLanguage(
      v.strictObject({
        title: v.optional(text(60)),
        invitation: v.optional(text(80)),
        captions: v.optional(v.pipe(v.array(text(200)), v.minLength(1), v.maxLength(20))),
      }),
    ),
  ),
  logo: v.optional(
    v.strictObject({
      picture: v.pipe(v.string(), v.maxLength(400_000), v.regex(PICTURE)),
      name: byLanguage(text(100)),
    }),
  ),
  address: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(ADDRESS))),
  languages: someOf(CODES),
  timers: v.optional(
    v.strictObject({
      inactivity: seconds("inactivity"),
      countdown: seconds("countdown"),
      caption: seconds("caption"),
      reread: seconds("reread"),
    }),
  ),
  rulesets: some(v.union([rules, v.strictObject({ rules, name: byLanguage(text(60)) })])),
  opponent: v.optional(v.picklist(OPPONENTS)),
  palette: v.optional(v.picklist(THEMES)),
  view: v.optional(v.picklist(VIEWS)),
  attract: v.optional(v.boolean()),
  sound: v.optional(v.boolean()),
  race: v.optional(v.boolean()),
  inches: v.optional(v.pipe(v.number(), v.minValue(INCHES[0]), v.maxValue(INCHES[1]))),
  hours: v.optional(
    v.pipe(
      v.array(v.strictObject({ days: someOf(WEEKDAYS), from: time, to: time })),
      v.minLength(1),
      v.maxLength(14),
    ),
  ),
});

/** The parsed file, or its errors. */
export function readCurator(source: string): { curator: WrittenCurator } | { faults: readonly Fault[] } {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { faults: [{ type: "json", line: lineIn(reason, source), reason }] };
  }
  // An array would pass as an object without fields.
  if (Array.isArray(json) || typeof json !== "object" || json === null)
    return { faults: [{ type: "no-group" }] };
  const result = v.safeParse(curatorSchema, json);
  return result.success
    ? { curator: result.output as WrittenCurator }
    : { faults: result.issues.map((issue) => faultOf(issue)) };
}

/** The position of a JSON error. Every browser words it differently; 0 if it is missing. */
function lineIn(reason: string, source: string): number {
  const line = /line (\d+)/.exec(reason)?.[1];
  if (line) return Number(line);
  const offset = /position (\d+)/.exec(reason)?.[1];
  const position = offset === undefined ? positionOfPiece(reason, source) : Number(offset);
  return position < 0 ? 0 : source.slice(0, position).split("\n").length;
}

/** Chromium quotes the file from up to ten characters before the error. */
function positionOfPiece(reason: string, source: string): number {
  const [, token = "", cut, piece = ""] =
    /token '(.+?)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/su.exec(reason) ?? [];
  const start = piece === "" ? -1 : source.indexOf(piece);
  return start < 0 ? -1 : start + (cut ? 10 : piece.indexOf(token));
}

const KINDS: Readonly<Record<string, Kind>> = {
  string: "text",
  picklist: "text",
  number: "number",
  boolean: "flag",
  array: "list",
};

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const { type, expected, received, input, requirement, path, issues } = issue;
  const keys = path?.map(({ key }) => key) ?? [];
  const field = keys.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › ");
  const excerpt = String(typeof input === "string" ? input : received).slice(0, 80);
  const most = Number(requirement);
  if (expected === "never") return { type: "field", field };
  if (type === "strict_object" && received === "undefined") return { type: "missing", field };
  switch (type) {
    case "max_length":
      return Array.isArray(input)
        ? { type: "count", field, most, found: input.length }
        : { type: "long", field, most, found: String(input).length };
    case "min_length":
      return { type: "empty", field };
    case "min_value":
    case "max_value": {
      if (keys.at(-1) === "inches")
        return { type: "inches", field, least: INCHES[0], most: INCHES[1], found: Number(input) };
      const [least, longest] = SECONDS[keys.at(-1) as keyof typeof SECONDS];
      return { type: "range", field, least, most: longest, found: Number(input) };
    }
    case "regex":
      if (keys[0] === "hours") return { type: "time", field, found: excerpt };
      return { type: keys.at(-1) === "address" ? "address" : "picture-name", field, found: excerpt };
    case "check_items":
      return { type: "twice", field, found: excerpt };
    case "union": {
      // A text or a group: what is wrong within the group, if it is one.
      const inner = issues?.find((one) => one.path);
      if (!inner) return { type: "kind", field, kind: "text" };
      return faultOf({ ...inner, path: [...(path ?? []), ...(inner.path ?? [])] as typeof path });
    }
    case "picklist":
      if (typeof input === "string") {
        const allowed = [...String(expected).matchAll(/"([^"]*)"/g)].map(([, one]) => one);
        return { type: "choice", field, allowed: allowed.join(", "), found: excerpt };
      }
  }
  return { type: "kind", field, kind: KINDS[type] ?? "group" };
}
