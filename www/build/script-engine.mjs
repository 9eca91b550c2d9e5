/**
 * Converts the small engine to JavaScript for browsers without WebAssembly: `node www/build/script-engine.mjs MODULE
 * OUT` reads a module compiled without reference types and multivalue, and writes `senet.js` to the folder.
 */
import { execFile } from "node:child_process";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { ROOT } from "./bundle.mjs";

const run = promisify(execFile);
const BIN = `${ROOT}node_modules/.bin/`;
const WASM_BINDGEN = `${ROOT}target/tools/release/wasm-bindgen`;

/** WebAssembly features that the compiler uses and `wasm2js` supports. */
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "sign-ext",
  "nontrapping-float-to-int",
  "mutable-globals",
].map((name) => `--enable-${name}`);

/** The offsets of a module's sections. */
const HEAD = 8;
const CUSTOM = 0;

/** Decodes an unsigned LEB128 number. @param {Uint8Array} bytes @param {number} offset @returns {[number, number]} the value, and the offset after it */
function numberAt(bytes, offset) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[offset++] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, offset];
  }
}

/**
 * Removes the standard library's target features section. It would make wasm-bindgen use reference tables, which
 * `wasm2js` does not support.
 * @param {Uint8Array} module
 */
function withoutFeatures(module) {
  const parts = [module.subarray(0, HEAD)];
  for (let offset = HEAD; offset < module.length; ) {
    const [size, inside] = numberAt(module, offset + 1);
    const end = inside + size;
    const [length, name] = numberAt(module, inside);
    const isFeatures =
      module[offset] === CUSTOM &&
      Buffer.from(module.subarray(name, name + length)).toString() === "target_features";
    if (!isFeatures) parts.push(module.subarray(offset, end));
    offset = end;
  }
  return Buffer.concat(parts);
}

/**
 * In `wasm2js`, growing memory allocates a new buffer and leaves the old one intact. The glue only checks for a
 * detached view and would keep using the old one, so the check is replaced.
 * @param {string} glue
 */
function withFreshViews(glue) {
  const stale = /(cached\w+Memory0)(?:\.byteLength === 0|\.buffer\.detached === true \|\| \(.*?\))(?=\))/g;
  const views = glue.match(/^let cached\w+Memory0 = null;$/gm)?.length;
  let count = 0;
  const fresh = glue.replace(stale, (_, view) => {
    count += 1;
    return `${view}.buffer !== wasm.memory.buffer`;
  });
  if (count !== views) throw new Error("wasm-bindgen's glue keeps its views in another way");
  return fresh;
}

const [module = "", out = ""] = process.argv.slice(2);
const work = `${out}.new/`;
await rm(work, { recursive: true, force: true });
await mkdir(work, { recursive: true });
await writeFile(`${work}module.wasm`, withoutFeatures(await readFile(module)));
await run(WASM_BINDGEN, [
  `${work}module.wasm`,
  "--target",
  "bundler",
  "--out-dir",
  work,
  "--out-name",
  "senet",
]);
await run(`${BIN}wasm-opt`, [
  ...FEATURES,
  "-Oz",
  "--strip-producers",
  `${work}senet_bg.wasm`,
  "-o",
  `${work}small.wasm`,
]);
await run(`${BIN}wasm2js`, [...FEATURES, "-O", `${work}small.wasm`, "-o", `${work}module.js`]);
await writeFile(`${work}senet_bg.js`, withFreshViews(await readFile(`${work}senet_bg.js`, "utf8")));
await writeFile(
  `${work}senet.js`,
  `import { __wbg_set_wasm } from "./senet_bg.js";
import * as wasm from "./module.js";
__wbg_set_wasm(wasm);
export * from "./senet_bg.js";
`,
);
await rm(`${work}module.wasm`);
await rm(out, { recursive: true, force: true });
await rename(work, out);
