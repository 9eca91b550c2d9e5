/** Comments and documents must not fall back into phrases that we have replaced: see tests/data/prose.json. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";

/** @type {{ instead: [phrase: string, better: string][], trees: string[], except: string[] }} */
const { instead, trees, except } = JSON.parse(await readFile(`${ROOT}tests/data/prose.json`, "utf8"));
const PHRASES = instead.map(([phrase, better]) => /** @type {const} */ ([new RegExp(phrase, "i"), better]));

/** The prose of a file: its comments, or a document without its code. @param {string} name @param {string} text */
function proseOf(name, text) {
  if (/\.(?:sh|toml|yml|yaml|ftl)$/.test(name)) return (text.match(/(?<!\S)#+ .*/g) ?? []).join("\n");
  if (name.endsWith(".md")) return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
  return (text.match(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*/g) ?? []).join("\n");
}

/** The replaced phrases in a text, each with what to write instead. @param {string} prose */
const faultsIn = (prose) => {
  const line = prose.replace(/\s*\n\s*(?:\*|#|\/\/[/!]?)?\s*/g, " ");
  return PHRASES.flatMap(([phrase, better]) => {
    const match = phrase.exec(line)?.[0];
    return match === undefined ? [] : `“${match}”: write “${better}”`;
  });
};

test("comments and documents use none of the replaced phrases", async () => {
  const faults = [];
  const names = ["build.sh", "Cargo.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"];
  for (const folder of trees)
    for (const name of await readdir(`${ROOT}${folder}`, { recursive: true }))
      names.push(`${folder}/${name}`);
  for (const name of names) {
    if (!/\.(?:ts|mjs|rs|css|md|sh|toml|yml|yaml|ftl|frag|vert)$/.test(name) || except.includes(name))
      continue;
    const text = await readFile(`${ROOT}${name}`, "utf8");
    for (const fault of faultsIn(proseOf(name, text))) faults.push(`${name}: ${fault}`);
  }
  assert.deepEqual(faults, []);
});

test("a replaced phrase is found across a line break, and not in code", () => {
  assert.equal(faultsIn(proseOf("a.ts", "/** Draws so\n * many pieces. */")).length, 1);
  assert.equal(faultsIn(proseOf("a.ts", 'const so = "so many";')).length, 0);
  assert.equal(faultsIn(proseOf("a.md", "It goes on with the game. `so many`")).length, 1);
  assert.equal(faultsIn(proseOf("a.sh", "# Runs so\n# many tests.\necho 'so many'")).length, 1);
});
