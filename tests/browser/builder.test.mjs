/** The page for site builders: what it shows, and that every line it offers to copy plays. */
import assert from "node:assert/strict";
import { assertAccessible, DESKTOP, forEachBrowser, PHONE } from "./harness/index.mjs";
import { openSite, wrongs } from "./harness/site.mjs";

const WAYS = ["frame", "fitting", "element", "own", "oembed"];

/** @param {import("puppeteer-core").Page} page @param {string} label @param {string} value */
async function choose(page, label, value) {
  await page.evaluate(
    (label, value) => {
      const field = [...document.querySelectorAll("label")].find(({ textContent }) =>
        textContent?.trim().startsWith(label),
      );
      const control = field?.querySelector("select, input");
      if (!control) throw new Error(`no field ${label}`);
      Object.assign(control, { value });
      control.dispatchEvent(new Event("change", { bubbles: true }));
    },
    label,
    value,
  );
}

const code = (/** @type {import("puppeteer-core").Page} */ page) =>
  page.$eval("pre code", (element) => element.textContent ?? "");

forEachBrowser(
  "what site builders choose is what they copy, and every snippet plays on a page of theirs",
  async ({ page, problems }) => {
    /** @type {Record<string, string>} */
    const pages = {};
    const site = await openSite({ pages });
    try {
      await page.goto(`${site.url}embedding.html?lang=en`);
      await page.waitForSelector("html[data-ready]");
      await choose(page, "Rules", "simple");
      await choose(page, "Play against", "person");
      await choose(page, "Language of the game", "ar");
      await choose(page, "Material", "ebony");
      await choose(page, "Way", "frame");
      await choose(page, "Height", "5000");
      assert.match(await code(page), /height="2000"/);
      await page.waitForFunction(() => document.querySelector("iframe")?.src.includes("ruleset=simple"));
      for (const way of WAYS) {
        await choose(page, "Way", way);
        const lines = await code(page);
        const html = way === "oembed" ? JSON.parse(lines).html : lines;
        pages[`/${way}.html`] =
          `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Theirs</title>${html}</html>`;
      }
      for (const way of WAYS) {
        await page.goto(`${site.origin}/${way}.html`);
        const framed = way !== "element";
        if (framed) await page.waitForSelector("iframe");
        const game = framed
          ? await page.waitForFrame((frame) => frame !== page.mainFrame() && frame.url() !== "about:blank")
          : page;
        // Neither what happens in a shadow tree nor whether it is in sight may matter here.
        await game.waitForFunction(
          () => document.querySelector("senet-game")?.shadowRoot?.querySelector("[role=gridcell]"),
          { polling: 50 },
        );
        assert.equal(await game.$eval("senet-game", (element) => element.getAttribute("lang")), "ar", way);
      }
      assert.deepEqual(wrongs(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

forEachBrowser(
  "the page for site builders is for everybody, on a desk and on a phone, and goes into the visitor's language",
  async ({ page, open, screenshot }) => {
    await open("embedding.html?lang=en");
    await page.waitForSelector("html[data-ready]");
    await assertAccessible(page, "the page for site builders");
    await screenshot("builder");
    await page.setViewport(PHONE);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= PHONE.width, `${wide} pixels wide`);
    await screenshot("builder-phone");
    await page.setViewport(DESKTOP);
    await page.evaluate(() => {
      const [select] = document.querySelectorAll("select");
      select.value = "ar";
      select.dispatchEvent(new Event("change"));
    });
    await page.waitForSelector("html[dir=rtl]");
    await screenshot("builder-ar");
  },
  { browsers: ["chromium"] },
);
