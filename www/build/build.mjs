/** Builds `dist/`: the page as a static folder that works under any path. */
import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { folderAddress, indexWithAddress, oembedAnswer } from "./address.mjs";
import {
  BUILDER_ENTRY,
  bundle,
  DIST,
  ELEMENT_ENTRY,
  ENGINE_ENTRY,
  FIRST_ENGINE,
  FIRST_LOAD,
  FLAT_ENTRY,
  FULL_ENGINE,
  HOST_ENTRY,
  LAB_ENGINE,
  LAB_ENTRY,
  LAB_WORKER_ENTRY,
  LOADING_ENTRY,
  NETS,
  OBJECT_ENTRY,
  PAGE_ENTRY,
  PRINT_ENTRY,
  SCHOOL_ENTRY,
  SCRIPT_ENGINE,
  SOURCE,
  WORKER_ENTRY,
  write,
} from "./bundle.mjs";
import { gathered, loadedWith } from "./gather.mjs";
import { messagesOf, readLocales } from "./locales.mjs";
import { writeServiceWorkers } from "./offline.mjs";
import { writeStatement } from "./statement.mjs";

/** Files of `www/` that are copied unchanged. */
const COPIED = new Set([".html", ".svg", ".png", ".ico", ".webmanifest", ".txt", ".json"]);

/**
 * Bundles the page, which the element also loads, its worker and the other scripts, with shared chunks. Returns the
 * files that load first, next, and for each view.
 */
async function bundleScripts() {
  const scripts = await bundle({
    input: {
      "advisor-worker": WORKER_ENTRY,
      element: ELEMENT_ENTRY,
      "embedding-page": BUILDER_ENTRY,
      "lab-page": LAB_ENTRY,
      "lab/worker": LAB_WORKER_ENTRY,
      "print-page": PRINT_ENTRY,
      "school-page": SCHOOL_ENTRY,
    },
    place: gathered({
      name: "main.js",
      first: PAGE_ENTRY,
      second: ENGINE_ENTRY,
      views: [FLAT_ENTRY, OBJECT_ENTRY],
      apart: [WORKER_ENTRY, LAB_WORKER_ENTRY],
    }),
  });
  await write(await withVersion(scripts));
  /** @param {string} entry @param {string[]} before */
  const behind = (entry, before) => {
    const script = scripts.find(({ facadeModuleId }) => facadeModuleId === entry);
    if (!script) throw new Error(`nothing loads ${entry}`);
    return loadedWith(scripts, script.fileName).filter((name) => !before.includes(name));
  };
  const atOnce = loadedWith(scripts, "main.js");
  const next = behind(ENGINE_ENTRY, atOnce);
  const [flat, object] = [FLAT_ENTRY, OBJECT_ENTRY].map((view) => behind(view, [...atOnce, ...next]));
  return { atOnce, next, views: { flat, object }, core: coreOf(scripts) };
}

/**
 * Lets a running page find out that the server has another version. The placeholder is in `main.js`, whose name has no
 * digest of its contents.
 * @param {import("./bundle.mjs").Script[]} scripts
 */
async function withVersion(scripts) {
  const all = createHash("sha256");
  for (const { fileName, code } of scripts) all.update(fileName).update(code);
  const version = all.digest("hex").slice(0, 16);
  const marked = scripts.filter(({ code }) => code.includes("SENET-VERSION"));
  if (marked.map(({ fileName }) => fileName).join() !== "main.js") throw new Error("main.js has no version");
  await writeFile(`${DIST}version.json`, `${JSON.stringify({ version })}\n`);
  return scripts.map(({ fileName, code }) => ({ fileName, code: code.replace("SENET-VERSION", version) }));
}

/**
 * Scripts that are cached on first use instead of at the first visit: features and their dialogs (see `LATER_TEXTS`),
 * code for pages in a frame, the rotatable box beside a text, which falls back to a drawing, and the drawing of QR
 * codes.
 */
const LATER = [
  /\/board\/object\/display-box/,
  /\/features\/kiosk\//,
  /\/features\/house-rules\//,
  /\/features\/correspondence\/[\w-]+-dialog/,
  /\/features\/fairness\/[\w-]+-dialog/,
  /\/features\/same-sticks\/[\w-]+-dialog/,
  /\/features\/sharing\/[\w-]+-dialog/,
  /\/features\/tutorial\/(?:odds|history)-dialog/,
  /\/features\/embedding\/frame/,
  /\/uqr\//,
];

/** The scripts of a game on this page, with everything that may load later. @param {import("./bundle.mjs").Script[]} scripts */
function coreOf(scripts) {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  /** @type {Set<string>} */
  const core = new Set();
  const take = (/** @type {string} */ name) => {
    const script = byName.get(name);
    if (!script || core.has(name) || LATER.some((later) => later.test(script.facadeModuleId ?? ""))) return;
    core.add(name);
    for (const other of [...script.imports, ...script.dynamicImports]) take(other);
  };
  for (const later of LATER)
    if (!scripts.some(({ facadeModuleId }) => later.test(facadeModuleId ?? "")))
      throw new Error(`nothing that is cached later matches ${later}`);
  for (const entry of ["main.js", "advisor-worker.js"]) take(entry);
  return [...core];
}

/** The script for the page around a frame, and the one that reports a failed page: self-contained files. */
async function bundleAlone() {
  await write(await bundle({ input: { "senet-host": HOST_ENTRY } }));
  await write(await bundle({ input: { loading: LOADING_ENTRY }, format: "iife" }));
}

