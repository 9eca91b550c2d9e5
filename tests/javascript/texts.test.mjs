/** The texts and the code: every message that the code uses exists, and no message is unused. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { bundle, FLAT_ENTRY, OBJECT_ENTRY, PAGE_ENTRY, ROOT } from "../../www/build/bundle.mjs";
import { CORE_PARTS, messagesOf, readLocales, TEXT_FILES, textFile } from "../../www/build/locales.mjs";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";
import { messages } from "./fluent.mjs";

const [{ source, parts, ...locale }] = await readLocales();
const all = messages({ source, parts, ...locale });
const english = { source, ids: [...all.keys()] };
/** @type {{ path: string, text: string }[]} */
const sources = [];
for (const path of await sourceNames()) sources.push({ path, text: await readFile(pathOf(path), "utf8") });

/** Messages that only build sentences. */
const built = new Set([...all.values()].flatMap(({ refers }) => [...refers]));

/** A word in quotes or before a colon, or a name of the engine. */
const FILLING = /(?<=["'`-])[a-z]\w*(?=["'`-])|\b[a-z]\w*(?=\??:)|(?<=#)[a-z]\w*/g;

/** The engine's source, where message names follow a #. */
async function engine() {
  const files = (await readdir(`${ROOT}src`, { recursive: true })).filter((path) => path.endsWith(".rs"));
  const texts = await Promise.all(files.map((path) => readFile(`${ROOT}src/${path}`, "utf8")));
  const snakeCase = (/** @type {string} */ name) => `#${name.replace(/\B[A-Z]/g, "_$&").toLowerCase()}`;
  return texts.join("\n").replace(/\b[A-Z][a-z]\w*/g, snakeCase);
}

test("every message that the code uses exists, and every message is used", async () => {
  const code = sources.map(({ text }) => text).join("\n");
  const quoted = new Set([...code.matchAll(/["`]([a-z]+-[\w-]*\w)["`]/g)].map(([, id]) => id));
  const families = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map(([, start = ""]) => start);
  // The gap is filled with a word of the page or the engine, a name or a number.
  const fillings = new Set(`${code} ${await engine()}`.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "").match(FILLING));
  const isFilled = (/** @type {string} */ id, /** @type {string} */ start) =>
    id.startsWith(start) &&
    id
      .slice(start.length)
      .split("-")
      .every((word) => /^\d+$/.test(word) || fillings.has(word));
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
      // The engine emits these; its tests and the one below compare both lists.
      !/^(?:rule|dim|clash)-/.test(id) &&
      !families.some((start) => isFilled(id, start)) &&
      !suffixed.some((start) => id.startsWith(start)),
  );
  assert.deepEqual(unused, [], "texts nobody says");
});

test("every text is delivered, and those of a visit once", () => {
  const delivered = TEXT_FILES.map((file) => Object.keys(messagesOf(textFile(file, parts))));
  assert.deepEqual([...new Set(delivered.flat())].sort(), [...english.ids].sort());
  const [first = [], rest = []] = delivered;
  assert.deepEqual(
    first.filter((id) => rest.includes(id)),
    [],
  );
});

/** Texts of another owner: said only if its dialog is there, and those of pages that need the add-on. */
const BORROWED = [
  "moves tutorial-menu-odds",
  "lab house-on",
  "lab house-off",
  "lab house-point-value",
  "lab print-button",
  "lab print-to-game",
];

test("the core says only its own texts, and an add-on only its own and the core's, since any other can be missing", () => {
  const owners = new Map(
    Object.entries(parts).flatMap(([part, text]) => Object.keys(messagesOf(text)).map((id) => [id, part])),
  );
  const borrowed = sources.flatMap(({ path, text }) => {
    const [place = "", folder] = path.split("/");
    const speaker = place === "addons" || place === "pages" ? folder : "core";
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const said = new Set([...code.matchAll(/["`]([a-z]+-[\w-]*\w)["`]/g)].map(([, id = ""]) => id));
    return [...said].flatMap((id) => {
      const owner = owners.get(id);
      if (owner === undefined || CORE_PARTS.includes(owner) || owner.split("/")[0] === speaker) return [];
      return [`${speaker} ${id}`];
    });
  });
  assert.deepEqual(
    borrowed.filter((one) => !BORROWED.includes(one)),
    [],
  );
});

/** Said by the first load's scripts, but only about what comes with the rest of the page: hints, looking back, rare notices. */
const SAID_LATER =
  /^(?:advice|query|why)-|^(?:prompt-looking|button-back-in-game|said-back-in-game|notice-(?:aside|not-saved|no-net|computer-stopped|no-wasm|ruleset)|button-save-aside)$/;

test("the scripts of the first load say only what the first file of the texts contains", async () => {
  /** @type {Map<string, readonly string[]>} */
  const imports = new Map();
  const noting = {
    name: "noting",
    /** @param {import("rolldown").ModuleInfo} info */
    moduleParsed({ id, importedIds }) {
      imports.set(id, importedIds);
    },
  };
  await bundle({ input: { main: PAGE_ENTRY }, plugins: [noting] });
  const loaded = new Set([PAGE_ENTRY, FLAT_ENTRY, OBJECT_ENTRY]);
  for (const id of loaded) for (const imported of imports.get(id) ?? []) loaded.add(imported);
  const first = new Set(Object.keys(messagesOf(textFile("first", parts))));
  const later = sources
    .filter(({ path }) => loaded.has(pathOf(path)))
    .flatMap(({ text }) => [...text.matchAll(/["`]([a-z]+-[\w-]*\w)["`]/g)].map(([, id = ""]) => id))
    .filter((id) => all.has(id) && !first.has(id) && !SAID_LATER.test(id));
  assert.deepEqual(later, []);
});

test("two parts of the page never share a storage key", () => {
  const keepers = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:read|write)Part\(\s*"([\w-]+)"/g)].map(([, name = ""]) => ({ name, path })),
  );
  assert.ok(keepers.length > 10);
  /** @type {Map<string, string>} */
  const folders = new Map();
  for (const { name, path } of keepers) {
    const folder = path.replace(/\/[^/]*$/, "");
    assert.equal(folders.get(name) ?? folder, folder, `${name} is kept by two`);
    folders.set(name, folder);
  }
});

test("every option of the rules, every value and every contradiction has its text", async () => {
  const read = (/** @type {string} */ name) => readFile(`${ROOT}src/rules/${name}.rs`, "utf8");
  const dashed = (/** @type {string} */ name) => name.replaceAll("_", "-");
  const [parameters, contradictions] = await Promise.all([read("parameters"), read("validate")]);
  const points = [
    ...parameters.matchAll(
      /^ {4}[\w.]+ "(\w+)" \w+ (\w+)(?: \[[\d ]+\])?(?: before(?: "[^"]*")+)?: (?:"(.*)"|\w+);$/gm,
    ),
  ];
  assert.ok(points.length > 30);
  const expected = points.flatMap(([, name, kind, words = ""]) => {
    const values = kind === "Words" ? words.split(/, | or /) : [];
    return [`dim-${dashed(name)}`, ...values.map((value) => `dim-${dashed(name)}-${dashed(value)}`)];
  });
  const pairs = contradictions.slice(contradictions.indexOf("static PAIRS"));
  // Before the pairs are values that no editor offers, except those that depend on another point.
  const ranges = contradictions.slice(0, -pairs.length);
  const codes = [
    ...pairs.matchAll(/^ {4}"(\w+)" \[/gm),
    ...ranges.matchAll(/^ {4}"(\w+)" \[\w+ \w+\] given/gm),
  ].map(([, code]) => `clash-${dashed(code)}`);
  const ids = english.ids.filter((id) => /^(dim|clash)-/.test(id));
  assert.deepEqual(ids.sort(), [...new Set([...expected, ...codes])].sort());
});
