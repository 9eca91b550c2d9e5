/**
 * Where the page gets its bytes from. This is the only file that differs
 * between the static site (files next to this module) and the single-file
 * build, which replaces it by a module that carries everything inside.
 */

/** The engine: an address to load it from, or the bytes themselves. */
export function wasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(new URL("senet_bg.wasm", import.meta.url));
}

/** A worker that runs `worker.ts`, or null where the host allows none. */
export function makeWorker(): Worker | null {
  try {
    return new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** The text of one language, in Fluent's format. */
export async function localeSource(language: string): Promise<string> {
  const response = await fetch(new URL(`locales/${language}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`locales/${language}.ftl: ${response.status}`);
  return response.text();
}
