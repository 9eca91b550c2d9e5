/** Nothing shifts during loading: the board's space is reserved, and no text appears in another language first. */
import assert from "node:assert/strict";
import { DESKTOP, forEachBrowser, PHONE } from "./harness/index.mjs";
import { openSite } from "./harness/site.mjs";
import { button, MAIN, started } from "./table.mjs";

/** 0.1 counts as good for a page; ours need not shift at all. */
const MOST = 0.02;

/** A phone in landscape. */
const LOW = { width: 740, height: 360 };

/** The usual board in two languages, a portrait one, a double one, and one with two trays. */
const QUERIES = [
  "?lang=en",
  "?lang=ar",
  "?board=vertical&keep=off",
  "?ruleset=double&keep=off",
  "?ruleset=piccione&keep=off",
];

forEachBrowser(
  "nothing jumps while the page loads",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => {
      const seen = /** @type {any} */ (globalThis);
      seen.shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
      });
      observer.observe({ type: "layout-shift", buffered: true });
    });
    for (const viewport of [DESKTOP, PHONE, LOW]) {
      await page.setViewport(viewport);
      for (const query of QUERIES) {
        await open(query);
        await started(page);
        await page.waitForSelector("html[data-complete]");
        const shift = await page.evaluate(() => /** @type {any} */ (globalThis).shift);
        assert.ok(shift < MOST, `${query} at ${viewport.width} pixels moves by ${shift}`);
      }
    }
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "before the words of a game under way are there it can be thrown, and nothing is said that has none",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => {
      const { fetch } = globalThis;
      const words = new Promise((resolve) => Object.assign(globalThis, { bringWords: resolve }));
      globalThis.fetch = async (...asked) => {
        if (/locales\/play\./.test(String(asked[0]))) await words;
        return fetch(...asked);
      };
    });
    for (const query of [
      "?lang=ar",
      "?ruleset=piccione",
      "?ruleset=double",
      "?ruleset=bell&opponent=person",
    ]) {
      await open(`${query}&speed=instant&seed=a1`);
      await page.waitForSelector("html[data-ready]");
      // On the computer's turn it throws automatically.
      if (await page.$("senet-game >>> .sticks.waiting")) await (await button(page, MAIN)).click();
      await page.waitForSelector("senet-game >>> .sticks:not(.waiting)");
      await page.evaluate(() => /** @type {any} */ (globalThis).bringWords());
      await page.waitForSelector("html[data-complete]");
    }
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "without its script the page says that the game could not be loaded",
  async ({ page, problems }) => {
    const site = await openSite({ missing: ["main.js"] });
    try {
      await page.goto(site.url);
      const line = await page.waitForSelector("senet-game > p", { visible: true });
      assert.match((await line?.evaluate((element) => element.textContent)) ?? "", /could not be loaded/);
    } finally {
      site.close();
    }
    problems.length = 0;
  },
);

forEachBrowser(
  "with its script nothing of that is ever seen",
  async ({ page, open }) => {
    await open("?speed=instant&keep=off");
    await started(page);
    const seen = await page.$eval("senet-game > p", (line) => line.getClientRects().length);
    assert.equal(seen, 0);
  },
  { browsers: ["chromium"] },
);
