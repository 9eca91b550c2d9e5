/** Settings shared by all JavaScript bundles of the project. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { addonsPlugin } from "./addons.mjs";
import { drawingsPlugin } from "./drawings.mjs";
import { editionPlugin } from "./edition.mjs";
import { localesPlugin } from "./locales.mjs";
import { SYNTAX } from "./oldest-browsers.mjs";
import { shadersPlugin } from "./shaders.mjs";
import { stylesPlugin } from "./styles.mjs";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SOURCE = `${ROOT}www/`;
export const DIST = `${ROOT}dist/`;
/** The generated glue and optimised wasm: the small and the full engine. */
export const FIRST_ENGINE = `${ROOT}target/web/first/`;
export const FULL_ENGINE = `${ROOT}target/web/full/`;
/** The laboratory's engine. */
export const LAB_ENGINE = `${ROOT}target/web/lab/`;
/** The neural nets of the strong players, one file per ruleset. */
export const NETS = `${ROOT}src/players/nets/`;
/** The build records its output here for the size report and the tests: for each view, the files of the first load. */
export const FIRST_LOAD = `${ROOT}target/web/first-load.json`;
export const KEPT_FILES = `${ROOT}target/web/kept-files.json`;

/** Reports that the page's script failed; a classic script of its own. */
export const LOADING_ENTRY = `${SOURCE}src/app/loading.ts`;
export const PAGE_ENTRY = `${SOURCE}src/app/main.ts`;
/** Files that load after the page's first picture: one of the two views, and the rest. */
export const FLAT_ENTRY = `${SOURCE}src/app/flat-renderers.ts`;
export const OBJECT_ENTRY = `${SOURCE}addons/object-view/renderers.ts`;
export const REST_ENTRY = `${SOURCE}src/app/rest.ts`;
/** Parts of the object view that load last, and a box beside a text. */
export const OBJECT_LATE_ENTRY = `${SOURCE}addons/object-view/late.ts`;
export const BOX_ENTRY = `${SOURCE}addons/object-view/display-box.ts`;
/** The computer players, which also run on the page's own thread where workers are forbidden. */
export const PLAYERS_ENTRY = `${SOURCE}src/engine/advisor-service.ts`;
export const WORKER_ENTRY = `${SOURCE}src/engine/advisor-worker.ts`;
export const ELEMENT_ENTRY = `${SOURCE}addons/embedding/element.ts`;
export const EMBEDDED_ENTRY = `${SOURCE}addons/embedding/embedded-game.ts`;
export const HOST_ENTRY = `${SOURCE}addons/embedding/host.ts`;
export const LAB_WORKER_ENTRY = `${SOURCE}pages/lab/lab-worker.ts`;
/** The script of a page beside the game. @param {string} name its folder */
export const pageEntry = (name) => `${SOURCE}pages/${name}/page.ts`;

/**
 * Code that every first load would carry for nothing, by the end of its path, as pairs of a pattern and its replacement:
 * Lit's errors about badly made styles, which the type checker finds, its support of older browsers, and attributes that follow
 * properties, which no element here has; dates and isolated words in texts;
 * what the engine's glue does in older browsers and with modules that are not compiled yet.
 * @type {Record<string, [RegExp, string][]>}
 */
