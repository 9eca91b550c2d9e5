/**
 * Builds `dist/senet.html`: the whole page in all languages as a single file that runs from a disk without server or
 * network. It is UTF-16 with a byte order mark, which overrides any header. This encoding carries the most binary data
 * as text: fifteen of every sixteen bits.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { encode } from "base32768";
import { compress } from "lzma1";
import { bundle, DIST, FULL_ENGINE, NETS, PAGE_ENTRY, SOURCE, WORKER_ENTRY } from "./bundle.mjs";
import { inCharset } from "./charsets.mjs";
import { EMBEDDED_NETS, embeddedParts, OMITTED_PARTS } from "./embedded-parts.mjs";
import { readLocales, textFile } from "./locales.mjs";
import { OLDEST_QUERY } from "./oldest-browsers.mjs";
import { pageModules } from "./page-modules.mjs";
import { withoutIds } from "./without-ids.mjs";

const { CHARSETS } = await pageModules("pages/single-file/embedded-files");

/** The full engine is also the first one, because embedding two would nearly double the size. */
const ONE_ENGINE = { "senet-wasm": `${FULL_ENGINE}senet.js` };

/**
 * @param {string} entry
 * @param {import("rolldown").Plugin[]} [plugins]
 */
async function classicScript(entry, plugins) {
  const [script] = await bundle({
    input: { script: entry },
    format: "iife",
    global: "senet",
    alias: ONE_ENGINE,
    plugins,
  });
  if (!script) throw new Error(`nothing was made of ${entry}`);
  return script.code;
}

/**
 * The texts of every language that the file can show, by name.
 * @returns {Promise<[string, Buffer][]>}
 */
async function texts() {
  const locales = await readLocales();
  const english = locales.find(({ code }) => code === "en");
  if (!english) throw new Error("English is what the other languages are told from");
  /** @param {import("./locales.mjs").TextFile} file @param {import("./locales.mjs").Parts} parts */
  const carried = (file, { first, ...later }) => {
    const kept = Object.entries(later).filter(([part]) => !OMITTED_PARTS.includes(part));
    return textFile(file, { first, ...Object.fromEntries(kept) });
  };
  return locales.flatMap(({ code, parts }) =>
    /** @type {const} */ (["first", "rest", "kiosk"]).map((file) => {
      const source = carried(file, parts);
      const text = code === "en" ? source : withoutIds(source, carried(file, english.parts));
      return /** @type {[string, Buffer]} */ ([`${file}.${code}.ftl`, inCharset(text, CHARSETS[code])]);
    }),
  );
}

/**
 * Joins all files after a line of JSON with their names and sizes, because together they compress far better.
 * `www/pages/single-file/boot.ts` splits them. LZMA's window spans all files, which makes them a sixth smaller than
 * the browsers' own formats.
 * @param {[name: string, bytes: Buffer][]} files
 */
function packed(files) {
  const sizes = files.map(([name, bytes]) => [name, bytes.length]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(sizes)}\n`), ...files.map(([, bytes]) => bytes)]);
  return encode(compress(all, 9));
}

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The file's content security policy: its own scripts, and no connections. */
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
 * Replaces exactly one match; throws if there is none.
 * @param {string} text
 * @param {RegExp} place
 * @param {(match: string) => string} by
 */
function replaceOne(text, place, by) {
  if (!place.test(text)) throw new Error(`index.html has no ${place}`);
  return text.replace(place, by);
}

/**
 * Visible if the preceding script has not run, even if the same policy also blocks the style sheet. An older browser and
 * one without scripts have sentences of their own.
 */
const BLOCKED = `<p class="blocked">This page carries its script in itself, and the site’s content security policy does not allow that. Send this file without that policy, or use the folder of the game.</p>`;
const UNLESS_BLOCKED = `
[data-runs] .blocked { display: none; }
@media (scripting: none) { .blocked { display: none; } }
@supports not (${OLDEST_QUERY}) { .blocked { display: none; } }`.trim();

const MIME = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };

/** `index.html` with embedded icons and without links to missing files. */
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

const [script, worker, boot, style, engine, languages, nets] = await Promise.all([
  classicScript(PAGE_ENTRY, [embeddedParts]),
  classicScript(WORKER_ENTRY),
  classicScript(`${SOURCE}pages/single-file/boot.ts`),
  readFile(`${SOURCE}style.css`, "utf8"),
  readFile(`${FULL_ENGINE}senet_bg.wasm`),
  texts(),
  Promise.all(EMBEDDED_NETS.map((name) => readFile(`${NETS}${name}.net`))),
]);
const cargo = packed([
  ...languages,
  ["main.js", Buffer.from(script)],
  ["advisor-worker.js", Buffer.from(worker)],
  ["senet.wasm", engine],
  ...nets.map((net, index) => /** @type {[string, Buffer]} */ ([`${EMBEDDED_NETS[index]}.net`, net])),
]);
let html = await shell();
html = replaceOne(html, /<script defer src="loading\.js"><\/script>\s*/, () => "");
html = replaceOne(html, /<script type="module" src="main\.js"><\/script>\s*/, () => "");
// Nothing has to be loaded, so this is shown only if the script has begun.
html = replaceOne(html, /<p class="unloaded">/, () => '<p class="unloaded" hidden>');
html = replaceOne(
  html,
  /<link rel="stylesheet" href="style\.css">/,
  () => `<style>${style.trim()}\n${UNLESS_BLOCKED}</style>`,
);
html = replaceOne(
  html,
  /<meta charset="utf-8">/,
  () => `<meta http-equiv="Content-Security-Policy" content="${policy(boot, script)}">`,
);
// The browser does not execute the block with the embedded data.
const end = `<script type="text/plain" id="cargo">${cargo}</script>\n<script>${boot}</script>\n${BLOCKED}\n</body>`;
html = replaceOne(html, /<\/body>/, () => end);
const file = Buffer.from(`\uFEFF${html}`, "utf16le");
await writeFile(`${DIST}senet.html`, file);
console.log(`dist/senet.html: ${file.length} bytes`);
