/** The parts of the page that `senet.html` embeds, and the replacements for the rest. */
import { SOURCE } from "./bundle.mjs";

/** The size limit in bytes. */
export const SINGLE_FILE_BUDGET = 800_000;

/** All nets would exceed the limit, so the file embeds only that of the most popular game and says so in others. */
export const EMBEDDED_NETS = ["kendall-masters"];

/** Texts of other pages, and texts for parts that are replaced here. */
export const OMITTED_PARTS = ["embedding", "everyone", "lab", "offline", "print", "school"];

/** Modules below `www/src/` and their replacements. */
export const STAND_INS = {
  "base/page-files.ts": "standalone/embedded-files.ts",
  "features/offline/feature.ts": "standalone/offline-note.ts",
};

/** Features that are removed, because a local file has no URL to share. */
const OMITTED_FEATURES = ["features/same-sticks/link.ts"];

/**
 * The page's script reads its bytes from the file.
 * @type {import("rolldown").Plugin}
 */
export const embeddedParts = {
  name: "embedded-parts",
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const standIn = Object.entries(STAND_INS).find(([name]) => resolved?.id === `${SOURCE}src/${name}`);
    return standIn ? `${SOURCE}src/${standIn[1]}` : resolved;
  },
  load(id) {
    const isRemoved = OMITTED_FEATURES.some((name) => id === `${SOURCE}src/${name}`);
    return isRemoved ? "export const feature = () => ({});" : null;
  },
};
