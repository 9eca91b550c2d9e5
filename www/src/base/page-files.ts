/** The files next to the page. The single-file build uses another module instead of this one. */

import { type Messages, messagesIn } from "./i18n/messages.js";
import { LoadError } from "./load-cache.js";

/** The URL of a file next to `main.js`, which contains this module. */
const fileUrl = (path: string): URL => new URL(path, import.meta.url);

async function fetchFile(name: string): Promise<Response> {
  const response = await fetch(fileUrl(name));
  if (!response.ok) throw new LoadError(`${name}: ${response.status}`);
  return response;
}

/** The build writes a digest of all scripts here and into `version.json`. */
const VERSION = "SENET-VERSION";

/**
 * Whether the server has another version than the one that runs, so that files of this one may be gone. Asked when
 * something has failed to load.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(fileUrl("version.json"), { cache: "no-store" });
    return response.ok && (await response.json()).version !== VERSION;
  } catch {
    // There is no connection, or the server answers with a page of its own.
    return false;
  }
}

/** One file of the texts in one language. */
export async function localeMessages(language: string, file = "first"): Promise<Messages> {
  const name = `locales/${file === "first" ? "" : `${file}.`}${language}.json`;
  const text = await (await fetchFile(name)).text();
  try {
    return messagesIn(text);
  } catch (error) {
    throw new Error(`${name} is damaged`, { cause: error });
  }
}

/** The small engine for the first game: a URL, or its bytes. */
export const wasmSource = async (): Promise<BufferSource | URL> => fileUrl("senet.wasm");

/** The full engine, for house rules and the strong players. */
export const fullWasmSource = async (): Promise<BufferSource | URL> => fileUrl("senet-full.wasm");

/** The URL of a neural net by name; null if this build does not include it. */
export async function netSource(name: string): Promise<Uint8Array | null> {
  return new Uint8Array(await (await fetchFile(`nets/${name}`)).arrayBuffer());
}

/** A worker that runs `advisor-worker.ts`, or null if the host page allows none. */
export function makeWorker(): Worker | null {
  // An opaque origin, as in a sandboxed frame, may load none. Firefox would report the attempt as an error of the page.
  if (globalThis.origin === "null") return null;
  try {
    return new Worker(fileUrl("advisor-worker.js"), { type: "module" });
  } catch {
    return null;
  }
}
