/** The scripts of a game: which modules go into which file. */
import { addons } from "./addons.mjs";
import {
  BOX_ENTRY,
  bundle,
  EMBEDDED_ENTRY,
  FLAT_ENTRY,
  FULL_ENGINE,
  OBJECT_ENTRY,
  OBJECT_LATE_ENTRY,
  PAGE_ENTRY,
  PLAYERS_ENTRY,
  pageEntry,
  REST_ENTRY,
} from "./bundle.mjs";
import { gathered } from "./gather.mjs";

/**
 * Bundles a game for the page or for pages that embed it.
 * @param {Record<string, string>} input as for `bundle`, besides the page itself
 * @param {import("rolldown").Plugin[]} [plugins]
 */
export async function gameScripts(input, plugins) {
  const apart = (await addons()).flatMap(({ name, path, apart }) =>
    apart ? [/** @type {const} */ ([name, path])] : [],
  );
  return bundle({
    input: { main: PAGE_ENTRY, ...input },
    plugins,
    place: gathered([
      ["main", PAGE_ENTRY, [FLAT_ENTRY, OBJECT_ENTRY]],
      ["flat", FLAT_ENTRY],
      ["object", OBJECT_ENTRY],
      // Modules that other bundles share with the rest, so that those bundles need not wait for it.
      [
        "shared",
        [EMBEDDED_ENTRY, REST_ENTRY],
        [pageEntry("school"), REST_ENTRY],
        [OBJECT_LATE_ENTRY, REST_ENTRY],
      ],
      ["rest", REST_ENTRY, PLAYERS_ENTRY, `${FULL_ENGINE}senet.js`],
      ["object-late", OBJECT_LATE_ENTRY, BOX_ENTRY],
      ...apart,
      ["embedded-game", EMBEDDED_ENTRY],
    ]),
  });
}
