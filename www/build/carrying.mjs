/** What `senet.html` carries of the page, and what stands in for the rest. */
import { SOURCE } from "./bundle.mjs";

/** The most that it may weigh, in bytes. */
export const SINGLE_FILE_BUDGET = 800_000;

/** All nets would take it over its budget: it carries that of the game most played, and says so in the others. */
export const CARRIED_NETS = ["kendall-masters"];

/** The texts of other pages, of which it knows nothing, and of what its stand-ins do not say. */
export const LEFT_OUT_PARTS = ["embedding", "everyone", "lab", "offline", "print", "school"];

/** Modules of the page, below `www/src/`, and those in their stead. */
export const STAND_INS = {
  "base/page-files.ts": "standalone/carried.ts",
  "features/offline/feature.ts": "standalone/left-out.ts",
};

/** Features without anything in their stead: a file on a disk is no address to share. */
const LEFT_OUT_FEATURES = ["features/sticks/feature.ts"];

/**
 * The page's script takes its bytes out of the file.
 * @type {import("rolldown").Plugin}
 */
export const carrying = {
  name: "carrying",
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const own = Object.entries(STAND_INS).find(([name]) => found?.id === `${SOURCE}src/${name}`);
    return own ? `${SOURCE}src/${own[1]}` : found;
  },
  load(id) {
    const gone = LEFT_OUT_FEATURES.some((name) => id === `${SOURCE}src/${name}`);
    return gone ? "export const feature = () => ({});" : null;
  },
};
