/** `./build.sh lines`: how large the core of the page, each add-on and each page beside it are. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { pathOf, sourceNames } from "./sources.mjs";

/** The most that the core may have, so that a newcomer reads it in an afternoon. What can be left out is an add-on. */
export const CORE_BUDGET = { lines: 11_000, files: 71 };

/** The part of the page that a source belongs to: `core`, or a folder beside it. @param {string} name */
function partOf(name) {
  const [place = "", folder = ""] = name.split("/");
  if (place !== "addons" && place !== "pages") return "core";
  return folder.includes(".") ? place : `${place}/${folder}`;
}

/** Lines and files of each part, the largest first. Data, styles and shaders count, too. */
export async function sourceLines() {
  /** @type {Map<string, { lines: number, files: number }>} */
  const parts = new Map();
  for (const name of await sourceNames(/\.(?:ts|css|json|vert|frag|svg)$/)) {
    const lines = (await readFile(pathOf(name), "utf8")).split("\n").length - 1;
    for (const part of [partOf(name), `all of ${partOf(name).split("/")[0]}`]) {
      const sum = parts.get(part) ?? { lines: 0, files: 0 };
      parts.set(part, { lines: sum.lines + lines, files: sum.files + 1 });
    }
  }
  parts.delete("all of core");
  return [...parts].sort(([, one], [, other]) => other.lines - one.lines);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [part, { lines, files }] of await sourceLines())
    console.log(`${part.padEnd(24)}${String(lines).padStart(7)} lines ${String(files).padStart(4)} files`);
}
