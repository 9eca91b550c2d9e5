/** How the page reaches a visitor: what it downloads, under which policy, and as one file without a server. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { FIRST_LOAD } from "../../www/build/bundle.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { button, started } from "./table.mjs";

forEachBrowser("the first load is what the size report counts", async ({ page, url, open }) => {
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
  const loaded = names.map((name) => name.slice(url.length));
  /** @type {string[]} */
  const counted = JSON.parse(await readFile(FIRST_LOAD, "utf8"));
  const uncounted = loaded.filter((path) => !counted.includes(path));
  assert.deepEqual(uncounted, []);
  for (const path of ["main.js", "senet.wasm", "style.css"])
    assert.ok(loaded.includes(path), `${path} was loaded`);
});

forEachBrowser(
  "senet.html starts from a disk and asks for nothing",
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

inChromium("the file speaks every language there is", async ({ page, fileUrl, open }) => {
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
