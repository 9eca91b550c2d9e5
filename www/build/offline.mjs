/** Builds the service workers of `dist/`, as the last step: one caches all other files, one removes those caches. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { bundle, DIST, KEPT_FILES, SOURCE, write } from "./bundle.mjs";

const WORKERS = ["service-worker", "service-worker-off"];

/** Files in `dist/` that a game does not need; the server's version is asked of the server. */
const NOT_KEPT = [...WORKERS.map((name) => `${name}.js`), "picture.png", "package.json", "version.json"];

/**
 * All files below a folder, as relative paths.
 * @param {string} folder
 */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replace(/^\//, ""))
    .sort();
}

/**
 * In the format of `integrity`.
 * @param {Uint8Array} contents
 */
export const digestOf = (contents) => `sha256-${createHash("sha256").update(contents).digest("base64")}`;

/** Cached at the first visit, in addition to the scripts and the texts of the visitor's language. */
const CORE = [
  "index.html",
  "loading.js",
  "style.css",
  "senet.webmanifest",
  "icon.svg",
  "senet.wasm",
  "senet-full.wasm",
  "nets/kendall-masters.net",
];

/**
 * The files cached at the first visit, and the texts of each language, one of which is cached in addition.
 * @param {readonly string[]} files
 * @param {readonly string[]} scripts
 */
export function firstKept(files, scripts) {
  /** @type {Record<string, string[]>} */
  const texts = {};
  for (const file of files) {
    const code = /^locales\/(?:rest\.)?(\w+)\.json$/.exec(file)?.[1];
    if (code) texts[code] = [...(texts[code] ?? []), file];
  }
  const core = [...CORE, ...scripts];
  const missing = core.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`not in dist/: ${missing.join(", ")}`);
  return { core, texts };
}

/** All cacheable files with their digests. */
async function digests() {
  /** @type {Record<string, string>} */
  const digests = {};
  for (const file of await filesBelow(DIST)) {
    if (NOT_KEPT.includes(file)) continue;
    digests[file] = digestOf(await readFile(DIST + file));
  }
  return digests;
}

/**
 * @param {string} files
 * @param {{ core: readonly string[] }} first
 * @param {string} version
 */
async function workers(files, { core }, version) {
  const define = { FILES: files, CORE: JSON.stringify(core), VERSION: JSON.stringify(version) };
  const scripts = WORKERS.map((name) =>
    bundle({ input: { [name]: `${SOURCE}service-worker/${name}.ts` }, format: "iife", define }),
  );
  return (await Promise.all(scripts)).flat();
}

/**
 * The version depends on the files and on the worker itself.
 * @param {readonly string[]} scripts those of a game
 */
export async function writeServiceWorkers(scripts) {
  const known = await digests();
  const first = firstKept(Object.keys(known), scripts);
  const files = JSON.stringify(known, null, 2);
  await writeFile(KEPT_FILES, JSON.stringify(first, null, 2));
  const version = createHash("sha256");
  for (const { code } of await workers(files, first, "")) version.update(code);
  await write(await workers(files, first, version.digest("hex").slice(0, 16)));
}
