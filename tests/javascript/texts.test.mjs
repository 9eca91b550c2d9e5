/** The texts and the code: everything the code wants said is there to say, and nothing is there for nothing. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { ROOT, SOURCE } from "../../www/build/bundle.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { messages } from "./fluent.mjs";

const [{ source, ...locale }] = await readLocales();
const said = messages({ source, ...locale });
const english = { source, ids: [...said.keys()] };
/** Messages that sentences are built with. */
const built = new Set([...said.values()].flatMap(({ refers }) => [...refers]));

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
      !["title", "join", "number"].includes(id) &&
      !built.has(id) &&
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
