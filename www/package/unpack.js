/**
 * Decodes a file of this package, which is stored in a module because every bundler copies modules.
 * @param {string} text its zlib data in base64
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (digit) => digit.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
