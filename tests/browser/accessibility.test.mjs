/** Accessibility: answers to keys, brief announcements, automatic moves, the rotated table, and resetting. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser, inChromium } from "./harness/index.mjs";
import { button, look, MAIN, pointOf, started, until } from "./table.mjs";

/** Changes a setting in its dialog. @param {import("puppeteer-core").Page} page @param {string[]} names */
async function toggle(page, ...names) {
  await (await button(page, ".toolbar .settings")).click();
  for (const name of names) await (await button(page, `dialog.settings input[name=${name}]`)).click();
  await page.keyboard.press("Escape");
  await until(page, ({ dialog }) => dialog === null);
}

inChromium(
  "the board answers questions, and announces less if the visitor turns announcements down",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    await page.focus("senet-game >>> [data-spot='5']");
    const answerTo = async (/** @type {import("puppeteer-core").KeyInput} */ key) => {
      const before = (await look(page)).spoken.at(-1);
      await page.keyboard.press(key);
      return (await until(page, ({ spoken }) => spoken.at(-1) !== before)).spoken.at(-1) ?? "";
    };
    assert.equal(await answerTo("k"), "Nothing has been thrown yet.");
    assert.equal(await answerTo("g"), "Black’s turn: throw the sticks.");
    assert.match(await answerTo("t"), /^Black threw a 1\. \d pieces can move\.$/);
    assert.match(await answerTo("p"), /^Black’s spools: 2, 4, 6, 8, 10, 12 and 14\.$/);
    assert.match(await answerTo("o"), /^White’s cones: 1, 3, /);
    assert.match(await answerTo("g"), /^2 to 3, a hit\. .*14 to 15\.$/);
    assert.match(await answerTo("k"), /^The sticks show 1: 1 light, 3 dark\.$/);
    assert.equal(
      await answerTo("c"),
      "None of White’s 7 cones is off the board. None of Black’s 7 spools is off the board.",
    );
    assert.match(
      await answerTo("f"),
      /^Black’s pieces have 161 houses to go in all\. White’s pieces have 168 houses to go in all\.$/,
    );
    assert.match(await answerTo("x"), /^House 5, white cone.*From here a piece has 26 houses to go\.$/);
    await toggle(page, "brief");
    await page.focus("senet-game >>> [data-spot='14']");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    // After a dialog, the page's own region speaks a moment later.
    const { spoken } = await until(page, ({ moves, spoken: said }) => moves.length === 1 && said.length > 0);
    assert.match(spoken.at(-1) ?? "", /^Black, 14 to 15\./);
  },
);

forEachBrowser(
  "a forced move is played automatically, and undo returns to the last real choice",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    await toggle(page, "autoMove");
    for (let turns = 0; turns < 25; turns += 1) {
      const sight = await until(
        page,
        ({ ready, cells, choices }) => ready || choices.length > 0 || cells.some(({ movable }) => movable),
      );
      const movable = sight.cells.filter((cell) => cell.movable).map(({ spot }) => spot);
      assert.notEqual(
        movable.length === 1 && sight.cells.filter((cell) => cell.target).length === 1 && !sight.ready,
        true,
      );
      if (movable.length > 0) {
        await page.focus(`senet-game >>> [data-spot='${movable[0]}']`);
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
      } else await (await button(page, MAIN)).click();
    }
    await (await button(page, ".actions .undo")).click();
    const { cells } = await look(page);
    assert.ok(cells.filter(({ movable }) => movable).length > 1, "there is something to choose");
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "the table turns for the second of two players, and taps and drags still hit the right houses",
  async ({ page, open, screenshot }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    const upright = await pointOf(page, "1");
    await toggle(page, "facing");
    const turned = () => page.$eval("senet-game >>> .table", (table) => table.hasAttribute("data-facing"));
    /** Plays with the pointer until the other player's turn. */
    for (let taps = 0; !(await turned()); taps += 1) {
      assert.ok(taps < 60, "the turn goes on");
      const sight = await look(page);
      const target = sight.cells.find((cell) => cell.target)?.spot;
      const movable = sight.cells.find((cell) => cell.movable)?.spot;
      const spot = target ?? movable;
      if (spot === undefined) await (await button(page, MAIN)).click();
      else {
        const { x, y } = await pointOf(page, spot);
        await page.mouse.click(x, y);
      }
    }
    const first = await pointOf(page, "1");
    assert.ok(first.x > upright.x + 200, "house 1 is at the other end");
    await assertAccessible(page, "the turned table");
    await screenshot("facing");
    for (;;) {
      const sight = await look(page);
      if (sight.cells.filter(({ movable }) => movable).length > 1) break;
      const target = sight.cells.find((cell) => cell.target)?.spot;
      if (target) {
        const { x, y } = await pointOf(page, target);
        await page.mouse.click(x, y);
      } else await (await button(page, MAIN)).click();
    }
    if (!(await turned())) return;
    const { cells, moves } = await look(page);
    const from = cells.find(({ movable }) => movable)?.spot ?? "";
    const start = await pointOf(page, from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 15, start.y - 15);
    const target = (await until(page, (sight) => sight.cells.some((cell) => cell.target))).cells.find(
      (cell) => cell.target,
    );
    const end = await pointOf(page, target?.spot ?? "");
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    const dragged = await until(page, (sight) => sight.moves.length > moves.length);
    assert.match(dragged.moves[0], new RegExp(`from house ${from} `));
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "settings can be reset, and everything stored on the device can be cleared",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    const lowest = () => pointOf(page, "1").then(({ y }) => y);
    const before = await lowest();
    await toggle(page, "flipped");
    assert.ok((await lowest()) > before + 50, "the first row is below");
    await (await button(page, ".toolbar .settings")).click();
    await page.$eval("senet-game >>> .start-over-section", (part) => part.setAttribute("open", ""));
    await assertAccessible(page, "all settings");
    await (await button(page, "dialog .reset")).click();
    assert.ok(Math.abs((await lowest()) - before) < 2);
    await (await button(page, "dialog .forget")).click();
    await assertAccessible(page, "the question before forgetting");
    await page.evaluate(() => localStorage.setItem("another-page", "stays"));
    await Promise.all([
      page.waitForNavigation({ waitUntil: "load" }),
      (await button(page, "dialog .forget-now")).click(),
    ]);
    await started(page);
    const storageKeys = await page.evaluate(() => [
      localStorage.getItem("senet.settings"),
      localStorage.getItem("another-page"),
    ]);
    assert.deepEqual(storageKeys, [null, "stays"]);
  },
  { browsers: ["chromium"], newcomer: true },
);
