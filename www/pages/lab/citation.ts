/** A citation of a run, as text and as BibTeX. */
import { editionOf, type LabResult } from "./files.js";
import { sha256 } from "./sha256.js";

const AUTHOR = "The Senet contributors";
const TITLE = "laboratory: what a disputed rule does to the game";

/** The same run cited at another time has another key. The reader adds the access date to the text. */
export function citation(
  results: readonly LabResult[],
  { link, command, date }: { link: string; command: string; date: Date },
): { text: string; bibtex: string } {
  const day = date.toISOString().slice(0, 10);
  const version = editionOf(results);
  const key = sha256(JSON.stringify([version, link, command, date])).slice(0, 8);
  const { origin, pathname, search } = new URL(link);
  // Styles that print the address as plain text cannot print the parameters' special characters.
  const repeat = search === "" ? "" : ` The page's parameters: ${search.slice(1)}`;
  return {
    text: `${AUTHOR}. Senet ${TITLE}. Senet ${version}. ${command}. ${link} (${day}).`,
    bibtex: [
      `@misc{senet-lab-${day}-${key},`,
      field("author", [`{${AUTHOR}}`]),
      field("title", ["{Senet} ", ...texOf(TITLE)]),
      field("year", [day.slice(0, 4)]),
      field("version", texOf(version)),
      field("note", texOf(`Command: ${command}, with Senet ${version}.${repeat}`)),
      field("url", [...`${origin}${pathname}`]),
      field("urldate", [day]),
      "}",
    ].join("\n"),
  };
}

/** What prints these characters in any font encoding. A hyphen is kept from joining another one. */
const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "{\\textbackslash}",
  "{": "\\{",
  "}": "\\}",
  "^": "\\^{}",
  "~": "{\\textasciitilde}",
  "<": "{\\textless}",
  ">": "{\\textgreater}",
  "|": "{\\textbar}",
  "-": "{-}",
  "'": "{'}",
};

/** A text for TeX, divided where a line may be broken. */
const texOf = (text: string): string[] =>
  [...text].map((character) => ESCAPES[character] ?? character.replace(/[#$%&_]/, "\\$&"));

/** The reader of BibTeX files breaks longer lines, even within a word. */
const MAX_COLUMNS = 78;

/** A field. Lines are broken at spaces, and longer words are concatenated from parts. */
function field(name: string, value: readonly string[]): string {
  const lines: string[] = [];
  let line = `  ${name} = {`;
  for (const word of wordsIn(value)) {
    const text = word.join("");
    if (line.length + text.length + 3 <= MAX_COLUMNS) {
      line += text;
      continue;
    }
    if (line.trim() !== "") {
      lines.push(line.trimEnd());
      line = "    ";
    }
    for (const part of word) {
      // Leaves room for the end of the part or of the field.
      if (line.length + part.length + 3 > MAX_COLUMNS) {
        lines.push(`${line}} #`);
        line = "    {";
      }
      line += part;
    }
  }
  return [...lines, `${line.trimEnd()}},`].join("\n");
}

/** The words, each with the space after it. */
function wordsIn(parts: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const part of parts) {
    words.at(-1)?.push(part);
    if (part.endsWith(" ")) words.push([]);
  }
  return words;
}
