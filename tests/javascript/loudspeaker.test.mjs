/** The page's audio context: resumed after a call, replaced once closed, shared, and without unhandled rejections. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { loudspeaker, useLoudspeaker, wakeLoudspeaker } = await pageModules("addons/sound/loudspeaker");

/** @type {FakeContext[]} */
let contexts = [];

class FakeContext {
  state = "suspended";
  resumed = 0;
  /** @type {() => any} */
  resuming = async () => {
    this.state = "running";
  };
  constructor() {
    contexts.push(this);
  }
  resume() {
    this.resumed += 1;
    return this.resuming();
  }
  close() {
    this.state = "closed";
    return Promise.resolve();
  }
}

const last = () => /** @type {FakeContext} */ (contexts.at(-1));

beforeEach(() => {
  // Clears the state of earlier tests.
  useLoudspeaker()();
  contexts = [];
  Object.assign(globalThis, { AudioContext: FakeContext });
});

test("sound resumes with the next touch after a call, a lock or a closed context", async () => {
  const leave = useLoudspeaker();
  wakeLoudspeaker();
  await Promise.resolve();
  assert.equal(loudspeaker(), last());
  for (const state of ["suspended", "interrupted"]) {
    last().state = state;
    assert.equal(loudspeaker(), null);
    wakeLoudspeaker();
    assert.equal(loudspeaker(), last(), state);
    assert.equal(contexts.length, 1);
  }
  last().state = "closed";
  wakeLoudspeaker();
  assert.equal(contexts.length, 2);
  assert.equal(loudspeaker(), last());
  leave();
});

test("a context that refuses to run is retried, and no rejection is left unhandled", async (t) => {
  t.mock.method(console, "debug", () => undefined);
  const leave = useLoudspeaker();
  wakeLoudspeaker();
  /** @type {(() => any)[]} */
  const refusals = [
    () => Promise.reject(new Error("a call")),
    () => {
      throw new Error("a lock");
    },
    () => undefined,
  ];
  for (const refusal of refusals) {
    last().state = "interrupted";
    last().resuming = refusal;
    wakeLoudspeaker();
    await new Promise(setImmediate);
    assert.equal(loudspeaker(), null);
  }
  assert.equal(last().resumed, 4);
  leave();
});

test("the parts of the page share one context, and the last one closes it", () => {
  const [game, review] = [useLoudspeaker(), useLoudspeaker()];
  assert.equal(wakeLoudspeaker(), wakeLoudspeaker());
  game();
  game();
  assert.notEqual(last().state, "closed");
  review();
  assert.equal(last().state, "closed");
});

test("a browser without sound reports it on unlocking", () => {
  Object.assign(globalThis, {
    AudioContext: class {
      constructor() {
        throw new Error("no device");
      }
    },
  });
  assert.throws(wakeLoudspeaker, /no device/);
});
