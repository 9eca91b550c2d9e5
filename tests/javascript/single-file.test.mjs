/** What `senet.html` carries comes out of it as it went in, and is all that it can show. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import { PAGE_ENTRY, ROOT, SOURCE } from "../../www/build/bundle.mjs";
import { carrying, LEFT_OUT_PARTS, STAND_INS } from "../../www/build/carrying.mjs";
import { localesPlugin, readLocales } from "../../www/build/locales.mjs";
import { textOf } from "../../www/build/packing.mjs";
import { withoutIds } from "../../www/build/without-ids.mjs";

/** @param {string} name a module that touches no page */
async function load(name) {
  const { outputFiles } = await build({
    entryPoints: [`${SOURCE}src/single-file/${name}.ts`],
    bundle: true,
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}
const { withIds } = await load("with-ids");
const { bytesOf } = await load("bytes-as-text");

test("any bytes come back out of their text, which means nothing in HTML", () => {
  const all = Uint8Array.from({ length: 1 << 17 }, (_, at) => (at & 1 ? at >> 1 : at >> 9));
  const noise = Uint8Array.from({ length: 30_001 }, (_, at) => (at * at * 2654435761) >>> 13);
  const samples = [
    all,
    all.subarray(1),
    noise,
    ...[0, 1, 2, 3, 4].map((size) => noise.subarray(7, 7 + size)),
  ];
  for (const bytes of [...samples, new Uint8Array(5), new Uint8Array(5).fill(255)]) {
    const text = textOf(bytes);
    assert.deepEqual(bytesOf(text, bytes.length), bytes);
    assert.doesNotMatch(text, /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffe\uffff]/);
    assert.ok(text.length <= Math.ceil((8 * bytes.length) / 15));
  }
  assert.ok(textOf(noise).length < (8 * noise.length) / 15.85);
});

/** What a program reads in a Fluent file. @param {string} source */
const read = (source) => new FluentResource(source).body;

/** The same in an order of its own. @param {string} source */
const sorted = (source) =>
  read(source)
    .map((message) => JSON.stringify(message))
    .sort();

const [english, ...others] = await readLocales();

for (const { code, parts } of others) {
  test(`${code} says the same without its ids`, () => {
    for (const [part, source] of Object.entries(parts)) {
      const own = english?.parts[part] ?? "";
      assert.deepEqual(sorted(withIds(withoutIds(source, own), own)), sorted(source), part);
    }
  });
}

test("no module of the file can say anything of the parts that are left out", async () => {
  const own = LEFT_OUT_PARTS.flatMap((part) => read(english?.parts[part] ?? "").map(({ id }) => id));
  assert.ok(own.length > 0);
  const begins = new RegExp(`^(?:${LEFT_OUT_PARTS.join("|")})-`);
  for (const id of own) assert.match(id, begins);

  /** @type {Map<string, string>} */
  const modules = new Map();
  await build({
    entryPoints: [PAGE_ENTRY],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: "iife",
    logLevel: "silent",
    external: ["senet-wasm", "senet-wasm-full"],
    plugins: [
      carrying,
      localesPlugin,
      {
        name: "noted",
        setup(bundler) {
          bundler.onLoad({ filter: /[/\\]www[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
            const contents = await readFile(path, "utf8");
            modules.set(path.slice(ROOT.length), contents);
            return { contents, loader: "ts" };
          });
        },
      },
    ],
  });
  assert.ok(modules.size > 100);
  for (const path of STAND_INS.map(([, name]) => `single-file/${name}`))
    modules.set(path, await readFile(`${SOURCE}src/${path}`, "utf8"));
  /** A text, or the beginning of some, or a part itself where parts are asked for. */
  const parts = LEFT_OUT_PARTS.join("|");
  const says = new RegExp(`["'\`](?:${parts})-[a-z$]|(?:need\\(|texts: \\[[^\\]]*)"(?:${parts})"`);
  const sayers = [...modules].filter(([, source]) => says.test(source)).map(([path]) => path);
  assert.deepEqual(sayers, []);
  for (const file of ["offline/offline", "print/page", "embedding/page", "school/page"])
    assert.match(await readFile(`${SOURCE}src/${file}.ts`, "utf8"), says, "the test knows one that says it");
});
