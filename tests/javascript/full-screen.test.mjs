/** Full screen in browsers that lack it, refuse it, or answer without a promise. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";

const exitFullscreen = mock.fn(async () => undefined);
// Just enough of a document to create templates.
Object.assign(globalThis, {
  document: {
    createTreeWalker: () => ({}),
    createComment: () => ({}),
    addEventListener: () => undefined,
    exitFullscreen,
  },
  HTMLElement: class {},
});

const { addon, initialState } = await pageModules("addons/accessibility/addon", "game/view-state");

beforeEach(() => {
  exitFullscreen.mock.resetCalls();
  mock.method(console, "warn", () => undefined);
});
afterEach(() => mock.restoreAll());

/**
 * @param {{ request?: unknown, isEnabled?: boolean, query?: string, isFull?: boolean }} browser
 * @returns {{ entry: any, notices: string[] }} the entry in the menu, if there is one
 */
function menuEntry({ request, isEnabled = true, query = "", isFull = false }) {
  Object.assign(document, { fullscreenEnabled: isEnabled });
  /** @type {any} */
  const element = {
    requestFullscreen: request,
    getRootNode: () => ({ fullscreenElement: isFull ? element : null }),
  };
  /** @type {string[]} */
  const notices = [];
  const page = {
    element,
    on: () => undefined,
    query: new URLSearchParams(query),
    l10n: { text: (/** @type {string} */ id) => id },
    session: { view: initialState(), notice: (/** @type {any} */ { id }) => notices.push(id) },
  };
  const entry = addon(page)
    .menu()
    .find((/** @type {any} */ { name }) => name === "full-screen");
  return { entry, notices };
}

test("full screen is offered only where the browser has it", () => {
  const request = async () => undefined;
  assert.equal(menuEntry({ request: undefined }).entry, undefined);
  assert.equal(menuEntry({ request, isEnabled: false }).entry, undefined);
  assert.equal(menuEntry({ request, query: "kiosk" }).entry, undefined);
  assert.equal(menuEntry({ request }).entry.pressed, false);
});

test("a full screen that is shown can be left", async () => {
  const request = mock.fn(async () => undefined);
  const { entry } = menuEntry({ request, isFull: true });
  assert.equal(entry.pressed, true);
  entry.run();
  await settled();
  assert.equal(exitFullscreen.mock.callCount(), 1);
  assert.equal(request.mock.callCount(), 0);
});

const REFUSED = ["accessibility-no-full-screen"];

for (const [what, request, expected] of /** @type {const} */ ([
  ["rejects", () => Promise.reject(new TypeError("Permissions check failed")), REFUSED],
  [
    "throws",
    () => {
      throw new Error("not now");
    },
    REFUSED,
  ],
  ["returns nothing", () => undefined, []],
  ["never settles", () => new Promise(() => undefined), []],
]))
  test(`a request for full screen that ${what} is ${expected.length > 0 ? "reported" : "no error"}`, async () => {
    const { entry, notices } = menuEntry({ request });
    entry.run();
    await settled();
    assert.deepEqual(notices, expected);
  });
