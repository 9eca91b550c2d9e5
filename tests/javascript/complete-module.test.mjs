/** Engine files that are complete, truncated or something else. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, test } from "node:test";
import { FIRST_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { isCompleteModule } = await pageModules("engine/wasm");
const { compileEngine } = await pageModules("engine/wasm");
const engine = await readFile(`${FIRST_ENGINE}senet_bg.wasm`);
let stopServing = () => {};
afterEach(() => stopServing());

test("a complete module is accepted, and a truncated or longer one is refused", () => {
  assert.ok(isCompleteModule(engine));
  assert.ok(isCompleteModule(engine.buffer.slice(engine.byteOffset, engine.byteOffset + engine.length)));
  for (const length of [0, 4, 9, 10, 100, engine.length >> 1, engine.length - 1])
    assert.ok(!isCompleteModule(engine.subarray(0, length)), `${length} bytes`);
  assert.ok(!isCompleteModule(Buffer.concat([engine, Buffer.from([0])])));
  assert.ok(!isCompleteModule(Buffer.from("<!doctype html><title>Not found</title>")));
});

/** Well-formed sections that make no valid engine. */
const FOREIGN = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 99, 1, 0]);

/** The body of a file whose `content-encoding` is not true. */
const undecodable = () =>
  new ReadableStream({ start: (controller) => controller.error(new TypeError("Decoding failed.")) });

for (const [what, body, failure] of /** @type {const} */ ([
  ["was cut", engine.subarray(0, 5000), "engine-damaged"],
  ["is a page", "<!doctype html>", "engine-damaged"],
  ["this browser cannot run", FOREIGN, "engine-broken"],
  ["cannot be decoded", undecodable(), "wasm-not-found"],
])) {
  test(`an engine that ${what} fails with the matching message`, async () => {
    stopServing = standInSite(() => new Response(body));
    const address = Promise.resolve(new URL("https://senet.example/senet.wasm"));
    await assert.rejects(compileEngine(address), { failure });
  });
}

test("the reason why a piece cannot move is read from the current game, which may be gone when the full engine loads", async () => {
  const { EngineClient } = await pageModules("engine/engine-client");
  const client = Object.create(EngineClient.prototype);
  const whole = heldPromise();
  client.full = () => whole.promise;
  let isGone = false;
  const game = {
    record() {
      assert.ok(!isGone, "the game is gone");
      return "a record";
    },
  };
  const answer = client.whyNot(game, 5);
  isGone = true;
  let freed = 0;
  const same = {
    why_not: (/** @type {number} */ house) => [house],
    free() {
      freed += 1;
    },
  };
  whole.resolve({ game_from_record: (/** @type {string} */ record) => record === "a record" && same });
  assert.deepEqual(await answer, [5]);
  assert.equal(freed, 1);
});
