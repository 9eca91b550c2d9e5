/** What every JavaScript bundle of the project shares. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";
import { localesPlugin } from "./locales.mjs";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SOURCE = `${ROOT}www/`;
export const DIST = `${ROOT}dist/`;
/** The generated glue and the optimised wasm: what the first game needs, and all there is (with and without SIMD). */
export const FIRST_ENGINE = `${ROOT}target/web/first/`;
export const FULL_ENGINE = `${ROOT}target/web/full/`;
export const PLAIN_ENGINE = `${ROOT}target/web/full-plain/`;
/** What trains a net for house rules. */
export const PRACTICE_ENGINE = `${ROOT}target/web/practice/`;
/** What the strong players have learned, a file a ruleset. */
export const NETS = `${ROOT}src/ai/nets/`;
/** Where the build writes down what it made, for the size report and the tests. */
export const FIRST_LOAD = `${ROOT}target/web/first-load.json`;
export const KEPT_FILES = `${ROOT}target/web/kept-files.json`;

export const PAGE_ENTRY = `${SOURCE}src/main.ts`;
/** What the page loads behind its own first picture. */
export const FIRST_GAME = `${SOURCE}src/first-game.ts`;
export const WORKER_ENTRY = `${SOURCE}src/engine/advisor-worker.ts`;
export const PRACTICE_ENTRY = `${SOURCE}src/practice/practice-worker.ts`;
export const PRACTICE_PLAN = `${SOURCE}src/practice/plan.json`;
export const ELEMENT_ENTRY = `${SOURCE}src/embedding/element.ts`;
export const HOST_ENTRY = `${SOURCE}src/embedding/host.ts`;
export const BUILDER_ENTRY = `${SOURCE}src/embedding/embedding-page.ts`;
export const PRINT_ENTRY = `${SOURCE}src/print/print-page.ts`;
export const SCHOOL_ENTRY = `${SOURCE}src/school/school-page.ts`;
export const STYLE_ENTRY = `${SOURCE}style.css`;

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
/** @typedef {import("./gather.mjs").Script} Script */

/**
 * Bundles with the project's settings; warnings count as errors. Writes nothing.
 * @param {import("esbuild").BuildOptions} options
 * @param {(outputs: import("esbuild").Metafile["outputs"], scripts: Script[]) => Promise<Script[]>} [arrange]
 * changes how the code is spread over files
 * @returns {Promise<{ files: Output[] }>}
 */
export async function bundle(options, arrange = async (_, scripts) => scripts) {
  const result = await build({
    bundle: true,
    minify: true,
    target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    charset: "utf8",
    legalComments: "none",
    alias: {
      "senet-wasm": `${FIRST_ENGINE}senet.js`,
      "senet-wasm-full": `${FULL_ENGINE}senet.js`,
      "senet-wasm-practice": `${PRACTICE_ENGINE}senet.js`,
    },
    absWorkingDir: ROOT,
    logLevel: "warning",
    metafile: true,
    write: false,
    ...options,
    plugins: [...(options.plugins ?? []), localesPlugin, unindentedTemplates],
  });
  if (result.warnings.length > 0) throw new Error("the bundler warned");
  const { outputs } = /** @type {import("esbuild").Metafile} */ (result.metafile);
  const made = result.outputFiles ?? [];
  const isScript = (/** @type {{ path: string }} */ { path }) => path.endsWith(".js");
  const scripts = await arrange(outputs, made.filter(isScript));
  const squeezing = scripts.map(async ({ path, text }) => ({
    path,
    contents: Buffer.from(await squeezed(text)),
  }));
  return { files: [...(await Promise.all(squeezing)), ...made.filter((file) => !isScript(file))] };
}

/** @param {Output[]} files */
export async function write(files) {
  for (const { path, contents } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}
