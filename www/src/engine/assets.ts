/** Where the engine gets its bytes from: files beside the page; the single file has a module in the stead of this one. */
import { beside } from "../base/page-files.js";

/** The engine for the first game: an address to load it from, or the bytes themselves. */
export function wasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(beside("senet.wasm"));
}

/** The whole engine: house rules and the strong players too. */
export function fullWasmSource(): Promise<BufferSource | URL> {
  return Promise.resolve(beside("senet-full.wasm"));
}

/** The file of a net, by its name; null where this copy of the page does not carry it. */
export async function netSource(name: string): Promise<Uint8Array | null> {
  const response = await fetch(beside(`nets/${name}`));
  if (!response.ok) throw new Error(`nets/${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What training for house rules needs. */
export const trainingFolder = (): URL => beside("training/");

/** A worker that runs `advisor-worker.ts`, or null where the host allows none. */
export function makeWorker(): Worker | null {
  try {
    return new Worker(beside("advisor-worker.js"), { type: "module" });
  } catch {
    return null;
  }
}
