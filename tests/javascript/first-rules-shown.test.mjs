/** The words about a rule belong to the game in which it struck, and a rule is known only once they have been shown. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { memoryStorage } from "./memory-storage.mjs";

const stored = memoryStorage();
const { addon, SessionEmitter } = await pageModules("addons/first-rules/addon", "game/session-events");

beforeEach(() => stored.clear());

const AGAIN = { type: "throw_again", side: "white" };
const BACK = { type: "moved", side: "white", from: 12, to: 9, kind: "backward" };

/** @param {boolean} canSave */
function page(canSave) {
  const emitter = new SessionEmitter();
  const session = { game: { id: 1 } };
  const rules = addon({
    session,
    canSave,
    on: (/** @type {any} */ type, /** @type {any} */ listener) => emitter.on(type, listener),
    redraw: () => undefined,
    l10n: { language: { direction: "ltr" }, sentence: (/** @type {any} */ { id }) => id },
  });
  return {
    session,
    events: (/** @type {any[]} */ ...events) => emitter.emit("events", events),
    /** The words on the board. */
    words: (activity = "idle") =>
      rules.render("board", { activity, game: { phase: "throw" } }).values?.[1] ?? null,
    destroy: () => rules.destroy(),
  };
}

test("words that another rule replaces before they are shown come the next time", () => {
  const { events, words, destroy } = page(true);
  events(AGAIN);
  assert.equal(words("throwing"), null);
  events(BACK);
  assert.equal(words(), "first-back");
  events(AGAIN);
  assert.equal(words(), "first-again");
  events(AGAIN, BACK);
  assert.equal(words(), "first-again", "both are known; the words stay for their time");
  destroy();
  const later = page(true);
  later.events(AGAIN, BACK);
  assert.equal(later.words(), null, "known after a reload, too");
});

test("another game does not show the words of the one before", () => {
  const { events, words, session, destroy } = page(true);
  events(AGAIN);
  session.game = { id: 2 };
  assert.equal(words(), null);
  events(AGAIN);
  assert.equal(words(), "first-again", "they were not shown, so they are not known");
  destroy();
});

test("where nothing can be stored, each game explains its rules", () => {
  const { events, words, session, destroy } = page(false);
  events(AGAIN);
  assert.equal(words(), "first-again");
  session.game = { id: 2 };
  events(AGAIN);
  assert.equal(words(), "first-again");
  assert.equal(stored.size, 0);
  destroy();
});
