/** The page for site builders: its preview, and that all code it offers works. */
import assert from "node:assert/strict";
import { assertAccessible, DESKTOP, fitsPhone, forEachBrowser } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import { STRICTEST } from "./policies.mjs";

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
      for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
    },
    label,
    value,
  );
}

const code = (/** @type {import("puppeteer-core").Page} */ page) =>
  page.$eval("pre code", (element) => element.textContent ?? "");

forEachBrowser(
  "site builders copy what they chose, and every snippet plays on their own page",
  async ({ page, problems }) => {
    /** @type {Record<string, string>} */
    const pages = {};
    const site = await openSite({ pages });
    try {
      await page.goto(`${site.url}embedding.html?lang=en`);
      await page.waitForSelector("html[data-ready]");
      await choose(page, "Rules", "boxed-set");
      await choose(page, "Play against", "person");
      await choose(page, "Language of the game", "ar");
      await choose(page, "Material", "ebony");
      await choose(page, "Method", "frame");
      await choose(page, "Height", "5000");
      assert.match(await code(page), /height="2000"/);
      await page.waitForFunction(() => document.querySelector("iframe")?.src.includes("ruleset=boxed-set"));
      for (const way of WAYS) {
        await choose(page, "Method", way);
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
        // Independent of shadow trees and of visibility.
        await game.waitForFunction(
          () => document.querySelector("senet-game")?.shadowRoot?.querySelector("[role=gridcell]"),
          { polling: 50 },
        );
        assert.equal(await game.$eval("senet-game", (element) => element.getAttribute("lang")), "ar", way);
        const ruleset = await game.evaluate(
          () => /** @type {any} */ (document.querySelector("senet-game"))?.session.view.game.ruleset,
        );
        assert.match(ruleset, /^jequier-masters\[.*return_house=15/, way);
        // Firefox reports a page that is left while it loads.
        await page.waitForNetworkIdle();
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

forEachBrowser(
  "the copied frame holds the whole game on a phone",
  async ({ page, problems }) => {
    /** @type {Record<string, string>} */
    const pages = {};
    const site = await openSite({ pages });
    try {
      for (const [language, view] of [
        ["en", "flat"],
        ["ar", "flat"],
        ["ar", "object"],
      ]) {
        await page.goto(`${site.url}embedding.html?lang=en`);
        await page.waitForSelector("html[data-ready]");
        await choose(page, "Language of the game", language);
        await choose(page, "Method", "frame");
        const lines = (await code(page)).replace("?", `?view=${view}&amp;`);
        pages["/theirs.html"] =
          `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Theirs</title><body style="margin: 0">${lines}</html>`;
        await page.goto(`${site.origin}/theirs.html`);
        const game = await page.waitForFrame((frame) => frame.url().includes(`lang=${language}`));
        await game.waitForSelector("html[data-complete]");
        // The object view grows with its frame; everything needed for play is visible.
        const { low, frame } = await game.evaluate((object) => {
          const game = document.querySelector("senet-game");
          const line = game?.shadowRoot?.querySelector(".status");
          const low = object ? line?.getBoundingClientRect().bottom : document.documentElement.scrollHeight;
          return { low: low ?? Number.NaN, frame: innerHeight };
        }, view === "object");
        assert.ok(low <= frame, `${language}, ${view}: ${low} pixels in ${frame}`);
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { newcomer: true, viewport: { width: 360, height: 740 }, browsers: ["chromium"] },
);

forEachBrowser(
  "site builders learn what a page on another site needs, and when a policy forbids the preview",
  async ({ page, problems }) => {
    const textOf = async (/** @type {string} */ selector) => {
      const element = await page.waitForSelector(selector);
      return element?.evaluate((element) => element.textContent?.replaceAll(/\s+/g, " ").trim()) ?? "";
    };
    const header = /must send this header .*Access-Control-Allow-Origin: \*/;
    for (const [headers, says] of /** @type {[boolean, RegExp][]} */ ([
      [false, /does not send it yet/],
      [true, /The server sends it\./],
    ])) {
      const site = await openSite({
        headers: headers ? { "access-control-allow-origin": "*" } : { "content-security-policy": STRICTEST },
      });
      try {
        await page.goto(`${site.url}embedding.html?lang=en`);
        await page.waitForSelector("html[data-ready]");
        if (!headers) assert.match(await textOf(".preview [role=status]"), /must contain .*frame-src 'self'/);
        for (const way of ["fitting", "element"]) {
          await choose(page, "Method", way);
          await page.waitForFunction(() =>
            / sends? it/.test(document.querySelector(".elsewhere")?.textContent ?? ""),
          );
          assert.match(await textOf(".elsewhere"), /^If your page is on a different site/);
          await page.type("input[type=url]", "https://museum.example/hall");
          assert.match(await textOf(".elsewhere"), /^Your page is on a different site/);
          assert.match(await textOf(".elsewhere"), header);
          assert.match(await textOf(".elsewhere"), says);
          await choose(page, "Address of your page", "");
          await page.type("input[type=url]", `${site.origin}/hall`);
          assert.match(await textOf(".elsewhere"), /same site/);
          await choose(page, "Address of your page", "");
        }
        await choose(page, "Method", "frame");
        assert.equal(await page.$(".elsewhere"), null);
        const refused = problems
          .splice(0)
          .filter((problem) => !/frame-src|default-src|Content.Security/i.test(problem));
        assert.deepEqual(unexpectedProblems(refused, site.origin), []);
      } finally {
        site.close();
      }
    }
  },
);

forEachBrowser(
  "the page for site builders is accessible on desktop and phone, and follows the visitor's language",
  async ({ page, open, screenshot }) => {
    await open("embedding.html?lang=en");
    await page.waitForSelector("html[data-ready]");
    await assertAccessible(page, "the page for site builders");
    await screenshot("builder");
    await fitsPhone(page);
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

forEachBrowser(
  "a wheel over the frame's height scrolls the page and changes nothing",
  async ({ page, open }) => {
    await page.setViewport({ width: 1000, height: 500 });
    await open("embedding.html?lang=en");
    await page.waitForSelector("html[data-ready]");
    const field = await page.waitForSelector("input[type=number]");
    await field?.focus();
    const box = await field?.boundingBox();
    assert.ok(box);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.wheel({ deltaY: 120 });
    await page.waitForFunction((before) => scrollY > before, {}, before);
    assert.equal(await field?.evaluate((input) => /** @type {HTMLInputElement} */ (input).value), "960");
  },
);
