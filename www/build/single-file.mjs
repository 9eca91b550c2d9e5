/**
 * Makes `dist/senet.html`: the whole page in one file that runs from a disk, without a server or a network. It speaks
 * the languages most people do; `dist/senet-languages.html` speaks all. The files are in UTF-16, with the mark that
 * says so to every browser and over any header: that is how text holds the most bytes.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import {
  bundle,
  DIST,
  NETS,
  PAGE_ENTRY,
  PLAIN_ENGINE,
  ROOT,
  SOURCE,
  STYLE_ENTRY,
  WORKER_ENTRY,
} from "./bundle.mjs";
import { CARRIED_NETS, carrying, LEFT_OUT_PARTS } from "./carrying.mjs";
import { readLocales } from "./locales.mjs";
import { block, FEWEST_LANGUAGES, MOST_SPOKEN, packed, SINGLE_FILE_BUDGET } from "./packing.mjs";
import { withoutIds } from "./without-ids.mjs";

/** One engine, the whole one, is both the first and the full: two would carry most of the bytes twice. */
const ONE_ENGINE = { "senet-wasm": `${PLAIN_ENGINE}senet.js`, "senet-wasm-full": `${PLAIN_ENGINE}senet.js` };

const OWN = `${SOURCE}src/single-file/`;

/** @param {import("esbuild").BuildOptions} options */
async function bundleToText(options) {
  const { files } = await bundle({
    outdir: DIST,
    format: "iife",
    alias: { ...ONE_ENGINE, "lzma1/lib": `${ROOT}node_modules/lzma1/lib` },
    ...options,
  });
  return Buffer.from(files[0].contents).toString("utf8");
}

/**
 * The parts of a language that the file can show, by name.
 * @param {import("./locales.mjs").Locale} locale
 * @param {import("./locales.mjs").Parts} english
 * @returns {[string, Buffer][]}
 */
function textsOf({ code, parts }, english) {
  const carried = Object.entries(parts).filter(([part]) => !LEFT_OUT_PARTS.includes(part));
  return carried.map(([part, source]) => {
    const text = code === "en" ? source : withoutIds(source, english[part] ?? "");
    return [`${part}.${code}.ftl`, Buffer.from(text)];
  });
}

/**
 * All that the page would else load, by name.
 * @param {import("./locales.mjs").Locale[]} locales
 * @param {{ script: string, worker: string }} scripts
 * @returns {Promise<[string, Buffer][]>}
 */
async function cargo(locales, { script, worker }) {
  const english = locales.find(({ code }) => code === "en")?.parts;
  if (!english) throw new Error("English is what the other languages are told from");
  return [
    ...locales.flatMap((locale) => textsOf(locale, english)),
    ["main.js", Buffer.from(script)],
    ["advisor-worker.js", Buffer.from(worker)],
    ["senet.wasm", await readFile(`${PLAIN_ENGINE}senet_bg.wasm`)],
    ...(await Promise.all(
      CARRIED_NETS.map(async (name) => /** @type {[string, Buffer]} */ ([name, await readFile(NETS + name)])),
    )),
  ];
}

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the file allows itself: its own scripts, and no connection to anywhere. */
const policy = (/** @type {string[]} */ ...scripts) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(sha256).join(" ")} 'wasm-unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "worker-src blob:",
    "img-src data: blob:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/**
 * Replaces exactly one place, and says so when it is not there.
 * @param {string} text
 * @param {RegExp} place
 * @param {(match: string) => string} by
 */
function replaceOne(text, place, by) {
  if (!place.test(text)) throw new Error(`index.html has no ${place}`);
  return text.replace(place, by);
}

const MIME = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };

/** `index.html` with its icons inside, and without links to files that are not there. */
async function shell() {
  let html = await readFile(`${SOURCE}index.html`, "utf8");
  html = html.replace(/\s*<link rel="(?:alternate|manifest|modulepreload|preload)"[^>]*>/g, "");
  for (const [link, path, kind] of html.matchAll(
    /<link rel="icon"[^>]*href="([^":]+\.(svg|png|ico))"[^>]*>/g,
  )) {
    const icon = (await readFile(SOURCE + path)).toString("base64");
    const type = MIME[/** @type {keyof typeof MIME} */ (kind)];
    html = html.replace(link, () => link.replace(path, `data:${type};base64,${icon}`));
  }
  return html;
}

const [script, worker, boot, unpack, style] = await Promise.all([
  bundleToText({ entryPoints: [PAGE_ENTRY], plugins: [carrying] }),
  bundleToText({ entryPoints: [WORKER_ENTRY] }),
  bundleToText({ entryPoints: [`${OWN}boot.ts`] }),
  bundleToText({ entryPoints: [`${OWN}unpack.ts`] }),
  bundleToText({
    entryPoints: [STYLE_ENTRY],
    loader: { ".woff2": "dataurl", ".svg": "dataurl", ".png": "dataurl" },
  }),
]);
const unpacker = block("unpacker", gzipSync(unpack, { level: 9 }));

/** @param {import("./locales.mjs").Locale[]} locales */
async function singleFile(locales) {
  const cargoBlock = block("cargo", packed(await cargo(locales, { script, worker })));
  let html = await shell();
  html = replaceOne(html, /<script type="module" src="(?:\.\/)?main\.js"><\/script>\s*/, () => "");
  html = replaceOne(
    html,
    /<link rel="stylesheet" href="(?:\.\/)?style\.css"\s*\/?>/,
    () => `<style>${style.trim()}</style>`,
  );
  html = replaceOne(
    html,
    /<meta charset="utf-8">/,
    () => `<meta http-equiv="Content-Security-Policy" content="${policy(boot, unpack, script)}">`,
  );
  const end = [unpacker, cargoBlock, `<script>${boot}</script>`, "</body>"].join("\n");
  html = replaceOne(html, /<\/body>/, () => end);
  return Buffer.from(`\uFEFF${html}`, "utf16le");
}

const place = (/** @type {{ code: string }} */ { code }) => (MOST_SPOKEN.indexOf(code) + 99) % 99;
const locales = (await readLocales()).sort((a, b) => place(a) - place(b));

/** @param {string} name @param {Buffer} file @param {number} languages */
async function write(name, file, languages) {
  await writeFile(DIST + name, file);
  const codes = locales.slice(0, languages).map(({ code }) => code);
  console.log(`dist/${name}: ${file.length} bytes; ${codes.join(" ")}`);
}

const whole = await singleFile(locales);
await write("senet-languages.html", whole, locales.length);

/** The file with the most languages that is within the budget; found by halves. */
let best = whole;
let fits = whole.length <= SINGLE_FILE_BUDGET ? locales.length : 0;
for (let over = locales.length; over - fits > 1; ) {
  const count = (fits + over) >> 1;
  const file = await singleFile(locales.slice(0, count));
  if (file.length <= SINGLE_FILE_BUDGET) {
    fits = count;
    best = file;
  } else over = count;
}
if (fits < FEWEST_LANGUAGES)
  throw new Error(`senet.html has room for ${fits} languages in ${SINGLE_FILE_BUDGET} bytes`);
await write("senet.html", best, fits);
