/** Makes the service workers of `dist/`, last of all: the one that keeps everything else there, and the one that undoes it. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { bundle, DIST, KEPT_FILES, SOURCE, write } from "./bundle.mjs";

const WORKERS = ["service-worker", "service-worker-off"];

/** In `dist/`, but not needed to play; the engine as JavaScript by hardly anybody. */
const NOT_KEPT = [...WORKERS.map((name) => `${name}.js`), "picture.png", "package.json", "senet-script.js"];

/**
 * All files below a folder, by their paths in it.
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
 * As `integrity` wants it.
 * @param {Uint8Array} contents
 */
export const digestOf = (contents) => `sha256-${createHash("sha256").update(contents).digest("base64")}`;

/** Kept on a first visit, beside the scripts. */
const CORE = [
  "index.html",
  "style.css",
  "senet.webmanifest",
  "icon.svg",
  "icons/icon-192.png",
  "senet.wasm",
  "senet-full.wasm",
  "nets/kendall-masters.net",
];

/** Texts that a first visitor's copy can do without until they are used: those of features and pages that are kept later. */
const LATER_TEXTS = ["correspondence", "embedding", "house", "kiosk", "print", "school"];

/**
 * What is kept on a first visit: these, and of each language that is spoken the texts.
 * @param {readonly string[]} files
 * @param {readonly string[]} scripts
 */
export function firstKept(files, scripts) {
  /** @type {Record<string, string[]>} */
  const texts = {};
  for (const file of files) {
    const [, part = "", code = ""] = /^locales\/(?:([\w-]+)\.)?(\w+)\.json$/.exec(file) ?? [];
    if (code && !LATER_TEXTS.includes(part)) texts[code] = [...(texts[code] ?? []), file];
  }
  const missing = [...CORE, ...scripts].filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`not in dist/: ${missing.join(", ")}`);
  return { core: [...new Set([...CORE, ...scripts, ...(texts.en ?? [])])], texts };
}

/** Every file that may be kept, with its digest. */
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
 * The version is that of the files and of the worker itself.
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
