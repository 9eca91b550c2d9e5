/** Bytes as text, nearly sixteen bits a character; www/build/packing.mjs makes it, and says what the numbers are. */
const FIRST = 0xa0;
const HALVES = 0xd800;
const WHOLE_AGAIN = 0xe000;
const END = 0xfdd0;
const SHORT = (1 << 16) - (HALVES - FIRST + END - WHOLE_AGAIN);

/** The first `size` bytes that the text stands for. */
export function bytesOf(text: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const number = code - FIRST - (code < HALVES ? 0 : WHOLE_AGAIN - HALVES);
    const width = number < SHORT ? 15 : 16;
    held = (held << width) | (width === 15 ? number : number + SHORT);
    for (bits += width; bits >= 8; bits -= 8) {
      if (at < size) bytes[at] = held >> (bits - 8);
      at += 1;
    }
    held &= (1 << bits) - 1;
  }
  return bytes;
}
