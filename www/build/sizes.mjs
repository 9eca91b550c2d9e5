/** Prints the download sizes, and fails if a budget is exceeded. */
import { readFile, stat } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DIST, FIRST_LOAD } from "./bundle.mjs";
import { SINGLE_FILE_BUDGET } from "./embedded-parts.mjs";

/** What a first load may weigh, by view. The object view needs its shaders and meshes. @type {Record<string, number>} */
const FIRST_LOAD_BUDGETS = { flat: 95_000, object: 105_000 };
/** The size limit of the laboratory's script, in bytes (brotli). A chart library would exceed it. */
const LAB_BUDGET = 65_000;
/** Advice for reducing the size. */
const LIGHTER =
  "what the first throw does not need belongs behind www/src/app/rest.ts (scripts), into a part `## later: …` (texts), or into the whole engine (wasm)";

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
/** @type {Record<string, string[]>} */
const firstLoads = JSON.parse(await readFile(FIRST_LOAD, "utf8"));
const measured = new Map();
for (const name of new Set(Object.values(firstLoads).flat())) measured.set(name, await measure(name));
const firstLoad = Object.entries(firstLoads).map(([view, names]) => {
  const sums = [0, 1, 2].map((column) => names.reduce((sum, name) => sum + measured.get(name)[column], 0));
  row([`first load, ${view}`, ...sums]);
  return { what: `first load, ${view}`, bytes: sums[2] ?? 0, budget: FIRST_LOAD_BUDGETS[view] ?? 0 };
});
await measure("senet.html");
const [, , lab = 0] = await measure("lab-page.js");

const singleFile = (await stat(`${DIST}senet.html`)).size;
const over = [
  ...firstLoad.map(
    ({ what, bytes, budget }) =>
      bytes > budget && `${what}: ${bytes} of ${budget} bytes (brotli), as the table says; ${LIGHTER}`,
  ),
  lab > LAB_BUDGET && `lab-page.js: ${lab} of ${LAB_BUDGET} bytes (brotli)`,
  singleFile > SINGLE_FILE_BUDGET &&
    `senet.html: ${singleFile} of ${SINGLE_FILE_BUDGET} bytes; it can do without a net of EMBEDDED_NETS (www/build/embedded-parts.mjs)`,
].filter(Boolean);
for (const line of over) console.error(`over budget: ${line}`);
if (over.length > 0) process.exit(1);
const loads = firstLoad.map(({ what, bytes, budget }) => `${what} ${bytes} of ${budget} (brotli)`);
console.log(`within budget: ${loads.join(", ")}, senet.html ${singleFile} of ${SINGLE_FILE_BUDGET}`);
