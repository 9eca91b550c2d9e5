/** An unattended screen is reloaded if it does not start, or stops working later. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const MINUTE = 60_000;

/** The screen's sign of life; null before it has started. @type {string | null} */
let sign = null;
let reloads = 0;
/** The pending check. @type {{ act: () => void, delay: number }} */
let pending = { act: () => assert.fail("nothing is checked"), delay: 0 };
const history = {
  state: /** @type {unknown} */ (null),
  replaceState: (/** @type {unknown} */ state) => {
    history.state = state;
  },
};
const page = {
  hidden: false,
  querySelector: (/** @type {string} */ selector) =>
    selector === "[data-kiosk]" && sign !== null ? { getAttribute: () => sign } : null,
};
const { setTimeout: realTimeout, location: realLocation } = globalThis;
Object.assign(globalThis, {
  addEventListener: () => undefined,
  document: page,
  history,
  location: { search: "?kiosk", reload: () => (reloads += 1) },
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ delay) => {
    pending = { act, delay };
  },
});
await pageModules("app/loading");
Object.assign(globalThis, { location: realLocation });
const { act: _first, delay: firstDelay } = pending;
test.after(() => Object.assign(globalThis, { setTimeout: realTimeout }));

/** Runs the pending check. Returns whether the page was reloaded. */
function check() {
  const before = reloads;
  Object.assign(globalThis, { location: { search: "?kiosk", reload: () => (reloads += 1) } });
  pending.act();
  return reloads > before;
}

test("a screen that gives no more signs is reloaded, whether it has started or not", () => {
  assert.equal(firstDelay, MINUTE);
  assert.equal(check(), true, "it has not started");
  assert.deepEqual([history.state, pending.delay], [1, 2 * MINUTE]);
  for (const now of ["1", "2", "7"]) {
    sign = now;
    assert.equal(check(), false, "it works");
    assert.deepEqual([history.state, pending.delay], [0, MINUTE]);
  }
  page.hidden = true;
  assert.equal(check(), false, "a hidden page need not work");
  page.hidden = false;
  assert.equal(check(), true, "the last sign is the same as before");
  assert.equal(history.state, 1);
  for (const attempts of [2, 3, 4, 5]) {
    assert.equal(check(), true);
    assert.deepEqual([history.state, pending.delay], [attempts, Math.min(2 ** attempts, 10) * MINUTE]);
  }
});
