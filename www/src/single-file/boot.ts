/** The first script of `senet.html`: runs the one that unpacks all others, which the browser can unpack by itself. */
import { run, takeBlock } from "./blocks.js";

const unpacker = new Blob([takeBlock("unpacker")]).stream().pipeThrough(new DecompressionStream("gzip"));
void new Response(unpacker).text().then(run);
