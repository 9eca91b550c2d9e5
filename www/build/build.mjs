/** Builds `dist/`: the page as a static folder that works under any path. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { pages } from "./addons.mjs";
import { folderAddress, indexWithAddress, oembedAnswer } from "./address.mjs";
import {
  bundle,
  DIST,
  ELEMENT_ENTRY,
  FIRST_ENGINE,
  FIRST_LOAD,
  FULL_ENGINE,
  HOST_ENTRY,
  LAB_ENGINE,
  LAB_WORKER_ENTRY,
  LOADING_ENTRY,
  NETS,
  OBJECT_ENTRY,
  pageEntry,
  SOURCE,
  WORKER_ENTRY,
  write,
} from "./bundle.mjs";
import { edition } from "./edition.mjs";
import { gameScripts } from "./game-scripts.mjs";
import { loadedWith } from "./gather.mjs";
import { readLocales, shortMessages, TEXT_FILES, textFile } from "./locales.mjs";
import { writeServiceWorkers } from "./offline.mjs";
import { writeStatement } from "./statement.mjs";

/** Files of `www/` that are copied unchanged. */
const COPIED = new Set([".html", ".svg", ".png", ".ico", ".webmanifest", ".txt", ".json"]);

/** The files of a game on this page, by the names below: for either view, and for each. */
const GAME = ["main", "rest", "shared"];
const VIEWS = { flat: ["flat"], object: ["object", "object-late"] };

const PAGES = await pages();

/**
 * Those scripts of a list whose sources this build has; without the ones of a page that needs a missing add-on.
 * @param {Record<string, string>} scripts
 */
const present = (scripts) =>
  Object.fromEntries(
    Object.entries(scripts).filter(([, entry]) => {
      const [, page] = /\/www\/pages\/([\w-]+)\//.exec(entry) ?? [];
      return page === undefined ? existsSync(entry) : PAGES.includes(page);
    }),
  );

/**
 * Bundles the game, for the page and for pages that embed it. Returns the scripts of the first load for each view, and
 * all scripts of a game.
 */
async function bundleGame() {
  const scripts = await gameScripts(present({ element: ELEMENT_ENTRY, "school-page": pageEntry("school") }));
  /** @param {string} wanted */
  const fileOf = (wanted) => {
    const script = scripts.find(({ name }) => name === wanted);
    if (!script) throw new Error(`no script is called ${wanted}`);
    return script.fileName;
  };
  const views = Object.entries(VIEWS).filter(([view]) => view === "flat" || existsSync(OBJECT_ENTRY));
  const first = views.map(([view, [entry = ""]]) => {
    const loaded = ["main", entry].flatMap((name) => loadedWith(scripts, fileOf(name)));
    return /** @type {const} */ ([view, [...new Set(loaded)]]);
  });
  const all = [...GAME, ...views.flatMap(([, names]) => names)];
  return { scripts, first, all: all.filter((name) => scripts.some((one) => one.name === name)).map(fileOf) };
}

/**
 * Lets a running page find out that the server has another version, and tells people the release, commit and rules. The
 * placeholder is in scripts whose names have no digest of their contents.
 * @param {import("./bundle.mjs").Script[]} scripts
 */
async function withVersion(scripts) {
  const all = createHash("sha256");
  for (const { fileName, code } of scripts) all.update(fileName).update(code);
  const version = all.digest("hex").slice(0, 16);
  const marked = scripts.filter(({ code }) => code.includes("SENET-VERSION")).map(({ fileName }) => fileName);
  if (!marked.includes("main.js")) throw new Error("main.js has no version");
  if (marked.some((name) => name.startsWith("parts/"))) throw new Error("a name would be of other contents");
  await writeFile(`${DIST}version.json`, `${JSON.stringify({ version, ...(await edition()) })}\n`);
  return scripts.map(({ fileName, code }) => ({ fileName, code: code.replace("SENET-VERSION", version) }));
}

