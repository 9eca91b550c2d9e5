/** The engine, started when this module has been imported. */
import load from "../files/senet-full.wasm.js";
import init from "./senet.js";

await init({ module_or_path: await load() });

export * from "./senet.js";
