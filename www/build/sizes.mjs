/** Prints what a browser downloads, and fails over the budgets. */
import { readFile, stat } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DIST, FIRST_LOAD } from "./bundle.mjs";
import { SINGLE_FILE_BUDGET } from "./carrying.mjs";

const FIRST_LOAD_BUDGET = 100_000;
/** So much of it is to be kept free for what comes. */
const FIRST_LOAD_AIM = 95_000;
/** What to do about it. */
const LIGHTER =
  "what the first throw does not need belongs behind an `import()` (scripts), into a part `## later: …` (texts), or into the whole engine (wasm)";

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

const firstLoad = total[2];
const singleFile = (await stat(`${DIST}senet.html`)).size;
const over = [
  firstLoad > FIRST_LOAD_BUDGET &&
    `first load: ${firstLoad} of ${FIRST_LOAD_BUDGET} bytes (brotli), as the table says; ${LIGHTER}`,
  singleFile > SINGLE_FILE_BUDGET &&
    `senet.html: ${singleFile} of ${SINGLE_FILE_BUDGET} bytes; it can do without a net of CARRIED_NETS (www/build/carrying.mjs)`,
].filter(Boolean);
for (const line of over) console.error(`over budget: ${line}`);
if (over.length > 0) process.exit(1);
console.log(
  `within budget: first load ${firstLoad} of ${FIRST_LOAD_BUDGET} (brotli), senet.html ${singleFile} of ${SINGLE_FILE_BUDGET}`,
);
if (firstLoad > FIRST_LOAD_AIM)
  console.log(
    `${firstLoad - FIRST_LOAD_AIM} bytes over the aim of ${FIRST_LOAD_AIM} for the first load; ${LIGHTER}`,
  );
