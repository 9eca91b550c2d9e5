/** Encodes text in legacy charsets, by inverting the browser's decoder for every sequence of one or two bytes. */

/** @type {Map<string, Map<string, number[]>>} */
const known = new Map();

/** The byte sequences of each character. @param {string} charset */
function bytesIn(charset) {
  const decoder = new TextDecoder(charset);
  const bytes = new Map();
  const note = (/** @type {number[]} */ ...code) => {
    const text = decoder.decode(Uint8Array.from(code));
    if ([...text].length === 1 && text !== "\ufffd" && !bytes.has(text)) bytes.set(text, code);
  };
  for (let one = 0; one < 256; one += 1) note(one);
  for (let one = 0x81; one < 0xff; one += 1) for (let two = 0x40; two < 0xff; two += 1) note(one, two);
  return bytes;
}

/** @param {string} text @param {string} [charset] UTF-8 where none is named */
export function inCharset(text, charset) {
  if (!charset) return Buffer.from(text);
  const bytes = known.get(charset) ?? bytesIn(charset);
  known.set(charset, bytes);
  return Buffer.from(
    [...text].flatMap((character) => {
      const code = bytes.get(character);
      if (!code)
        throw new Error(
          `“${character}” cannot be written in ${charset}: see CHARSETS in www/pages/single-file/embedded-files.ts`,
        );
      return code;
    }),
  );
}
