/** Stands in for `engine/assets.ts` in `senet.html`: the same exports, out of what the file carries. */
import { withIds } from "../single-file/with-ids.js";

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function carried(name: string): Uint8Array<ArrayBuffer> {
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

/** Practising is not in this file: it would not fit. */
export const loadPractice = () => null;

export function makeWorker(): Worker | null {
  try {
    const script = new Blob([carried("advisor-worker.js")], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(script));
  } catch {
    return null;
  }
}

export async function localeSource(language: string, part = "first"): Promise<string> {
  const english = text(carried(`${part}.en.ftl`));
  return language === "en" ? english : withIds(text(carried(`${part}.${language}.ftl`)), english);
}
