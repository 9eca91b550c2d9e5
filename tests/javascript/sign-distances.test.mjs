/** The signs of the object view's boards as distance fields, computed from outlines without a canvas. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { signDistances, MARKS, OUTLINES, CELL, SIZE, ROW, marksOn } = await pageModules(
  "addons/object-view/sign-distances",
  "addons/object-view/box-mesh",
  "addons/shared/marks",
  "addons/shared/figure-outlines",
);

/** Half of a byte's range is this many pixels. */
const REACH = 0.06 * CELL;

/** The cell of each sign in the atlas. @param {Uint8Array} all @param {string[]} names */
const cells = (all, names) =>
  new Map(
    names.map((name, index) => {
      const [left, top] = [(index % ROW) * CELL, Math.floor(index / ROW) * CELL];
      const at = (/** @type {number} */ x, /** @type {number} */ y) =>
        /** @type {number} */ (all[(top + y) * SIZE + left + x]);
      return [name, at];
    }),
  );

const marks = Object.fromEntries(Object.keys(MARKS).map((name, index) => [index, name]));
const byName = cells(signDistances(marks, OUTLINES), marksOn(marks));

test("every sign is solid inside and empty at the edges, and distances have no jumps", () => {
  assert.equal(byName.size, Object.keys(MARKS).length);
  for (const [name, at] of byName) {
    let inside = 0;
    for (let y = 0; y < CELL; y++)
      for (let x = 0; x < CELL; x++) {
        if (at(x, y) > 127.5) inside += 1;
        if (x === 0 || y === 0 || x === CELL - 1 || y === CELL - 1)
          assert.equal(at(x, y), 0, `${name}: edge`);
        else
          for (const next of [at(x - 1, y), at(x, y - 1)])
            assert.ok(Math.abs(at(x, y) - next) <= 127.5 / REACH + 1.5, `${name}: a jump at ${x}, ${y}`);
      }
    const share = inside / CELL ** 2;
    assert.ok(share > 0.02 && share < 0.5, `${name}: ${share} of the cell`);
  }
});

test("a stroke's distances match those of a rectangle", () => {
  const at = byName.get("one");
  assert.ok(at);
  const scale = (CELL * 0.46) / 160;
  const [left, top] = [(CELL - 43 * scale) / 2, (CELL - 160 * scale) / 2 + CELL * 0.03];
  for (let x = 0; x < CELL; x++) {
    const far = Math.min(x + 0.5 - left, left + 43 * scale - x - 0.5);
    const byte = 127.5 * (1 + Math.max(-1, Math.min(1, far / REACH)));
    assert.ok(Math.abs(at(x, Math.round(top + 80 * scale)) - byte) <= 1, `column ${x}`);
  }
});
