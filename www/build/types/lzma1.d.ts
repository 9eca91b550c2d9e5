/** What the build uses of lzma1, whose own types are sources that do not pass the checks of this project. */
export function compress(data: Uint8Array, level: number): Int8Array<ArrayBuffer>;
