/** Precompresses files for servers that send `name.gz` or `name.br` instead of `name`. */
import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesBelow } from "./offline.mjs";

/** The other formats are compressed already. */
const TEXT = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".webmanifest",
  ".txt",
  ".wasm",
  ".ts",
  ".xml",
]);

/** Files that fit into the first packet gain nothing. */
const WORTH_IT = 1000;

/** Writes both forms next to every file that benefits. @param {string} folder */
export async function compressAll(folder) {
  for (const file of await filesBelow(folder)) {
    const data = await readFile(folder + file);
    if (!TEXT.has(extname(file)) || data.length < WORTH_IT) continue;
    const [gz, br] = await Promise.all([
      promisify(gzip)(data, { level: 9 }),
      promisify(brotliCompress)(data),
    ]);
    await writeFile(`${folder}${file}.gz`, gz);
    await writeFile(`${folder}${file}.br`, br);
  }
}
