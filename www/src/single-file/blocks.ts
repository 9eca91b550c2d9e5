/** The blocks of data in `senet.html`, and how what comes out of one is run. */
import { bytesOf } from "./bytes-as-text.js";

/** The bytes of the block with this id; it is not needed a second time. */
export function takeBlock(id: string): Uint8Array<ArrayBuffer> {
  const block = document.getElementById(id);
  if (!block) throw new Error(`senet.html lacks its block ${id}`);
  block.remove();
  return bytesOf(block.textContent ?? "", Number(block.dataset.size));
}

/** Runs a script; the policy of the file knows its hash. */
export function run(code: string): void {
  const script = document.createElement("script");
  script.textContent = code;
  document.body.append(script);
}
