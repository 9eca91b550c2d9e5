/** A module whose one function uses a vector: valid where there is SIMD. */
const WITH_SIMD = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 10, 1, 8, 0, 0x41, 0, 0xfd, 15,
  0xfd, 98, 11,
]);

export const hasSimd = (): boolean => WebAssembly.validate(WITH_SIMD);
