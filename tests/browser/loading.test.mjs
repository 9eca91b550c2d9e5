/** Nothing shifts during loading: the board's space is reserved, and no text appears in another language first. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { DIST, FIRST_LOAD } from "../../www/build/bundle.mjs";
import { POLICY } from "../../www/build/serve.mjs";
import { there } from "./fair-play.mjs";
import { DESKTOP, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { openSite, parts, unexpectedProblems } from "./harness/site.mjs";
import { button, drawnAs, MAIN, started } from "./table.mjs";

/** A layout shift of 0.1 counts as good for a page; ours need not shift at all. */
const MOST = 0.02;

/** A phone in landscape. */
const LOW = { width: 740, height: 360 };

/** The usual board in two languages, a portrait one, a double one, and one with two trays. */
const QUERIES = [
  "?lang=en",
  "?lang=ar",
  "?board=vertical&keep=off",
  "?ruleset=double&keep=off",
  "?ruleset=piccione&keep=off",
];

forEachBrowser(
  "nothing shifts while the page loads",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => {
      const scope = /** @type {any} */ (globalThis);
      scope.shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) scope.shift += /** @type {any} */ (entry).value;
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

/** The signs of the usual board, and a house without one. */
const SIGNS = ["15", "26", "27", "28", "29", "30"];
const PLAIN = "20";

/**
 * How much of the signs and of the rim has been drawn: the share of dark pixels in the middle of the special houses, and
 * the share of pale pixels on the rim above the first house.
 * @param {import("puppeteer-core").Page} page
 */
async function inkOf(page) {
  const picture = await page.screenshot({ encoding: "base64" });
  return page.evaluate(
    async (png, spots) => {
      const root = /** @type {ShadowRoot} */ (document.querySelector("senet-game")?.shadowRoot);
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.drawImage(bitmap, 0, 0);
      const density = bitmap.width / innerWidth;
      const boxOf = (/** @type {string} */ spot) =>
        /** @type {Element} */ (root.querySelector(`[data-spot="${spot}"]`)).getBoundingClientRect();
      /** @param {DOMRect} area @param {(brightness: number) => boolean} isCounted */
      const share = ({ x, y, width, height }, isCounted) => {
        const [left = 0, top = 0, wide = 1, high = 1] = [x, y, width, height].map((value) =>
          Math.round(value * density),
        );
        const { data } = context.getImageData(left, top, wide, high);
        const pixels = Array.from({ length: data.length / 4 }, (_, index) =>
          data.slice(4 * index, 4 * index + 3).reduce((sum, value) => sum + value / 3, 0),
        );
        return pixels.filter(isCounted).length / pixels.length;
      };
      const middle = (/** @type {DOMRect} */ { x, y, width, height }) =>
        new DOMRect(x + width * 0.3, y + height * 0.3, width * 0.4, height * 0.4);
      const first = boxOf("1");
      const above = new DOMRect(first.x, first.y - first.height * 0.35, first.width, first.height * 0.3);
      return {
        signs: Object.fromEntries(
          spots.map((spot) => [spot, share(middle(boxOf(spot)), (brightness) => brightness < 75)]),
        ),
        rim: share(above, (brightness) => brightness > 170),
      };
    },
    picture,
    [...SIGNS, PLAIN],
  );
}

/** What loads after the first picture. */
const LATER = /^parts\/(rest|object-late)|^locales\/rest/;

inChromium("the first flat picture has the signs of the houses and the rim", async ({ page, problems }) => {
  const site = await openSite();
  try {
    await page.setViewport({ ...PHONE, deviceScaleFactor: 2 });
    site.holdBack(LATER);
    await page.goto(`${site.url}?lang=en&keep=off&view=flat&theme=faience&scheme=light`);
    await page.waitForSelector("html[data-ready]");
    const { signs, rim } = await inkOf(page);
    for (const house of SIGNS) assert.ok(Number(signs[house]) > 0.1, `${house}: ${signs[house]}`);
    assert.ok(Number(signs[PLAIN]) < 0.02);
    assert.ok(rim > 0.3, `the rim: ${rim}`);
    await completes(page, site, problems);
  } finally {
    site.release();
    site.close();
  }
});

/**
 * Lets the rest of the page load, which must report nothing.
 * @param {import("puppeteer-core").Page} page
 * @param {Awaited<ReturnType<typeof openSite>>} site
 * @param {string[]} problems
 */
async function completes(page, site, problems) {
  site.release();
  await page.waitForSelector("html[data-complete]");
  assert.deepEqual(unexpectedProblems(problems, site.origin), []);
}

inChromium("the first picture of the object has the signs of the houses", async ({ page, problems }) => {
  const site = await openSite();
  try {
    // No other texture is uploaded in this way: see renderer.ts.
    await page.evaluateOnNewDocument(() => {
      const scope = /** @type {any} */ (globalThis);
      const { prototype } = WebGL2RenderingContext;
      prototype.texSubImage2D = new Proxy(prototype.texSubImage2D, {
        apply(upload, context, args) {
          scope.signs = args.at(-1).filter((/** @type {number} */ value) => value > 128).length;
          return Reflect.apply(upload, context, args);
        },
      });
    });
    site.holdBack(LATER);
    await page.goto(`${site.url}?lang=en&keep=off&view=object`);
    await page.waitForSelector("html[data-ready]");
    const signs = await page.evaluate(() => /** @type {any} */ (globalThis).signs);
    assert.ok(signs > 10_000, `${signs} pixels`);
    await completes(page, site, problems);
  } finally {
    site.release();
    site.close();
  }
});

/** A throw has been made. @param {import("puppeteer-core").Page} page */
const thrown = (page) =>
  page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
  );

