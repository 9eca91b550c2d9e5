/** The resolution of the object view: as high as the machine can draw in time, and never too low for sharp signs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { fullCost, densityOf, leastShare, lowerShare, FrameMonitor, TARGET_MS, NO_MOTION_MS, shareFor } =
  await pageModules("addons/object-view/resolution");

test("a fast machine draws every pixel", () => {
  for (const density of [1, 1.5, 2]) {
    assert.equal(shareFor(0, density), 1);
    assert.equal(shareFor(TARGET_MS, density), 1);
  }
});

test("a slower machine draws fewer pixels in steps, then spreads the work over time unless signs would blur", () => {
  let before = 1;
  for (let cost = TARGET_MS + 0.5; cost < 400; cost += 0.5) {
    const share = shareFor(cost, 2);
    assert.ok(share <= before, "more work never gets more pixels");
    assert.ok(cost * share ** 2 <= TARGET_MS || share === leastShare(2, false));
    before = share;
  }
});

test("signs stay sharp at 1.25 device pixels per CSS pixel, or at the screen's full resolution", () => {
  for (const density of [1, 1.2, 1.25, 1.5, 2]) {
    const pixels = density * shareFor(1e6, density);
    assert.ok(pixels >= Math.min(density, 1.25) - 1e-9, `${density}: ${pixels}`);
  }
  assert.equal(shareFor(1e6, 1), 1, "a screen without pixels to spare keeps them all");
  assert.ok(shareFor(1e6, 1, true) < 1, "but where nothing moves, a picture may be smaller");
});

test("no picture has more pixels than memory allows", () => {
  for (const [width, height, ratio] of [
    [360, 780, 3],
    [1280, 800, 1],
    [3840, 2160, 1],
    [3840, 2160, 2],
  ]) {
    const density = densityOf(width, height, ratio);
    assert.ok(density <= 2 && density <= ratio);
    assert.ok(width * height * density ** 2 <= 3.4e6 + 1);
  }
  assert.equal(densityOf(100, 100, 0), 1, "where the ratio is unknown it is one");
});

test("a slow machine is recognised by small pictures, and one hitch is not enough", () => {
  /** @type {number[]} */
  const shares = [];
  const takes = (/** @type {number} */ whole) => (/** @type {number} */ share) => {
    shares.push(share);
    return whole * share ** 2;
  };
  assert.ok(fullCost(takes(3000)) > NO_MOTION_MS);
  assert.ok(Math.max(...shares) < 0.5, "it draws no large one");
  assert.equal(fullCost(takes(5)), 5);
  const times = [9, 0.2, 40, 6];
  assert.equal(
    fullCost(() => times.shift() ?? assert.fail("measured once more")),
    6,
  );
});

test("if animation frames come late, resolution drops in steps and signs stay sharp", () => {
  let share = 1;
  for (let steps = 0; steps < 20; steps += 1) {
    const next = lowerShare(share, 2);
    assert.ok(next <= share);
    share = next;
  }
  assert.equal(share, leastShare(2, false));
  assert.equal(lowerShare(1, 1), 1, "a screen without pixels to spare keeps them all");
});

test("most of many frames must be late: a hitch, an idle time or a hidden page does not count", () => {
  /** @param {(picture: number) => number} gap milliseconds before each picture @param {number} [count] */
  const late = (gap, count = 240) => {
    const pace = new FrameMonitor();
    let now = 1000;
    let found = 0;
    for (let picture = 0; picture < count; picture += 1) {
      now += gap(picture);
      if (pace.isLate(now)) found += 1;
    }
    return found;
  };
  assert.equal(
    late(() => 16.7),
    0,
  );
  assert.equal(
    late((picture) => (picture % 3 === 0 ? 33 : 16.7)),
    0,
  );
  assert.equal(
    late((picture) => (picture % 12 === 0 ? 5000 : 16.7)),
    0,
  );
  assert.equal(
    late(() => 1000),
    0,
  );
  assert.ok(late(() => 34) > 5);
  assert.ok(late((picture) => (picture % 3 === 0 ? 16.7 : 33)) > 5);
});
