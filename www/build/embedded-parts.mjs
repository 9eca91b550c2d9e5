/** The parts of the page that `senet.html` embeds, and the replacements for the rest. */
import { nameOf, pathOf } from "./sources.mjs";

/** The size limit in bytes. */
export const SINGLE_FILE_BUDGET = 800_000;

/** All nets would exceed the limit, so the file embeds only that of the most popular game and says so in others. */
export const EMBEDDED_NETS = ["kendall-masters"];

/** Texts of other pages, and texts for parts that are replaced here. */
export const OMITTED_PARTS = ["embedding", "shared-throws/everyone", "lab", "offline", "print", "school"];

/** Modules and their replacements, by the names of sources.mjs. */
export const STAND_INS = {
  "base/page-files.ts": "pages/single-file/embedded-files.ts",
  "addons/offline/addon.ts": "pages/single-file/offline-note.ts",
};

/** Add-ons that are removed, because a local file has no URL to share. */
const OMITTED_MODULES = ["addons/shared-throws/link.ts"];

/**
 * Replaces modules by others, by the names of sources.mjs.
 * @param {Record<string, string>} standIns
 * @returns {import("rolldown").Plugin}
 */
export const replacing = (standIns) => ({
  name: "stand-ins",
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const standIn = Object.entries(standIns).find(([name]) => resolved?.id === pathOf(name));
    return standIn ? pathOf(standIn[1]) : resolved;
  },
});

/**
 * The page's script reads its bytes from the file.
 * @type {import("rolldown").Plugin}
 */
export const embeddedParts = {
  ...replacing(STAND_INS),
  name: "embedded-parts",
  load(id) {
    const isRemoved = OMITTED_MODULES.includes(nameOf(id) ?? "");
    return isRemoved ? "export const addon = () => ({});" : null;
  },
};
