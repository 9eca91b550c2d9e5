/** Prints what a browser downloads, and fails over the budgets. */
import { readFile, stat } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DIST, FIRST_LOAD } from "./bundle.mjs";
import { SINGLE_FILE_BUDGET } from "./packing.mjs";

const FIRST_LOAD_BUDGET = 100_000;

/** @param {(string | number)[]} cells */
function row([name, ...numbers]) {
  console.log(String(name).padEnd(28) + numbers.map((number) => String(number).padStart(10)).join(""));
}

/** @param {string} name */
async function measure(name) {
  const data = await readFile(DIST + name);
  const sizes = [data.length, gzipSync(data, { level: 9 }).length, brotliCompressSync(data).length];
  row([name, ...sizes]);
  return sizes;
}

row(["bytes", "raw", "gzip", "brotli"]);
const total = [0, 0, 0];
for (const name of JSON.parse(await readFile(FIRST_LOAD, "utf8"))) {
  (await measure(name)).forEach((size, column) => {
    total[column] += size;
  });
}
row(["first load", ...total]);
await measure("senet.html");
await measure("senet-languages.html");

const firstLoad = total[2];
const singleFile = (await stat(`${DIST}senet.html`)).size;
const over = [
  firstLoad > FIRST_LOAD_BUDGET && `first load: ${firstLoad} of ${FIRST_LOAD_BUDGET} bytes (brotli)`,
  singleFile > SINGLE_FILE_BUDGET && `senet.html: ${singleFile} of ${SINGLE_FILE_BUDGET} bytes`,
].filter(Boolean);
for (const line of over) console.error(`over budget: ${line}`);
if (over.length > 0) process.exit(1);
console.log(
  `within budget: first load ${firstLoad} of ${FIRST_LOAD_BUDGET} (brotli), senet.html ${singleFile} of ${SINGLE_FILE_BUDGET}`,
);
