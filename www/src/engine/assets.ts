/**
 * Where the page gets its bytes from. This is the only file that differs
 * between the static site (files next to this module) and the single-file
 * build, which replaces it by a module that carries everything inside.
 */

/** A module whose one function uses a vector: valid where there is SIMD. */
const WITH_SIMD = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 10, 1, 8, 0, 0x41, 0, 0xfd, 15,
  0xfd, 98, 11,
]);

/** The engine for the first game: an address to load it from, or the bytes themselves. */
export function wasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(new URL("senet.wasm", import.meta.url));
}

/** The whole engine: house rules and the strong players too. */
export function fullWasmSource(): Promise<BufferSource | URL> {
  const name = WebAssembly.validate(WITH_SIMD) ? "senet-full.wasm" : "senet-full-plain.wasm";
  return Promise.resolve(new URL(name, import.meta.url));
}

/** The file of a net, by its name; null where this copy of the page does not carry it. */
export async function netSource(name: string): Promise<Uint8Array | null> {
  const response = await fetch(new URL(`nets/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`nets/${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A worker that runs `advisor-worker.ts`, or null where the host allows none. */
export function makeWorker(): Worker | null {
  try {
    return new Worker(new URL("advisor-worker.js", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** A part of the texts of one language, in Fluent's format. */
export async function localeSource(language: string, part = "first"): Promise<string> {
  const name = part === "first" ? `${language}.ftl` : `${part}.${language}.ftl`;
  const response = await fetch(new URL(`locales/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`locales/${name}: ${response.status}`);
  return response.text();
}
