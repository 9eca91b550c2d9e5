/** Distinguishes an engine that the browser cannot run from a file that is truncated or not an engine. */

/** The magic number and version of every WebAssembly module. */
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** Returns whether the bytes are a complete WebAssembly module, up to the end of its last section. */
export function isCompleteModule(source: BufferSource): boolean {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  if (HEADER.some((byte, index) => bytes[index] !== byte)) return false;
  let offset = HEADER.length;
  while (offset < bytes.length) {
    // A section consists of its kind, its size as LEB128, and its bytes.
    offset += 1;
    let size = 0;
    let byte = 0x80;
    for (let shift = 0; byte >= 0x80; shift += 7) {
      if (offset >= bytes.length || shift > 28) return false;
      byte = bytes[offset] ?? 0;
      size += (byte & 0x7f) * 2 ** shift;
      offset += 1;
    }
    offset += size;
  }
  return offset === bytes.length;
}
