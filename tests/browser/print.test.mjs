/** The print sheets: contents, actual size within the paper, and accessibility. */
import assert from "node:assert/strict";
import { readLocales } from "../../www/build/locales.mjs";
import { printedSheets } from "../../www/build/printed-sheets.mjs";
import { serve } from "../../www/build/serve.mjs";
import { assertAccessible, fitsPhone, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";

/** A house, and the printable area of the smaller paper, in pixels. */
const MILLIMETRE = 96 / 25.4;
const HOUSE = 34 * MILLIMETRE;
const BETWEEN = { width: 186 * MILLIMETRE, height: 255 * MILLIMETRE };

/** @param {import("puppeteer-core").Page} page */
const sheets = (page) =>
  page.$$eval(".sheet", (all) =>
    all.map((sheet) => ({
      name: sheet.className,
      houses: [...sheet.querySelectorAll(".part span")].map(({ textContent }) => Number(textContent)),
      parts: [...sheet.querySelectorAll(".part, svg")].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return { width, height };
      }),
      house: sheet.querySelector(".part td")?.getBoundingClientRect().width ?? 0,
      text: sheet.textContent ?? "",
    })),
  );

forEachBrowser(
  "board, sticks, rules and worksheet print for the chosen game, at real size",
  async ({ page, open }) => {
    await open("print.html?lang=en&ruleset=kendall-masters[blockade]&paper=a4");
    await page.waitForSelector("html[data-ready]");
    const [board, sticks, rules, worksheet, answers] = await sheets(page);
    assert.ok(board && sticks && rules && worksheet && answers);
    assert.deepEqual(
      board.houses.sort((a, b) => a - b),
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    assert.ok(Math.abs(board.house - HOUSE) < 1.5, `${board.house} pixels`);
    for (const { name, parts } of [board, sticks])
      for (const { width, height } of parts)
        assert.ok(width <= BETWEEN.width && height <= BETWEEN.height, name);
    assert.match(rules.text, /not over a block: three or more opposing pieces/);
    assert.match(worksheet.text, /1, 4 and 5/);
    for (const figure of ["6 of 16 ways, which is 37.5%", "14.1%", "37 ÷ 16 = 2.3125"])
      assert.ok(answers.text.includes(figure), figure);
    await page.select(".choices select", "double");
    await page.waitForFunction(() => document.querySelectorAll(".part").length === 4);
    const [double] = await sheets(page);
    assert.equal(new Set(double?.houses).size, 60);
    await page.select(".choices select", "bell");
    await page.waitForSelector(".die");
    assert.match((await sheets(page))[4]?.text ?? "", /10 ÷ 4 = 2.5/);
  },
);

forEachBrowser(
  "the choice of sheets is accessible, and only the sheets print, in black",
  async ({ page, open, screenshot }) => {
    await open("print.html?lang=en&ruleset=nonsense[]");
    await page.waitForSelector("html[data-ready]");
    await assertAccessible(page, "the sheets to print");
    await fitsPhone(page);
    await assertAccessible(page, "the sheets on a phone");
    for (const ruleset of ["kendall-masters", "double", "vertical", "bell"]) {
      await page.select(".choices select", ruleset);
      const hidden = await page.$$eval(".sheet", (all) =>
        all.map((sheet) => sheet.scrollWidth - sheet.clientWidth),
      );
      assert.deepEqual(new Set(hidden), new Set([0]), `${ruleset}: nothing is cut off on a phone`);
    }
    await page.emulateMediaType("print");
    assert.equal(await page.$eval("header", (header) => getComputedStyle(header).display), "none");
    await screenshot("print");
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.match(pdf, /\/Count 5\b/, "each of the five sheets fits on its page");
    // A border at the edge of the printable area would lose half its width.
    await page.setViewport({ width: Math.round(BETWEEN.width), height: Math.round(BETWEEN.height) });
    for (const language of ["ar", "en"]) {
      await open(`print.html?lang=${language}`);
      await page.waitForSelector("html[data-ready]");
      const rooms = await page.$$eval(".sheet :is(.part, .chances)", (tables) =>
        tables.map((table) => {
          const inner = table.getBoundingClientRect();
          const outer = table.closest(".sheet")?.getBoundingClientRect();
          return outer ? Math.min(inner.left - outer.left, outer.right - inner.right) : 0;
        }),
      );
      assert.ok(rooms.length > 2 && rooms.every((room) => room > 1), `${language}: ${rooms}`);
    }
  },
  { browsers: ["chromium"] },
);

inChromium(
  "the heads of the worksheet's tables keep their words whole on a phone, in every language",
  async ({ page, open }) => {
    await page.setViewport(PHONE);
    for (const { code } of await readLocales()) {
      await open(`print.html?lang=${code}`);
      await page.waitForSelector("html[data-ready]");
      const cut = await page.$$eval(".chances", (tables) =>
        tables.flatMap((table) => {
          const sheet = /** @type {Element} */ (table.closest(".sheet"));
          const broken = [...table.querySelectorAll("th")].flatMap((head) => {
            const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
            const found = [];
            for (let text = texts.nextNode(); text; text = texts.nextNode())
              for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\S+/g)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (lines.size > 1) found.push(word);
              }
            return found;
          });
          return sheet.scrollWidth > sheet.clientWidth ? ["too wide", ...broken] : broken;
        }),
      );
      assert.deepEqual(cut, [], code);
    }
  },
);

inChromium("the sheets for teachers are printed the same twice, each on its own page", async () => {
  const site = await serve();
  try {
    const [one, two] = [
      await printedSheets(site.url, ["en"], ["simple"]),
      await printedSheets(site.url, ["en"], ["simple"]),
    ];
    assert.deepEqual(Object.keys(one), ["senet-simple-en-a4.pdf", "senet-simple-en-letter.pdf"]);
    assert.deepEqual(one, two);
    for (const pdf of Object.values(one)) assert.match(Buffer.from(pdf).toString("latin1"), /\/Count 5\b/);
  } finally {
    await site.close();
  }
});
