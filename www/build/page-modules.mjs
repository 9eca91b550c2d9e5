/** The page's modules in Node, as far as they touch no page: for tests, and for files that are made from them. */
import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, ROOT, SOURCE } from "./bundle.mjs";

/** What the module of them all is called. */
const MODULES = "\0modules";
/** Where the modules believe to be: nothing is there, but addresses can be made. */
const SITE = "https://senet.example/";
const FOLDER = `${ROOT}target/page-modules/`;

/**
 * What these modules export, as one module.
 * @param {string[]} names paths below `www/src/`, without their ending
 * @returns {Promise<any>}
 */
export async function pageModules(...names) {
  const code = names.map((name) => `export * from ${JSON.stringify(`${SOURCE}src/${name}.ts`)};`).join("\n");
  const plugin = {
    name: "modules",
    resolveId: (/** @type {string} */ id) => (id === MODULES ? id : null),
    load: (/** @type {string} */ id) => (id === MODULES ? code : null),
  };
  const scripts = await bundle({
    input: { modules: MODULES },
    define: { "import.meta.url": JSON.stringify(SITE) },
    // Lit has a form of its own for where there is no page.
    platform: "node",
    plugins: [plugin],
  });
  const [entry] = scripts;
  if (!entry) throw new Error(`nothing was made of ${names}`);
  // In files, so that an error names a short place; whoever makes the same ones at the same time makes the same files.
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
