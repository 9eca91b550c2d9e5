/** Zip files of the built page that are equal in every build of a commit. */
import { readFile, writeFile } from "node:fs/promises";
import { zipSync } from "fflate";
import { DIST } from "./bundle.mjs";
import { filesBelow } from "./offline.mjs";

/** A fixed date, because the date of the build would make each zip different. The format starts in 1980. */
const MADE = new Date(1980, 0, 1);

const utf8 = new TextEncoder();

/**
 * The page's files with their contents, in a fixed order.
 * @param {readonly string[]} [leftOut] names of files without use in this zip
 * @param {string} [folder] what their names begin with
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function pageFiles(leftOut = [], folder = "") {
  const names = (await filesBelow(DIST)).filter((name) => !leftOut.includes(name)).sort();
  const files = names.map(async (name) => {
    const bytes = new Uint8Array(await readFile(DIST + name));
    return /** @type {const} */ ([folder + name, bytes]);
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The bytes of a text file. @param {string} text */
export const textFile = (text) => utf8.encode(text);

/** @param {string} path @param {Record<string, Uint8Array>} files */
export const writeZip = (path, files) => writeFile(path, zipSync(files, { level: 9, mtime: MADE }));
