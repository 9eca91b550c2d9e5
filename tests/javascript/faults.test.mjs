/** A panic in the engine is reported with its message and location, on the console and to callers. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { initSync, last_fault, new_game } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";

const engine = initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

test("a panic is reported with its location, and can be read later", (context) => {
  assert.equal(last_fault(), undefined);
  const game = new_game({ ruleset: "kendall-masters", seed: "07".repeat(32) });
  const { __wbg_ptr: place } = /** @type {any} */ (game);
  const errors = context.mock.method(console, "error", () => undefined);
  // The allocator detects that no text of one byte was allocated at this address.
  assert.throws(() => /** @type {any} */ (engine).__wbindgen_free(place, 1, 1), WebAssembly.RuntimeError);
  assert.match(last_fault() ?? "", /^panicked at .+\.rs:\d+:\d+:\n/);
  assert.deepEqual(
    errors.mock.calls.map(({ arguments: [text] }) => text),
    [last_fault()],
  );
});
