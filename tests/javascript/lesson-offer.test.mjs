/** The first lesson is offered before the first throw, but not to anybody who has won a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "lit";
import { pageModules } from "../../www/build/page-modules.mjs";
import { addonBench } from "./addon-bench.mjs";
import { settled } from "./held-promise.mjs";

const { lessonOffer, withdrawOffer } = await pageModules("addons/lessons/lesson-offer");

/** @param {any} table */
const isOffered = ({ page, session }) => lessonOffer(session.view, page.l10n, session, () => {}) !== nothing;

test("the first lesson is offered until a game has been won", async () => {
  const table = await addonBench();
  const { page, session, play } = table;
  Object.assign(page, { query: new URLSearchParams("kiosk") });
  withdrawOffer(page);
  Object.assign(page, { query: new URLSearchParams() });
  assert.ok(isOffered(table));
  await play();
  session.newGame({ ...session.view.setup });
  await settled();
  assert.ok(isOffered(table), "the next visitor to an unattended screen has won nothing");

  withdrawOffer(page);
  await play();
  assert.equal(session.view.game.winner === "draw", false);
  session.newGame({ ...session.view.setup });
  await settled();
  assert.ok(!isOffered(table), "somebody at this board knows how to play");
});
