/** The whole engine on this thread; loaded when something is asked that the first engine does not know. */
import init, * as full from "senet-wasm-full";

export type FullEngine = typeof full;

export async function startFullEngine(module: WebAssembly.Module): Promise<FullEngine> {
  await init({ module_or_path: module });
  return full;
}
