/** Puzzles on the board: opening, wrong and right attempts, saving, and restoring the game. */
import assert from "node:assert/strict";
import { pageModules } from "../../www/build/page-modules.mjs";
import { howItWent, playedOn, playedToTheEnd, press, shadowText, state, there } from "./fair-play.mjs";
import { assertAccessible, inChromium, PHONE } from "./harness/index.mjs";
import { savedRecord, started } from "./table.mjs";

const { isRight, PUZZLES } = await pageModules("addons/puzzles/puzzle");

/** Plays a choice of the puzzle; the throw comes after the moves. @param {import("puppeteer-core").Page} page @param {number} choice */
const choose = (page, choice) =>
  page.evaluate((index) => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    if (session.view.activity === "looking") session.backToGame();
    const move = session.view.moves[index];
    if (move) session.play(move);
    else session.throwSticks();
  }, choice);

/** The number of choices. @param {import("puppeteer-core").Page} page */
const choices = (page) =>
  page.evaluate(() => {
    const { moves, game } = /** @type {any} */ (document.querySelector("senet-game")).session.view;
    return moves.length + (game.phase === "throw" ? 1 : 0);
  });

/** A wrong attempt gets one answer, with its refutation, and does not open the history. @param {import("puppeteer-core").Page} page */
async function assertPunished(page) {
  while ((await state(page)).activity !== "looking") await new Promise((resolve) => setTimeout(resolve, 25));
  assert.match(
    (await shadowText(page, ".puzzle-said")) ?? "",
    /^That wins (no games|1 game|\d+ games) in 100: \d+ fewer than the best.* See what happens if a \d is thrown\. ./,
  );
  const isVisible = await page.$eval("senet-game >>> .status", (status) => status.checkVisibility());
  assert.ok(!isVisible, "it stands once");
  assert.equal(await shadowText(page, ".steps"), null, "nothing is to be stepped through");
}

inChromium(
  "a puzzle is tried, refuted, solved and recorded, and the game comes back",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=c1");
    await started(page);
    const { throws } = await playedOn(page, (now) => now.throws >= 12);
    const ownRecord = await savedRecord(page);
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .puzzles");
    assert.match(await there(page, ".puzzle"), /Puzzle 1 of/, "the first one at once");
    await press(page, ".all-puzzles");
    assert.match(await there(page, "dialog.puzzles"), /Solved: 0 of \d+/);
    await assertAccessible(page, "the list of puzzles");
    await press(page, "dialog.puzzles .main");
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog"),
    );
    await assertAccessible(page, "a puzzle");
    const before = await state(page);
    const [puzzle] = PUZZLES;
    await choose(
      page,
      puzzle.options.findIndex(
        (/** @type {any} */ { punished }, /** @type {number} */ index) => punished && !isRight(puzzle, index),
      ),
    );
    await assertPunished(page);
    await assertAccessible(page, "a wrong try");
    let wrong = 1;
    for (let choice = 0; choice < (await choices(page)); choice += 1) {
      await choose(page, choice);
      await there(page, ".puzzle-said:is(.wrong, .right)");
      if (/^Right/.test((await shadowText(page, ".puzzle-said")) ?? "")) break;
      wrong += 1;
      assert.match((await shadowText(page, ".puzzle-said")) ?? "", /fewer than the best/);
    }
    assert.match(
      (await shadowText(page, ".puzzle-said")) ?? "",
      /^Right: that wins (1 game|\d+ games) in 100/,
    );
    assert.equal((await state(page)).throws, before.throws, "nothing was played");
    const [mark, house] = await page.evaluate(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      const mark = root?.querySelector(".puzzle-mark");
      const cell = root?.querySelector(`[data-spot="${mark?.getAttribute("data-house")}"]`);
      const middle = (/** @type {Element | null | undefined} */ one) => {
        const { left, right, top, bottom } = one?.getBoundingClientRect() ?? new DOMRect();
        return [left + right, top + bottom].map((sum) => Math.round(sum / 2));
      };
      return [middle(mark), middle(cell)];
    });
    assert.ok(mark?.[0] && house);
    assert.ok(
      mark.every((coordinate, axis) => Math.abs(coordinate - (house[axis] ?? 0)) <= 1),
      `${mark} on ${house}`,
    );
    await press(page, ".puzzle .hundred");
    await page.waitForFunction(
      () =>
        document
          .querySelector("senet-game")
          ?.shadowRoot?.querySelectorAll(".puzzle .hundred-grid :is(.won, .lost, .drawn)").length === 100,
    );
    assert.match((await shadowText(page, ".puzzle .hundred-games p")) ?? "", /^You win \d+ of 100 games\./);
    await assertAccessible(page, "a puzzle that is solved");
    await press(page, ".next-puzzle");
    assert.match(await there(page, ".puzzle .show-puzzle"), /./);
    assert.match((await shadowText(page, ".puzzle")) ?? "", /Puzzle \d+ of/);
    assert.doesNotMatch((await shadowText(page, ".puzzle")) ?? "", /The piece behind/, "of another theme");
    // The throw is visible as well as the board.
    await page.waitForFunction(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      const [field, board] = [".field", ".board"].map((name) =>
        root?.querySelector(name)?.getBoundingClientRect(),
      );
      return field && board && field.top >= board.bottom - 1 && field.bottom <= innerHeight;
    });
    await press(page, ".show-puzzle");
    assert.match(await there(page, ".puzzle-said.shown"), /^The best choice wins/);
    assert.equal(await savedRecord(page), ownRecord, "who comes back meanwhile finds the own game");
    await press(page, ".leave-puzzle");
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".puzzle"),
    );
    assert.equal((await state(page)).throws, throws, "the game is back");
    await page.reload();
    await started(page);
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .puzzles");
    await press(page, ".all-puzzles");
    const first = wrong === 0 ? 1 : 0;
    assert.match(
      await there(page, "dialog.puzzles"),
      new RegExp(`Solved: 2 of \\d+, ${first || "none"} at the first try`),
      "what was solved is kept",
    );
  },
  { viewport: { ...PHONE, width: 360 } },
);

