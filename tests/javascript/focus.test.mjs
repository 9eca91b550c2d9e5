/** When a game may take the focus or scroll the page: it shares both with the page around it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { bringIntoView, moveFocus } = await pageModules("base/focus");

class FakeShadowRoot {
  /** @type {any} */
  activeElement = null;
  constructor(/** @type {any} */ host) {
    this.host = host;
    host.shadowRoot = this;
  }
}

/** @type {unknown[][]} what the page did */
const acts = [];

/** An element in this root, or in the document. @param {string} name @param {FakeShadowRoot | null} root */
const element = (name, root = null, typing = false) => ({
  getRootNode: () => root ?? document,
  matches: () => typing,
  focus: (/** @type {unknown} */ how) => acts.push(["focus", name, how]),
  scrollIntoView: (/** @type {unknown} */ how) => acts.push(["scroll", name, how]),
});

const body = element("body");
const game = element("game");
const root = new FakeShadowRoot(game);
const lesson = element("lesson", root);
const lessonRoot = new FakeShadowRoot(lesson);
const target = element("button", root);
const inner = element("next", lessonRoot);

/** @type {any} */
const document = { body, activeElement: body, hasFocus: () => true };
Object.assign(globalThis, { document, ShadowRoot: FakeShadowRoot, self: "page", parent: "page" });

/**
 * @param {object} place
 * @param {any} [place.active] the document's focused element
 * @param {any} [place.within] the focused element in the game
 * @param {boolean} [place.framed]
 * @param {boolean} [place.here] the document has the focus
 */
function moves({ active = body, within = null, framed = false, here = true }) {
  Object.assign(document, { activeElement: active, hasFocus: () => here });
  root.activeElement = within;
  Object.assign(globalThis, { parent: framed ? "host" : "page" });
  acts.length = 0;
  moveFocus(target);
  moveFocus(inner);
  bringIntoView(target);
  assert.ok(acts.length === 0 || acts.length === 3);
  return acts.length > 0;
}

test("the focus moves from nothing and within the game, and stays elsewhere", () => {
  assert.ok(moves({}));
  assert.ok(moves({ active: game, within: element("other button", root) }));
  assert.ok(!moves({ active: element("a field of the host page") }));
});

test("in a frame it stays while the page around has it, whatever is active inside", () => {
  assert.ok(moves({ framed: true }));
  assert.ok(!moves({ framed: true, here: false }));
  assert.ok(!moves({ framed: true, here: false, active: game }));
  assert.ok(moves({ here: false }), "a window in the background is still the game's own");
});

test("it stays in a field where somebody types, in any shadow root", () => {
  assert.ok(!moves({ active: game, within: element("a field", root, true) }));
  lessonRoot.activeElement = element("a field", lessonRoot, true);
  assert.ok(!moves({ active: game, within: lesson }));
  lessonRoot.activeElement = null;
});

test("only a response to the visitor's own key or press scrolls the page", () => {
  moves({});
  acts.length = 0;
  moveFocus(target);
  moveFocus(target, "scroll");
  moveFocus(null);
  assert.deepEqual(acts, [
    ["focus", "button", { preventScroll: true }],
    ["focus", "button", { preventScroll: false }],
  ]);
});

test("an element of the document itself, as in the laboratory, may take it", () => {
  Object.assign(document, { activeElement: element("a button"), hasFocus: () => true });
  Object.assign(globalThis, { parent: "page" });
  acts.length = 0;
  moveFocus(element("a result"));
  assert.equal(acts.length, 1);
});
