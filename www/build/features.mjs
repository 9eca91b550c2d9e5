/** For the bundler: the features that lie in folders, as the module `senet-features`. No other file names them. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const FEATURES = "senet-features";
const FEATURES_MODULE = `\0${FEATURES}`;
const FOLDER = fileURLToPath(new URL("../src/features/", import.meta.url));

const pathIn = (/** @type {string} */ name) => `${FOLDER}${name}/feature.ts`;

/**
 * What a feature's module states as literals; www/src/features/feature.ts documents them.
 * @param {string} name
 */
async function featureIn(name) {
  const path = pathIn(name);
  const text = await readFile(path, "utf8");
  const order = /^export const order = (\d+);$/m.exec(text)?.[1];
  if (!order) throw new Error(`${path} needs a line "export const order = NUMBER;"`);
  const only = /^export const only = "(page|kiosk)";$/m.exec(text)?.[1];
  return { name, path, order: Number(order), only, apart: /^export const apart = true;$/m.test(text) };
}

/** All features in their order. */
export async function features() {
  const names = (await readdir(FOLDER)).filter((name) => existsSync(pathIn(name)));
  const found = await Promise.all(names.map(featureIn));
  return found.sort((one, other) => one.order - other.order);
}

/** @type {import("rolldown").Plugin} */
export const featuresPlugin = {
  name: "features",
  resolveId: (id) => (id === FEATURES ? FEATURES_MODULE : null),
  async load(id) {
    if (id !== FEATURES_MODULE) return null;
    const lines = (await features()).map(({ path, only, apart }, index) => {
      const from = JSON.stringify(path);
      const entry = `only: ${JSON.stringify(only)}, load: `;
      return apart
        ? { head: "", entry: `{ ${entry}() => import(${from}) }` }
        : {
            head: `import * as feature${index} from ${from};\n`,
            entry: `{ ${entry}async () => feature${index} }`,
          };
    });
    const code = `${lines.map(({ head }) => head).join("")}export default [${lines.map(({ entry }) => entry)}];`;
    return { code, moduleType: "js" };
  },
};
