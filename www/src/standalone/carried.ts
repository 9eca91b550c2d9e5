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

// ---- Stands in for `base/page-files.ts` in `senet.html`: the texts it carries.

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export async function localeSource(language: string, part = "first"): Promise<string> {
  const english = text(carried(`${part}.en.ftl`));
  return language === "en" ? english : withIds(text(carried(`${part}.${language}.ftl`)), english);
}

/** Gives messages back their ids, which are those of English in its order; www/build/without-ids.mjs took them. */
export function withIds(bodies: string, english: string): string {
  const ids = english.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];
  const pieces = bodies.split("\u0001");
  const messages = ids.flatMap((id, index) => (pieces[index] ? `${id} = ${pieces[index]}` : []));
  return [...messages, pieces.at(-1)].join("\n");
}