/** The visitor's stored mistakes. @param {import("puppeteer-core").Page} page */
const savedMistakes = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("senet.mistakes") ?? "[]"));

inChromium(
  "a review turns the visitor's costliest choices into puzzles, kept on this device until they are deleted",
  async ({ page, open }) => {
    await open("?speed=instant&seed=5a");
    await started(page);
    await playedToTheEnd(page, "5a".repeat(32));
    await howItWent(page);
    await there(page, ".own-puzzles button");
    const kept = await savedMistakes(page);
    assert.ok(kept.length > 0 && kept.length <= 3);
    const news = (await shadowText(page, ".own-puzzles")) ?? "";
    assert.match(news, kept.length === 1 ? /^One of your choices/ : /^\d of your choices/);
    await press(page, ".own-puzzles button");
    assert.match(await there(page, ".puzzle"), new RegExp(`From your games: 1 of ${kept.length}`));
    await assertAccessible(page, "one's own puzzle");
    const [{ points }] = kept;
    await choose(page, points.indexOf(Math.min(...points)));
    await assertPunished(page);
    for (let choice = 0; choice < (await choices(page)); choice += 1) {
      await choose(page, choice);
      await there(page, ".puzzle-said:is(.wrong, .right)");
      if (/^Right/.test((await shadowText(page, ".puzzle-said")) ?? "")) break;
    }
    assert.match(
      (await shadowText(page, ".puzzle-said")) ?? "",
      /^Right: that wins (1 game|\d+ games) in 100/,
    );
    // The restored game ends and is reviewed again; nothing is saved twice.
    await press(page, ".leave-puzzle");
    await howItWent(page);
    assert.deepEqual(await savedMistakes(page), kept);
    await page.reload();
    await started(page);
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .puzzles");
    await press(page, ".all-puzzles");
    assert.match(await there(page, "dialog.puzzles"), /From your games Choices of yours/);
    await press(page, "dialog.puzzles .delete-own");
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog.puzzles .delete-own"),
    );
    assert.deepEqual(await savedMistakes(page), []);
    assert.match((await shadowText(page, "dialog.puzzles")) ?? "", /From your games When you finish a game/);
    // Invalid entries are quarantined, or deleted when opened.
    const stale = { ruleset: "kendall-masters", position: "Fw0000187K2G", points: [1, 2, 3, 4, 5] };
    await page.evaluate(
      (mistakes) => localStorage.setItem("senet.mistakes", JSON.stringify(mistakes)),
      [stale, { ...stale, points: "all" }],
    );
    await page.reload();
    await started(page);
    assert.match(await there(page, ".notices"), /A puzzle from your games could not be read/);
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .puzzles");
    await press(page, ".all-puzzles");
    await there(page, "dialog.puzzles .delete-own");
    await press(page, "dialog.puzzles .own-numbers button");
    await page.waitForFunction(() =>
      /no longer fits its rules/.test(
        document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
      ),
    );
    assert.deepEqual(await savedMistakes(page), []);
  },
);

inChromium("in the object view, nothing cuts away the sticks of a puzzle", async ({ page, open }) => {
  await open("?speed=instant&opponent=person&view=object");
  await started(page);
  await press(page, ".toolbar .menu");
  await press(page, "dialog.menu .puzzles");
  await there(page, ".puzzle");
  const clip = await page.$eval("senet-game >>> .board", (board) => getComputedStyle(board).clipPath);
  assert.equal(clip, "none");
});
