/** What a page around the game can ask for, and the one check of it: for the element, the object and the messages. */
import * as v from "valibot";
import type { ControlCode, ControlFault } from "./element-types.js";

export class ControlError extends Error implements ControlFault {
  override readonly name = "ControlError";

  constructor(
    readonly code: ControlCode,
    message: string,
    /** The option or argument that is wrong. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/** Far more than the longest game needs, in characters. */
const LONGEST_RECORD = 200_000;
const LONGEST_RULESET = 4000;

const text = (longest: number) =>
  v.pipe(v.string("must be a text"), v.maxLength(longest, `must have at most ${longest} characters`));
const short = v.optional(text(200));

/** The options of a game; the address of a frame has the same. */
const OPTIONS = {
  ruleset: v.optional(text(LONGEST_RULESET)),
  name: short,
  board: short,
  opponent: short,
  side: short,
  seed: short,
  language: short,
  theme: short,
  view: short,
  scheme: short,
  speed: short,
};
const NO_OPTION = `is no option here; there are ${Object.keys(OPTIONS).join(", ")}`;
const options = v.strictObject(OPTIONS, ({ expected }) =>
  expected === "never" ? NO_OPTION : "must be an object with options",
);

const command = v.variant(
  "do",
  [
    v.strictObject({ do: v.literal("new-game"), options: v.optional(options) }, "is not known here"),
    v.strictObject({ do: v.literal("configure"), options }, "must be an object with options"),
    v.strictObject(
      { do: v.literal("set"), record: v.optional(text(LONGEST_RECORD)), position: short, ruleset: short },
      "is not known here",
    ),
    v.strictObject({ do: v.literal("play"), move: text(200) }, "must be a move’s id or notation"),
    v.strictObject(
      { do: v.literal("freeze"), frozen: v.boolean("must be true or false") },
      "is not known here",
    ),
    v.strictObject(
      { do: v.picklist(["throw", "undo", "redo", "replay", "state", "record"]) },
      "is not known here",
    ),
  ],
  "is no command",
);

export type Command = v.InferOutput<typeof command>;

/** Under which code a wrong field is refused that is no option. */
const CODES: ReadonlyMap<unknown, ControlCode> = new Map([
  ["record", "bad-record"],
  ["position", "bad-position"],
  ["move", "unknown-move"],
  ["do", "bad-message"],
]);

/** The command as it may be obeyed; throws a ControlError that names what is wrong with it. */
export function checked(asked: unknown): Command {
  const { success, output, issues } = v.safeParse(command, asked, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const path = issue.path ?? [{ key: "do" }];
  const field = String(path.at(-1)?.key).slice(0, 60);
  throw new ControlError(CODES.get(path[0]?.key) ?? "bad-option", `${field} ${issue.message}.`, field);
}
