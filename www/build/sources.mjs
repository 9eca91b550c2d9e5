/** Where the page's sources are: the core in `www/src`, and beside it `www/addons` and `www/pages`. */
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../", import.meta.url));
const BESIDE = ["addons", "pages"];

/**
 * The path of a source by its name: a path below `www/src/`, or one that begins with `addons/` or `pages/`.
 * @param {string} name
 */
export const pathOf = (name) =>
  WWW + (BESIDE.some((folder) => name.startsWith(`${folder}/`)) ? name : `src/${name}`);

/** The name of a source, or null for a file that is none. @param {string} path */
export function nameOf(path) {
  if (!path.startsWith(WWW)) return null;
  const [folder = "", ...rest] = path.slice(WWW.length).split("/");
  if (folder === "src") return rest.join("/");
  return BESIDE.includes(folder) ? `${folder}/${rest.join("/")}` : null;
}

/**
 * The names of all sources of a kind, sorted.
 * @param {RegExp} [kind]
 * @returns {Promise<string[]>}
 */
export async function sourceNames(kind = /\.ts$/) {
  const folders = ["src", ...BESIDE].map(async (folder) => {
    const files = await readdir(WWW + folder, { recursive: true });
    return files.map((file) => (folder === "src" ? file : `${folder}/${file}`));
  });
  return (await Promise.all(folders))
    .flat()
    .filter((name) => kind.test(name))
    .sort();
}