forEachBrowser(
  "sticks can be thrown before the rest of the page has loaded, and nothing is announced without its text",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => {
      const { fetch } = globalThis;
      const words = new Promise((resolve) => Object.assign(globalThis, { bringWords: resolve }));
      globalThis.fetch = async (...args) => {
        if (/locales\/rest\./.test(String(args[0]))) await words;
        return fetch(...args);
      };
    });
    for (const query of [
      "?lang=ar",
      "?ruleset=piccione",
      "?ruleset=double",
      "?ruleset=bell&opponent=person",
    ]) {
      await open(`${query}&speed=instant&seed=a1`);
      await page.waitForSelector("html[data-ready]");
      // On the computer's turn it throws automatically.
      if (await page.$("senet-game >>> .sticks.waiting")) await (await button(page, MAIN)).click();
      await thrown(page);
      await page.evaluate(() => /** @type {any} */ (globalThis).bringWords());
      await page.waitForSelector("html[data-complete]");
    }
  },
  { browsers: ["chromium"] },
);

// Firefox remembers a failed import until the page is loaded again; WebKit is tested in webkit.test.mjs.
inChromium(
  "if the rest of the page cannot load, the game goes on and says so, and the next press tries again",
  async ({ page, problems }) => {
    const missing = await parts("rest");
    const site = await openSite({ missing });
    try {
      await page.goto(`${site.url}?lang=en&opponent=person&speed=instant`);
      assert.match(await there(page, ".notices"), /could not be loaded/);
      await (await button(page, MAIN)).click();
      await thrown(page);
      assert.ok(!(await page.$("html[data-complete]")));
      missing.length = 0;
      await (await button(page, ".toolbar .menu")).click();
      await there(page, "dialog.menu[open]");
      await page.waitForSelector("html[data-complete]");
      assert.equal(await page.$("senet-game >>> .notices"), null);
      const wrong = unexpectedProblems(problems, site.origin).filter(
        (problem) => !/404|rest-|dynamically imported module/.test(problem),
      );
      assert.deepEqual(wrong, []);
    } finally {
      site.close();
    }
  },
);

inChromium(
  "if the marks of the object view cannot load, the board is drawn, and the next press brings the object back",
  async ({ page, problems }) => {
    const missing = await parts("object-late");
    const site = await openSite({ missing });
    try {
      await page.setViewport({ width: 800, height: 600, deviceScaleFactor: 0.5 });
      await page.goto(`${site.url}?lang=en&view=object&opponent=person&speed=instant&keep=off`);
      await page.waitForSelector("html[data-complete]");
      await there(page, ".board canvas:not(.scene)");
      assert.equal(await drawnAs(page), "flat");
      missing.length = 0;
      await (await button(page, ".toolbar .menu")).click();
      await there(page, ".scene + svg");
      assert.equal(await drawnAs(page), "object");
      const wrong = unexpectedProblems(problems, site.origin).filter(
        (problem) => !/404|object-late-|dynamically imported module/.test(problem),
      );
      assert.deepEqual(wrong, []);
    } finally {
      site.close();
    }
  },
);

