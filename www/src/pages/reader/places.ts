import { FluentResource } from "@fluent/bundle";
import type { Messages } from "../../base/i18n/localizer.js";

/** Where on the page every text is said: what a reader reads together, and the way there from the board. */

export interface TextPlace {
  /** The part of the texts. */
  part: string;
  title: string;
  /** Only the messages whose names begin so; a message belongs to the first place that takes it. */
  starts?: readonly string[];
  /** What is pressed in the game, one after the other. */
  ways?: readonly string[];
  query?: string;
  /** Another page than the game. */
  file?: string;
}

const menu = (entry: string, ...further: string[]) => [".toolbar .menu", `.menu-entry.${entry}`, ...further];
const lesson = (name: string) => menu("tutorial-lessons", `dialog.lessons .lesson-${name}`);
const rules = [".toolbar .rules"];
const game = "&ruleset=kendall-masters&opponent=beginner&side=black";

export const PLACES: readonly TextPlace[] = [
  { part: "play", title: "The board: what happened", starts: ["said-"], query: game },
  { part: "play", title: "The board: what to do", starts: ["prompt-", "hint-", "advice-"], query: game },
  { part: "play", title: "The board, as a screen reader says it", starts: ["cell-", "can-", "target-"] },
  { part: "play", title: "Buttons in play", query: game },
  { part: "first", title: "Before the first throw" },
  { part: "ending", title: "The end of a game", query: "&speed=instant&ruleset=bell&opponent=beginner" },
  { part: "refusal", title: "Why a piece cannot move", query: game },
  { part: "advice", title: "Hints (throw, then press H)", query: game },
  {
    part: "dialogs",
    title: "Settings",
    starts: ["settings-", "theme-", "speed-"],
    ways: [".toolbar .settings"],
  },
  { part: "dialogs", title: "Help", starts: ["help-"], ways: [".toolbar .help"] },
  { part: "dialogs", title: "New game, rulesets, other dialogs", ways: [".toolbar .new-game"] },
  { part: "rules", title: "Rules: the sentences", starts: ["rule-"], ways: rules },
  { part: "rules", title: "Rules: what is not certain", starts: ["disputed-"], ways: rules },
  { part: "rules", title: "Rules: the rest", ways: rules },
  {
    part: "house",
    title: "House rules: what cannot be combined",
    starts: ["clash-"],
    ways: [...rules, "dialog.rules .change-rules"],
  },
  { part: "house", title: "House rules", ways: [...rules, "dialog.rules .change-rules"] },
  {
    part: "training",
    title: "The computer practises house rules",
    ways: [...rules, "dialog.rules .change-rules"],
  },
  { part: "menu", title: "The menu", ways: [".toolbar .menu"] },
  { part: "sound", title: "Sound", ways: [".toolbar .settings"] },
  { part: "tutorial", title: "The first lesson", starts: ["lesson-first"], ways: lesson("first") },
  { part: "tutorial", title: "The other lessons", starts: ["lesson-"], ways: lesson("house-27") },
  {
    part: "tutorial",
    title: "The cards of the houses",
    starts: ["card-", "fact-house-"],
    ways: menu("tutorial-house"),
  },
  { part: "tutorial", title: "Throws and odds", starts: ["odds-", "throws-"], ways: menu("tutorial-odds") },
  {
    part: "tutorial",
    title: "History",
    starts: ["history-", "fact-", "drawing-"],
    ways: menu("tutorial-history"),
  },
  { part: "tutorial", title: "Lessons: the frame", ways: menu("tutorial-lessons") },
  { part: "review", title: "Review of a game (at its end)", query: game },
  { part: "rematch", title: "Two games with the same sticks (at the end of a game)", query: game },
  { part: "fairness", title: "Are the throws fair?", ways: menu("fairness") },
  { part: "daily", title: "Game of the day", ways: menu("daily") },
  { part: "correspondence", title: "Play by link", ways: menu("correspondence") },
  { part: "sharing", title: "Share, save, open", ways: menu("share") },
  {
    part: "accessibility",
    title: "Answers to keys, short announcements (focus the board, press M, G, S …)",
    query: game,
  },
  { part: "kiosk", title: "A screen in a museum", query: "&kiosk" },
  { part: "offline", title: "Offline", ways: [".toolbar .settings"] },
  { part: "notices", title: "Seldom notices", query: "&ruleset=nonsense[]" },
  { part: "failure", title: "Why the game cannot start" },
  { part: "embedding", title: "The page for site builders", file: "embedding.html" },
  { part: "print", title: "Sheets to print", file: "print.html" },
  { part: "school", title: "The page for schools", file: "school.html" },
];

