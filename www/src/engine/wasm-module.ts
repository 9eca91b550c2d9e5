/** Turns the engine's bytes into a compiled module, and says plainly why that failed. */
import { wasmSource } from "./assets.js";

/** Why the engine could not start; each has a sentence of its own on the page. */
export type StartFailure = "wasm-missing" | "wasm-blocked" | "wasm-not-found" | "engine-broken";

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

export async function compileEngine(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") {
    throw new StartError("wasm-missing", "this browser has no WebAssembly");
  }
  try {
    await WebAssembly.compile(EMPTY_MODULE);
  } catch (error) {
    throw new StartError("wasm-blocked", error);
  }
  const bytes = await engineBytes();
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new StartError("engine-broken", error);
  }
}

async function engineBytes(): Promise<BufferSource> {
  const source = await wasmSource();
  if (!(source instanceof URL)) return source;
  try {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source.pathname}: ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw new StartError("wasm-not-found", error);
  }
}
