/** Choosing a game and a board, and reading its rules. */
import assert from "node:assert/strict";
import { assertAccessible, DESKTOP, forEachBrowser } from "./harness/index.mjs";
import { button, look, savedRecord, started, until } from "./table.mjs";

const NEW_GAME = ".toolbar .new-game";
const RULES = ".toolbar .rules";
const FORM = "dialog.new-game form";

/** @param {import("puppeteer-core").Page} page @param {string} selector */
const count = async (page, selector) => (await page.$$(`senet-game >>> ${selector}`)).length;

for (const viewport of [DESKTOP, { width: 320, height: 640 }]) {
  forEachBrowser(
    `a game, its options and its board are chosen with the keyboard (${viewport.width} pixels wide)`,
    async ({ page, open, screenshot }) => {
      await open("?speed=instant&opponent=person");
      await started(page);
      await (await button(page, NEW_GAME)).click();
      await until(page, ({ dialog }) => dialog !== null);
      await button(page, `${FORM} input[name=ruleset][value=kendall-masters]`);
      assert.equal(await count(page, `${FORM} .tag`), 2, "one recommended game and a short one");
      assert.equal(await count(page, `${FORM} details .game`), 14);
      await page.focus(`senet-game >>> ${FORM} .games summary`);
      await page.keyboard.press("Enter");
      await page.focus(`senet-game >>> ${FORM} input[value=kendall-1979]`);
      await page.keyboard.press(" ");
      const pieces = await button(page, `${FORM} select[name=option-pieces]`);
      await pieces.select("5");
      await page.focus(`senet-game >>> ${FORM} input[name=option-trap]`);
      await page.keyboard.press(" ");
      await (await button(page, `${FORM} select[name=board]`)).select("late-nk");
      assert.match(
        await page.$eval(`senet-game >>> ${FORM}`, (form) => form.textContent ?? ""),
        /first throws decide/,
      );
      const overflow = await page.$eval(
        "senet-game >>> dialog",
        (dialog) => dialog.scrollWidth - dialog.clientWidth,
      );
      assert.ok(overflow <= 0, `${overflow} pixels too wide`);
      await assertAccessible(page, "the chooser");
      await screenshot(`choosing-${viewport.width}`);
      await page.keyboard.press("Enter");
      if ((await look(page)).dialog !== null)
        await (await button(page, `${FORM} button[type=submit]`)).click();
      await until(page, ({ dialog }) => dialog === null);
      assert.match((await savedRecord(page)) ?? "", /Ruleset: kendall-1979\[pieces=5,trap\]\n/);
      const horus = () =>
        page.$eval("senet-game >>> [data-spot='30']", (cell) => cell.getAttribute("aria-label"));
      assert.match((await horus()) ?? "", /Horus/);
      const rebirth = await page.$eval("senet-game >>> [data-spot='15']", (cell) =>
        cell.getAttribute("aria-label"),
      );
      assert.doesNotMatch(rebirth ?? "", /Rebirth/, "that board has no mark there");
      await page.reload({ waitUntil: "load" });
      await started(page);
      assert.match((await savedRecord(page)) ?? "", /kendall-1979\[pieces=5,trap\]/);
      assert.match((await horus()) ?? "", /Horus/);
    },
    { viewport },
  );
}

forEachBrowser(
  "a link names a variant and a board; what it names wrongly is said",
  async ({ page, open }) => {
    await open("?speed=instant&ruleset=kendall-wiki[pieces=8]&board=simple");
    await started(page);
    assert.match((await savedRecord(page)) ?? "", /Ruleset: kendall-wiki\[pieces=8\]\n/);
    const water = await page.$eval("senet-game >>> [data-spot='27']", (cell) =>
      cell.getAttribute("aria-label"),
    );
    assert.doesNotMatch(water ?? "", /Water/);
    await open("?speed=instant&ruleset=kendall-wiki[pieces=80]&board=nowhere");
    await started(page);
    const notices = await page.$eval("senet-game >>> .notices", (element) => element.textContent ?? "");
    assert.match(notices, /nowhere/);
    assert.match(notices, /80/);
    assert.match((await savedRecord(page)) ?? "", /Ruleset: kendall-masters\n/);
  },
  { browsers: ["chromium"] },
);

forEachBrowser("the board is changed during a game", async ({ page, open }) => {
  await open("?speed=instant&opponent=person");
  await started(page);
  await (await button(page, ".toolbar .settings")).click();
  const boards = await button(page, "dialog.settings .field:nth-of-type(3) select");
  await boards.select("middle-kingdom");
  const lower = await page.evaluate(() => {
    const top = (/** @type {number} */ spot) =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.querySelector(`[data-spot="${spot}"]`)
        ?.getBoundingClientRect().top ?? 0;
    return top(1) > top(30);
  });
  assert.ok(lower, "the Middle Kingdom board is turned");
});

for (const language of ["en", "ar"]) {
  forEachBrowser(
    `every kind of rules can be read (${language})`,
    async ({ page, open, screenshot }) => {
      for (const ruleset of [
        "kendall-masters",
        "kendall-1979[trap,home_row]",
        "piccione",
        "bell",
        "double",
      ]) {
        await open(`?speed=instant&lang=${language}&ruleset=${ruleset}`);
        await started(page);
        await (await button(page, RULES)).click();
        await button(page, "dialog.rules li[data-rule]");
        assert.ok((await count(page, "dialog.rules li[data-rule]")) >= 18, ruleset);
        await assertAccessible(page, `the rules of ${ruleset}`);
        await screenshot(`rules-${ruleset.split("[")[0]}-${language}`);
      }
    },
    { browsers: ["chromium"] },
  );
}
