/** The page for readers of a language: every text beside its English, its place in the game, corrections as a file. */
import assert from "node:assert/strict";
import { assertAccessible, DESKTOP, fitsPhone, forEachBrowser } from "./harness/index.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** Chooses a value of the list with this label. @param {Page} page @param {number} list @param {string} value */
const choose = (page, list, value) =>
  page.evaluate(
    (list, value) => {
      const select = document.querySelectorAll("select")[list];
      if (!select) throw new Error("no list");
      select.value = value;
      select.dispatchEvent(new Event("change"));
    },
    list,
    value,
  );

/** The dialog that stands open in the game beside the texts. @param {Page} page @param {string} name */
const inTheGame = (page, name) =>
  page.waitForFunction(
    (name) =>
      document
        .querySelector("iframe")
        ?.contentDocument?.querySelector("senet-game")
        ?.shadowRoot?.querySelector(`dialog.${name}[open]`),
    {},
    name,
  );

forEachBrowser(
  "a language is read beside the game, and corrections are a file",
  async ({ page, open, screenshot }) => {
    await open("reader.html?lang=de");
    await page.waitForSelector("html[data-ready]");
    await assertAccessible(page, "the page for readers");
    const texts = () => page.$$eval(".rows .own", (list) => list.map(({ textContent }) => textContent ?? ""));
    assert.ok((await texts()).some((text) => text.includes("geworfen")));

    // Everything can be reached, and where a part has a way, the way leads there.
    const parts = await page.$$eval(".texts select option", (list) =>
      list.map(({ textContent }) => textContent),
    );
    assert.ok(parts.length > 30);
    for (const [title, dialog] of [
      ["Help", "help"],
      ["Play by link", "correspondence"],
      ["The first lesson", "lesson"],
      ["House rules", "house-rules"],
    ]) {
      await choose(page, 1, String(parts.findIndex((part) => part?.startsWith(`${title} (`))));
      await page.click(".open");
      await inTheGame(page, dialog);
    }
    await screenshot("reader");

    await page.type(".rows li textarea", "!");
    await page.focus(".next");
    await page.waitForFunction(() => /\(1\)/.test(document.querySelector(".save")?.textContent ?? ""));
    await page.$eval(".rows li textarea", (field) => Object.assign(field, { value: "{ $nobody }" }));
    await page.focus(".rows li textarea");
    await page.focus(".next");
    await page.waitForSelector(".fault");
    assert.match(await page.$eval(".fault", ({ textContent }) => textContent ?? ""), /\$nobody/);

    // It is there when the page comes again, and so is the other language without it.
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    assert.match(await page.$eval(".save", ({ textContent }) => textContent ?? ""), /\(1\)/);
    await fitsPhone(page);
    await choose(page, 0, "ar");
    await page.waitForSelector(".own[dir=rtl]");
    assert.match(await page.$eval(".save", ({ textContent }) => textContent ?? ""), /\(0\)/);
    await assertAccessible(page, "the page for readers, on a phone, in Arabic");
    await screenshot("reader-phone-ar");
    await page.setViewport(DESKTOP);
  },
  { browsers: ["chromium"] },
);
