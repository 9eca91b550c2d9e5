/**
 * Replaces `base/page-files.ts` in the npm package: the same exports, served from modules of the package. Bundlers copy
 * imported modules, but esbuild and Rollup do not copy files named by `new URL("…", import.meta.url)`.
 */

import { files, texts } from "senet-package-files";
import type { Messages } from "../../src/base/i18n/messages.js";
import { LoadError } from "../../src/base/load-cache.js";

/** The module of a file or of texts. */
async function packaged<Content>(
  all: Readonly<Record<string, () => Promise<{ default: Content }>>>,
  name: string,
): Promise<Content> {
  const load = all[name];
  if (!load) throw new LoadError(`the package has no ${name}`);
  return (await load()).default;
}

const packagedFile = async (name: string) => (await packaged(files, name))();

/** All files of a bundle have the same version. */
export const isOutdated = async (): Promise<boolean> => false;

export const localeMessages = (language: string, file = "first"): Promise<Messages> =>
  packaged(texts, `${file}.${language}`);

export const wasmSource = (): Promise<BufferSource> => packagedFile("senet.wasm");

/** The worker's script, which arrives with the engine that the worker runs. */
let workerScript: Uint8Array<ArrayBuffer> | null = null;

export async function fullWasmSource(): Promise<BufferSource> {
  const [engine, script] = await Promise.all(["senet-full.wasm", "advisor-worker.js"].map(packagedFile));
  if (!engine || !script) throw new LoadError("the package is incomplete");
  workerScript = script;
  return engine;
}

export const netSource = (name: string): Promise<Uint8Array | null> => packagedFile(`nets/${name}`);

/** A worker that runs `advisor-worker.ts`, or null if the host page allows none. */
export function makeWorker(): Worker | null {
  if (!workerScript) return null;
  try {
    const script = new Blob([workerScript], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(script));
  } catch {
    return null;
  }
}
