/** A failing feature affects only itself, and any feature can forbid a move. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";

const { Features } = await pageModules("app/features");

const { error: realError } = console;
let errors = /** @type {unknown[]} */ ([]);
beforeEach(() => {
  errors = [];
  console.error = (/** @type {unknown} */ error) => errors.push(error);
});
afterEach(() => {
  console.error = realError;
});

const VIEW = { activity: "idle", shown: { phase: "throw" }, dialog: null };

/** A page with these features. @param {...Record<string, any>} args */
function page(...args) {
  /** @type {string[]} */
  const notices = [];
  let redraws = 0;
  const context = {
    root: { adoptedStyleSheets: [] },
    query: new URLSearchParams(),
    session: { view: VIEW, notice: (/** @type {any} */ { id }) => notices.push(id), update: () => undefined },
    redraw: () => {
      redraws += 1;
    },
  };
  const features = new Features(context, []);
  features.places = args;
  features.complete = true;
  return { features, context, notices, redraws: () => redraws };
}

const SENTENCE = { id: "said-turn" };
/** Every hook, called as the page calls it. @type {Record<string, (features: any) => unknown>} */
const CALLS = {
  allows: (features) => features.allows(null),
  afterDraw: (features) => features.afterDraw(VIEW),
  onEvents: (features) => features.onEvents([]),
  onAnimation: (features) => features.onAnimation([], 1, []),
  reword: (features) => features.reword([SENTENCE]),
  render: (features) => features.render("dock", VIEW),
  settings: (features) => features.settings(VIEW),
  menu: (features) =>
    features.dialog("menu", { view: VIEW, l10n: { text: () => "" }, close: () => undefined }),
};

for (const [hook, call] of Object.entries(CALLS))
  test(`a feature that throws in "${hook}" is switched off, and the others continue`, async () => {
    const called = { bad: 0, good: 0, destroyed: 0 };
    const bad = {
      [hook]: () => {
        called.bad += 1;
        throw new Error("broken");
      },
      destroy: () => {
        called.destroyed += 1;
        throw new Error("broken to the end");
      },
    };
    const good = {
      [hook]: () => {
        called.good += 1;
        return hook === "menu" ? [] : hook === "reword" ? [SENTENCE] : true;
      },
    };
    const { features, notices } = page(bad, good);
    call(features);
    call(features);
    assert.deepEqual(called, { bad: 1, good: 2, destroyed: 1 });
    await settled();
    assert.deepEqual(notices, ["notice-not-loaded"]);
    assert.equal(errors.length, 2);
    features.destroy();
  });

test("a feature whose key or dialog throws is switched off together with them", async () => {
  const broken = () => {
    throw new Error("broken");
  };
  const { features, notices } = page({ keys: { x: broken }, dialogs: { odd: broken } });
  assert.equal(features.key("x", 1), true);
  assert.equal(features.key("x", 1), false);
  const second = page({ dialogs: { odd: broken } });
  const host = { view: VIEW, l10n: {}, close: () => undefined };
  assert.equal(second.features.dialog("odd", host), undefined);
  await settled();
  assert.equal(second.features.dialog("odd", host), undefined);
  await settled();
  assert.deepEqual([...notices, ...second.notices], ["notice-not-loaded", "notice-not-loaded"]);
});

test("any feature can forbid a move, and one without an answer forbids nothing", () => {
  const move = { id: "1-2" };
  const forbids = { allows: (/** @type {any} */ request) => request !== move };
  const { features } = page({}, forbids, { allows: () => undefined });
  assert.equal(features.allows(null), true);
  assert.equal(features.allows(move), false);
});

/** A page that draws on request after the current task, as the element does. @param {any} bench */
function drawing({ features, context }) {
  let wanted = false;
  let draws = 0;
  context.redraw = () => {
    if (wanted) return;
    wanted = true;
    queueMicrotask(() => {
      wanted = false;
      draws += 1;
      // Otherwise the test would never end either.
      if (draws > 5000) throw new Error("the page is drawn without end");
      features.afterDraw(VIEW);
    });
  };
  return () => draws;
}

for (const way of ["at once", "later in the same turn"])
  test(`a feature that requests a drawing ${way} after each drawing is switched off alone`, async () => {
    const counts = { calm: 0, often: 0, restless: 0 };
    const calm = { afterDraw: () => (counts.calm += 1), destroy: () => assert.fail("it has done nothing") };
    const often = {
      afterDraw: () => {
        counts.often += 1;
        if (counts.often < 5) bench.context.redraw();
      },
    };
    const restless = {
      afterDraw: () => {
        counts.restless += 1;
        if (way === "at once") bench.context.redraw();
        else Promise.reject(new Error("no")).catch(() => bench.context.redraw());
      },
    };
    const bench = page(calm, often, restless);
    const draws = drawing(bench);
    bench.context.redraw();
    for (let turns = 0; turns < 20; turns += 1) await settled();
    assert.deepEqual(bench.notices, ["notice-not-loaded"]);
    const before = draws();
    bench.context.redraw();
    for (let turns = 0; turns < 5; turns += 1) await settled();
    assert.equal(draws(), before + 1);
    assert.ok(counts.calm > 1 && counts.restless > 1);
  });

test("features that failed to start are started by the next call, and those that are there stay", async () => {
  let isOnline = false;
  const counts = { made: 0, destroyed: 0, loads: 0 };
  const { features, notices } = page();
  const calm = {
    feature: () => {
      counts.made += 1;
      return { destroy: () => (counts.destroyed += 1) };
    },
  };
  const broken = async () => {
    counts.loads += 1;
    if (!isOnline) throw new TypeError("no connection");
    return calm;
  };
  features.complete = false;
  features.chosen = [{ load: async () => calm }, { load: broken }];
  const menu = () =>
    features.dialog("menu", { view: VIEW, l10n: { text: () => "" }, close: () => undefined });
  assert.equal(menu(), undefined, "the menu waits for the features");
  assert.equal((await features.start()).length, 1);
  assert.deepEqual(counts, { made: 1, destroyed: 0, loads: 1 });
  assert.equal(features.all.length, 1);
  assert.notEqual(menu(), undefined, "the menu opens without the feature that failed");
  isOnline = true;
  assert.equal((await features.start()).length, 0);
  assert.deepEqual(counts, { made: 2, destroyed: 0, loads: 2 });
  assert.equal(features.all.length, 2);
  assert.deepEqual(notices, []);
  features.destroy();
  assert.equal(counts.destroyed, 2);
});

test("a dialog whose feature is missing closes, and the page says so", async () => {
  const { features, context, notices } = page();
  /** @type {any} */
  const session = context.session;
  session.view = { ...VIEW, dialog: "odd" };
  session.update = (/** @type {any} */ patch) => Object.assign(session.view, patch);
  const draw = () => features.dialog("odd", { view: VIEW, l10n: {}, close: () => undefined });
  for (let draws = 0; draws < 3; draws += 1) assert.equal(draw(), undefined);
  await settled();
  assert.equal(session.view.dialog, null);
  assert.deepEqual(notices, ["notice-not-loaded"]);
});
