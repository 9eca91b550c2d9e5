/** The engine in a browser, started when this module has been imported. */
import init from "./senet.js";

await init({ module_or_path: new URL("senet.wasm", import.meta.url) });

export * from "./senet.js";
