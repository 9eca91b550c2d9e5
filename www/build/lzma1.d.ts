/** The package's own declarations are its sources, which this project's compiler options reject. */
export function compress(data: Uint8Array, mode: number): Uint8Array;
