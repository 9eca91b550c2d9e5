/** One kind of file loads late while the visitor continues: it serves its original request, or is dropped. */
import assert from "node:assert/strict";
import { press, state, there } from "./fair-play.mjs";
import { inChromium } from "./harness/index.mjs";
import { hostPage, openSite, unexpectedProblems } from "./harness/site.mjs";
import { awaitsPerson, settled, until } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/**
 * @typedef {object} Case
 * @property {RegExp} late
 * @property {string} [address]
 * @property {Record<string, string>} [pages]
 * @property {(page: Page, asked: () => Promise<unknown>) => Promise<unknown>} meanwhile `asked`: resolves once a late file has been requested
 * @property {(page: Page) => Promise<unknown>} afterwards
 */

/** @param {Page} page */
const ready = (page) => page.waitForSelector("html[data-ready]");

/** Asserts that the displayed game is the current game. @param {Page} page */
const shownIsPlayed = async (page) => {
  await settled(page);
  const same = await page.evaluate(() => {
    const { view } = /** @type {any} */ (document.querySelector("senet-game")).session;
    return view.shown === view.game;
  });
  assert.ok(same, "another game is shown than is played");
};

/** @param {Page} page @param {string} language */
const speak = (page, language) =>
  page.evaluate(
    (language) => /** @type {any} */ (document.querySelector("senet-game")).page.changeSettings({ language }),
    language,
  );

/** @param {Page} page @param {number} count */
async function throwsMade(page, count) {
  for (;;) {
    await until(page, awaitsPerson);
    if ((await state(page)).throws >= count) return;
    await page.evaluate(() => {
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      const [move] = session.view.moves;
      if (move) session.play(move);
      else session.throwSticks();
    });
  }
}

/** @param {Page} page */
const newGame = (page) =>
  page.evaluate(() => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    session.newGame({ ...session.view.setup, seed: null });
  });

/** @type {Record<string, Case>} */
const CASES = {
  "the whole engine, and a new game begins before the look back comes": {
    late: /senet-full\.wasm$/,
    address: "?lang=en&opponent=person&speed=instant&ruleset=simple",
    async meanwhile(page) {
      await page.waitForSelector("html[data-complete]");
      await throwsMade(page, 3);
      await page.evaluate(() => {
        const entry = document.querySelector("senet-game")?.shadowRoot?.querySelector(".log li button");
        if (entry instanceof HTMLElement) entry.click();
      });
      await newGame(page);
    },
    async afterwards(page) {
      await until(page, awaitsPerson);
      await shownIsPlayed(page);
      assert.equal((await state(page)).throws, 0);
    },
  },
  "one language, and another is chosen after it": {
    late: /locales\/.*\bar\b/,
    address: "?lang=en&opponent=person&speed=instant",
    async meanwhile(page) {
      await page.waitForSelector("html[data-complete]");
      await speak(page, "ar");
      await speak(page, "de");
      await page.waitForSelector("senet-game[lang=de]");
    },
    async afterwards(page) {
      await settled(page);
      assert.equal(await page.$eval("senet-game", (game) => game.getAttribute("lang")), "de");
    },
  },
  "one language, and another sheet is spoken of after it": {
    late: /locales\/.*\bar\b/,
    address: "print.html?lang=en",
    async meanwhile(page) {
      await ready(page);
      const language = await page.evaluate(() => {
        const select = [...document.querySelectorAll("select")].find(({ options }) =>
          [...options].some(({ value }) => value === "ar"),
        );
        for (const value of ["ar", "de"]) {
          if (!select) continue;
          select.value = value;
          select.dispatchEvent(new Event("change", { bubbles: true }));
        }
        return select?.value;
      });
      assert.equal(language, "de");
      await page.waitForSelector("html[lang=de]");
    },
    async afterwards(page) {
      await settled(page);
      assert.equal(await page.$eval("html", ({ lang }) => lang), "de");
    },
  },
  "the first engine, and the element is taken out before": {
    late: /senet\.wasm$/,
    pages: {
      "/host/index.html": hostPage('<senet-game keep="host"></senet-game>', 'import "/senet/element.js";'),
    },
    address: "/host/",
    async meanwhile(page, asked) {
      await asked();
      await page.evaluate(() => document.querySelector("senet-game")?.remove());
    },
    async afterwards(page) {
      await settled(page);
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      assert.deepEqual(
        kept.filter((key) => key.startsWith("senet.game")),
        [],
      );
    },
  },
  "a net, and two people go on instead": {
    late: /nets\//,
    address: "?lang=en&opponent=strong&side=white&speed=instant&ruleset=kendall-masters",
    async meanwhile(page, asked) {
      await ready(page);
      const computers = () =>
        page.evaluate(() => {
          const { session } = /** @type {any} */ (document.querySelector("senet-game"));
          const [move] = session.view.moves;
          if (move) session.play(move);
          else session.throwSticks();
        });
      // Waits until the computer has a choice for which it needs its net.
      let late = false;
      const waiting = asked().then(() => {
        late = true;
      });
      while (!late) {
        await computers();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await waiting;
      await page.evaluate(() => {
        const { session } = /** @type {any} */ (document.querySelector("senet-game"));
        session.newGame({ ...session.view.setup, opponent: "person", seed: null });
      });
    },
    async afterwards(page) {
      await until(page, awaitsPerson);
      assert.equal((await state(page)).throws, 0);
      await shownIsPlayed(page);
    },
  },
  "the rest of the page, and three dialogs are asked for": {
    late: /rest-[\w-]+\.js$/,
    address: "?lang=en&opponent=person&speed=instant",
    async meanwhile(page, asked) {
      await ready(page);
      await asked();
      for (const name of ["settings", "help", "rules"]) await press(page, `.toolbar .${name}`);
    },
    async afterwards(page) {
      await there(page, "dialog.rules[open]");
      const open = await page.evaluate(
        () => document.querySelector("senet-game")?.shadowRoot?.querySelectorAll("dialog[open]").length,
      );
      assert.equal(open, 1);
    },
  },
  "the curator file, and somebody is there already": {
    late: /curator\.json$/,
    pages: { "/senet/curator.json": JSON.stringify({ senet: 1, title: { en: "Late" } }) },
    address: "?kiosk=curator.json&speed=instant",
    async meanwhile(page, asked) {
      await asked();
      await page.keyboard.press("Enter");
      await page.mouse.click(200, 200);
    },
    afterwards: (page) => page.waitForSelector("senet-game[data-attract]"),
  },
};

for (const [name, { late, address = "", pages = {}, meanwhile, afterwards }] of Object.entries(CASES))
  inChromium(`late: ${name}`, async ({ page, problems }) => {
    const site = await openSite({ pages });
    try {
      site.holdBack(late);
      await page.goto(new URL(address, site.url).href, { waitUntil: "domcontentloaded" });
      const asked = async () => {
        while (site.held() === 0) await new Promise((resolve) => setTimeout(resolve, 15));
      };
      await meanwhile(page, asked);
      await asked();
      site.release();
      await afterwards(page);
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.release();
      site.close();
    }
  });
