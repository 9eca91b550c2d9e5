/** Which view of the board is shown by default. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { LoadCache, retryFailedLoads, usesObjectView, view } = await pageModules(
  "addons/object-view/view",
  "base/load-cache",
);

const DESK = { width: 1280, shortSide: 800, forced: false, isFast: () => true };
const SETTINGS = { view: "auto", theme: "faience", facing: false };

/** The conditions that hold now. Each query is created once and stays live. @type {readonly string[]} */
let conditions = [];
Object.assign(globalThis, {
  matchMedia: (/** @type {string} */ query) => ({
    get matches() {
      return conditions.some((condition) => query.includes(condition));
    },
  }),
});

/**
 * @param {object} settings
 * @param {object} place
 * @param {{ asks?: readonly string[], saveData?: boolean, houses?: number }} [world]
 */
function sees(settings, place, { asks = [], saveData = false, houses = 30 } = {}) {
  conditions = asks;
  Object.defineProperty(globalThis, "navigator", { value: { connection: { saveData } }, configurable: true });
  const view = {
    settings: { ...SETTINGS, ...settings },
    shown: { houses },
    board: { orientation: "standard" },
  };
  return usesObjectView(view, { ...DESK, ...place });
}

test("a machine that draws the object well shows it", () => {
  assert.ok(sees({}, {}));
  assert.ok(
    sees({}, { width: 0, shortSide: 1080 }, { asks: ["pointer: coarse"] }),
    "a portrait touch screen",
  );
  assert.ok(!sees({}, { isFast: () => false }));
});

test("an explicit request shows the object on any machine without measuring it", () => {
  const quick = () => assert.fail("asked in vain");
  assert.ok(sees({ view: "object" }, { isFast: quick }));
  assert.ok(!sees({ view: "flat" }, { isFast: quick }));
});

test("high contrast, forced colours, data saver and a turned table use the flat view", () => {
  for (const asks of [["forced-colors"], ["prefers-contrast"], ["prefers-reduced-data"]])
    assert.ok(!sees({}, {}, { asks }), asks[0]);
  assert.ok(!sees({}, {}, { saveData: true }));
  for (const view of ["auto", "object"]) {
    assert.ok(!sees({ view }, { forced: true }));
    assert.ok(!sees({ view, theme: "contrast" }, {}));
    assert.ok(!sees({ view, facing: true }, {}));
    assert.ok(!sees({ view }, { width: 360 }, { houses: 60 }));
  }
});

test("the view is flat if the object's houses are too small to touch, unless it was requested", () => {
  for (const phone of [
    { width: 740, shortSide: 360 },
    { width: 0, shortSide: 360 },
  ]) {
    assert.ok(!sees({}, phone, { asks: ["pointer: coarse"] }));
    assert.ok(sees({ view: "object" }, phone, { asks: ["pointer: coarse"] }));
    assert.ok(sees({}, phone), "a mouse is finer");
  }
});

test("code of the object view that fails to load leaves the flat drawing, until another try succeeds", async () => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    /** @type {ReturnType<typeof heldPromise>[]} */
    const loads = [];
    const other = view({ canSave: false }, () => {
      const load = heldPromise();
      loads.push(load);
      return load.promise;
    });
    let redraws = 0;
    const suits = () => {
      conditions = [];
      return other.suits(
        {
          settings: { ...SETTINGS, view: "object" },
          shown: { houses: 30 },
          board: { orientation: "standard" },
        },
        DESK,
      );
    };
    const redraw = () => {
      redraws += 1;
    };
    assert.ok(suits());
    const loading = other.load({}, true, redraw);
    loads[0]?.reject(new TypeError("Failed to fetch"));
    assert.equal(await loading, null);
    assert.deepEqual([redraws, suits(), loads.length], [1, false, 1], "drawing alone tries nothing again");
    retryFailedLoads();
    assert.equal(suits(), false, "the drawing stays while it loads");
    const late = new LoadCache(() => {
      const load = heldPromise();
      loads.push(load);
      return load.promise;
    });
    /** @type {(why: any) => void} */
    let lose = () => {};
    const renderers = (
      /** @type {any} */ _root,
      /** @type {any} */ _isRequested,
      /** @type {any} */ onLost,
    ) => {
      lose = onLost;
      return "renderers";
    };
    loads[1]?.resolve({ renderers });
    await settled();
    assert.deepEqual([redraws, suits()], [2, true]);
    assert.equal(await other.load({}, true, redraw), "renderers");
    assert.equal(loads.length, 2);

    late.get().catch(() => lose(late));
    loads[2]?.reject(new TypeError("Failed to fetch"));
    await settled();
    assert.deepEqual([redraws, suits(), loads.length], [3, false, 3], "the same for what loads later");
    retryFailedLoads();
    assert.equal(suits(), false);
    loads[3]?.resolve({});
    await settled();
    assert.deepEqual([redraws, suits()], [4, true]);
    lose(null);
    retryFailedLoads();
    assert.deepEqual([suits(), loads.length], [false, 4], "a machine that cannot draw it is not asked again");
  } finally {
    console.warn = warn;
  }
});
