/** The files that `senet.html` carries, by name. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

declare global {
  var senetFiles: Files;
}

/** Out of one row of bytes: the names and sizes as a line of JSON, then all files; www/build/packing.mjs joins them. */
export function filesIn(all: Uint8Array<ArrayBuffer>): Files {
  let at = all.indexOf(10) + 1;
  const sizes: [string, number][] = JSON.parse(new TextDecoder().decode(all.subarray(0, at)));
  return new Map(
    sizes.map(([name, size]) => {
      at += size;
      return [name, all.subarray(at - size, at)];
    }),
  );
}
