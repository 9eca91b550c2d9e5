/** The texts as they are written, message by message, and corrections to them as a file. */
import { FluentResource } from "@fluent/bundle";

export interface Message {
  id: string;
  /** In Fluent, without its name. */
  text: string;
}

const MESSAGE = /^([a-z][\w-]*) *=/i;

/** The messages of a file of texts, as they stand there. */
export function messagesIn(source: string): Message[] {
  const found: Message[] = [];
  for (const line of source.split("\n")) {
    const id = MESSAGE.exec(line)?.[1];
    const last = found.at(-1);
    if (id) found.push({ id, text: line.replace(MESSAGE, "").trim() });
    else if (last && /^(?:\s+\S|\})/.test(line)) last.text += `\n${line}`;
  }
  return found;
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
