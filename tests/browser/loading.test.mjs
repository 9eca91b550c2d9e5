/** While the page loads nothing jumps: the board's place is kept, and no text is seen in another language first. */
import assert from "node:assert/strict";
import { DESKTOP, forEachBrowser, PHONE } from "./harness/index.mjs";
import { started } from "./table.mjs";

/** What counts as good for a page is 0.1; ours need not move at all. */
const MOST = 0.02;

/** A phone on its side. */
const LOW = { width: 740, height: 360 };

/** The usual board in two languages, an upright one, a double one, one with two trays. */
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
