/** Stands in for `engine/assets.ts` in `senet.html`: what the single file uses of its exports, out of what the file carries. */

/** A file that it carries. */
export function carried(name: string): Uint8Array<ArrayBuffer> {
  const file = globalThis.senetFiles.get(name);
  if (!file) throw new Error(`this file does not carry ${name}`);
  return file;
}

/** One engine, the whole one, is both the first and the full: two would carry most of the bytes twice. */
export async function wasmSource(): Promise<BufferSource> {
  return carried("senet.wasm");
}

export const fullWasmSource = wasmSource;

export async function netSource(name: string): Promise<Uint8Array | null> {
  return globalThis.senetFiles.get(name) ?? null;
}

export function makeWorker(): Worker | null {
  try {
    const script = new Blob([carried("advisor-worker.js")], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(script));
  } catch {
    return null;
  }
}
