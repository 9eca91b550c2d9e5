/** The page's modules in Node, as far as they touch no page: for tests, and for files that are made from them. */
import { bundle, ROOT } from "./bundle.mjs";

/**
 * What these modules export, as one module.
 * @param {string[]} names paths below `www/src/`, without their ending
 * @returns {Promise<any>}
 */
export async function pageModules(...names) {
  const contents = names.map((name) => `export * from "./www/src/${name}.ts";`).join("\n");
  const { files } = await bundle({ stdin: { contents, resolveDir: ROOT, loader: "ts" }, format: "esm" });
  const [script] = files;
  if (!script) throw new Error(`nothing was made of ${names}`);
  return import(`data:text/javascript;base64,${Buffer.from(script.contents).toString("base64")}`);
}
