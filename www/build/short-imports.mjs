/**
 * Shortens the names under which a module made by wasm-bindgen imports functions: `node www/build/short-imports.mjs FOLDER`.
 * Each name contains a hash of 16 digits, both in the module and in its JavaScript, and hashes do not compress.
 */
import { readFile, writeFile } from "node:fs/promises";

const [folder] = process.argv.slice(2);
const [moduleFile, scriptFile] = [`${folder}/senet_bg.wasm`, `${folder}/senet.js`];
const IMPORTS = 2;
const FUNCTION = 0;

const bytes = await readFile(moduleFile);
let script = await readFile(scriptFile, "utf8");
let at = 8;

/** Reads a number in LEB128. */
function number() {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes.readUInt8(at);
    at += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
}

/** @param {number} value @returns {number[]} */
const leb = (value) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]);

/** A text or a section, preceded by its length. @param {Uint8Array} content */
const sized = (content) => Buffer.concat([Buffer.from(leb(content.length)), content]);

function text() {
  const length = number();
  at += length;
  return bytes.toString("utf8", at - length, at);
}

const parts = [bytes.subarray(0, at)];
while (at < bytes.length) {
  const start = at;
  const id = bytes.readUInt8(at);
  at += 1;
  const end = number() + at;
  if (id === IMPORTS) {
    const count = number();
    const imports = [Buffer.from(leb(count))];
    for (let index = 0; index < count; index += 1) {
      const [from, name, kind] = [text(), text(), number()];
      if (kind !== FUNCTION) throw new Error(`${name}: only functions are expected among the imports`);
      const short = index.toString(36).replace(/^\d/, "_$&");
      const known = new RegExp(`\\b${name}\\b`, "g");
      if (!known.test(script)) throw new Error(`${name} is not in ${scriptFile}`);
      script = script.replace(known, short);
      imports.push(
        sized(Buffer.from(from)),
        sized(Buffer.from(short)),
        Buffer.from([kind, ...leb(number())]),
      );
    }
    parts.push(Buffer.from([id]), sized(Buffer.concat(imports)));
  } else parts.push(bytes.subarray(start, end));
  at = end;
}
await writeFile(moduleFile, Buffer.concat(parts));
await writeFile(scriptFile, script);