/** Parts of the texts that nobody has written a place for. */
const others = new Map<string, TextPlace>();

/** The place of a message: the first of its part that takes it; a part without a place has one of its own name. */
export function textPlaceOf(id: string, part: string): TextPlace {
  const takes = (place: TextPlace) =>
    place.part === part && (place.starts?.some((start) => id.startsWith(start)) ?? true);
  const other = others.get(part) ?? { part, title: part };
  others.set(part, other);
  return PLACES.find(takes) ?? other;
}

// ---- The texts as they are written, message by message, and corrections to them as a file.

export interface Message {
  id: string;
  /** In Fluent, without its name. */
  text: string;
}

type Pattern = Exclude<Messages[string], null>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Argument = Extract<Expression, { type: "func" }>["args"][number];

/** The messages of a part, written in Fluent again. */
export const messagesIn = (messages: Messages): Message[] =>
  Object.entries(messages).flatMap(([id, pattern]) =>
    pattern === null ? [] : [{ id, text: asWritten(pattern) }],
  );

function asWritten(pattern: Pattern): string {
  const parts = typeof pattern === "string" ? [pattern] : pattern;
  const written = parts.map((part) => (typeof part === "string" ? part : `{ ${expression(part)} }`));
  return written.join("").replaceAll("\n", "\n    ");
}

function expression(part: Expression | Argument): string {
  switch (part.type) {
    case "select": {
      const variants = part.variants.map(({ key, value }, index) => {
        const star = index === part.star ? "*" : " ";
        return `\n${star}[${key.value}] ${asWritten(value)}`;
      });
      return `${expression(part.selector)} ->${variants.join("")}\n`;
    }
    case "func":
      return `${part.name}(${part.args.map(expression).join(", ")})`;
    case "narg":
      return `${part.name}: ${expression(part.value)}`;
    case "var":
      return `$${part.name}`;
    case "mesg":
      return part.name;
    case "num":
      return part.value.toFixed(part.precision);
    case "str":
      return JSON.stringify(part.value);
    default:
      throw new TypeError(`a ${part.type}: our texts have none`);
  }
}

/** What is written below the first line of a message stands further in. */
const written = ({ id, text }: Message) =>
  `${id} = ${text
    .trim()
    .split("\n")
    .map((line, index) => (index === 0 || /^[\s}]/.test(line) ? line : `    ${line}`))
    .join("\n")}`;

const gapsIn = (text: string) => new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name));

/** What is wrong with a correction: it cannot be read, or what the game fills in is lost or unknown. */
export function faultIn(correction: Message, english: string): string | null {
  const { body } = new FluentResource(`${written(correction)}\n`);
  const [read] = body;
  if (body.length !== 1 || read?.id !== correction.id)
    return "This cannot be read: look at the braces and the lines that begin with [ or *.";
  const [known, used] = [gapsIn(english), gapsIn(correction.text)];
  const unknown = [...used].filter((name) => !known.has(name));
  return unknown.length > 0
    ? `The game does not fill in ${unknown.map((name) => `$${name}`).join(", ")} here.`
    : null;
}

/** The corrections as a Fluent file: each with what stood there, as a comment. */
export function correctionsFile(
  code: string,
  before: readonly Message[],
  corrections: ReadonlyMap<string, string>,
): string {
  const blocks = before
    .filter(({ id }) => corrections.has(id))
    .map(({ id, text }) => {
      const was = text.split("\n").map((line) => `# ${line}`.trimEnd());
      return [...was, written({ id, text: corrections.get(id) ?? "" })].join("\n");
    });
  return `### Corrections to www/locales/${code}.ftl: above each message, what stood there.\n\n${blocks.join("\n\n")}\n`;
}
