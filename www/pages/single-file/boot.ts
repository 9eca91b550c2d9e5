/** The script of `senet.html`: unpacks the embedded files and starts the page. */
import { decode } from "base32768";
import { decompress } from "./lzma.js";

declare global {
  /** The embedded files by name. */
  var senetFiles: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Splits a single byte sequence, as joined by `packed` in www/build/single-file.mjs. */
function filesIn(all: Uint8Array<ArrayBuffer>): typeof globalThis.senetFiles {
  let offset = all.indexOf(10) + 1;
  const sizes: [string, number][] = JSON.parse(new TextDecoder().decode(all.subarray(0, offset)));
  return new Map(
    sizes.map(([name, size]) => {
      offset += size;
      return [name, all.subarray(offset - size, offset)];
    }),
  );
}

/** Runs the page's script, whose hash is in the file's content security policy. */
function run(code: string): void {
  const script = document.createElement("script");
  script.textContent = code;
  document.body.append(script);
}

function start(): void {
  const { dataset } = document.documentElement;
  dataset.runs = "";
  document.querySelector(".unloaded")?.removeAttribute("hidden");
  // A site's policy may allow this script and not the page's own, which it inserts.
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, disposition }) => {
    if (effectiveDirective.startsWith("script-src") && disposition === "enforce") delete dataset.runs;
  });
  const block = document.getElementById("cargo");
  if (!block) throw new Error("senet.html lacks what it carries: fetch the file again");
  block.remove();
  globalThis.senetFiles = filesIn(decompress(decode(block.textContent ?? "")));
  run(new TextDecoder().decode(globalThis.senetFiles.get("main.js")));
}

start();
