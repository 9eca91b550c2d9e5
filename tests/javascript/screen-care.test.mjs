/** An unattended screen: opening hours, wake lock, picture shift and target size. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise } from "./held-promise.mjs";

const { isOpen, ScreenWakeLock, wanderOffset, targetPixels, isDrawable } = await pageModules(
  "addons/kiosk/screen-care",
  "addons/kiosk/screen-size",
  "addons/shared/drawable",
);

/** 2026-11-24 was a Tuesday. @param {number} day @param {number} hour */
const timeOf = (day, hour, minute = 0) => new Date(2026, 10, day, hour, minute);

test("a museum is open within its hours, past midnight too, and always if it gives none", () => {
  assert.equal(isOpen(undefined, timeOf(24, 3)), true);
  const daily = [{ from: "09:30", to: "17:00" }];
  assert.deepEqual(
    [timeOf(24, 9, 29), timeOf(24, 9, 30), timeOf(24, 16, 59), timeOf(24, 17)].map((now) =>
      isOpen(daily, now),
    ),
    [false, true, true, false],
  );
  const late = [
    { days: ["tue"], from: "10:00", to: "12:00" },
    { days: ["tue"], from: "20:00", to: "01:30" },
  ];
  assert.deepEqual(
    [
      timeOf(24, 11),
      timeOf(24, 13),
      timeOf(24, 23),
      timeOf(25, 1),
      timeOf(25, 2),
      timeOf(25, 11),
      timeOf(24, 1),
    ].map((now) => isOpen(late, now)),
    [true, false, true, true, false, false, false],
  );
});

const { navigator: realNavigator } = globalThis;
afterEach(() => {
  Object.defineProperty(globalThis, "navigator", {
    value: realNavigator,
    configurable: true,
    writable: true,
  });
});

/** A browser whose wake locks can be inspected. @param {(() => any) | null} request */
function browser(request) {
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const navigator = request ? { wakeLock: { request } } : {};
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true, writable: true });
  Object.assign(globalThis, { document });
  return document;
}

class Lock {
  released = false;
  async release() {
    this.released = true;
  }
}

test("the screen stays awake only while the museum is open", async () => {
  /** @type {Lock[]} */
  const locks = [];
  const document = browser(async () => {
    const lock = new Lock();
    locks.push(lock);
    return lock;
  });
  const keeper = new ScreenWakeLock(
    () => [{ from: "09:00", to: "17:00" }],
    () => undefined,
  );
  await keeper.update(timeOf(24, 8));
  assert.deepEqual([locks.length, keeper.state], [0, "resting"]);
  await keeper.update(timeOf(24, 9));
  await keeper.update(timeOf(24, 10));
  assert.deepEqual([locks.length, keeper.state], [1, "awake"], "asked for once");
  // The browser releases the lock when the page is hidden, and the page requests it again.
  document.visibilityState = "hidden";
  await locks[0]?.release();
  await keeper.update(timeOf(24, 11));
  assert.equal(locks.length, 1);
  document.visibilityState = "visible";
  await keeper.update(timeOf(24, 11));
  assert.equal(locks.length, 2);
  await keeper.update(timeOf(24, 17));
  assert.deepEqual([locks[1]?.released, keeper.state], [true, "resting"]);
  await keeper.update(timeOf(25, 9));
  keeper.destroy();
  assert.equal(locks[2]?.released, true);
});

test("a lock or a refusal that arrives after the museum has closed changes nothing", async () => {
  for (const late of ["lock", "refusal"]) {
    const answer = heldPromise();
    browser(() => answer.promise);
    const keeper = new ScreenWakeLock(
      () => [{ from: "09:00", to: "17:00" }],
      () => undefined,
    );
    const asking = keeper.update(timeOf(24, 16));
    await keeper.update(timeOf(24, 17));
    const lock = new Lock();
    if (late === "lock") answer.resolve(lock);
    else answer.reject(new Error("battery saver"));
    await asking;
    assert.equal(keeper.state, "resting");
    assert.equal(lock.released, late === "lock");
    keeper.destroy();
  }
});

test("a browser that refuses is asked again, and its reason is reported", async () => {
  for (const [request, reason] of /** @type {const} */ ([
    [null, /wakeLock is missing/],
    [() => Promise.reject(new Error("battery saver")), /battery saver/],
  ])) {
    browser(request);
    let calls = 0;
    const keeper = new ScreenWakeLock(
      () => undefined,
      () => {
        calls += 1;
      },
    );
    await keeper.update();
    await keeper.update();
    assert.equal(keeper.state, "refused");
    assert.match(keeper.reason, reason);
    assert.equal(calls, 1, "once, not at every try");
    keeper.destroy();
  }
});

test("within an hour the picture shifts by more than any stroke's width, in small steps", () => {
  const moves = Array.from({ length: 400 }, (_, move) => wanderOffset(move));
  for (const axis of ["x", "y"]) {
    const places = moves.map((move) => move[axis]).sort((one, other) => one - other);
    assert.ok((places.at(-1) ?? 0) - (places[0] ?? 0) > 1.3, axis);
    const steps = moves.slice(1).map((move, index) => Math.abs(move[axis] - moves[index][axis]));
    assert.ok(Math.max(...steps) < 0.2, `${axis}: nobody sees it move`);
  }
});

test("a target measures 15 millimetres on its screen, as long as the game still fits", () => {
  assert.equal(targetPixels(1920, 1080, 24), 55);
  assert.equal(targetPixels(1920, 1080, 32), 41);
  assert.equal(targetPixels(3840, 2160, 55), 48);
  assert.equal(targetPixels(1080, 1920, 24), targetPixels(1920, 1080, 24), "either way up");
  assert.equal(targetPixels(1280, 800, 7), 96, "on a phone's screen no more than an eighth of its side");
});

test("a language counts as drawable unless all of its letters show the same box", () => {
  const pen = (
    /** @type {(text: string) => number} */ width,
    picture = (/** @type {string} */ text) => text,
  ) => ({
    width,
    picture,
  });
  const boxes = pen(
    () => 19.2,
    () => "box",
  );
  assert.deepEqual(
    ["ar", "hi", "ja", "ko", "zh", "en", "tr"].map((code) => isDrawable(code, boxes)),
    [false, false, false, false, false, true, true],
  );
  assert.equal(
    isDrawable(
      "hi",
      pen((text) => text.charCodeAt(0)),
    ),
    true,
    "letters of their own widths",
  );
  assert.equal(
    isDrawable(
      "ja",
      pen(() => 32),
    ),
    true,
    "as wide as the box, but drawn in their own ways",
  );
  const noise = { width: () => 32, picture: () => null };
  assert.equal(isDrawable("ja", noise), true, "a browser that hides pictures is believed");
});

test("a page opened over http says that this is why its screen may go to sleep", async () => {
  Object.assign(globalThis, { isSecureContext: false });
  try {
    const keeper = new ScreenWakeLock(
      () => undefined,
      () => undefined,
    );
    await keeper.update(timeOf(24, 9));
    assert.deepEqual([keeper.state, keeper.reason], ["insecure", ""]);
    keeper.destroy();
  } finally {
    Reflect.deleteProperty(globalThis, "isSecureContext");
  }
});