/** The small engine as JavaScript, loaded only by browsers without WebAssembly. */
async function bundleScriptEngine() {
  await write(await bundle({ input: { "senet-script": `${SCRIPT_ENGINE}senet.js` } }));
}

/** Type declarations of the modules that other pages import. They refer to the engine's types by file name. */
async function copyTypes() {
  await copyFile(`${FULL_ENGINE}senet.d.ts`, `${DIST}senet-engine.d.ts`);
  for (const [source, name] of [
    ["element-types", "element"],
    ["host-types", "senet-host"],
  ]) {
    const text = await readFile(`${SOURCE}src/features/embedding/${source}.ts`, "utf8");
    await writeFile(
      `${DIST}${name}.d.ts`,
      text
        .replace('"senet-wasm-full"', '"./senet-engine.js"')
        .replace('"./element-types.js"', '"./element.js"'),
    );
  }
}

/** A style sheet without comments. @param {string} name */
async function copyStyle(name) {
  const style = await readFile(SOURCE + name, "utf8");
  await writeFile(DIST + name, style.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " "));
}

async function copyStaticFiles() {
  for (const entry of await readdir(SOURCE, { withFileTypes: true })) {
    const from = SOURCE + entry.name;
    if (entry.isFile() && extname(entry.name) === ".css") await copyStyle(entry.name);
    else if (entry.isFile() && COPIED.has(extname(entry.name))) await copyFile(from, DIST + entry.name);
    if (entry.isDirectory() && entry.name === "icons") await cp(from, `${DIST}icons`, { recursive: true });
  }
}

/** The small engine, the full one, and the laboratory's. */
async function copyEngines() {
  await copyFile(`${FIRST_ENGINE}senet_bg.wasm`, `${DIST}senet.wasm`);
  await copyFile(`${FULL_ENGINE}senet_bg.wasm`, `${DIST}senet-full.wasm`);
  await mkdir(`${DIST}lab`, { recursive: true });
  await copyFile(`${LAB_ENGINE}senet_bg.wasm`, `${DIST}lab/senet.wasm`);
}

async function copyLocales() {
  await mkdir(`${DIST}locales`, { recursive: true });
  const locales = await readLocales();
  const names = locales.flatMap(({ parts }) => Object.keys(parts));
  for (const { code, parts } of locales) {
    for (const part of new Set(names)) {
      const messages = JSON.stringify(messagesOf(parts[part] ?? ""));
      await writeFile(`${DIST}locales/${part === "first" ? "" : `${part}.`}${code}.json`, messages);
    }
  }
}

async function copyNets() {
  await mkdir(`${DIST}nets`, { recursive: true });
  for (const name of await readdir(NETS)) {
    if (name.endsWith(".net")) await copyFile(NETS + name, `${DIST}nets/${name}`);
  }
}

/** Files that `index.html` requests by `href` or `src`, besides its script and style, before a game exists. */
async function namedByIndex() {
  const html = (await readFile(`${SOURCE}index.html`, "utf8")).replace(
    /<link rel="(?:manifest|alternate)".*>/g,
    "",
  );
  return [...html.matchAll(/\b(?:href|src)="([^"#:]+)"/g)].map(([, path]) => path.replace(/^\.\//, ""));
}

/**
 * Preloads everything that the first picture needs, instead of waiting until a script imports it.
 * @param {{ atOnce: string[], next: string[] }} modules
 */
async function writeIndex({ atOnce, next }) {
  const html = await readFile(`${SOURCE}index.html`, "utf8");
  const early = [
    ...atOnce.filter((name) => name !== "main.js").map((name) => `<link rel="modulepreload" href="${name}">`),
    // Comes after the page's own code, which lays out the page without the game.
    ...next.map((name) => `<link rel="modulepreload" href="${name}" fetchpriority="low">`),
    `<link rel="preload" href="senet.wasm" as="fetch" type="application/wasm" crossorigin fetchpriority="low">`,
  ];
  const script = '<script type="module" src="main.js">';
  if (!html.includes(script)) throw new Error("index.html has another script");
  await writeFile(`${DIST}index.html`, html.replace(script, `${early.join("\n")}\n${script}`));
}

/** @param {string} address the public address of the folder */
async function writeAddress(address) {
  const folder = folderAddress(address);
  const picture = await readFile(`${SOURCE}picture.png`);
  const html = await readFile(`${DIST}index.html`, "utf8");
  await writeFile(`${DIST}index.html`, indexWithAddress(html, folder, picture));
  await writeFile(`${DIST}oembed.json`, `${JSON.stringify(oembedAnswer(folder, picture), null, 2)}\n`);
}

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
const [modules] = await Promise.all([
  bundleScripts(),
  bundleAlone(),
  bundleScriptEngine(),
  copyTypes(),
  copyStaticFiles(),
  writeStatement(),
  copyLocales(),
  copyNets(),
  copyEngines(),
]);
await writeIndex(modules);
if (process.env.SENET_ADDRESS) await writeAddress(process.env.SENET_ADDRESS);
// Lets programs without a DOM import the element, which then does nothing.
await writeFile(`${DIST}package.json`, '{ "type": "module" }\n');
await writeServiceWorkers(modules.core);

const either = ["index.html", ...(await namedByIndex()), ...modules.atOnce, ...modules.next, "senet.wasm"];
const firstLoad = Object.fromEntries(
  Object.entries(modules.views).map(([view, scripts]) => [view, [...new Set([...either, ...scripts])]]),
);
await writeFile(FIRST_LOAD, `${JSON.stringify(firstLoad, null, 2)}\n`);
for (const [view, files] of Object.entries(firstLoad))
  console.log(`dist/: ${files.length} files in the first load, ${view}`);