/** The response of a network that requires a sign-in. */
const SIGN_IN = "<!doctype html><title>Sign in</title><p>Welcome to the hotel’s network";

/** Ways in which a script fails to load. @type {Record<string, (script: string) => Parameters<typeof openSite>[0]>} */
const FAILURES = {
  "is not there": (script) => ({ missing: [script] }),
  "has the wrong type": (script) => ({
    pages: { [`/senet/${script}`]: SIGN_IN },
    types: { ".js": "text/html" },
  }),
  "is the page of another": (script) => ({ pages: { [`/senet/${script}`]: SIGN_IN } }),
};

/** @param {import("puppeteer-core").Page} page */
const unloaded = (page) =>
  page.$eval(".unloaded", (line) => ({
    text: line.textContent ?? "",
    lang: line.getAttribute("lang"),
    waits: getComputedStyle(line).animationName !== "none",
    seen: line.getClientRects().length > 0,
  }));

for (const [what, siteOf] of Object.entries(FAILURES))
  forEachBrowser(
    `the page says at once that its script ${what}, whatever the policy`,
    async ({ page, problems }) => {
      for (const [address, script] of [
        ["?lang=en", "main.js"],
        ["?lang=ar", "main.js"],
        ["print.html?lang=en", "print-page.js"],
        ["lab.html?lang=en", "lab-page.js"],
        ["school.html?lang=en", "school-page.js"],
        ["embedding.html?lang=en", "embedding-page.js"],
      ]) {
        const site = await openSite({
          ...siteOf(script ?? ""),
          headers: { "content-security-policy": POLICY },
        });
        try {
          await page.goto(site.url + address);
          await page.waitForSelector(".unloaded[lang]");
          const { text, lang, waits, seen } = await unloaded(page);
          assert.deepEqual(
            { lang, waits, seen },
            { lang: /ar|en/.exec(address ?? "")?.[0], waits: false, seen: true },
          );
          assert.match(text, lang === "ar" ? /تعذّر تحميل/ : /could not be loaded/);
          // Chromium names the file in the console only if the error is in the file's own text.
          assert.match(text, /\(.*(?:-page|main)\.js\)|Error/);
        } finally {
          site.close();
        }
      }
      problems.length = 0;
    },
  );

forEachBrowser("without scripts the page says that it has not loaded", async ({ page, problems }) => {
  const site = await openSite({
    types: { ".js": "text/plain" },
    headers: { "x-content-type-options": "nosniff" },
  });
  try {
    await page.goto(site.url);
    await page.waitForSelector("senet-game > .unloaded", { visible: true });
    assert.match((await unloaded(page)).text, /has not loaded yet/);
  } finally {
    site.close();
  }
  problems.length = 0;
});

forEachBrowser(
  "with scripts the loading notice never shows",
  async ({ page, open }) => {
    await open("?speed=instant&keep=off");
    await started(page);
    const visibleLines = await page.$eval("senet-game > .unloaded", (line) => line.getClientRects().length);
    assert.equal(visibleLines, 0);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "a tab that is older than the files on the server plays on, and says that the page must be loaded again",
  async ({ page, problems }) => {
    const { flat } = JSON.parse(await readFile(FIRST_LOAD, "utf8"));
    const parts = (await readdir(`${DIST}parts`)).map((name) => `parts/${name}`);
    const pages = { "/senet/version.json": '{"version":"the next"}' };
    const site = await openSite({ pages, missing: parts.filter((name) => !flat.includes(name)) });
    try {
      await page.goto(`${site.url}?lang=en&speed=instant&view=flat`);
      await page.waitForFunction(() =>
        /a new version of this page/.test(
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
        ),
      );
      const state = await page.evaluate(() => {
        const { session } = /** @type {any} */ (document.querySelector("senet-game"));
        return {
          status: session.view.status,
          notices: session.view.notices.map((/** @type {any} */ { id }) => id),
        };
      });
      assert.deepEqual(state, { status: "ready", notices: ["notice-new-version"] });
      problems.length = 0;
    } finally {
      site.close();
    }
  },
);
