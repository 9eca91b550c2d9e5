/**
 * Assigns modules to files: one for the page's first load, one for the rest of a first game, and one for each view.
 * Without this, the bundler would split off a shared chunk for every other script, which costs requests and
 * compression.
 */

/** @typedef {import("rolldown").ChunkingContext} Modules */

/** All modules of the object view, because a box on display needs nearly all of them as well. */
const OBJECT =
  /\/src\/(?:board\/object\/(?!display-box|still|orbit-controls|overlay|sign-distances)|app\/object-renderers)/;

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
 * Assigns each module to a file for `bundle`, starting from the entries.
 * @param {object} entries
 * @param {string} entries.name the file that the page loads at once
 * @param {string} entries.first the entry of that file
 * @param {string} entries.second the entry that it loads next
 * @param {readonly [flat: string, object: string]} entries.views the entries of the views, one of which it loads; shared modules load next
 * @param {string[]} entries.apart entries that must load none of these modules
 * @returns {import("rolldown").CodeSplittingNameFunction}
 */
export function gathered({ name, first, second, views, apart }) {
  /** @type {Map<string, string> | null} */
  let places = null;
  /** @param {Modules} modules */
  const placesOf = (modules) => {
    const elsewhere = new Set(apart.flatMap((entry) => [...withImports(entry, modules)]));
    const [flat, object] = views.map((view) => withImports(view, modules));
    const shared = [...flat].filter((id) => object.has(id));
    /** @type {[string, Iterable<string>][]} */
    const named = [
      ["flat", flat],
      ["next", [...shared, ...withImports(second, modules)]],
      [name, withImports(first, modules)],
    ];
    const pairs = named.flatMap(([place, ids]) => [...ids].map((id) => /** @type {const} */ ([id, place])));
    return new Map(pairs.filter(([id]) => !elsewhere.has(id)));
  };
  return (id, modules) => {
    places ??= placesOf(modules);
    return places.get(id) ?? (OBJECT.test(id) ? "object" : null);
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