const UNUSED = {
  "/reactive-element/css-tag.js": [
    [/Error\("(?:CSSResult|Value)[^;}]*\)/g, 'Error("style")'],
    [/\w+\.ShadowRoot&&[^;]*?"replace"in CSSStyleSheet\.prototype/, "true"],
  ],
  "/lit-element.js": [
    [/const \w=\w\.litElementPolyfillSupport;.*?;|\(\w\.litElementVersions[^)]*\)[^;]*;/g, ""],
  ],
  "/lit-html.js": [[/,\w=\w\.litHtmlPolyfillSupport;.*?;/, ";"]],
  "/reactive-element.js": [
    [/,\w\?\.\(\{ReactiveElement:\w\}\).*?;/, ";"],
    [/,\w=\w\.reactiveElementPolyfillSupport/, ""],
    [/_\$ET\(t,s\)\{.*?(?=_\$AK\()/, ""],
    [/this\._\$Eq&&=.*?,(?=this\._\$EM)/, ""],
    [/,!0===e&&this\._\$Em!==t&&\(this\._\$Eq.*?add\(t\)/, ""],
    [/toAttribute\(t,s\)\{.*?\},(?=fromAttribute)/, ""],
  ],
  "/bundle/esm/bundle.js": [[/\bDATETIME,/, ""]],
  "/bundle/esm/builtins.js": [[/arg instanceof FluentDateTime/, "false"]],
  "/bundle/esm/resolver.js": [
    [/FluentDateTime\.supportsValue\(arg\)|scope\.bundle\._useIsolating && [^;]*/g, "false"],
  ],
  "/first/senet.js": [
    [/typeof Response === 'function' && module instanceof Response/, "false"],
    [/typeof module_or_path === 'string' .*(?=\) \{)/, "false"],
    [/!\('encodeInto' in cachedTextEncoder\)|\(typeof FinalizationRegistry === 'undefined'\)/g, "false"],
    [/console\.warn\('using deprecated.*/g, ""],
  ],
};

/** @type {import("rolldown").Plugin} */
const tersePlugin = {
  name: "terse",
  transform(code, path) {
    const [, pairs = []] = Object.entries(UNUSED).find(([end]) => path.endsWith(end)) ?? [];
    return pairs.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code);
  },
};

/** @typedef {import("rolldown").OutputChunk} Script `fileName` is relative to `DIST` */

/**
 * Bundles with the project's settings. Warnings are errors. Writes nothing to disk.
 * @param {object} bundle
 * @param {Record<string, string>} bundle.input the entries' sources, by their names in `DIST` without `.js`
 * @param {"es" | "iife"} [bundle.format] a classic script (`iife`) is one file and has one entry
 * @param {string} [bundle.global] the name of a classic script's exports
 * @param {import("rolldown").CodeSplittingNameFunction} [bundle.place] the file for a module, without `.js`; null lets
 * the bundler choose. Without this function each entry is one file.
 * @param {Record<string, string>} [bundle.alias] replacement modules
 * @param {Record<string, string>} [bundle.define] code that replaces names
 * @param {"browser" | "node"} [bundle.platform] the target platform
 * @param {import("rolldown").Plugin[]} [bundle.plugins]
 * @returns {Promise<Script[]>}
 */
export async function bundle({
  input,
  format = "es",
  global,
  place,
  alias,
  define,
  platform = "browser",
  plugins = [],
}) {
  /** @type {string[]} */
  const warnings = [];
  const build = await rolldown({
    input,
    cwd: ROOT,
    platform,
    preserveEntrySignatures: "allow-extension",
    // Its paths point to type declarations.
    tsconfig: false,
    transform: {
      target: SYNTAX,
      define,
      // Matches `experimentalDecorators` and `useDefineForClassFields` of that file.
      decorator: { legacy: true },
      assumptions: { setPublicClassFields: true },
      typescript: { removeClassFieldsWithoutInitializer: true },
    },
    resolve: {
      alias: {
        "senet-wasm": `${FIRST_ENGINE}senet.js`,
        "senet-wasm-full": `${FULL_ENGINE}senet.js`,
        "senet-wasm-lab": `${LAB_ENGINE}senet.js`,
        ...alias,
      },
    },
    plugins: [
      ...plugins,
      addonsPlugin,
      drawingsPlugin,
      editionPlugin,
      localesPlugin,
      shadersPlugin,
      stylesPlugin,
      tersePlugin,
    ],
    // The duration depends on the machine.
    checks: { bundlerTimings: false },
    onLog: (_, { message }) => warnings.push(message),
  });
  const { output } = await build.generate({
    format,
    name: global,
    minify: true,
    comments: false,
    entryFileNames: "[name].js",
    // The hash keeps files of two versions apart in caches.
    chunkFileNames: "parts/[name]-[hash].js",
    codeSplitting: place ? { includeDependenciesRecursively: false, groups: [{ name: place }] } : false,
  });
  await build.close();
  if (warnings.length > 0) throw new Error(`the bundler warned:\n${warnings.join("\n")}`);
  return output.filter((file) => file.type === "chunk");
}

/** @param {Pick<Script, "fileName" | "code">[]} scripts */
export async function write(scripts) {
  for (const { fileName, code } of scripts) {
    await mkdir(dirname(DIST + fileName), { recursive: true });
    await writeFile(DIST + fileName, code);
  }
}
