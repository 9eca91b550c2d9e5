/** The small pieces beside the players' names differ in shape, because browsers and systems may replace their colours. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { started } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/**
 * The colours at some points of an element. Points are given as fractions of its size.
 * @param {Page} page
 * @param {string} selector
 * @param {readonly (readonly [number, number])[]} places
 */
async function coloursAt(page, selector, places) {
  const element = await page.waitForSelector(`senet-game >>> ${selector}`);
  const picture = await element?.screenshot({ encoding: "base64" });
  const blank = await page.browserContext().newPage();
  try {
    return await blank.evaluate(
      async (source, places) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const { width, height } = image;
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context?.drawImage(image, 0, 0);
        return places.map(([x, y]) =>
          [...(context?.getImageData(x * width, y * height, 1, 1).data ?? [])].slice(0, 3),
        );
      },
      picture,
      places,
    );
  } finally {
    await blank.close();
  }
}

/** The largest difference between two colours in any channel. @param {number[] | undefined} one @param {number[] | undefined} other */
const difference = (one = [], other = []) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));

/** @type {Record<string, (session: import("puppeteer-core").CDPSession) => Promise<unknown>>} */
const WAYS = {
  "in the page's own colours": async () => {},
  "in a browser that darkens every page": (session) =>
    session.send("Emulation.setAutoDarkModeOverride", { enabled: true }),
  "in the system's few colours": (session) =>
    session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] }),
};

for (const [way, set] of Object.entries(WAYS))
  inChromium(
    `White's badges are hollow and Black's solid ${way}`,
    async ({ page, open }) => {
      await set(await page.createCDPSession());
      await open("?lang=en&view=flat&opponent=person&ruleset=simple&speed=instant");
      await started(page);
      const [head, body, hollow, foot] = /** @type {const} */ ([
        [0.05, 0.05],
        [0.5, 0.93],
        [0.5, 0.72],
        [0.5, 0.5],
      ]);
      const white = await coloursAt(page, ".players .token.white", [head, body, hollow]);
      const black = await coloursAt(page, ".players .token.black", [[0.03, 0.5], body, foot]);
      assert.ok(difference(white[0], white[1]) > 40, `a cone is seen: ${white}`);
      assert.ok(difference(white[0], white[2]) < 12, `a cone is hollow: ${white}`);
      assert.ok(difference(black[0], black[1]) > 40, `a spool is seen: ${black}`);
      assert.ok(difference(black[1], black[2]) < 12, `a spool is solid: ${black}`);
    },
    { viewport: { width: 1280, height: 800, deviceScaleFactor: 2 } },
  );
