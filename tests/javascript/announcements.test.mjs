/** Announcements to screen readers: where they are made while dialogs open and close, and that none is lost or repeated. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, mock, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";

const { Announcer, exposedRegion } = await pageModules("base/live-region");

/** Long enough for a new region. */
const SOON = 1000;

Object.assign(globalThis, { document: { createElement: () => ({ textContent: "" }) } });

/** @typedef {{ open: boolean }} Dialog */

/** A live region in a dialog, or in the page itself. @param {Dialog | null} [dialog] */
function region(dialog = null) {
  const paragraphs = /** @type {{ textContent: string, remove(): void }[]} */ ([]);
  return {
    paragraphs,
    get childElementCount() {
      return paragraphs.length;
    },
    get firstElementChild() {
      return { remove: () => paragraphs.shift() };
    },
    append: (/** @type {any} */ paragraph) => paragraphs.push(paragraph),
    replaceChildren: () => paragraphs.splice(0),
    closest: () => dialog,
    texts: () => paragraphs.map(({ textContent }) => textContent),
  };
}

/** A page with stacked dialogs, redrawn by the test. */
function page() {
  const regions = [region()];
  const root = { children: [], querySelectorAll: () => regions };
  const announcer = new Announcer(() => exposedRegion(root));
  return {
    announcer,
    own: /** @type {ReturnType<typeof region>} */ (regions[0]),
    /** Opens a dialog and redraws. */
    open() {
      const dialog = { open: true };
      const inside = region(dialog);
      regions.push(inside);
      announcer.afterDraw();
      return { dialog, inside, remove: () => regions.splice(regions.indexOf(inside), 1) };
    },
    /** @param {string} text */
    announce(text) {
      announcer.announce(text);
      announcer.afterDraw();
    },
  };
}

/** A page whose own region has been there for a while. */
function pageAtRest() {
  const made = page();
  made.announcer.afterDraw();
  mock.timers.tick(SOON);
  return made;
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

test("without a dialog, a text is announced with the redraw", () => {
  const { own, announce } = pageAtRest();
  announce("Hit!");
  assert.deepEqual(own.texts(), ["Hit!"]);
});

test("a text waits for a region that has only just appeared", () => {
  const { own, announce } = page();
  announce("Welcome.");
  assert.deepEqual(own.texts(), []);
  mock.timers.tick(SOON);
  assert.deepEqual(own.texts(), ["Welcome."]);
});

test("under an open dialog, a text is announced in the dialog, and only there", () => {
  const { own, announce, open } = pageAtRest();
  announce("Before.");
  const { inside } = open();
  announce("Hit!");
  mock.timers.tick(SOON);
  announce("It is your turn.");
  mock.timers.tick(SOON);
  assert.deepEqual(inside.texts(), ["Hit!", "It is your turn."]);
  assert.deepEqual(own.texts(), [], "what the page said is not exposed again later");
});

test("with two dialogs, a text is announced in the upper one", () => {
  const { announce, open } = pageAtRest();
  const lower = open();
  const upper = open();
  mock.timers.tick(SOON);
  announce("Hit!");
  mock.timers.tick(SOON);
  assert.deepEqual(upper.inside.texts(), ["Hit!"]);
  assert.deepEqual(lower.inside.texts(), []);
});

test("a text that closes its dialog is announced by the page", () => {
  const { announcer, own, announce, open } = pageAtRest();
  const { dialog, inside, remove } = open();
  mock.timers.tick(SOON);
  announce("The game has been opened.");
  dialog.open = false;
  mock.timers.tick(SOON);
  remove();
  announcer.afterDraw();
  mock.timers.tick(SOON);
  assert.deepEqual(own.texts(), ["The game has been opened."]);
  assert.deepEqual(inside.texts(), []);
});

test("a text announced before a dialog opens in the same task is announced in the dialog", () => {
  const { announcer, own, open } = pageAtRest();
  announcer.announce("A game has arrived.");
  const { inside } = open();
  mock.timers.tick(SOON);
  assert.deepEqual(inside.texts(), ["A game has arrived."]);
  assert.deepEqual(own.texts(), []);
});

test("a text announced in a dialog is not repeated when the dialog closes", () => {
  const { announcer, own, announce, open } = pageAtRest();
  const { dialog, remove } = open();
  mock.timers.tick(SOON);
  announce("Hit!");
  mock.timers.tick(SOON);
  dialog.open = false;
  remove();
  announcer.afterDraw();
  mock.timers.tick(SOON);
  announce("It is your turn.");
  assert.deepEqual(own.texts(), ["It is your turn."]);
});

test("a removed page announces nothing", () => {
  const { announcer, own, announce } = page();
  announce("Too late.");
  announcer.clear();
  mock.timers.tick(SOON);
  assert.deepEqual(own.texts(), []);
});

test("a region keeps the last eight texts", () => {
  const { own, announce } = pageAtRest();
  for (let number = 1; number <= 10; number += 1) announce(`${number}.`);
  assert.deepEqual(own.texts(), ["3.", "4.", "5.", "6.", "7.", "8.", "9.", "10."]);
});

test("a dialog in a shadow root of its own is the topmost", () => {
  const inside = region({ open: true });
  const root = {
    children: [{ shadowRoot: null }, { shadowRoot: { querySelectorAll: () => [inside] } }],
    querySelectorAll: () => [region(), region({ open: true })],
  };
  assert.equal(exposedRegion(root), inside);
});

// Screen readers announce changes inside a live region. A region that appears together with its text, or becomes live
// together with it, is silent. (An element with role=alert is announced when it appears.)

test("no live region appears, or becomes live, together with its text", async () => {
  const files = await sourceNames();
  for (const name of files) {
    const source = await readFile(pathOf(name), "utf8");
    assert.doesNotMatch(source, /(?:aria-live|role)=\$\{[^}]*(?:polite|assertive|status)/, name);
    assert.doesNotMatch(source, /[?:]\s*html`\s*<\w+[^>]*(?:role="status"|aria-live=)/, name);
  }
});
