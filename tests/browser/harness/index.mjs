/** Page tests in every browser: `forEachBrowser(name, test)` is all a test file needs. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST, ROOT } from "../../../www/build/bundle.mjs";
import { serve } from "../../../www/build/serve.mjs";
import { BROWSERS, closeShared, isWanted, shared } from "./launch.mjs";
import { paintCorner } from "./paint-corner.mjs";
import { COARSE, DESKTOP, PHONE } from "./places.mjs";
import { isQuick } from "./quick.mjs";
import { withoutServiceWorkers } from "./service-workers.mjs";
import { watch } from "./watch.mjs";

export { assertAccessible } from "./accessibility.mjs";
export { BROWSERS, isWanted, shared } from "./launch.mjs";
export { DESKTOP, PHONE } from "./places.mjs";
export { anotherTab } from "./service-workers.mjs";

/** Where screenshots go: `target/screenshots/<browser>/<name>.png`. */
const SCREENSHOTS = `${ROOT}target/screenshots/`;

/** How long a test waits for one thing, in milliseconds: long, for nothing here is about speed. */
const PATIENCE = 60_000;

/** A test that takes longer, in milliseconds, waits for what does not come. */
export const HUNG = 600_000;

/** The page under a sub-path, so that an absolute path in it shows. */
const BASE = "/games/senet/";

/**
 * What a test is given.
 * @typedef {object} Bench
 * @property {import("puppeteer-core").Page} page fresh, and nothing is kept from another
 * @property {import("./launch.mjs").BrowserName} browserName
 * @property {string} url the served page
 * @property {string} fileUrl `senet.html` on the disk
 * @property {string[]} problems what the page did wrong so far; a test that provokes an error empties it
 * @property {(address?: string) => Promise<void>} open goes to an address, relative to the served page
 * @property {(name: string) => Promise<void>} screenshot
 * @property {import("node:test").TestContext} t
 */

/**
 * @typedef {object} Options
 * @property {import("puppeteer-core").Viewport} [viewport]
 * @property {import("./launch.mjs").BrowserName[]} [browsers] default: all
 * @property {boolean} [newcomer] nobody has been there before: the page opens on what a newcomer meets, not on a whole game
 * @property {boolean} [painted] the test looks at pixels, which a software renderer takes seconds for; without, there are fewer of them, and WebGL is asked for all as ever, but paints a corner
 * @property {boolean} [serviceWorkers] whether the browser has them, in a context of its own; without, no test fetches the whole page in vain
 */

/** @typedef {import("./launch.mjs").BrowserName} BrowserName */

/** @type {ReturnType<typeof serve> | undefined} */
let server;

after(async () => {
  await (await server)?.close();
  await closeShared();
});

/** What somebody has chosen on an earlier visit: whole games, to play only moves by hand, and to see the list of moves. */
function visitedBefore() {
  try {
    if (localStorage.getItem("senet.settings")) return;
    localStorage.setItem("senet.settings", JSON.stringify({ length: "kendall-masters", autoMove: false }));
    localStorage.setItem("senet.this-game", "true");
  } catch {
    // Without storage there are no wishes.
  }
}

/** @type {{ browser: import("puppeteer-core").Browser, context: import("puppeteer-core").BrowserContext, keeper: import("puppeteer-core").Page } | null} */
let common = null;

/**
 * Where a test's page stands. In Chromium one stands where the last one stood, and finds what was fetched and compiled for
 * that one, which is two fifths of a page's work; what a page keeps is taken away in between. Firefox gains nothing by it.
 * @param {BrowserName} browserName
 * @param {boolean} alone the test needs a place that nobody has been in
 */
async function placeFor(browserName, alone) {
  const browser = await shared(browserName);
  if (alone || browserName !== "chromium") return browser.createBrowserContext();
  if (common?.browser === browser) return common.context;
  const context = await browser.createBrowserContext();
  // Left by the last page, Chromium forgets what it has compiled.
  common = { browser, context, keeper: await context.newPage() };
  return context;
}

/** Takes away what pages before kept. @param {import("puppeteer-core").Page} page */
async function forget(page) {
  const session = await page.createCDPSession();
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  await session.detach();
}

/** Whatever size the page gets, it has few pixels where nothing else is said. @param {import("puppeteer-core").Page} page */
function coarsen(page) {
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (size) => setViewport(size && { deviceScaleFactor: COARSE, ...size });
}

/** The next test finds nobody there. @param {import("puppeteer-core").BrowserContext} context */
async function leave(context) {
  if (context !== common?.context) return context.close();
  for (const page of await context.pages()) if (page !== common.keeper) await page.close();
}

/**
 * One test, in a page of its own.
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
  // A test that has run out of time asks its page for ever, unless the page goes.
  // (The signal is given as well when a test has ended.)
  let ended = false;
  t.signal.addEventListener("abort", () => {
    if (!ended) void context.close().catch(() => undefined);
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
    // Nothing is run again: what was on the screen is all there is to find the fault by.
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
 * Registers one test a browser, for where browsers differ: input, storage, workers, frames, layout. It fails when `fn` throws, and when the page logged an error, missed a file or
 * asked for anything from outside.
 * @param {string} name
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {Options} [options]
 */
export function forEachBrowser(
  name,
  fn,
  { viewport = DESKTOP, browsers = BROWSERS, newcomer = false, painted = false, serviceWorkers = false } = {},
) {
  const quick = isQuick(name);
  for (const browserName of browsers.filter((browser) => isWanted(browser, quick))) {
    test(`${name} [${browserName}]`, { timeout: HUNG }, (t) =>
      run(browserName, t, fn, { viewport, newcomer, painted, serviceWorkers }),
    );
  }
}

/**
 * The same where the browser makes no difference: what is tested is the page's own doing.
 * @param {string} name
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {Omit<Options, "browsers">} [options]
 */
export const inChromium = (name, fn, options) =>
  forEachBrowser(name, fn, { ...options, browsers: ["chromium"] });

/** On a phone the page is no wider than that. It takes its new width with the next picture. @param {import("puppeteer-core").Page} page */
export async function fitsPhone(page) {
  await page.setViewport(PHONE);
  await page.waitForFunction((width) => document.documentElement.scrollWidth <= width, {}, PHONE.width);
}
