/** What every JavaScript bundle of the project shares. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";
import { localeParts } from "./locale-parts.mjs";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SOURCE = `${ROOT}www/`;
export const DIST = `${ROOT}dist/`;
/** The generated glue and the optimised wasm: what the first game needs, and all there is (with and without SIMD). */
export const FIRST_ENGINE = `${ROOT}target/web/first/`;
export const FULL_ENGINE = `${ROOT}target/web/full/`;
export const PLAIN_ENGINE = `${ROOT}target/web/full-plain/`;
/** What the strong players have learned, a file a ruleset. */
export const NETS = `${ROOT}src/ai/nets/`;
/** Where the build writes down what it made, for the size report and the tests. */
export const FIRST_LOAD = `${ROOT}target/web/first-load.json`;

export const PAGE_ENTRY = `${SOURCE}src/main.ts`;
export const WORKER_ENTRY = `${SOURCE}src/engine/advisor-worker.ts`;
export const STYLE_ENTRY = `${SOURCE}style.css`;

/** @type {import("esbuild").Plugin} */
const fluentTexts = {
  name: "fluent-texts",
  setup(bundler) {
    bundler.onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
      contents: localeParts(await readFile(path, "utf8")).first,
      loader: "text",
    }));
  },
};

/**
 * Markup and style sheets in templates without their indentation; the code around them loses its own anyway.
 * @type {import("esbuild").Plugin}
 */
const unindentedTemplates = {
  name: "unindented-templates",
  setup(bundler) {
    bundler.onLoad({ filter: /[/\\]www[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      return {
        contents: /\b(?:html|css|svg)`/.test(code) ? code.replace(/\n\s+/g, "\n") : code,
        loader: "ts",
      };
    });
  },
};

/**
 * Squeezes a script once more: a few per cent that the bundler leaves.
 * @param {string} code
 */
async function squeezed(code) {
  const result = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
  return /** @type {string} */ (result.code);
}

/** @typedef {{ path: string, contents: Uint8Array }} Output */

/**
 * Bundles with the project's settings; warnings count as errors. Writes nothing.
 * @param {import("esbuild").BuildOptions} options
 * @returns {Promise<{ outputs: import("esbuild").Metafile["outputs"], files: Output[] }>}
 */
export async function bundle(options) {
  const result = await build({
    bundle: true,
    minify: true,
    target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    charset: "utf8",
    legalComments: "none",
    alias: { "senet-wasm": `${FIRST_ENGINE}senet.js`, "senet-wasm-full": `${FULL_ENGINE}senet.js` },
    absWorkingDir: ROOT,
    logLevel: "warning",
    metafile: true,
    write: false,
    ...options,
    plugins: [...(options.plugins ?? []), fluentTexts, unindentedTemplates],
  });
  if (result.warnings.length > 0) throw new Error("the bundler warned");
  const { outputs } = /** @type {import("esbuild").Metafile} */ (result.metafile);
  const files = (result.outputFiles ?? []).map(async ({ path, text, contents }) => ({
    path,
    contents: path.endsWith(".js") ? Buffer.from(await squeezed(text)) : contents,
  }));
  return { outputs, files: await Promise.all(files) };
}

/** @param {Output[]} files */
export async function write(files) {
  for (const { path, contents } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}
