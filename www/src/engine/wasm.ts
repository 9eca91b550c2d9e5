/** The engine as WebAssembly: its bytes turned into a compiled module, why that failed, and its refusals. */
import type { SenetError } from "senet-wasm";

/** Why the engine could not start; each has a sentence of its own on the page. */
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

/** An empty module: if even this is refused, the host forbids WebAssembly. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Lockdown modes, enhanced security and old browsers have none. */
export const hasWebAssembly = (): boolean => typeof WebAssembly === "object";

/** Whether this failed for want of WebAssembly. */
export const lacksWebAssembly = (error: unknown): boolean =>
  error instanceof StartError && error.failure === "wasm-missing";

/** Compiles the engine from these bytes, or from the bytes at this address. */
export async function compileEngine(source: Promise<BufferSource | URL>): Promise<WebAssembly.Module> {
  if (!hasWebAssembly()) {
    throw new StartError("wasm-missing", "this browser has no WebAssembly");
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
    const { isWhole } = await import("./whole-wasm.js");
    throw new StartError(isWhole(bytes) ? "engine-broken" : "engine-damaged", error);
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

/** Whether this is a refusal of the engine: those carry a code; anything else is a fault of ours. */
export function isSenetError(error: unknown): error is SenetError {
  return error instanceof Error && typeof (error as Partial<SenetError>).code === "string";
}
