/** What `senet.html` carries of the page, and what stands in for the rest. */
import { readFile } from "node:fs/promises";
import { SOURCE } from "./bundle.mjs";
import { readLocales } from "./locales.mjs";

/** All nets would double the file: it carries those of the games most played, and says so in the others. */
export const CARRIED_NETS = ["kendall-masters.net"];

/** The texts of other pages, of which it knows nothing, and of what its stand-ins do not say. */
export const LEFT_OUT_PARTS = ["embedding", "offline", "practice", "print", "school"];

const OWN = `${SOURCE}src/single-file/`;

/** Modules of the page, and those of `single-file/` in their stead. @type {[RegExp, string][]} */
export const STAND_INS = [
  [/[/\\]src[/\\]engine[/\\]assets\.ts$/, "assets.ts"],
  [/[/\\]src[/\\]offline[/\\]offline\.ts$/, "offline.ts"],
];

/**
 * The page's script takes its bytes out of the file, and knows only the languages that are in it.
 * @type {import("esbuild").Plugin}
 */
export const carrying = {
  name: "carrying",
  setup(bundler) {
    for (const [filter, name] of STAND_INS) {
      bundler.onLoad({ filter }, async () => ({
        contents: await readFile(OWN + name, "utf8"),
        loader: "ts",
      }));
    }
    bundler.onLoad({ filter: /^senet-languages$/, namespace: "languages" }, async () => {
      const heads = (await readLocales()).map(({ code, name, direction }) => ({ code, name, direction }));
      const carried = "({ code }) => globalThis.senetFiles.has('first.' + code + '.ftl')";
      return { contents: `export default ${JSON.stringify(heads)}.filter(${carried})`, loader: "js" };
    });
  },
};
