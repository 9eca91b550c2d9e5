/**
 * Where the page gets its bytes from. This is the only file that differs
 * between the static site (files next to this module) and the single-file
 * build, which replaces it by a module that carries everything inside.
 */

import { hasSimd } from "./simd.js";

/** The engine for the first game: an address to load it from, or the bytes themselves. */
export function wasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(new URL("senet.wasm", import.meta.url));
}

/** The whole engine: house rules and the strong players too. */
export function fullWasmSource(): Promise<BufferSource | URL> {
  const name = hasSimd() ? "senet-full.wasm" : "senet-full-plain.wasm";
  return Promise.resolve(new URL(name, import.meta.url));
}

/** The file of a net, by its name; null where this copy of the page does not carry it. */
export async function netSource(name: string): Promise<Uint8Array | null> {
  const response = await fetch(new URL(`nets/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`nets/${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What practising house rules needs; null where it would take too long. */
export function practiceFolder(): URL | null {
  return hasSimd() ? new URL("practice/", import.meta.url) : null;
}

/** The part of the page that practises house rules; null where there is none. */
export const loadPractice = () => (hasSimd() ? import("../practice/practice.js") : null);

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
