/** What the curator of an unattended screen can lay down, and the check of the file that says it. */
import * as v from "valibot";
import { THEMES } from "../board/palette.js";
import { OPPONENTS } from "../game/view-state.js";
import { LANGUAGES } from "../i18n/languages.js";
import lengths from "../rulesets/lengths.json";
import type { Curator, Fault } from "./curator-types.js";

const CODES = LANGUAGES.map(({ code }) => code);

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const seconds = (least: number, most: number) =>
  v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)));

/** The same in every language that is given. */
const byLanguage = <T extends v.GenericSchema>(entry: T) =>
  v.strictObject(Object.fromEntries(CODES.map((code) => [code, v.optional(entry)])));

/** A picture inside the file, or one beside it: no other site, no script. */
const PICTURE =
  /^(?:data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+=*|(?!\/\/)[A-Za-z0-9_./-]+\.(?:png|jpe?g|webp|gif|svg))$/;

/** docs/curator.schema.json says the same as a JSON Schema. */
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
  languages: v.optional(v.pipe(v.array(v.picklist(CODES)), v.minLength(1))),
  timers: v.optional(
    v.strictObject({
      inactivity: seconds(5, 3600),
      countdown: seconds(5, 120),
      caption: seconds(3, 120),
      reread: seconds(10, 86_400),
    }),
  ),
  rulesets: v.optional(v.pipe(v.array(v.picklist(Object.keys(lengths))), v.minLength(1))),
  opponent: v.optional(v.picklist(OPPONENTS)),
  palette: v.optional(v.picklist(THEMES)),
  attract: v.optional(v.boolean()),
  sound: v.optional(v.boolean()),
});

/** What the file says, or what is wrong with it. */
export function readCurator(source: string): { curator: Curator } | { faults: readonly Fault[] } {
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch (error) {
    return { faults: [{ type: "json", reason: reasonOf(error) }] };
  }
  // A list would pass for an object without fields.
  if (Array.isArray(given))
    return { faults: [{ type: "value", field: "{ }", allowed: "{ … }", found: "[ … ]" }] };
  const result = v.safeParse(curatorSchema, given);
  return result.success
    ? { curator: result.output as Curator }
    : { faults: result.issues.map((issue) => faultOf(issue)) };
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const field = v.getDotPath(issue) ?? "{ }";
  if (issue.expected === "never") return { type: "field", field };
  return {
    type: "value",
    field,
    allowed: issue.type === "regex" ? "data:image/…;base64,… / name.png" : (issue.expected ?? issue.message),
    found: issue.received.slice(0, 80),
  };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
