/** Makes the service workers of `dist/`, last of all: the one that keeps everything else there, and the one that undoes it. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { bundle, DIST, KEPT_FILES, SOURCE, write } from "./bundle.mjs";

const WORKERS = ["service-worker", "service-worker-off"];

/** In `dist/`, but not needed to play. */
const NOT_KEPT = [...WORKERS.map((name) => `${name}.js`), "picture.png", "package.json"];

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

/** Every file to keep, with its digest. */
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
 * @param {string} version
 */
async function workers(files, version) {
  const define = { FILES: files, VERSION: JSON.stringify(version) };
  const scripts = WORKERS.map((name) =>
    bundle({ input: { [name]: `${SOURCE}service-worker/${name}.ts` }, format: "iife", define }),
  );
  return (await Promise.all(scripts)).flat();
}

/** The version is that of the files and of the worker itself. */
export async function writeServiceWorkers() {
  const files = JSON.stringify(await digests(), null, 2);
  await writeFile(KEPT_FILES, files);
  const version = createHash("sha256");
  for (const { code } of await workers(files, "")) version.update(code);
  await write(await workers(files, version.digest("hex").slice(0, 16)));
}
