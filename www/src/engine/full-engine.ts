/** The whole engine on this thread; loaded when something is asked that the first engine does not know. */
import init, * as full from "senet-wasm-full";

export type FullEngine = typeof full;

let starting: Promise<unknown> | null = null;

/** One engine serves all games of a page. */
export async function startFullEngine(module: WebAssembly.Module): Promise<FullEngine> {
  starting ??= init({ module_or_path: module });
  try {
    await starting;
  } catch (error) {
    starting = null;
    throw error;
  }
  return full;
}
