/** Makes `dist/senet.html`: the whole page in one file that runs from a disk, without a server or a network. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import {
  bundle,
  DIST,
  NETS,
  PAGE_ENTRY,
  PLAIN_ENGINE,
  SOURCE,
  STYLE_ENTRY,
  WORKER_ENTRY,
} from "./bundle.mjs";
import { localeParts } from "./locale-parts.mjs";

/** One engine, the whole one, is both the first and the full: two would carry most of the bytes twice. */
const ONE_ENGINE = { "senet-wasm": `${PLAIN_ENGINE}senet.js`, "senet-wasm-full": `${PLAIN_ENGINE}senet.js` };

/** All nets would double the file: it carries those of the games most played, and says so in the others. */
const CARRIED_NETS = ["kendall-masters.net"];

/** @param {import("esbuild").BuildOptions} options */
async function bundleToText(options) {
  const { files } = await bundle({ outdir: DIST, alias: ONE_ENGINE, ...options });
  return Buffer.from(files[0].contents).toString("utf8");
}

/** Gzipped and in base64: what a page can unpack again with its own DecompressionStream. */
const packed = (/** @type {string | Uint8Array} */ data) => gzipSync(data, { level: 9 }).toString("base64");

/** All that the page would else load, each packed, by name. */
async function cargo() {
  /** @type {Record<string, string>} */
  const cargo = { engine: packed(await readFile(`${PLAIN_ENGINE}senet_bg.wasm`)) };
  for (const name of CARRIED_NETS) cargo[name] = packed(await readFile(NETS + name));
  for (const name of await readdir(`${SOURCE}locales`)) {
    if (!name.endsWith(".ftl")) continue;
    const parts = localeParts(await readFile(`${SOURCE}locales/${name}`, "utf8"));
    for (const [part, messages] of Object.entries(parts)) {
      if (part !== "first" || name !== "en.ftl") cargo[`${part}.${name}`] = packed(messages);
    }
  }
  return cargo;
}

/** The stand-in for `assets.ts`: the same exports, out of the cargo. */
async function carriedAssets() {
  const worker = await bundleToText({ entryPoints: [WORKER_ENTRY], format: "iife" });
  return `
const { cargo, unpacked } = globalThis.senet;
export async function wasmSource() {
  return (await unpacked(cargo.engine)).arrayBuffer();
}
export async function netSource(name) {
  if (!(name in cargo)) return null;
  return new Uint8Array(await (await unpacked(cargo[name])).arrayBuffer());
}
export function makeWorker() {
  try {
    return new Worker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}], { type: "text/javascript" })));
  } catch {
    return null;
  }
}
export const fullWasmSource = wasmSource;
export async function localeSource(language, part = "first") {
  const name = part + "." + language + ".ftl";
  if (!(name in cargo)) throw new Error("no such texts: " + name);
  return (await unpacked(cargo[name])).text();
}`;
}

/**
 * The file's own script: it unpacks the page's script and runs it. Scripts with a known hash are all that the policy
 * allows.
 * @param {Record<string, string>} cargo
 */
const unpacking = (cargo) => `(() => {
const unpacked = async (data) => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
};
const cargo = ${JSON.stringify(cargo)};
globalThis.senet = { cargo, unpacked };
(async () => {
  const script = document.createElement("script");
  script.textContent = await (await unpacked(cargo.script)).text();
  document.body.append(script);
})();
})();`;

/** @returns {Promise<import("esbuild").Plugin>} */
async function carryAssets() {
  const contents = await carriedAssets();
  return {
    name: "carry-assets",
    setup(bundler) {
      bundler.onLoad({ filter: /[/\\]engine[/\\]assets\.ts$/ }, () => ({ contents, loader: "js" }));
    },
  };
}

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the file allows itself: its own script, and no connection to anywhere. */
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

const [script, style] = await Promise.all([
  bundleToText({ entryPoints: [PAGE_ENTRY], format: "iife", plugins: [await carryAssets()] }),
  bundleToText({
    entryPoints: [STYLE_ENTRY],
    loader: { ".woff2": "dataurl", ".svg": "dataurl", ".png": "dataurl" },
  }),
]);
const unpackingScript = unpacking({ ...(await cargo()), script: packed(script) });

const MIME = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };
let html = await readFile(`${SOURCE}index.html`, "utf8");
html = replaceOne(html, /<script type="module" src="(?:\.\/)?main\.js"><\/script>\s*/, () => "");
html = replaceOne(
  html,
  /<link rel="stylesheet" href="(?:\.\/)?style\.css"\s*\/?>/,
  () => `<style>${style.trim()}</style>`,
);
html = replaceOne(html, /<\/body>/, () => `<script>${unpackingScript}</script>\n</body>`);
html = replaceOne(
  html,
  /<head>/,
  () => `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy(unpackingScript, script)}">`,
);
html = html.replace(/\s*<link rel="(?:manifest|modulepreload|preload)"[^>]*>/g, "");
for (const [link, path, kind] of html.matchAll(
  /<link rel="(?:icon|apple-touch-icon)"[^>]*href="([^":]+\.(svg|png|ico))"[^>]*>/g,
)) {
  const icon = (await readFile(SOURCE + path)).toString("base64");
  const type = MIME[/** @type {keyof typeof MIME} */ (kind)];
  html = html.replace(link, () => link.replace(path, `data:${type};base64,${icon}`));
}
await writeFile(`${DIST}senet.html`, html);
console.log(`dist/senet.html: ${Buffer.byteLength(html)} bytes`);
