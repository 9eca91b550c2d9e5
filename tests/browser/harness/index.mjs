/** Page tests in every browser. A test file only needs `forEachBrowser(name, test)`. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST, ROOT } from "../../../www/build/bundle.mjs";
import { serve } from "../../../www/build/serve.mjs";
import { BROWSERS, closeShared, isWanted, shared } from "./launch.mjs";
import { paintCorner } from "./paint-corner.mjs";
import { COARSE, DESKTOP, PHONE } from "./places.mjs";
import { withoutServiceWorkers } from "./service-workers.mjs";
import { isInSet } from "./sets.mjs";
import { watch } from "./watch.mjs";

export { assertAccessible } from "./accessibility.mjs";
export { BROWSERS, isWanted, launch, shared } from "./launch.mjs";
export { DESKTOP, PHONE } from "./places.mjs";
export { anotherTab } from "./service-workers.mjs";
export { isInSet } from "./sets.mjs";

/** Screenshots go to `target/screenshots/<browser>/<name>.png`. */
const SCREENSHOTS = `${ROOT}target/screenshots/`;

/** Timeout for each single wait, in milliseconds. Generous, because these tests do not measure speed. */
const PATIENCE = 60_000;

/** Timeout for a whole test, in milliseconds. A test that exceeds it is stuck. */
export const HUNG = 600_000;

/** The page is served under a subpath, to reveal absolute paths. */
const BASE = "/games/senet/";

/**
 * The environment of a test.
 * @typedef {object} Bench
 * @property {import("puppeteer-core").Page} page new, and without stored data
 * @property {import("./launch.mjs").BrowserName} browserName
 * @property {string} url the served page
 * @property {string} fileUrl the `file:` URL of `senet.html`
 * @property {string[]} problems the page's errors so far; a test that provokes an error empties the list
 * @property {(address?: string) => Promise<void>} open opens an address relative to the served page
 * @property {(name: string) => Promise<void>} screenshot
 * @property {import("node:test").TestContext} t
 */

/**
 * @typedef {object} Options
 * @property {import("puppeteer-core").Viewport} [viewport]
 * @property {import("./launch.mjs").BrowserName[]} [browsers] default: all
 * @property {boolean} [newcomer] no settings are stored: the page opens as for a newcomer, not with a whole game
 * @property {boolean} [painted] the test looks at pixels, which takes seconds in a software renderer; otherwise the density is low, and WebGL makes all calls but paints only a corner
 * @property {boolean} [serviceWorkers] whether the browser has service workers, in a context of its own; otherwise no test downloads the offline cache in vain
 */

/** @typedef {import("./launch.mjs").BrowserName} BrowserName */

/** @type {ReturnType<typeof serve> | undefined} */
let server;

after(async () => {
  await (await server)?.close();
  await closeShared();
});

/** Settings of a returning visitor: whole games, forced moves played by hand, and a visible move list. */
function visitedBefore() {
  try {
    if (localStorage.getItem("senet.settings")) return;
    localStorage.setItem("senet.settings", JSON.stringify({ length: "kendall-masters", autoMove: false }));
    localStorage.setItem("senet.this-game", "true");
  } catch {
    // Without storage there are no settings.
  }
}

/** @type {{ browser: import("puppeteer-core").Browser, context: import("puppeteer-core").BrowserContext, keeper: import("puppeteer-core").Page } | null} */
let common = null;

/**
 * The browser context of a test's page. Chromium tests share a context, which reuses cached and compiled files and
 * saves two fifths of a page's work; stored data is cleared between tests. Firefox would gain nothing.
 * @param {BrowserName} browserName
 * @param {boolean} alone the test needs a context without history
 */
async function placeFor(browserName, alone) {
  const browser = await shared(browserName);
  if (alone || browserName !== "chromium") return browser.createBrowserContext();
  if (common?.browser === browser) return common.context;
  const context = await browser.createBrowserContext();
  // Chromium drops compiled code when the last page of a context closes.
  common = { browser, context, keeper: await context.newPage() };
  return context;
}

/** Deletes the data of earlier pages. @param {import("puppeteer-core").Page} page */
async function forget(page) {
  const session = await page.createCDPSession();
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  await session.detach();
}

