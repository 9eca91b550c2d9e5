/** The way back to a replaced game: offered above the board if that game was unfinished, otherwise in the menu. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "lit";
import { pageModules } from "../../www/build/page-modules.mjs";

const { addon } = await pageModules("addons/earlier-game/addon");

for (const [name, view, isNotice, isEntry] of /** @type {const} */ ([
  ["nothing was replaced", { canTakeBack: false, offersReturn: false, activity: "idle" }, false, false],
  ["an unfinished game", { canTakeBack: true, offersReturn: true, activity: "idle" }, true, false],
  ["a finished game", { canTakeBack: true, offersReturn: false, activity: "idle" }, false, true],
  ["a frozen page, unfinished", { canTakeBack: true, offersReturn: true, activity: "frozen" }, false, false],
  ["a frozen page, finished", { canTakeBack: true, offersReturn: false, activity: "frozen" }, false, false],
]))
  test(`the way back: ${name}`, () => {
    let returns = 0;
    const session = { takeBackNewGame: () => (returns += 1) };
    const { render, menu } = addon({ session, l10n: { text: (/** @type {string} */ id) => id } });
    assert.equal(render("notices", view) !== nothing, isNotice);
    assert.equal(render("above", view), nothing);
    const entries = menu(view);
    assert.equal(entries.length, Number(isEntry));
    for (const { run } of entries) run();
    assert.equal(returns, Number(isEntry));
  });
