/** When a step of a lesson is done. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { isDone } = await pageModules("addons/lessons/lesson-steps");

test("a question to a piece is done when it has been answered", () => {
  const step = { ask: 5 };
  const game = { phase: "play" };
  const view = (/** @type {any} */ refusal) => ({ game, shown: game, refusal });
  assert.equal(isDone(step, game, view(null)), false);
  assert.equal(isDone(step, game, view({ spot: 5, reasons: [], sentences: [] })), false, "only asked");
  assert.equal(isDone(step, game, view({ spot: 5, reasons: [], sentences: [{ id: "why-hand" }] })), true);
});
