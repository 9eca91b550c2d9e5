/** Settings take effect at once and are saved. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { awaitsThrow, button, look, pointOf, started, until } from "./table.mjs";

/**
 * @param {import("puppeteer-core").Page} page
 * @param {(dialog: import("puppeteer-core").ElementHandle[], boxes: import("puppeteer-core").ElementHandle[]) => Promise<void>} change
 */
async function set(page, change) {
  await (await button(page, ".toolbar .settings")).click();
  await until(page, ({ dialog }) => dialog !== null);
  const selects = await page.$$("senet-game >>> dialog select");
  const boxes = await page.$$("senet-game >>> dialog input[type=checkbox]");
  await change(selects, boxes);
  await (await button(page, "dialog button.main")).click();
  await until(page, ({ dialog }) => dialog === null);
}

/**
 * @param {import("puppeteer-core").Page} page
 * @param {string} spot
 */
async function click(page, spot) {
  const { x, y } = await pointOf(page, spot);
  await page.mouse.click(x, y);
}

inChromium(
  "the sticks throw automatically if the visitor wants that, and play stops only for a choice",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    await set(page, async (_, [autoThrow]) => autoThrow.click());
    for (let moves = 0; moves < 12; moves += 1) {
      const sight = await until(
        page,
        ({ cells, choices }) => choices.length > 0 || cells.some(({ movable }) => movable),
      );
      if (sight.choices.length > 0) {
        await (await button(page, "button.choice")).click();
      } else {
        // A piece with one target is played by one click; otherwise the first click selects it.
        await click(page, sight.cells.findLast(({ movable }) => movable)?.spot ?? "");
        const target = (await look(page)).cells.find(({ target }) => target);
        if (target) await click(page, target.spot);
      }
      const next = await until(page, (now) => now.moves.length > sight.moves.length);
      assert.ok(!awaitsThrow(next) || next.choices.length > 0, "nobody had to throw");
    }
  },
);

inChromium("the materials leave no hole in their last row", async ({ page, open }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewport({ width, height: 740 });
    await open("?speed=instant");
    await started(page);
    await (await button(page, ".toolbar .settings")).click();
    await button(page, ".material .swatches");
    const [last, all] = await page.$eval("senet-game >>> .material .swatches", (swatches) =>
      [swatches.lastElementChild, swatches].map((one) => Math.round(one?.getBoundingClientRect().right ?? 0)),
    );
    assert.equal(last, all, `${width} pixels wide`);
  }
});

inChromium("another language changes the page at once and is remembered", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  await set(page, async ([language]) => {
    await language.select("ar");
    await page.waitForSelector("html[lang=ar][dir=rtl]");
  });
  assert.match((await look(page)).prompt, /ارمِ/);
  await page.reload();
  await started(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "ar");
  assert.equal(await page.title(), "سينيت");
});

inChromium("a board and a speed are remembered", async ({ page, open }) => {
  await open();
  await started(page);
  const material = (/** @type {string} */ state) => page.$(`senet-game >>> dialog input[name=theme]${state}`);
  await set(page, async ([, speed]) => {
    await (await material("[value=papyrus]"))?.click();
    await speed.select("instant");
  });
  await page.reload();
  await started(page);
  await set(page, async ([, speed]) => {
    const value = (/** @type {import("puppeteer-core").ElementHandle | null} */ field) =>
      field?.evaluate((element) => /** @type {HTMLSelectElement | HTMLInputElement} */ (element).value);
    assert.deepEqual([await value(await material(":checked")), await value(speed)], ["papyrus", "instant"]);
  });
});
