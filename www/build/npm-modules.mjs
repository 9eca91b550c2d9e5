/** The npm package's element, and the files that it and the engine load, as modules that every bundler finds. */
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deflateSync } from "node:zlib";
import { bundle, ELEMENT_ENTRY, FIRST_ENGINE, FULL_ENGINE, NETS, SOURCE, WORKER_ENTRY } from "./bundle.mjs";
import { replacing } from "./embedded-parts.mjs";
import { gameScripts } from "./game-scripts.mjs";
import { messagesAsJson, readLocales, textFile } from "./locales.mjs";

/** The module that `www/addons/embedding/packaged-files.ts` imports. */
const FILES = "senet-package-files";

/** The scripts of the element. @param {string} folder */
export async function writeElement(folder) {
  const scripts = await gameScripts({ element: ELEMENT_ENTRY }, [
    replacing({ "base/page-files.ts": "addons/embedding/packaged-files.ts" }),
    { name: "package-files", resolveId: (id) => (id === FILES ? { id, external: true } : null) },
  ]);
  for (const { fileName, code } of scripts) {
    const path = folder + fileName;
    await mkdir(dirname(path), { recursive: true });
    const up = "../".repeat(fileName.split("/").length);
    await writeFile(path, code.replaceAll(/(["'`])senet-package-files\1/g, `"${up}files/index.js"`));
  }
}

/** The worker of the computer players, as a classic script. */
async function workerScript() {
  const [script] = await bundle({ input: { worker: WORKER_ENTRY }, format: "iife", global: "senet" });
  if (!script) throw new Error("the worker has no script");
  return Buffer.from(script.code);
}

/** A map from names to functions that import a module. @param {string} name @param {[string, string][]} entries */
const map = (name, entries) =>
  `export const ${name} = {\n${entries.map(([key, path]) => `  ${JSON.stringify(key)}: () => import("./${path}"),\n`).join("")}};\n`;

/** The modules of files and texts, and the lists of them. @param {string} folder */
export async function writeFiles(folder) {
  const nets = (await readdir(NETS)).filter((name) => name.endsWith(".net")).sort();
  const files = {
    "senet.wasm": await readFile(`${FIRST_ENGINE}senet_bg.wasm`),
    "senet-full.wasm": await readFile(`${FULL_ENGINE}senet_bg.wasm`),
    "advisor-worker.js": await workerScript(),
    ...Object.fromEntries(
      await Promise.all(nets.map(async (name) => [`nets/${name}`, await readFile(NETS + name)])),
    ),
  };
  /** The module of a file. @param {string} name */
  const moduleOf = (name) => `${name}.js`;
  await mkdir(`${folder}nets`, { recursive: true });
  await mkdir(`${folder}texts`, { recursive: true });
  await copyFile(`${SOURCE}package/unpack.js`, `${folder}unpack.js`);
  for (const [name, bytes] of Object.entries(files)) {
    const unpack = name.includes("/") ? "../unpack.js" : "./unpack.js";
    const text = deflateSync(bytes, { level: 9 }).toString("base64");
    await writeFile(
      folder + moduleOf(name),
      `import { unpack } from "${unpack}";\nexport default () => unpack("${text}");\n`,
    );
  }
  /** @type {[string, string][]} */
  const texts = [];
  for (const { code, parts } of await readLocales())
    for (const file of /** @type {const} */ (["first", "rest", "kiosk"])) {
      const path = `texts/${file}.${code}.js`;
      await writeFile(folder + path, `export default ${messagesAsJson(textFile(file, parts))};\n`);
      texts.push([`${file}.${code}`, path]);
    }
  /** @type {[string, string][]} */
  const paths = Object.keys(files).map((name) => [name, moduleOf(name)]);
  const isNet = (/** @type {[string, string]} */ [name]) => name.startsWith("nets/");
  await writeFile(`${folder}nets.js`, map("nets", paths.filter(isNet)));
  await writeFile(
    `${folder}index.js`,
    `import { nets } from "./nets.js";\n${map(
      "others",
      paths.filter((path) => !isNet(path)),
    ).replace("export ", "")}export const files = { ...others, ...nets };\n${map("texts", texts)}`,
  );
}
