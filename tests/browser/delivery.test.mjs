/** Delivery of the page: what it downloads, under which policy, and as a single file without a server. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { FIRST_LOAD } from "../../www/build/bundle.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { button, drawingWell, started } from "./table.mjs";

/**
 * The files loaded before a throw was possible, and the files that the size report counts for a view.
 * @param {import("./harness/index.mjs").Bench} visit
 * @param {"flat" | "object"} view
 */
async function firstLoad({ page, url, open }, view) {
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("senet-ready", () => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      Object.assign(globalThis, { loadedFirst: names });
    });
  });
  await open("?opponent=beginner");
  await started(page);
  /** @type {string[]} */
  const names = await page.evaluate(() => /** @type {any} */ (globalThis).loadedFirst);
  /** @type {Record<"flat" | "object", string[]>} */
  const listed = JSON.parse(await readFile(FIRST_LOAD, "utf8"));
  const loaded = names.map((name) => name.slice(url.length));
  for (const path of ["main.js", "senet.wasm", "style.css"])
    assert.ok(loaded.includes(path), `${path} was loaded`);
  const other = listed[view === "flat" ? "object" : "flat"].filter((path) => !listed[view].includes(path));
  return { loaded, counted: listed[view], other };
}

forEachBrowser("the size report matches the first load", async (visit) => {
  const { loaded, counted } = await firstLoad(visit, "flat");
  assert.deepEqual(
    loaded.filter((path) => !counted.includes(path)),
    [],
  );
});

inChromium(
  "a machine that draws the object well loads no other view",
  async (visit) => {
    await drawingWell(visit.page);
    const { loaded, counted, other } = await firstLoad(visit, "object");
    // Carved signs and animations load later; no code of the flat view does.
    assert.deepEqual(
      loaded.filter((path) => other.includes(path)),
      [],
    );
    const scripts = counted.filter((path) => path.endsWith(".js") && path !== "loading.js");
    assert.deepEqual(
      scripts.filter((path) => !loaded.includes(path)),
      [],
    );
  },
  { viewport: { width: 820, height: 1180, hasTouch: true, isMobile: true } },
);

/** More requests make a first visit slow on a phone. */
const MOST_REQUESTS = 16;

for (const view of ["flat", "object"])
  inChromium(
    `a first visit makes at most ${MOST_REQUESTS} requests until everything is there: ${view}`,
    async ({ page, open }) => {
      /** @type {string[]} */
      const requests = [];
      page.on("request", (request) => requests.push(request.url()));
      await open(`?view=${view}&lang=de&opponent=person`);
      await page.waitForSelector("html[data-complete]");
      assert.ok(requests.length <= MOST_REQUESTS, requests.join("\n"));
    },
  );

forEachBrowser(
  "senet.html starts from a disk and makes no request",
  async ({ page, fileUrl, open, screenshot }) => {
    /** @type {string[]} */
    const requests = [];
    page.on("request", (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && request.url() !== fileUrl) requests.push(request.url());
    });
    await open(fileUrl);
    await started(page);
    assert.deepEqual(requests, []);
    await screenshot("single-file");
  },
);

inChromium("senet.html speaks every language", async ({ page, fileUrl, open }) => {
  const codes = (await readLocales()).map(({ code }) => code).sort();
  await open(`${fileUrl}?speed=instant`);
  await started(page);
  await (await button(page, ".toolbar .settings")).click();
  const select = /** @type {import("puppeteer-core").ElementHandle<HTMLSelectElement>} */ (
    await page.waitForSelector("senet-game >>> dialog select", { visible: true })
  );
  const offered = await select.evaluate(({ options }) => [...options].slice(1).map(({ value }) => value));
  assert.deepEqual(offered.sort(), codes);
  for (const code of codes) {
    await select.select(code);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, {}, code);
  }
});
