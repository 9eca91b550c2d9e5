/** Loads page modules that need no DOM in Node, for tests and for generated files. */
import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, ROOT } from "./bundle.mjs";
import { pathOf } from "./sources.mjs";

/** The name of the combined module. */
const MODULES = "\0modules";
/** The modules' base URL. Nothing exists there, but URLs can be resolved. */
const SITE = "https://senet.example/";
const FOLDER = `${ROOT}target/page-modules/`;

/**
 * The exports of these modules, combined in one module.
 * @param {string[]} names the modules' names without their ending, see sources.mjs
 * @returns {Promise<any>}
 */
export async function pageModules(...names) {
  const code = names.map((name) => `export * from ${JSON.stringify(pathOf(`${name}.ts`))};`).join("\n");
  const plugin = {
    name: "modules",
    resolveId: (/** @type {string} */ id) => (id === MODULES ? id : null),
    load: (/** @type {string} */ id) => (id === MODULES ? code : null),
  };
  const scripts = await bundle({
    input: { modules: MODULES },
    define: { "import.meta.url": JSON.stringify(SITE) },
    // Lit has a build for environments without a DOM.
    platform: "node",
    plugins: [plugin],
  });
  const [entry] = scripts;
  if (!entry) throw new Error(`nothing was made of ${names}`);
  // Written to files, so that stack traces stay short. Parallel runs write identical files.
  const all = createHash("sha256").update(scripts.map((script) => script.code).join("\n"));
  const folder = `${FOLDER}${all.digest("hex").slice(0, 16)}/`;
  for (const { fileName, code: text } of scripts) {
    const path = folder + fileName;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.${process.pid}`, text);
    await rename(`${path}.${process.pid}`, path);
  }
  return import(pathToFileURL(`${folder}modules.js`).href);
}
