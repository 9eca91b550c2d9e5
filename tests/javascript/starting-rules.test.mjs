/** The rules in the address with which a page starts: unknown ones, and rules that only the full engine knows. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { FakeStorage } from "./fake-storage.mjs";
import { heldPromise } from "./held-promise.mjs";
import { calm, modules, notices, page } from "./page-bench.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient } = modules;

/** Responses that replace the site's, by path. @type {Map<string, any>} */
let instead = new Map();
let stopServing = () => {};
const { error, warn } = console;

beforeEach(() => {
  instead = new Map();
  stopServing = standInSite((path) => instead.get(path));
  console.error = console.warn = () => undefined;
});
afterEach(() => {
  stopServing();
  Object.assign(console, { error, warn });
});

/** The full engine waits for this. @param {() => unknown} arrives */
function delayFull(arrives) {
  const { full } = EngineClient.prototype;
  EngineClient.prototype.full = async function () {
    await arrives();
    return full.call(this);
  };
  return () => {
    EngineClient.prototype.full = full;
  };
}

test("rules in use that load after the page has closed change nothing on the page that opened meanwhile", async (t) => {
  const held = heldPromise();
  t.after(delayFull(() => held.promise));
  const { controller } = page();
  const first = controller.open("?keep=off&ruleset=boxed-set");
  await calm();
  assert.equal(controller.session.game, null, "the rules are not known yet");
  controller.close();
  await controller.open("?keep=off&ruleset=bell");
  held.resolve(null);
  await first;
  assert.equal(controller.session.view.setup.ruleset, "bell");
  controller.close();
});

test("an unknown name of rules is refused without the full engine, and a game begins", async (t) => {
  t.after(delayFull(() => assert.fail("loaded")));
  const { controller } = page();
  await controller.open("?keep=off&ruleset=boxed-game");
  assert.deepEqual(notices(controller), ["notice-parameter"]);
  assert.equal(controller.session.view.status, "ready");
  controller.close();
});

test("rules whose engine is lost leave the recommended game, and the next visit tries them again", async () => {
  Object.assign(globalThis, { sessionStorage: new FakeStorage(), localStorage: new FakeStorage() });
  for (const ruleset of ["boxed-set", "kendall-modern[hit_to_water=28-30]"]) {
    instead.set("senet-full.wasm", new Response("", { status: 503 }));
    const { controller, events } = page();
    await controller.open(`?ruleset=${ruleset}&opponent=person`);
    await calm();
    assert.ok(events.includes("senet-ready"), ruleset);
    assert.equal(controller.session.view.status, "ready");
    assert.equal(controller.session.view.setup.name, "");
    const [notice] = controller.session.view.notices;
    assert.match(
      controller.l10n.sentence(notice),
      new RegExp(`${ruleset.split("[")[0]}.*engine could not be loaded.*load the page again`),
    );
    await controller.session.throwSticks();
    controller.close();
    instead.delete("senet-full.wasm");
    const again = page().controller;
    await again.open(`?ruleset=${ruleset}&opponent=person`);
    assert.notEqual(again.session.view.setup.ruleset, controller.session.view.setup.ruleset);
    assert.deepEqual(notices(again), []);
    again.close();
  }
});

test("an address names rules in use", async () => {
  const { controller } = page();
  await controller.open("?keep=off&ruleset=boxed-set");
  const { setup } = controller.session.view;
  assert.match(setup.ruleset, /^jequier-masters\[/);
  assert.equal(setup.name, "boxed-set");
  assert.deepEqual(notices(controller), []);
  controller.close();
});
