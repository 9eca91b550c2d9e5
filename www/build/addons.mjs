/**
 * For the bundler: what lies in the folders of the add-ons, as modules. No other file names an add-on, except one that
 * needs it in particular.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { pathOf, sourceNames } from "./sources.mjs";

const folders = await readdir(pathOf("addons/"));

/** The paths of a file in all folders that have it. @param {string} file */
const inFolders = (file) =>
  folders.map((name) => pathOf(`addons/${name}/${file}`)).filter((path) => existsSync(path));

/**
 * The literals that an add-on's module exports; www/src/app/addon.ts documents them.
 * @param {string} path
 */
async function addonAt(path) {
  const text = await readFile(path, "utf8");
  const order = /^export const order = (\d+);$/m.exec(text)?.[1];
  if (!order) throw new Error(`${path} needs a line "export const order = NUMBER;"`);
  const only = /^export const only = "(page|kiosk)";$/m.exec(text)?.[1];
  const name = path.split("/").at(-2) ?? "";
  return { name, path, order: Number(order), only, apart: /^export const apart = true;$/m.test(text) };
}

/** All add-ons in their order. */
export async function addons() {
  const found = await Promise.all(inFolders("addon.ts").map(addonAt));
  return found.sort((one, other) => one.order - other.order);
}

/**
 * The pages beside the game, by their folders, without those that need an add-on which is missing: a page names what it
 * needs by importing it.
 */
export async function pages() {
  const missing = new Set();
  const names = await sourceNames(/^pages\/\w.*\/.*\.ts$/);
  for (const name of names)
    for (const [, addon = ""] of (await readFile(pathOf(name), "utf8")).matchAll(
      /"(?:\.\.\/)+addons\/([\w-]+)\//g,
    ))
      if (!folders.includes(addon)) missing.add(name.split("/")[1]);
  const all = names.filter((name) => name.endsWith("/page.ts")).map((name) => name.split("/")[1] ?? "");
  return all.filter((name) => !missing.has(name));
}

/** @param {string[]} paths @param {string} name what they export */
const imported = (paths, name) =>
  paths
    .map((path, index) => `import { ${name} as ${name}${index} } from ${JSON.stringify(path)};\n`)
    .join("");

/** The code of each module. @type {Record<string, () => Promise<string>>} */
const MODULES = {
  async "senet-addons"() {
    const lines = (await addons()).map(({ path, only, apart }, index) => {
      const from = JSON.stringify(path);
      const entry = `only: ${JSON.stringify(only)}, load: `;
      return apart
        ? { head: "", entry: `{ ${entry}() => import(${from}) }` }
        : {
            head: `import * as addon${index} from ${from};\n`,
            entry: `{ ${entry}async () => addon${index} }`,
          };
    });
    return `${lines.map(({ head }) => head).join("")}export default [${lines.map(({ entry }) => entry)}];`;
  },
  async "senet-view"() {
    const [path] = inFolders("view.ts");
    return path ? `export { view as default } from ${JSON.stringify(path)};` : "export default null;";
  },
  async "senet-first"() {
    const [path] = inFolders("first.ts");
    return path ? `export { first as default } from ${JSON.stringify(path)};` : "export default {};";
  },
  async "senet-workers"() {
    const paths = inFolders("worker.ts");
    return `${imported(paths, "worker")}export default [${paths.map((_, index) => `worker${index}`)}];`;
  },
  async "senet-pages"() {
    return `export default ${JSON.stringify(await pages())};`;
  },
};

/** @type {import("rolldown").Plugin} */
export const addonsPlugin = {
  name: "addons",
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
  async load(id) {
    const code = MODULES[id.slice(1)];
    return id.startsWith("\0") && code ? { code: await code(), moduleType: "js" } : null;
  },
};
