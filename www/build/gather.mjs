/**
 * Assigns modules to the few files of the page. Without this, the bundler would split off a chunk for every set of
 * scripts that share modules, which costs requests and compression.
 */

/** @typedef {import("rolldown").ChunkingContext} Modules */

/**
 * A module and all its static imports.
 * @param {string} id
 * @param {Modules} modules
 * @param {Set<string>} found
 */
function withImports(id, modules, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) withImports(imported, modules, found);
  return found;
}

/**
 * Assigns each module to the first file that claims it, for `bundle`. A file claims what an entry imports, or what all
 * entries of a list have in common. Any other module belongs to the script that imports it. No entry may await at its top
 * level: the bundler would add a file before each of these.
 * @param {readonly (readonly [file: string, ...claims: (string | readonly string[])[]])[]} files
 * @returns {import("rolldown").CodeSplittingNameFunction}
 */
export function gathered(files) {
  /** @type {Map<string, string> | null} */
  let places = null;
  /** @param {Modules} modules */
  const placesOf = (modules) => {
    const claimed = files.flatMap(([file, ...claims]) =>
      claims.flatMap((claim) => {
        const [first = new Set(), ...others] = [claim].flat().map((entry) => withImports(entry, modules));
        const ids = [...first].filter((id) => others.every((other) => other.has(id)));
        return ids.map((id) => /** @type {const} */ ([id, file]));
      }),
    );
    // Of several values the last one counts.
    return new Map(claimed.reverse());
  };
  return (id, modules) => {
    places ??= placesOf(modules);
    return places.get(id) ?? null;
  };
}

/**
 * The file of a script and the files of its static imports.
 * @param {import("./bundle.mjs").Script[]} scripts
 * @param {string} script
 */
export function loadedWith(scripts, script) {
  const found = new Set([script]);
  for (const name of found)
    for (const imported of scripts.find(({ fileName }) => fileName === name)?.imports ?? [])
      found.add(imported);
  return [...found];
}
