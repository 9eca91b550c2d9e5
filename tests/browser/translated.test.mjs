/** Page translators: every sentence stays current, and none is stale or duplicated. */
import assert from "node:assert/strict";
import { DIALOGS, leave, show, unfold } from "./every-screen.mjs";
import { anotherTab, forEachBrowser } from "./harness/index.mjs";
import { translate, wordsOf } from "./harness/translator.mjs";
import { actByMouse, awaitsPerson, changeSettings, settled, started, until } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** @type {import("./harness/translator.mjs").Translator[]} */
const TRANSLATORS = ["replaces", "writes"];

/** The same throws and no storage, so that a second page plays the same game. */
const SAME = "lang=en&speed=instant&opponent=person&ruleset=simple&seed=7&keep=off&view=flat";

/**
 * Two pages at the same address: the bench's, which is translated, and one that is not.
 * @param {import("./harness/index.mjs").Bench} bench
 * @param {string} address
 * @param {(page: Page) => Promise<unknown>} ready
 * @param {(both: Page[], same: (where: string) => Promise<void>) => Promise<void>} fn
 */
async function beside({ page, url }, address, ready, fn) {
  const plain = await anotherTab(page.browserContext());
  try {
    for (const one of [plain, page]) {
      // Tabs in the background draw nothing.
      await one.bringToFront();
      await one.goto(new URL(address, url).href, { waitUntil: "load" });
      await ready(one);
    }
    await fn([plain, page], async (where) => {
      for (const one of [plain, page]) await withoutCaption(one);
      assert.deepEqual(await wordsOf(page), await wordsOf(plain), where);
    });
  } finally {
    await plain.close();
  }
}

/** Waits until the words about a rule that has struck for the first time have gone. @param {Page} page */
const withoutCaption = (page) =>
  page.waitForFunction(
    () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".first-rule"),
    // A tab in the background draws no frames.
    { polling: 100 },
  );

/** Performs the same act in both pages. @param {Page[]} both @param {(page: Page) => Promise<unknown>} act */
async function each(both, act) {
  for (const page of both) {
    await page.bringToFront();
    await act(page);
  }
}

/** Nothing is stored here, so there is nothing to clear. */
const SHOWN = DIALOGS.filter((name) => name !== "forget");

for (const translator of TRANSLATORS) {
  forEachBrowser(`a translator that ${translator} texts: the game goes on in current words`, (bench) =>
    beside(bench, `?${SAME}`, started, async (both, same) => {
      await same("before");
      await translate(bench.page, translator);
      for (let acts = 1; acts <= 12; acts += 1) {
        await each(both, async (page) => {
          await actByMouse(page, await until(page, awaitsPerson));
          await until(page, awaitsPerson);
          await settled(page);
        });
        await same(`after ${acts} acts`);
      }
      await each(both, (page) => changeSettings(page, { language: "de" }));
      await each(both, (page) => page.waitForSelector("senet-game[lang=de]"));
      await each(both, settled);
      await same("in another language");
    }),
  );

  forEachBrowser(
    `a translator that ${translator} texts: dialogs change their words with the language`,
    (bench) =>
      beside(bench, `?${SAME}`, started, async (both, same) => {
        await translate(bench.page, translator);
        for (const [index, name] of SHOWN.entries()) {
          await each(both, (page) => show(page, name));
          await each(both, unfold);
          const language = index % 2 === 0 ? "de" : "en";
          await each(both, (page) => changeSettings(page, { language }));
          await each(both, (page) => page.waitForSelector(`senet-game[lang=${language}]`));
          await each(both, settled);
          await same(name);
          await each(both, leave);
        }
      }),
    { browsers: [translator === "writes" ? "firefox" : "chromium"] },
  );

  forEachBrowser(
    `a translator that ${translator} texts: sheets and snippets are of what was chosen`,
    async (bench) => {
      await beside(
        bench,
        "print.html?lang=en",
        (page) => page.waitForSelector("html[data-ready]"),
        async (both, same) => {
          await translate(bench.page, translator);
          for (const ruleset of ["jequier-masters", "bell", "kendall-masters"]) {
            await each(both, (page) => page.select(".choices select", ruleset));
            await each(both, settled);
            await same(`sheets of ${ruleset}`);
          }
        },
      );
      await beside(
        bench,
        "embedding.html?lang=en",
        (page) => page.waitForSelector("html[data-ready]"),
        async (both, same) => {
          await translate(bench.page, translator);
          const selects = await both[0]?.$$eval("select", (all) => all.length);
          for (let index = 0; index < (selects ?? 0); index += 1) {
            await each(both, async (page) => {
              const select = (await page.$$("select"))[index];
              const value = await select?.evaluate((one) => [...one.options].at(-1)?.value ?? "");
              await select?.select(value ?? "");
            });
            await each(both, settled);
            await same(`snippets after choice ${index + 1}`);
          }
        },
      );
    },
  );
}
