/** A failing add-on affects only itself, and any add-on can forbid a move. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";

const { Addons, SessionEmitter } = await pageModules("app/addons", "game/session-events");

const { error: realError } = console;
let errors = /** @type {unknown[]} */ ([]);
beforeEach(() => {
  errors = [];
  console.error = (/** @type {unknown} */ error) => errors.push(error);
});
afterEach(() => {
  console.error = realError;
});

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const VIEW = { activity: "idle", shown: { phase: "throw" }, dialog: null, settings: { theme: "ebony" } };

/** A page with these add-ons. @param {...Record<string, any>} args */
function page(...args) {
  /** @type {string[]} */
  const notices = [];
  const context = {
    root: { adoptedStyleSheets: [] },
    element: { dataset: {} },
    engine: { boards: [] },
    query: new URLSearchParams(),
    session: { view: VIEW, notice: (/** @type {any} */ { id }) => notices.push(id), update: () => undefined },
  };
  const addons = new Addons(context, [], () => undefined);
  addons.places = args;
  addons.complete = true;
  return { addons, context, notices };
}

/** What the page draws for the dialog of this name. @param {any} addons @param {string} name */
const dialogOf = (addons, name) => addons.dialogOf(name, { ...VIEW, dialog: name });

const SENTENCE = { id: "said-turn" };
/** Every hook, called as the page calls it. @type {Record<string, (addons: any) => unknown>} */
const CALLS = {
  allows: (addons) => addons.allows(null),
  reword: (addons) => addons.reword([SENTENCE]),
  render: (addons) => addons.render("dock", VIEW),
  menu: (addons) => addons.menu(VIEW),
};

for (const [hook, call] of Object.entries(CALLS))
  test(`an add-on that throws in "${hook}" is switched off, and the others continue`, async () => {
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
    const { addons, notices } = page(bad, good);
    call(addons);
    call(addons);
    assert.deepEqual(called, { bad: 1, good: 2, destroyed: 1 });
    await settled();
    assert.deepEqual(notices, ["notice-not-loaded"]);
    assert.equal(errors.length, 2);
    addons.destroy();
  });

test("an add-on whose listener throws is switched off, and hears nothing more; the others go on", async () => {
  const { addons, context, notices } = page();
  const session = Object.assign(new SessionEmitter(), context.session);
  Object.assign(context, { session });
  /** @type {Record<string, string[]>} */
  const heard = { bad: [], good: [] };
  /** @type {AbortSignal[]} */
  const signals = [];
  /** @param {string} name @returns {any} */
  const listening = (name) => ({
    load: async () => ({
      addon: (/** @type {any} */ own) => {
        signals.push(own.signal);
        own.on("over", (/** @type {string} */ state) => {
          heard[name]?.push(state);
          if (name === "bad") throw new Error("broken");
        });
        return {};
      },
    }),
  });
  addons.chosen = [listening("bad"), listening("good")];
  await addons.start();
  session.emit("over", "first");
  session.emit("over", "second");
  await settled();
  assert.deepEqual(heard, { bad: ["first"], good: ["first", "second"] });
  assert.deepEqual(notices, ["notice-not-loaded"]);
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true, false],
  );
  addons.destroy();
  session.emit("over", "third");
  assert.deepEqual(heard, { bad: ["first"], good: ["first", "second"] });
  assert.ok(signals.every(({ aborted }) => aborted));
});

test("an add-on whose key or dialog throws is switched off together with them", async () => {
  const broken = () => {
    throw new Error("broken");
  };
  const { addons, notices } = page({ keys: { x: broken }, dialogs: { odd: broken } });
  assert.equal(addons.key("x", 1), true);
  assert.equal(addons.key("x", 1), false);
  const second = page({ dialogs: { odd: broken } });
  assert.equal(dialogOf(second.addons, "odd"), undefined);
  await settled();
  assert.equal(dialogOf(second.addons, "odd"), undefined);
  await settled();
  assert.deepEqual([...notices, ...second.notices], ["notice-not-loaded", "notice-not-loaded"]);
});

test("any add-on can forbid a move, and one without an answer forbids nothing", () => {
  const move = { id: "1-2" };
  const forbids = { allows: (/** @type {any} */ request) => request !== move };
  const { addons } = page({}, forbids, { allows: () => undefined });
  assert.equal(addons.allows(null), true);
  assert.equal(addons.allows(move), false);
});

test("add-ons that failed to start are started by the next call, and those that are there stay", async () => {
  let isOnline = false;
  const counts = { made: 0, destroyed: 0, loads: 0 };
  const { addons, notices } = page();
  const calm = {
    addon: () => {
      counts.made += 1;
      return { dialogs: { calm: () => "calm" }, destroy: () => (counts.destroyed += 1) };
    },
  };
  const broken = async () => {
    counts.loads += 1;
    if (!isOnline) throw new TypeError("no connection");
    return calm;
  };
  addons.complete = false;
  addons.chosen = [{ load: async () => calm }, { load: broken }];
  const dialog = () => addons.dialog({ ...VIEW, dialog: "calm" });
  const waiting = dialog();
  assert.equal(addons.hasDialog("any"), true, "any dialog may still come");
  assert.equal((await addons.start()).length, 1);
  assert.deepEqual(counts, { made: 1, destroyed: 0, loads: 1 });
  assert.equal(addons.all.length, 1);
  assert.notEqual(dialog(), waiting, "a dialog opens without the add-on that failed");
  assert.equal(addons.hasDialog("any"), false);
  isOnline = true;
  assert.equal((await addons.start()).length, 0);
  assert.deepEqual(counts, { made: 2, destroyed: 0, loads: 2 });
  assert.equal(addons.all.length, 2);
  assert.deepEqual(notices, []);
  addons.destroy();
  assert.equal(counts.destroyed, 2);
});

test("a dialog whose add-on is missing closes, and the page says so", async () => {
  const { addons, context, notices } = page();
  /** @type {any} */
  const session = context.session;
  session.view = { ...VIEW, dialog: "odd" };
  session.update = (/** @type {any} */ patch) => Object.assign(session.view, patch);
  for (let draws = 0; draws < 3; draws += 1) assert.equal(dialogOf(addons, "odd"), undefined);
  await settled();
  assert.equal(session.view.dialog, null);
  assert.deepEqual(notices, ["notice-not-loaded"]);
});
