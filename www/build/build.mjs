/** Makes `dist/`: the page as a static folder that works under any path. */
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import {
  bundle,
  DIST,
  FIRST_ENGINE,
  FIRST_LOAD,
  FULL_ENGINE,
  NETS,
  PAGE_ENTRY,
  PLAIN_ENGINE,
  SOURCE,
  STYLE_ENTRY,
  WORKER_ENTRY,
  write,
} from "./bundle.mjs";
import { localeParts } from "./locale-parts.mjs";

/** Files of `www/` that go into the folder as they are. */
const COPIED = new Set([".html", ".svg", ".png", ".ico", ".webmanifest", ".txt"]);

/** The page and its worker; what both use is loaded once. Gives what the page needs before the first game. */
async function bundleScripts() {
  const { outputs, files } = await bundle({
    entryPoints: [
      { in: PAGE_ENTRY, out: "main" },
      { in: WORKER_ENTRY, out: "advisor-worker" },
    ],
    outdir: DIST,
    format: "esm",
    splitting: true,
    chunkNames: "parts/[hash]",
  });
  await write(files);
  return loadedAtOnce(outputs, "dist/main.js");
}

/**
 * A script and the scripts it imports statically.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {string} script
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function loadedAtOnce(outputs, script, found = new Set()) {
  if (found.has(script)) return found;
  found.add(script);
  for (const imported of outputs[script].imports) {
    if (imported.kind === "import-statement") loadedAtOnce(outputs, imported.path, found);
  }
  return found;
}

async function bundleStyle() {
  const { files } = await bundle({
    entryPoints: [STYLE_ENTRY],
    outdir: DIST,
    assetNames: "assets/[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file", ".png": "file" },
  });
  await write(files);
}

async function copyStaticFiles() {
  for (const entry of await readdir(SOURCE, { withFileTypes: true })) {
    const from = SOURCE + entry.name;
    if (entry.isFile() && COPIED.has(extname(entry.name))) await copyFile(from, DIST + entry.name);
    if (entry.isDirectory() && entry.name === "icons") await cp(from, `${DIST}icons`, { recursive: true });
  }
}

/** The engine for the first game; and the whole one, with and without SIMD. */
async function copyEngines() {
  const [withSimd, plain] = await Promise.all(
    [FULL_ENGINE, PLAIN_ENGINE].map((folder) => readFile(`${folder}senet.js`, "utf8")),
  );
  if (withSimd !== plain) throw new Error("the engine with SIMD and the one without need different glue");
  await copyFile(`${FIRST_ENGINE}senet_bg.wasm`, `${DIST}senet.wasm`);
  await copyFile(`${FULL_ENGINE}senet_bg.wasm`, `${DIST}senet-full.wasm`);
  await copyFile(`${PLAIN_ENGINE}senet_bg.wasm`, `${DIST}senet-full-plain.wasm`);
}

async function copyLocales() {
  await mkdir(`${DIST}locales`, { recursive: true });
  for (const name of await readdir(`${SOURCE}locales`)) {
    if (!name.endsWith(".ftl")) continue;
    const text = await readFile(`${SOURCE}locales/${name}`, "utf8");
    const language = name.slice(0, -".ftl".length);
    for (const [part, messages] of Object.entries(localeParts(text))) {
      await writeFile(`${DIST}locales/${part === "first" ? "" : `${part}.`}${language}.ftl`, messages);
    }
  }
}

async function copyNets() {
  await mkdir(`${DIST}nets`, { recursive: true });
  for (const name of await readdir(NETS)) {
    if (name.endsWith(".net")) await copyFile(NETS + name, `${DIST}nets/${name}`);
  }
}

/** Files that `index.html` asks for by `href` or `src`, beside its script and style. */
async function namedByIndex() {
  const html = await readFile(`${SOURCE}index.html`, "utf8");
  return [...html.matchAll(/\b(?:href|src)="([^"#:]+)"/g)].map(([, path]) => path.replace(/^\.\//, ""));
}

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
const [scripts] = await Promise.all([
  bundleScripts(),
  bundleStyle(),
  copyStaticFiles(),
  copyLocales(),
  copyNets(),
  copyEngines(),
]);

const firstLoad = new Set([
  "index.html",
  ...(await namedByIndex()),
  ...[...scripts].map((path) => path.replace("dist/", "")),
  "senet.wasm",
]);
await writeFile(FIRST_LOAD, `${JSON.stringify([...firstLoad], null, 2)}\n`);
console.log(`dist/: ${firstLoad.size} files in the first load`);
