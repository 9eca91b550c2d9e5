/** For the bundler: the add-ons that lie in folders, as the module `senet-addons`. No other file names them. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const ADDONS = "senet-addons";
const ADDONS_MODULE = `\0${ADDONS}`;
const FOLDER = fileURLToPath(new URL("../addons/", import.meta.url));

const pathIn = (/** @type {string} */ name) => `${FOLDER}${name}/addon.ts`;

/**
 * What an add-on's module states as literals; www/src/app/addon.ts documents them.
 * @param {string} name
 */
async function addonIn(name) {
  const path = pathIn(name);
  const text = await readFile(path, "utf8");
  const order = /^export const order = (\d+);$/m.exec(text)?.[1];
  if (!order) throw new Error(`${path} needs a line "export const order = NUMBER;"`);
  const only = /^export const only = "(page|kiosk)";$/m.exec(text)?.[1];
  return { name, path, order: Number(order), only, apart: /^export const apart = true;$/m.test(text) };
}

/** All add-ons in their order. */
export async function addons() {
  const names = (await readdir(FOLDER)).filter((name) => existsSync(pathIn(name)));
  const found = await Promise.all(names.map(addonIn));
  return found.sort((one, other) => one.order - other.order);
}

/** @type {import("rolldown").Plugin} */
export const addonsPlugin = {
  name: "addons",
  resolveId: (id) => (id === ADDONS ? ADDONS_MODULE : null),
  async load(id) {
    if (id !== ADDONS_MODULE) return null;
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
    const code = `${lines.map(({ head }) => head).join("")}export default [${lines.map(({ entry }) => entry)}];`;
    return { code, moduleType: "js" };
  },
};
