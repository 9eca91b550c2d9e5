/** The documents are accurate: their files, options, policy, and table rows. */
import assert from "node:assert/strict";
import { access, readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { DIST, ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { CASES, STRICTEST } from "../browser/policies.mjs";
import { snippets } from "../browser/snippets.mjs";

const { OPPONENTS } = await pageModules("game/view-state");
const { OPTION_NAMES } = await pageModules("addons/embedding/protocol");
const embedding = await snippets("embedding");
const platforms = await snippets("platforms");

test("the policy in the document is the one under test", () => {
  assert.deepEqual(embedding.of("text"), [`Content-Security-Policy: ${STRICTEST}\n`]);
});

test("the oEmbed example is a valid response", () => {
  const [example] = platforms.of("json").map((text) => JSON.parse(text));
  assert.equal(example.version, "1.0");
  assert.equal(example.type, "rich");
  for (const name of ["html", "width", "height"]) assert.ok(example[name], name);
  // The folder does not work in the sandbox of a link preview.
  assert.match(example.html, /\/senet\.html"/);
});

test("docs/policies.md has a row for every host, with the measured result", async () => {
  const document = await readFile(`${ROOT}docs/policies.md`, "utf8");
  for (const { name, refusal } of CASES) {
    const row = document.split("\n").find((line) => line.startsWith(`| ${name} |`));
    assert.ok(row, name);
    const result = refusal ? "says why not" : "plays";
    assert.ok(row.endsWith(`| ${result} | ${result} |`), row);
  }
});

test("every platform says what was tried there, and which source covers the rest", () => {
  const [before = ""] = platforms.document.split("## At a school");
  const sections = before.split(/^## /m).slice(1);
  assert.ok(sections.length >= 11);
  for (const section of sections) {
    const title = section.split("\n")[0];
    assert.match(section, /^(?:Tried: |Tried, in every browser|Read, not tried: )/m, title);
    if (/\bRead\b/.test(section)) assert.match(section, /Read.*\]\(https:\/\//s, title);
  }
});

test("the embedding page lists every option of a game, with the computer players from the weakest", () => {
  const first = [...embedding.document.matchAll(/^\| `([\w]+)`/gm)].map(([, name]) => name ?? "");
  for (const name of OPTION_NAMES) assert.ok(first.includes(name), name);
  assert.deepEqual(
    first.filter((name) => OPPONENTS.includes(name)),
    OPPONENTS.filter((/** @type {string} */ name) => name !== "person"),
  );
});

test("the list of house rules quotes the English texts (senet-tools house-rules writes it)", async () => {
  const english = await readFile(`${ROOT}www/locales/en.ftl`, "utf8");
  const list = await readFile(`${ROOT}docs/house-rules.md`, "utf8");
  const texts = [...english.matchAll(/^dim-[\w-]+ = (.+)$/gm)].map(([, text]) => text ?? "");
  assert.ok(texts.length > 60);
  assert.deepEqual(
    texts.filter((text) => !list.includes(text)),
    [],
  );
});

const names = ["README.md", ...(await readdir(`${ROOT}docs`)).map((name) => `docs/${name}`)];

for (const name of names.filter((file) => file.endsWith(".md"))) {
  test(`${name} requires no media type for the engine's file, which is read by its bytes`, async () => {
    assert.doesNotMatch(await readFile(ROOT + name, "utf8"), /application\/wasm/);
  });

  test(`the pages named in ${name} exist in the folder`, async () => {
    const text = await readFile(ROOT + name, "utf8");
    for (const [, page] of text.matchAll(/`([a-z-]+\.html)(?:\?[^`]*)?`/g)) await access(`${DIST}${page}`);
  });
}

test("a class without a network gets the file in its own language", async () => {
  const text = await readFile(`${ROOT}docs/teaching.md`, "utf8");
  assert.match(
    text,
    /\*\*Without the internet \(offline\):\*\* put the file `senet\.html`[^-]*contains every\s+language/,
  );
});
