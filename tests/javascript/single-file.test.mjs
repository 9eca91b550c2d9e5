/** What `senet.html` embeds is restored unchanged, and is everything it can show. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { compress } from "lzma1";
import { bundle, DIST, PAGE_ENTRY } from "../../www/build/bundle.mjs";
import { inCharset } from "../../www/build/charsets.mjs";
import { embeddedParts, OMITTED_PARTS, STAND_INS } from "../../www/build/embedded-parts.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { POLICY, serve } from "../../www/build/serve.mjs";
import { nameOf, pathOf } from "../../www/build/sources.mjs";
import { withoutIds } from "../../www/build/without-ids.mjs";

const { CHARSETS, decompress, withIds } = await pageModules(
  "pages/single-file/embedded-files",
  "pages/single-file/lzma",
);

/** The parsed content of a Fluent file. @param {string} source */
const read = (source) => new FluentResource(source).body;

/** The same in sorted order. @param {string} source */
const sorted = (source) =>
  read(source)
    .map((message) => JSON.stringify(message))
    .sort();

const [english, ...others] = await readLocales();

for (const { code, parts } of others) {
  test(`${code} reads the same without its ids`, () => {
    for (const [part, source] of Object.entries(parts)) {
      const original = english?.parts[part] ?? "";
      assert.deepEqual(sorted(withIds(withoutIds(source, original), original)), sorted(source), part);
    }
  });
}

for (const [name, bytes] of Object.entries({
  nothing: Buffer.from(""),
  "one byte": Buffer.from("a"),
  "one byte many times": Buffer.alloc(100_000, "a"),
  texts: Buffer.from(
    others
      .slice(0, 3)
      .map(({ source }) => source)
      .join(""),
  ),
  "a module": await readFile(`${DIST}senet.wasm`),
  "bytes without a pattern": Buffer.from(
    Array.from({ length: 5_000 }, (_, index) => createHash("sha256").update(`${index}`).digest("hex")).join(
      "",
    ),
    "hex",
  ),
}))
  test(`${name}, packed, is unpacked unchanged`, () => {
    assert.ok(bytes.equals(decompress(compress(bytes, 9))));
  });

test("damaged bytes are refused, or unpack to as many bytes as before", () => {
  const bytes = Buffer.from(english?.source.slice(0, 3_000) ?? "");
  const packed = compress(bytes, 9);
  let refused = 0;
  for (let index = 13; index < packed.length; index += 7) {
    const damaged = packed.slice();
    damaged[index] = (damaged[index] ?? 0) ^ 0x55;
    try {
      assert.equal(decompress(damaged).length, bytes.length);
    } catch (error) {
      assert.ok(error instanceof RangeError, String(error));
      refused += 1;
    }
  }
  assert.ok(refused > 0);
});

for (const [code, charset] of Object.entries(CHARSETS)) {
  test(`${code} survives ${charset} unchanged, in fewer bytes`, () => {
    const source = Object.values(others.find((locale) => locale.code === code)?.parts ?? {}).join("");
    const text = inCharset(source, charset);
    assert.equal(new TextDecoder(charset).decode(text), source);
    assert.ok(text.length < Buffer.byteLength(source));
  });
}

test("no module of the file mentions the parts that are left out", async () => {
  const ids = OMITTED_PARTS.flatMap((part) => read(english?.parts[part] ?? "").map(({ id }) => id));
  assert.ok(ids.length > 0);
  /** A part that an add-on has beside its own is called like its messages. */
  const parts = OMITTED_PARTS.map((part) => part.split("/").at(-1)).join("|");
  const begins = new RegExp(`^(?:${parts})-`);
  for (const id of ids) assert.match(id, begins);

  /** @type {Map<string, string>} */
  const modules = new Map();
  const [script] = await bundle({
    input: { script: PAGE_ENTRY },
    format: "iife",
    global: "senet",
    plugins: [embeddedParts],
  });
  const instead = /** @type {(id: string) => string | null} */ (embeddedParts.load);
  for (const id of script?.moduleIds ?? [])
    modules.set(nameOf(id) ?? id, instead(id) ?? (nameOf(id) ? await readFile(id, "utf8") : ""));
  assert.ok(modules.size > 100);
  for (const [module, standIn] of Object.entries(STAND_INS))
    assert.deepEqual([modules.has(module), modules.has(standIn)], [false, true], standIn);
  const quoted = new RegExp(`["'\`]((?:${parts})-[\\w-]*)`, "g");
  const requested = new RegExp(`(?:need\\(|texts: \\[[^\\]]*)"(?:${parts})"`);
  /** Whether a source has a message id or its prefix, or the name of a requested part. @param {string} source */
  const says = (source) =>
    requested.test(source) ||
    [...source.matchAll(quoted)].some(([, prefix = ""]) => ids.some((id) => id.startsWith(prefix)));
  const sayers = [...modules].filter(([, source]) => says(source)).map(([path]) => path);
  assert.deepEqual(sayers, []);
  for (const file of [
    "addons/offline/addon",
    "pages/print/sheets-page",
    "pages/embedding/page",
    "pages/school/page",
  ])
    assert.ok(says(await readFile(pathOf(`${file}.ts`), "utf8")), "the test knows one that says it");
});

test("the project's server sends senet.html without the folder's policy, which would block its script", async () => {
  const { url, close } = await serve();
  try {
    const policyOf = async (/** @type {string} */ path) =>
      (await fetch(url + path)).headers.get("content-security-policy");
    assert.equal(await policyOf("senet.html"), null);
    for (const path of ["", "index.html", "main.js", "lab.html"])
      assert.equal(await policyOf(path), POLICY, path);
  } finally {
    await close();
  }
});

test("the sentence about old browsers is hidden where the style sheet is missing", async () => {
  for (const name of await readdir(DIST)) {
    if (!name.endsWith(".html") || name === "accessibility.html") continue;
    const bytes = await readFile(DIST + name);
    const html = new TextDecoder(name === "senet.html" ? "utf-16le" : "utf-8").decode(bytes);
    assert.match(html, /<p class="older" hidden>/, name);
  }
});
