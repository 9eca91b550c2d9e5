/** Compiles the engine's WebAssembly, classifies failures, and recognises the engine's refusals. */
import type { SenetError } from "senet-wasm";
import { isLoadFailure } from "../base/load-cache.js";

/** Why the engine could not start. The page has a sentence for each. */
export type StartFailure =
  | "wasm-missing"
  | "wasm-blocked"
  | "wasm-not-found"
  | "engine-damaged"
  | "engine-broken";

export class StartError extends Error {
  constructor(
    readonly failure: StartFailure,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "StartError";
  }
}

/** Why nothing started, whatever was thrown: a file that did not arrive does not mean that the engine is broken. */
export const startErrorOf = (error: unknown): StartError =>
  error instanceof StartError
    ? error
    : new StartError(isLoadFailure(error) ? "wasm-not-found" : "engine-broken", error);

/** Marks the failure of this load as a file of the page that cannot be reached, which may be tried again. */
export function fileOfPage<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error: unknown) => {
    throw error instanceof StartError ? error : new StartError("wasm-not-found", error);
  });
}

/** Frees an object of the engine when `use` has ended, however it ends. */
export function freeAfter<Owned extends { free(): void }, Result>(
  object: Owned,
  use: (object: Owned) => Result,
): Result {
  let isPending = false;
  try {
    const result = use(object);
    if (!(result instanceof Promise)) return result;
    isPending = true;
    return result.finally(() => object.free()) as Result;
  } finally {
    if (!isPending) object.free();
  }
}

/** An empty module. If even this fails to compile, the host forbids WebAssembly. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Compiles the engine from bytes or from a URL. */
export async function compileEngine(source: Promise<BufferSource | URL>): Promise<WebAssembly.Module> {
  // Lockdown modes, enhanced security and old browsers have none.
  if (typeof WebAssembly !== "object") {
    throw new StartError("wasm-missing", "no WebAssembly");
  }
  try {
    await WebAssembly.compile(EMPTY_MODULE);
  } catch (error) {
    throw new StartError("wasm-blocked", error);
  }
  const bytes = await bytesOf(await source);
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new StartError(isCompleteModule(bytes) ? "engine-broken" : "engine-damaged", error);
  }
}

async function bytesOf(source: BufferSource | URL): Promise<BufferSource> {
  if (!(source instanceof URL)) return source;
  try {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source.pathname}: ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw new StartError("wasm-not-found", error);
  }
}

/** Whether an error is a refusal by the engine. Refusals have a code; any other error is a bug. */
export function isSenetError(error: unknown): error is SenetError {
  return error instanceof Error && typeof (error as Partial<SenetError>).code === "string";
}

// ---- Distinguishes an engine that the browser cannot run from a file that is truncated or not an engine.

/** The magic number and version of every WebAssembly module. */
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** Returns whether the bytes are a complete WebAssembly module, up to the end of its last section. */
export function isCompleteModule(source: BufferSource): boolean {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  if (HEADER.some((byte, index) => bytes[index] !== byte)) return false;
  let offset = HEADER.length;
  while (offset < bytes.length) {
    // A section consists of its kind, its size as LEB128, and its bytes.
    offset += 1;
    let size = 0;
    let byte = 0x80;
    for (let shift = 0; byte >= 0x80; shift += 7) {
      if (offset >= bytes.length || shift > 28) return false;
      byte = bytes[offset] ?? 0;
      size += (byte & 0x7f) * 2 ** shift;
      offset += 1;
    }
    offset += size;
  }
  return offset === bytes.length;
}
