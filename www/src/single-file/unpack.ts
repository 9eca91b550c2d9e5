/** Unpacks everything that `senet.html` carries, and starts the page. */
import { Decoder } from "lzma1/lib/decoder.js";
import { InputBuffer, OutputBuffer } from "lzma1/lib/streams.js";
import { run, takeBlock } from "./blocks.js";
import { filesIn } from "./carried-files.js";

const cargo = takeBlock("cargo");
const unpacked = new OutputBuffer(4 * cargo.length);
new Decoder().decompress(new InputBuffer(cargo), unpacked);
globalThis.senetFiles = filesIn(unpacked.toArray());
run(new TextDecoder().decode(globalThis.senetFiles.get("main.js")));
