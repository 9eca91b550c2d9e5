/** The files that lie beside the page; the single file has a module of its own in the stead of this one. */

import type { Messages } from "./i18n/messages.js";

/** The address of a file of the page; this module is a part of `main.js`, which lies beside them. */
const beside = (path: string): URL => new URL(path, import.meta.url);

async function fetched(name: string): Promise<Response> {
  const response = await fetch(beside(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** A part of the texts of one language. */
export async function localeMessages(language: string, part = "first"): Promise<Messages> {
  const name = `locales/${part === "first" ? "" : `${part}.`}${language}.json`;
  const text = await (await fetched(name)).text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is damaged`, { cause: error });
  }
}

/** The engine for the first game: an address to load it from, or the bytes themselves. */
export function wasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(beside("senet.wasm"));
}

/** The engine as JavaScript, for browsers without WebAssembly; null if this copy of the page has none. */
export const scriptEngineAddress = (): string | null => beside("senet-script.js").href;

/** The whole engine: house rules and the strong players too. */
export function fullWasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(beside("senet-full.wasm"));
}

/** The file of a net, by its name; null where this copy of the page does not carry it. */
export async function netSource(name: string): Promise<Uint8Array | null> {
  return new Uint8Array(await (await fetched(`nets/${name}`)).arrayBuffer());
}

/** A worker that runs `advisor-worker.ts`, or null where the host allows none. */
export function makeWorker(): Worker | null {
  try {
    return new Worker(beside("advisor-worker.js"), { type: "module" });
  } catch {
    return null;
  }
}
