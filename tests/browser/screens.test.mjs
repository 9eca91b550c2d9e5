/** Every screen in both languages: no axe violations, nothing cut off, no horizontal scrolling. */
import assert from "node:assert/strict";
import { DIALOGS, leave, show } from "./every-screen.mjs";
import { playedToTheEnd, press, there } from "./fair-play.mjs";
import { assertAccessible, BROWSERS, DESKTOP, forEachBrowser, PHONE } from "./harness/index.mjs";
import { THEMES } from "./screens-data.mjs";
import { button, changeSettings, look, MAIN, pointOf, resize, settled, started, until } from "./table.mjs";

const LANGUAGES = ["en", "ar"];

for (const language of LANGUAGES) {
  forEachBrowser(
    `axe finds nothing on any screen, nor on a phone in the dark (${language})`,
    async ({ page, open, screenshot, browserName }) => {
      await open(`?speed=instant&opponent=person&seed=d4&lang=${language}`);
      await started(page);
      await assertAccessible(page, "the start");
      await (await button(page, MAIN)).click();
      const thrown = await until(page, ({ cells }) => cells.some(({ movable }) => movable));
      const movable = thrown.cells.filter((cell) => cell.movable);
      if (movable.length > 1) {
        const { x, y } = await pointOf(page, movable[0].spot);
        await page.mouse.click(x, y);
      }
      await assertAccessible(page, "a chosen piece");
      await screenshot(`chosen-${language}`);
      await (await button(page, ".toolbar .settings")).click();
      await until(page, ({ dialog }) => dialog !== null);
      await assertAccessible(page, "the settings");
      await screenshot(`settings-${language}`);
      await page.keyboard.press("Escape");
      await until(page, ({ dialog }) => dialog === null);
      await resize(page, PHONE);
      if (browserName === "chromium") {
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
        await settled(page);
      }
      await assertAccessible(page, "a phone");
      await screenshot(`phone-dark-${language}`);
    },
    // Axe reads the page's elements, so one language shows what another browser makes of the colours.
    { browsers: language === "en" ? BROWSERS : ["chromium"] },
  );
}

forEachBrowser(
  "axe finds nothing with a board of any material, light or dark",
  async ({ page, open, screenshot, t }) => {
    await open("?speed=instant");
    await started(page);
    for (const theme of THEMES) {
      await changeSettings(page, { theme });
      for (const scheme of ["light", "dark"]) {
        await t.test(`${theme}, ${scheme}`, async () => {
          await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
          await settled(page);
          await assertAccessible(page, theme);
          await screenshot(`${theme}-${scheme}`);
        });
      }
    }
  },
  { browsers: ["chromium"] },
);

for (const language of ["en", "ar", "de"]) {
  forEachBrowser(
    `axe finds nothing in any dialog (${language})`,
    async ({ page, open }) => {
      await open(`?speed=instant&opponent=person&seed=d4&lang=${language}`);
      await started(page);
      for (const name of DIALOGS) {
        await show(page, name);
        await assertAccessible(page, `the screen ${name}`, name.endsWith("-lesson") ? ".middle" : "dialog");
        await leave(page);
      }
      await playedToTheEnd(page, "d4".padStart(64, "0"));
      await there(page, ".ending");
      await there(page, ".end-story polyline");
      await assertAccessible(page, "the end", ".dock");
      await press(page, ".send-result");
      await there(page, "dialog.send-result[open] .head");
      await assertAccessible(page, "the result to send", "dialog");
    },
    { browsers: ["chromium"] },
  );
}

forEachBrowser("Arabic mirrors the page but not the board", async ({ page, open }) => {
  await open("?lang=ar&speed=instant&ruleset=kendall-masters");
  await started(page);
  assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
  const [first, tenth] = [await pointOf(page, "1"), await pointOf(page, "10")];
  assert.ok(first.x < tenth.x, "house 1 is left of house 10");
  const english = /[a-z]{2,}/i;
  const { prompt, main, cells } = await look(page);
  for (const text of [prompt, main, ...cells.map(({ label }) => label)]) {
    assert.doesNotMatch(text, english);
    assert.match(text, /[\u0600-\u06ff]/);
  }
});

const PLACES = [
  { name: "desktop", ...DESKTOP },
  { name: "tablet", width: 820, height: 1180 },
  { name: "phone", ...PHONE },
  { name: "phone on its side", width: 740, height: 360 },
];

for (const language of LANGUAGES) {
  forEachBrowser(
    `board, sticks and throw button are in view, and nothing scrolls sideways (${language})`,
    async ({ page, open, screenshot, t }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const house = async () => (await button(page, "[data-spot='1']")).boundingBox();
      await open(`?speed=instant&lang=${language}`);
      await started(page);
      for (const { name, width, height } of PLACES) {
        await t.test(name, async () => {
          await resize(page, { width, height });
          for (const selector of [".board", ".field", MAIN, ".prompt"]) {
            const box = await (await button(page, selector)).boundingBox();
            assert.ok(box, selector);
            assert.ok(box.x >= 0 && box.x + box.width <= width + 0.5, `${selector} fits the width`);
            assert.ok(box.y >= 0 && box.y + box.height <= height + 0.5, `${selector} is in view`);
          }
          const first = await house();
          assert.ok(
            first && first.width >= 44 && first.height >= 44,
            `a house is ${first?.width} pixels wide`,
          );
          await screenshot(`${name.replaceAll(" ", "-")}-${language}`);
        });
      }
      await t.test("320 pixels", async () => {
        await resize(page, { width: 320, height: 640 });
        assert.ok((await overflow()) <= 0, `${await overflow()} pixels too wide`);
        const first = await house();
        assert.ok(first && first.width >= 44, `a house is ${first?.width} pixels wide`);
      });
      await t.test("text of twice the size", async () => {
        await resize(page, DESKTOP);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        await settled(page);
        assert.ok((await overflow()) <= 0, `${await overflow()} pixels too wide`);
        await screenshot(`large-text-${language}`);
      });
    },
  );
}

forEachBrowser(
  "forced colours mark pieces and targets with outlines",
  async ({ page, open, screenshot }) => {
    const session = await page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value: "active" }],
    });
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    await (await button(page, MAIN)).click();
    await until(page, ({ cells }) => cells.some(({ movable }) => movable));
    const outline = await page.$eval(
      "senet-game >>> .cell.movable",
      (cell) => getComputedStyle(cell).outlineStyle,
    );
    assert.notEqual(outline, "none");
    await screenshot("forced-colours");
  },
  { browsers: ["chromium"] },
);
