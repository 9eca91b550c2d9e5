/** The recommended first game: three minutes, two longer ones in the new-game dialog, and an end. */
import assert from "node:assert/strict";
import { press, there } from "./fair-play.mjs";
import { assertAccessible, inChromium } from "./harness/index.mjs";
import { actByMouse, awaitsPerson, button, look, savedRecord, started, until } from "./table.mjs";

const SHORT = "kendall-masters[pieces=2,start_house=11]";
const MIDDLE = "kendall-masters[pieces=5,start_house=5]";

/** @param {import("puppeteer-core").Page} page */
const rules = async (page) => /^Ruleset: (.*)$/m.exec((await savedRecord(page)) ?? "")?.[1];

/** @param {import("puppeteer-core").Page} page @param {string} ruleset */
async function plays(page, ruleset) {
  while ((await rules(page)) !== ruleset) await new Promise((resolve) => setTimeout(resolve, 15));
}

/** Starts a game of the length with this index. @param {import("puppeteer-core").Page} page @param {number} number */
async function choose(page, number) {
  await press(page, ".toolbar .new-game");
  await button(page, ".game-lengths label");
  await page.$$eval(
    "senet-game >>> .game-lengths input",
    (all, index) => /** @type {HTMLElement} */ (all[index]).click(),
    number - 1,
  );
  await press(page, "dialog.new-game .buttons > .main");
}

inChromium(
  "a newcomer starts with the short game, and another length becomes this device's default",
  async ({ page, open }) => {
    await open("?speed=instant&seed=1&opponent=person");
    await started(page);
    assert.equal(await rules(page), SHORT);
    await choose(page, 2);
    await plays(page, MIDDLE);
    await page.evaluate(() => {
      sessionStorage.clear();
      for (const key of Object.keys(localStorage)) if (/^senet\.game/.test(key)) localStorage.removeItem(key);
    });
    await open("?speed=instant&side=white");
    await started(page);
    assert.equal(await rules(page), MIDDLE);
  },
  { newcomer: true },
);

inChromium(
  "the short game says that it is ours, and its end has a picture, few words and at most three buttons",
  async ({ page, open }) => {
    await open("?speed=instant&seed=7&opponent=person");
    await started(page);
    await press(page, ".toolbar .rules");
    assert.match(await there(page, "dialog.rules .about h3"), /^Kendall 1978 \(shortened by us\)$/);
    await page.keyboard.press("Escape");
    for (;;) {
      const sight = await until(page, awaitsPerson);
      if (sight.end !== null) break;
      await actByMouse(page, sight);
    }
    // The last move may have played itself just before it was tapped, so the focus may be on the board.
    await until(page, ({ main, ready }) => ready && main === "Play again");
    await there(page, ".how-it-went");
    // Until then the review says what it is doing.
    await there(page, ".end-story .curve");
    const { buttons, words } = await page.$eval("senet-game >>> .table", (table) => {
      const isVisible = (/** @type {Element} */ one) => one.checkVisibility({ visibilityProperty: true });
      const all = [...table.querySelectorAll("button, h2, p:not(.visually-hidden)")].filter(isVisible);
      return {
        buttons: all.filter((one) => one.localName === "button" && !one.matches(".cell")).length,
        words: all.flatMap(({ textContent }) => (textContent ?? "").trim().split(/\s+/)).length,
      };
    });
    assert.ok(buttons <= 3, `${buttons} buttons`);
    assert.ok(words <= 25, `${words} words`);
    await assertAccessible(page, "the end of a short game");
  },
  { newcomer: true },
);

inChromium(
  "an address that names its rules gets exactly those rules",
  async ({ page, open }) => {
    await open("?speed=instant&ruleset=kendall-masters&seed=1");
    await started(page);
    assert.equal(await rules(page), "kendall-masters");
    const status = await page.$eval("senet-game >>> .status", ({ textContent }) => textContent ?? "");
    assert.doesNotMatch(status, /false/, "nothing stands in their place");
  },
  { newcomer: true },
);

inChromium(
  "the first hint of the short game is exact",
  async ({ page, open }) => {
    await open("?speed=instant&seed=3&opponent=person");
    await started(page);
    for (;;) {
      const { cells } = await until(page, awaitsPerson);
      if (cells.filter(({ movable }) => movable).length > 1) break;
      await actByMouse(page, await look(page));
    }
    await press(page, ".actions .advice");
    const { told } = await until(
      page,
      (sight) => /exact/.test(sight.told) || /better|because/.test(sight.told),
    );
    assert.match(told, /These chances are exact/);
  },
  { newcomer: true },
);
