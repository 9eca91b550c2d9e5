/**
 * Gathers what a script loads at once into one file. The bundler cuts a piece out of it for every other script that
 * uses some of the same modules: a request each, and worse compression.
 */
import { basename, relative } from "node:path";
import { rollup } from "@rollup/wasm-node";

/** @typedef {{ path: string, text: string }} Script */

/**
 * A script and the scripts it imports statically.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {string} script
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function loadedAtOnce(outputs, script, found = new Set()) {
  if (found.has(script)) return found;
  found.add(script);
  for (const imported of outputs[script].imports) {
    if (imported.kind === "import-statement") loadedAtOnce(outputs, imported.path, found);
  }
  return found;
}

/**
 * @param {object} bundle
 * @param {import("esbuild").Metafile["outputs"]} bundle.outputs paths relative to `root`
 * @param {Script[]} bundle.scripts
 * @param {string} bundle.root
 * @param {string} bundle.dist the folder of the scripts
 * @param {string} bundle.first the entry that takes in what it loads at once
 * @param {string} bundle.second the module that it loads next: that takes in what it loads at once, too
 * @param {string[]} bundle.apart entries that must not load either
 * @returns {Promise<{ scripts: Script[], atOnce: string[], next: string[] }>} in `dist`: what `first` loads at once,
 * and what else `second` does
 */
export async function gather({ outputs, scripts, root, dist, first, second, apart }) {
  const texts = new Map(scripts.map(({ path, text }) => [path, text]));
  const absolute = (/** @type {string} */ path) => root + path;
  const elsewhere = new Set(
    apart.flatMap((script) => [...loadedAtOnce(outputs, relative(root, dist + script))]),
  );
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  const [secondOutput] = entries.find(([, { entryPoint }]) => entryPoint === second) ?? [];
  if (!secondOutput) throw new Error(`nothing loads ${second}`);
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const [entry, name] of [
    [relative(root, dist + first), "first"],
    [secondOutput, "second"],
  ]) {
    for (const path of loadedAtOnce(outputs, entry)) {
      if (!elsewhere.has(path) && !places.has(absolute(path))) places.set(absolute(path), name);
    }
  }
  const bundle = await rollup({
    input: entries.map(([path]) => absolute(path)),
    preserveEntrySignatures: "allow-extension",
    treeshake: false,
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
    plugins: [
      {
        name: "from-the-bundler",
        resolveId: (id, importer) =>
          importer === undefined ? id : new URL(id, `file://${importer}`).pathname,
        load: (path) => texts.get(path) ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    compact: true,
    onlyExplicitManualChunks: true,
    manualChunks: (path) => places.get(path),
    entryFileNames: ({ facadeModuleId }) => relative(dist, facadeModuleId ?? ""),
    chunkFileNames: ({ name, moduleIds }) =>
      name === "first" ? first : `parts/${basename(moduleIds.at(-1) ?? name)}`,
  });
  await bundle.close();
  const made = output.filter((file) => file.type === "chunk");
  const imports = new Map(made.map(({ fileName, imports: names }) => [fileName, names]));
  /** @param {string} script */
  const withImports = (script) => {
    const found = new Set([script]);
    for (const name of found) for (const imported of imports.get(name) ?? []) found.add(imported);
    return found;
  };
  const atOnce = withImports(first);
  const secondFile = made.find(({ moduleIds }) => moduleIds.includes(absolute(secondOutput)));
  const next = withImports(secondFile?.fileName ?? "");
  return {
    scripts: made.map(({ fileName, code }) => ({ path: dist + fileName, text: code })),
    atOnce: [...atOnce],
    next: [...next].filter((name) => !atOnce.has(name)),
  };
}
