/** The engine in Node, started when this module has been imported. */
import { readFileSync } from "node:fs";
import { initSync } from "./senet.js";

initSync({ module: readFileSync(new URL("senet.wasm", import.meta.url)) });

export * from "./senet.js";