/** Each of the other scripts is one file. */
async function bundleAlone() {
  const scripts = {
    "advisor-worker": WORKER_ENTRY,
    "embedding-page": pageEntry("embedding"),
    "lab-page": pageEntry("lab"),
    "lab/worker": LAB_WORKER_ENTRY,
    "print-page": pageEntry("print"),
    "senet-host": HOST_ENTRY,
  };
  // The laboratory's page has one engine.
  const engine = `${LAB_ENGINE}senet.js`;
  const alias = { "senet-wasm": engine, "senet-wasm-full": engine };
  const bundles = Object.entries(present(scripts)).map(([name, entry]) =>
    bundle({ input: { [name]: entry }, alias: name === "lab-page" ? alias : {} }),
  );
  // Reports that a page failed.
  bundles.push(bundle({ input: { loading: LOADING_ENTRY }, format: "iife" }));
  return (await Promise.all(bundles)).flat();
}

/** Type declarations of the modules that other pages import. They refer to the engine's types by file name. */
async function copyTypes() {
  await copyFile(`${FULL_ENGINE}senet.d.ts`, `${DIST}senet-engine.d.ts`);
  for (const [source, name] of [
    ["element-types", "element"],
    ["host-types", "senet-host"],
  ]) {
    if (!existsSync(ELEMENT_ENTRY)) continue;
    const text = await readFile(`${SOURCE}addons/embedding/${source}.ts`, "utf8");
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

/** @param {string} file */
const isOfMissingPage = (file) => {
  const [, page = ""] = /^([\w-]+)\.html$/.exec(file) ?? [];
  return existsSync(`${SOURCE}pages/${page}/`) && page !== "" && !PAGES.includes(page);
};

async function copyStaticFiles() {
  for (const entry of await readdir(SOURCE, { withFileTypes: true })) {
    const from = SOURCE + entry.name;
    if (isOfMissingPage(entry.name)) continue;
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

async function writeTexts() {
  await mkdir(`${DIST}locales`, { recursive: true });
  for (const { code, parts } of await readLocales())
    for (const file of TEXT_FILES) {
      const name = `${file === "first" ? "" : `${file}.`}${code}.json`;
      await writeFile(`${DIST}locales/${name}`, shortMessages(textFile(file, parts)));
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

/** Preloads the engine, instead of waiting until a script requests it. */
async function writeIndex() {
  const html = await readFile(`${SOURCE}index.html`, "utf8");
  const engine = `<link rel="preload" href="senet.wasm" as="fetch" type="application/wasm" crossorigin fetchpriority="low">`;
  const script = '<script type="module" src="main.js">';
  if (!html.includes(script)) throw new Error("index.html has another script");
  await writeFile(`${DIST}index.html`, html.replace(script, `${engine}\n${script}`));
}

/** @param {string} address the public address of the folder */
async function writeAddress(address) {
  const folder = folderAddress(address);
  const picture = await readFile(`${SOURCE}picture.png`);
  const html = await readFile(`${DIST}index.html`, "utf8");
  const codes = (await readLocales()).map(({ code }) => code);
  await writeFile(`${DIST}index.html`, indexWithAddress(html, folder, picture, codes));
  await writeFile(`${DIST}oembed.json`, `${JSON.stringify(oembedAnswer(folder, picture), null, 2)}\n`);
}

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
const [game, alone] = await Promise.all([
  bundleGame(),
  bundleAlone(),
  copyTypes(),
  copyStaticFiles(),
  writeStatement(),
  writeTexts(),
  copyNets(),
  copyEngines(),
]);
await write(await withVersion([...game.scripts, ...alone]));
await writeIndex();
if (process.env.SENET_ADDRESS) await writeAddress(process.env.SENET_ADDRESS);
// Lets programs without a DOM import the element, which then does nothing.
await writeFile(`${DIST}package.json`, '{ "type": "module" }\n');
await writeServiceWorkers([...game.all, "advisor-worker.js"]);

const either = ["index.html", ...(await namedByIndex()), "senet.wasm"];
const firstLoad = Object.fromEntries(
  game.first.map(([view, scripts]) => [view, [...new Set([...either, ...scripts])]]),
);
await writeFile(FIRST_LOAD, `${JSON.stringify(firstLoad, null, 2)}\n`);
for (const [view, files] of Object.entries(firstLoad))
  console.log(`dist/: ${files.length} files in the first load, ${view}`);
