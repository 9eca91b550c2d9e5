/** Turns the engine's bytes into a compiled module, and says plainly why that failed. */

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

/** Compiles the engine from these bytes, or from the bytes at this address. */
export async function compileEngine(source: Promise<BufferSource | URL>): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") {
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
    throw new StartError("engine-broken", error);
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
