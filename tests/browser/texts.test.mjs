/** The texts: every language says everything, and everything the code wants said is there to say. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ROOT, SOURCE } from "../../www/build/bundle.mjs";

/** @param {string} language */
async function messages(language) {
  const source = await readFile(`${SOURCE}locales/${language}.ftl`, "utf8");
  const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
  return { source, ids };
}

const languages = (await readdir(`${SOURCE}locales`)).map((name) => name.replace(".ftl", ""));
const english = await messages("en");

/** Parts of sentences that only some languages need. */
const OWN_PARTS = ["who", "owner-piece", "a-piece", "goes", "cones", "spools", "piece", "tool"];

/** What the sentences are filled with, in the widest range. */
const PEOPLE = ["you", "computer", "white", "black", "first", "second"];
const NUMBERS = [0, 1, 2, 3, 11, 26, 27, 100];

for (const language of languages) {
  test(`${language} says everything that English says, once`, async () => {
    const { ids } = await messages(language);
    const wanted = (/** @type {string[]} */ list) => list.filter((id) => !OWN_PARTS.includes(id)).sort();
    assert.deepEqual(wanted(ids), wanted(english.ids));
    assert.equal(new Set(ids).size, ids.length);
  });

  test(`${language} has no broken sentence`, async () => {
    const { source, ids } = await messages(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    assert.deepEqual(bundle.addResource(new FluentResource(source)), []);
    for (const id of ids) {
      const pattern = bundle.getMessage(id)?.value;
      assert.ok(pattern, `${id} has a text`);
      for (const who of PEOPLE) {
        for (const side of ["white", "black"]) {
          for (const number of NUMBERS) {
            const names =
              "value from to rest victim house houses count pieces throw target first last white black throws others stop return points minutes steps instead chance best other";
            const args = Object.fromEntries(names.split(" ").map((name) => [name, number]));
            const words = {
              who,
              owner: who,
              side,
              before: "a",
              part: "b",
              tool: "die",
              list: "1",
              reason: "r",
              name: "n",
              base: "b",
              houses: "1",
              point: "p",
              points: "p",
            };
            /** @type {Error[]} */
            const faults = [];
            const more = { level: "casual", language: "l", allowed: "x" };
            const text = bundle.formatPattern(pattern, { ...args, ...words, ...more }, faults);
            assert.deepEqual(faults, [], id);
            assert.doesNotMatch(text, /[{}]/, id);
          }
        }
      }
    }
  });
}

test("Arabic is Arabic", async () => {
  const { source } = await messages("ar");
  const allowed =
    /\b(Enter|Space|Escape|Home|End|Shift|WebAssembly|script-src|wasm-unsafe-eval|senet\.wasm|seed|[TMLSURH])\b/g;
  for (const line of source.split("\n")) {
    if (/^#/.test(line)) continue;
    const text = line
      .replace(/^[\w-]+ =/, "")
      .replace(/\{[^{}]*(->|\})/g, "")
      .replace(/^\s*\*?\[\w+\]/, "");
    assert.doesNotMatch(text.replace(allowed, ""), /[A-Za-z]/, line);
  }
});

test("what the code says is in the texts, and the texts are said by the code", async () => {
  /** @type {string[]} */
  const sources = [];
  for (const entry of await readdir(`${SOURCE}src`, { recursive: true })) {
    if (entry.endsWith(".ts")) sources.push(await readFile(`${SOURCE}src/${entry}`, "utf8"));
  }
  const code = sources.join("\n");
  const quoted = new Set([...code.matchAll(/["`]([a-z]+-[\w-]*\w)["`]/g)].map(([, id]) => id));
  const families = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map(([, start]) => start);
  const suffixed = [...english.source.matchAll(/^([a-z][\w-]*)-(hand|off|taken) =/gm)]
    .map(([, id]) => id)
    .filter((id) => quoted.has(id));
  for (const [, id] of code.matchAll(/(?:\bsay|words\.text)\(\s*"([\w-]+)"/g)) {
    assert.ok(english.ids.includes(id), `${id} has a text`);
  }
  const unused = english.ids.filter(
    (id) =>
      !quoted.has(id) &&
      !["title", "join", "number", ...OWN_PARTS].includes(id) &&
      // The engine says these; the engine's tests compare both lists.
      !id.startsWith("rule-") &&
      !families.some((start) => id.startsWith(start)) &&
      !suffixed.some((start) => id.startsWith(start)),
  );
  assert.deepEqual(unused, [], "texts nobody says");
});

test("every point of the rules, every value and every contradiction has its words", async () => {
  const read = (/** @type {string} */ name) => readFile(`${ROOT}src/rules/${name}.rs`, "utf8");
  const dashed = (/** @type {string} */ name) => name.replaceAll("_", "-");
  const [dimensions, contradictions] = await Promise.all([read("dimensions"), read("validate")]);
  const points = [...dimensions.matchAll(/^ {4}\w+ "(\w+)" \w+ (\w+)(?: \[[\d ]+\])?: (?:"(.*)"|\w+);$/gm)];
  assert.ok(points.length > 30);
  const wanted = points.flatMap(([, name, kind, words = ""]) => {
    const values = kind === "Words" ? words.split(/, | or /) : [];
    return [`dim-${dashed(name)}`, ...values.map((value) => `dim-${dashed(name)}-${dashed(value)}`)];
  });
  const pairs = contradictions.slice(contradictions.indexOf("static PAIRS"));
  const codes = [...pairs.matchAll(/^ {4}"(\w+)" \[/gm)].map(([, code]) => `clash-${dashed(code)}`);
  const said = english.ids.filter((id) => /^(dim|clash)-/.test(id));
  assert.deepEqual(said.sort(), [...new Set([...wanted, ...codes])].sort());
});
