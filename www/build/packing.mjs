/** What `senet.html` carries, and how it is packed; `www/src/single-file/` unpacks it. */
import { compress } from "lzma1";

/** The most that `senet.html` may weigh, in bytes. */
export const SINGLE_FILE_BUDGET = 400_000;

/** The languages of `senet.html`: it takes as many from the front as it has room for. Egypt’s own, then by how many speak them. */
export const MOST_SPOKEN = ["en", "ar", "zh", "es", "hi", "fr", "pt", "de", "ja", "tr", "ko", "it"];

/** So many at least. */
export const FEWEST_LANGUAGES = 3;

/** The first of the characters that stand for numbers: none of them means anything in HTML. */
const FIRST = 0xa0;
/** What is from here on is half of a character … */
const HALVES = 0xd800;
/** … to here. */
const WHOLE_AGAIN = 0xe000;
/** Here are some that stand for no character. */
const END = 0xfdd0;
/** Numbers below stand for fifteen bits, the others for sixteen: so no more numbers are needed than there are characters. */
const SHORT = (1 << 16) - (HALVES - FIRST + END - WHOLE_AGAIN);

/** @param {number} number */
const character = (number) =>
  String.fromCharCode(number + FIRST + (number + FIRST < HALVES ? 0 : WHOLE_AGAIN - HALVES));

/**
 * Bytes as text, nearly sixteen bits a character: what a UTF-16 file carries with the least loss.
 * @param {Uint8Array} bytes
 */
export function textOf(bytes) {
  let text = "";
  for (let bit = 0; bit < 8 * bytes.length; ) {
    const [first, second = 0, third = 0] = bytes.subarray(bit >> 3, (bit >> 3) + 3);
    const sixteen = (((first << 16) | (second << 8) | third) >> (8 - (bit & 7))) & 0xffff;
    const isShort = sixteen >> 1 < SHORT;
    text += character(isShort ? sixteen >> 1 : sixteen - SHORT);
    bit += isShort ? 15 : 16;
  }
  return text;
}

/**
 * A block of data for the page's scripts; the browser does not run it.
 * @param {string} id
 * @param {Uint8Array} bytes
 */
export function block(id, bytes) {
  return `<script type="text/plain" id="${id}" data-size="${bytes.length}">${textOf(bytes)}</script>`;
}

/**
 * All files in one, after a line of JSON with their names and sizes: together they become far smaller than each alone.
 * @param {[name: string, bytes: Buffer][]} files
 */
export function packed(files) {
  const sizes = files.map(([name, bytes]) => [name, bytes.length]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(sizes)}\n`), ...files.map(([, bytes]) => bytes)]);
  const small = compress(all, 9);
  return Buffer.from(small.buffer, small.byteOffset, small.byteLength);
}
