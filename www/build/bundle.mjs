/** What every JavaScript bundle of the project shares. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SOURCE = `${ROOT}www/`;
export const DIST = `${ROOT}dist/`;
/** The generated glue and the optimised wasm. */
export const PACKAGE = `${ROOT}target/web/pkg/`;
/** Where the build writes down what it made, for the size report and the tests. */
export const FIRST_LOAD = `${ROOT}target/web/first-load.json`;

export const PAGE_ENTRY = `${SOURCE}src/main.ts`;
export const WORKER_ENTRY = `${SOURCE}src/engine/worker.ts`;
export const STYLE_ENTRY = `${SOURCE}style.css`;

/**
 * Texts without their comments, which are for translators.
 * @param {string} text
 */
export function withoutFluentComments(text) {
  return text
    .split("\n")
    .filter((line) => !/^#/.test(line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** @type {import("esbuild").Plugin} */
const fluentTexts = {
  name: "fluent-texts",
  setup(bundler) {
    bundler.onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
      contents: withoutFluentComments(await readFile(path, "utf8")),
      loader: "text",
    }));
  },
};

/**
 * Bundles with the project's settings; warnings count as errors.
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle(options) {
  const result = await build({
    bundle: true,
    minify: true,
    target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    charset: "utf8",
    legalComments: "none",
    alias: { "senet-wasm": `${PACKAGE}senet.js` },
    absWorkingDir: ROOT,
    logLevel: "warning",
    metafile: true,
    ...options,
    plugins: [fluentTexts, ...(options.plugins ?? [])],
  });
  if (result.warnings.length > 0) throw new Error("the bundler warned");
  const { outputs } = /** @type {import("esbuild").Metafile} */ (result.metafile);
  return { outputs, files: result.outputFiles ?? [] };
}
