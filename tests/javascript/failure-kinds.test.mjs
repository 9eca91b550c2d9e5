/** How failures are reported to host pages and to visitors. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { ControlError, LoadError, StartError, startErrorOf, toldToHost } = await pageModules(
  "addons/embedding/game-control",
  "base/load-cache",
  "engine/wasm",
);

test("a host page can tell its own mistake from a lost file and from a fault of the game", (t) => {
  t.mock.method(console, "error", () => {});
  const refusal = new ControlError("frozen", "The game is frozen.");
  assert.equal(toldToHost(refusal), refusal);
  for (const lost of [
    new LoadError("senet_full.wasm: 404"),
    new StartError("wasm-not-found", "404"),
    new TypeError("Failed to fetch"),
  ])
    assert.equal(toldToHost(lost).code, "not-loaded", String(lost));
  for (const fault of [
    new TypeError("x is not a function"),
    new WebAssembly.RuntimeError("unreachable"),
    "no",
    null,
  ])
    assert.equal(toldToHost(fault).code, "internal", String(fault));
  assert.equal(toldToHost(new Error("unreachable")).message, "unreachable");
});

test("only a fault of the engine is reported as an engine that does not run", () => {
  assert.equal(startErrorOf(new LoadError("senet.wasm: 404")).failure, "wasm-not-found");
  assert.equal(startErrorOf(new TypeError("Load failed")).failure, "wasm-not-found");
  assert.equal(startErrorOf(new StartError("wasm-blocked", "no")).failure, "wasm-blocked");
  assert.equal(startErrorOf(new WebAssembly.CompileError("bad")).failure, "engine-broken");
});
