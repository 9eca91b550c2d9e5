/** An unattended screen that did not start reloads itself until it works, less and less often. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { openSite, parts } from "./harness/site.mjs";
import { attracting } from "./kiosk-screen.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The page checks itself only when the test says so. @param {Page} page */
const holdCheck = (page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout: later } = globalThis;
    const patched = /** @type {any} */ (globalThis);
    patched.checks = [];
    patched.setTimeout = (/** @type {() => void} */ act, /** @type {number} */ milliseconds) => {
      if (!String(act).includes("data-kiosk")) return later(act, milliseconds);
      patched.checks.push({ act, seconds: milliseconds / 1000 });
      return 0;
    };
  });

/** The seconds until the page checks itself. @param {Page} page */
const untilCheck = (page) =>
  page.evaluate(() => /** @type {any} */ (globalThis).checks.map((/** @type {any} */ one) => one.seconds));

/** Runs the pending check. @param {Page} page */
const check = (page) => page.evaluate(() => /** @type {any} */ (globalThis).checks[0].act());

for (const { what, files } of [
  { what: "the screen's own script", files: await parts("kiosk") },
  { what: "the engine", files: ["senet.wasm"] },
])
  inChromium(
    `a screen whose start fails reloads itself until it works: ${what}`,
    async ({ page, problems }) => {
      const missing = [...files];
      assert.ok(missing.length > 0);
      const site = await openSite({ missing });
      try {
        await holdCheck(page);
        const failed = () =>
          page.waitForFunction(() =>
            document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices, .failure"),
          );
        await page.goto(`${site.url}?kiosk&speed=instant`);
        for (const seconds of [60, 120, 240, 480, 600, 600]) {
          await failed();
          assert.equal(await page.$("senet-game[data-kiosk]"), null);
          assert.deepEqual(await untilCheck(page), [seconds]);
          await Promise.all([page.waitForNavigation(), check(page)]);
        }
        await failed();
        missing.length = 0;
        await Promise.all([page.waitForNavigation(), check(page)]);
        await attracting(page);
        await page.waitForSelector("senet-game[data-kiosk]");
        await check(page);
        assert.equal(await page.evaluate(() => history.state), 0);
        await attracting(page);
        problems.length = 0;
      } finally {
        site.close();
      }
    },
  );

inChromium(
  "a working screen is not reloaded, and other pages do not check themselves",
  async ({ page, open }) => {
    await holdCheck(page);
    await open("?kiosk&speed=instant");
    await page.waitForSelector("senet-game[data-kiosk]");
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).same = true;
    });
    const sign = () => page.$eval("senet-game", (game) => game.getAttribute("data-kiosk"));
    for (let checks = 0; checks < 3; checks += 1) {
      const before = await sign();
      await check(page);
      await page.waitForFunction(
        (seen) => document.querySelector("senet-game")?.getAttribute("data-kiosk") !== seen,
        {},
        before,
      );
    }
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).same), true);
    await open("?speed=instant");
    assert.deepEqual(await untilCheck(page), []);
  },
);

inChromium(
  "a demonstration that stops with an error is reloaded until it works",
  async ({ page, problems }) => {
    const site = await openSite();
    try {
      await holdCheck(page);
      await page.goto(`${site.url}?kiosk&speed=instant`);
      await page.waitForSelector("senet-game[data-kiosk]");
      await page.evaluate(() => {
        const { session } = /** @type {any} */ (document.querySelector("senet-game"));
        const broken = () => {
          throw new Error("unreachable");
        };
        session.game.act = broken;
        Object.getPrototypeOf(session.game).act = broken;
      });
      await page.waitForFunction(() =>
        document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices p"),
      );
      await page.evaluate(() => {
        /** @type {any} */ (globalThis).isBroken = true;
      });
      await check(page);
      // The check that reloads the page may not return.
      await check(page).catch(() => undefined);
      await page.waitForFunction(
        () => !("isBroken" in globalThis) && document.querySelector("senet-game[data-kiosk]"),
      );
      assert.equal(await page.evaluate(() => history.state), 1);
      await check(page);
      assert.equal(await page.evaluate(() => history.state), 0);
      problems.length = 0;
    } finally {
      site.close();
    }
  },
);
