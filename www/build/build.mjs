/** Makes `dist/`: the page as a static folder that works under any path. */
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, relative } from "node:path";
import {
  BUILDER_ENTRY,
  bundle,
  DIST,
  ELEMENT_ENTRY,
  FIRST_ENGINE,
  FIRST_GAME,
  FIRST_LOAD,
  FULL_ENGINE,
  HOST_ENTRY,
  NETS,
  PAGE_ENTRY,
  PLAIN_ENGINE,
  PRACTICE_ENGINE,
  PRACTICE_ENTRY,
  PRACTICE_PLAN,
  PRINT_ENTRY,
  ROOT,
  SCHOOL_ENTRY,
  SOURCE,
  STYLE_ENTRY,
  WORKER_ENTRY,
  write,
} from "./bundle.mjs";
import { gather } from "./gather.mjs";
import { readLocales } from "./locales.mjs";
import { writeServiceWorkers } from "./offline.mjs";
import { writeStatement } from "./statement.mjs";

/** Files of `www/` that go into the folder as they are. */
const COPIED = new Set([".html", ".svg", ".png", ".ico", ".webmanifest", ".txt", ".json"]);

/** The page, its worker and the other scripts; what they share is loaded once. Gives what the page loads at once, and next. */
async function bundleScripts() {
  /** @type {{ atOnce: string[], next: string[] }} */
  let loaded = { atOnce: [], next: [] };
  const { files } = await bundle(
    {
      entryPoints: [
        { in: PAGE_ENTRY, out: "main" },
        { in: WORKER_ENTRY, out: "advisor-worker" },
        { in: PRACTICE_ENTRY, out: "practice/worker" },
        { in: ELEMENT_ENTRY, out: "element" },
        { in: BUILDER_ENTRY, out: "embedding-page" },
        { in: PRINT_ENTRY, out: "print-page" },
        { in: SCHOOL_ENTRY, out: "school-page" },
      ],
      outdir: DIST,
      format: "esm",
      splitting: true,
      chunkNames: "parts/[hash]",
    },
    async (outputs, scripts) => {
      const apart = ["advisor-worker.js", "practice/worker.js"];
      const first = "main.js";
      const second = relative(ROOT, FIRST_GAME);
      const gathered = await gather({ outputs, scripts, root: ROOT, dist: DIST, first, second, apart });
      loaded = gathered;
      return gathered.scripts;
    },
  );
  await write(files);
  return loaded;
}

/** What a page around a frame loads: one file that needs no other. */
async function bundleHost() {
  const { files } = await bundle({
    entryPoints: [{ in: HOST_ENTRY, out: "senet-host" }],
    outdir: DIST,
    format: "esm",
  });
  await write(files);
}

/** The types of what other pages can import; they name the engine's by its file. */
async function copyTypes() {
  await copyFile(`${FULL_ENGINE}senet.d.ts`, `${DIST}senet-engine.d.ts`);
  for (const [source, name] of [
    ["element-types", "element"],
    ["host-types", "senet-host"],
  ]) {
    const text = await readFile(`${SOURCE}src/embedding/${source}.ts`, "utf8");
    await writeFile(
      `${DIST}${name}.d.ts`,
      text
        .replace('"senet-wasm-full"', '"./senet-engine.js"')
        .replace('"./element-types.js"', '"./element.js"'),
    );
  }
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

/** What trains a net for house rules, and how much it is to train. */
async function copyPractice() {
  await mkdir(`${DIST}practice`, { recursive: true });
  await copyFile(`${PRACTICE_ENGINE}senet_bg.wasm`, `${DIST}practice/senet.wasm`);
  await copyFile(PRACTICE_PLAN, `${DIST}practice/plan.json`);
}

async function copyLocales() {
  await mkdir(`${DIST}locales`, { recursive: true });
  const locales = await readLocales();
  const names = locales.flatMap(({ parts }) => Object.keys(parts));
  for (const { code, parts } of locales) {
    for (const part of new Set(names)) {
      const messages = parts[part] ?? "";
      await writeFile(`${DIST}locales/${part === "first" ? "" : `${part}.`}${code}.ftl`, messages);
    }
  }
}

async function copyNets() {
  await mkdir(`${DIST}nets`, { recursive: true });
  for (const name of await readdir(NETS)) {
    if (name.endsWith(".net")) await copyFile(NETS + name, `${DIST}nets/${name}`);
  }
}

/** Files that `index.html` asks for by `href` or `src`, beside its script and style, before there is a game. */
async function namedByIndex() {
  const html = (await readFile(`${SOURCE}index.html`, "utf8")).replace(
    /<link rel="(?:manifest|alternate)".*>/g,
    "",
  );
  return [...html.matchAll(/\b(?:href|src)="([^"#:]+)"/g)].map(([, path]) => path.replace(/^\.\//, ""));
}

/**
 * What the first picture waits for is asked for at once, and not only when the script before it has been read.
 * @param {{ atOnce: string[], next: string[] }} modules
 */
async function writeIndex({ atOnce, next }) {
  const html = await readFile(`${SOURCE}index.html`, "utf8");
  const early = [
    ...atOnce.filter((name) => name !== "main.js").map((name) => `<link rel="modulepreload" href="${name}">`),
    // Behind the page's own code, which lays out the page without the game.
    ...next.map((name) => `<link rel="modulepreload" href="${name}" fetchpriority="low">`),
    `<link rel="preload" href="senet.wasm" as="fetch" type="application/wasm" crossorigin fetchpriority="low">`,
  ];
  const script = '<script type="module" src="main.js">';
  if (!html.includes(script)) throw new Error("index.html has another script");
  await writeFile(`${DIST}index.html`, html.replace(script, `${early.join("\n")}\n${script}`));
}

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
const [modules] = await Promise.all([
  bundleScripts(),
  bundleStyle(),
  bundleHost(),
  copyTypes(),
  copyStaticFiles(),
  writeStatement(),
  copyLocales(),
  copyNets(),
  copyEngines(),
  copyPractice(),
]);
await writeIndex(modules);
await writeServiceWorkers();

const firstLoad = new Set([
  "index.html",
  ...(await namedByIndex()),
  ...modules.atOnce,
  ...modules.next,
  "senet.wasm",
]);
await writeFile(FIRST_LOAD, `${JSON.stringify([...firstLoad], null, 2)}\n`);
console.log(`dist/: ${firstLoad.size} files in the first load`);