/** Uses a low pixel density unless the test sets one. @param {import("puppeteer-core").Page} page */
function coarsen(page) {
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (size) => setViewport(size && { deviceScaleFactor: COARSE, ...size });
}

/** Clears everything for the next test. @param {import("puppeteer-core").BrowserContext} context */
async function leave(context) {
  if (context !== common?.context) return context.close();
  for (const page of await context.pages()) if (page !== common.keeper) await page.close();
}

/**
 * Runs one test in its own page.
 * @param {import("./launch.mjs").BrowserName} browserName
 * @param {import("node:test").TestContext} t
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {{ viewport: import("puppeteer-core").Viewport; newcomer: boolean; painted: boolean; serviceWorkers: boolean }} options
 */
async function run(browserName, t, fn, { viewport, newcomer, painted, serviceWorkers }) {
  server ??= serve({ base: BASE });
  const { url } = await server;
  const fileUrl = pathToFileURL(`${DIST}senet.html`).href;
  const context = await placeFor(browserName, serviceWorkers);
  // A test that timed out would query its page forever, so the page is closed. (The signal is also aborted when a test
  // has ended.)
  let ended = false;
  t.signal.addEventListener("abort", () => {
    if (!ended) context.close().catch(() => undefined);
  });
  const page = await context.newPage();
  if (context === common?.context) await forget(page);
  /** @param {string} folder @param {string} shot */
  const take = async (folder, shot) => {
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${shot}.png` });
  };
  /** @type {string[]} */
  let problems = [];
  try {
    page.setDefaultTimeout(PATIENCE);
    if (!painted) coarsen(page);
    await page.setViewport(viewport);
    if (!serviceWorkers) await withoutServiceWorkers(page);
    if (!painted) await page.evaluateOnNewDocument(paintCorner);
    if (!newcomer) await page.evaluateOnNewDocument(visitedBefore);
    problems = await watch(page, [url, pathToFileURL(DIST).href]);
    await fn({
      page,
      browserName,
      url,
      fileUrl,
      problems,
      t,
      open: async (address = "") => {
        await page.goto(new URL(address, url).href, { waitUntil: "load" });
      },
      screenshot: (shot) => take(SCREENSHOTS + browserName, shot),
    });
    assert.deepEqual(problems, [], "the page did what it must not");
  } catch (error) {
    // Tests are never retried, so a screenshot is kept for finding the fault.
    const folder = `${SCREENSHOTS}failed/${browserName}`;
    const shot = t.name.replaceAll(/\W+/g, "-").slice(0, 100);
    await take(folder, shot).catch(() => undefined);
    t.diagnostic([`${t.name}: the page as it was: ${folder}/${shot}.png`, ...problems].join("\n  "));
    if (context === common?.context) common = null;
    throw error;
  } finally {
    ended = true;
    await leave(context).catch(() => undefined);
  }
}

/**
 * Registers one test per browser, for behaviour that differs between browsers: input, storage, workers, frames, layout.
 * It fails if `fn` throws, or if the page logs an error, misses a file or sends a request elsewhere.
 * @param {string} name
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {Options} [options]
 */
export function forEachBrowser(
  name,
  fn,
  { viewport = DESKTOP, browsers = BROWSERS, newcomer = false, painted = false, serviceWorkers = false } = {},
) {
  for (const browserName of browsers) {
    if (!isInSet(name, browserName) || !isWanted(browserName)) continue;
    test(`${name} [${browserName}]`, { timeout: HUNG }, (t) =>
      run(browserName, t, fn, { viewport, newcomer, painted, serviceWorkers }),
    );
  }
}

/**
 * Registers a test in one browser only, for behaviour that does not depend on the browser.
 * @param {string} name
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {Omit<Options, "browsers">} [options]
 */
export const inChromium = (name, fn, options) =>
  forEachBrowser(name, fn, { ...options, browsers: ["chromium"] });

/** Asserts that the page is not wider than a phone's screen, after its next frame. @param {import("puppeteer-core").Page} page */
export async function fitsPhone(page) {
  await page.setViewport(PHONE);
  await page.waitForFunction((width) => document.documentElement.scrollWidth <= width, {}, PHONE.width);
}
