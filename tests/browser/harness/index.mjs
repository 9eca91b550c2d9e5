/** Page tests in every browser: `forEachBrowser(name, test)` is all a test file needs. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST, ROOT } from "../../../www/build/bundle.mjs";
import { serve } from "../../../www/build/serve.mjs";
import { BROWSERS, launch } from "./launch.mjs";
import { DESKTOP } from "./places.mjs";
import { patience, withSecondRun } from "./second-run.mjs";
import { watch } from "./watch.mjs";

export { assertAccessible } from "./accessibility.mjs";
export { DESKTOP, PHONE } from "./places.mjs";

/** Where screenshots go: `target/screenshots/<browser>/<name>.png`. */
const SCREENSHOTS = `${ROOT}target/screenshots/`;

/** How long a test waits for one thing, in milliseconds: long, for nothing here is about speed. */
const PATIENCE = 60_000;

/** The page under a sub-path, so that an absolute path in it shows. */
const BASE = "/games/senet/";

/**
 * What a test is given.
 * @typedef {object} Bench
 * @property {import("puppeteer-core").Page} page fresh, in a browser context of its own
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
 * @property {boolean} [serviceWorkers] whether the browser has them; without, no test fetches the whole page in vain
 * @property {number} [timeout] in milliseconds
 */

/** @type {Map<string, Promise<import("puppeteer-core").Browser>>} */
const running = new Map();
/** @type {ReturnType<typeof serve> | undefined} */
let server;

after(async () => {
  await (await server)?.close();
  await Promise.all([...running.values()].map(async (browser) => (await browser).close()));
});

/**
 * The browser, begun anew if it has gone.
 * @param {import("./launch.mjs").BrowserName} name
 */
async function browserOf(name) {
  const begun = running.get(name);
  if (begun && (await begun).connected) return begun;
  const browser = launch(name);
  running.set(name, browser);
  return browser;
}

/**
 * One run of a test, in a page of its own.
 * @param {import("./launch.mjs").BrowserName} browserName
 * @param {import("node:test").TestContext} t
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {{ viewport: import("puppeteer-core").Viewport; serviceWorkers: boolean }} options
 */
async function run(browserName, t, fn, { viewport, serviceWorkers }) {
  server ??= serve({ base: BASE });
  const { url } = await server;
  const fileUrl = pathToFileURL(`${DIST}senet.html`).href;
  const context = await (await browserOf(browserName)).createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport(viewport);
    if (!serviceWorkers)
      await page.evaluateOnNewDocument(() => {
        Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      });
    const problems = await watch(page, [url, pathToFileURL(DIST).href]);
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
      screenshot: async (shot) => {
        await mkdir(SCREENSHOTS + browserName, { recursive: true });
        await page.screenshot({ path: `${SCREENSHOTS}${browserName}/${shot}.png` });
      },
    });
    assert.deepEqual(problems, [], "the page did what it must not");
  } finally {
    await context.close();
  }
}

/**
 * Registers one test a browser. It fails when `fn` throws, and when the page logged an error, missed a file or
 * asked for anything from outside.
 * @param {string} name
 * @param {(bench: Bench) => Promise<void>} fn
 * @param {Options} [options]
 */
export function forEachBrowser(
  name,
  fn,
  { viewport = DESKTOP, browsers = BROWSERS, serviceWorkers = false, timeout = 300_000 } = {},
) {
  for (const browserName of browsers) {
    test(`${name} [${browserName}]`, { timeout: patience(timeout) }, (t) =>
      withSecondRun(t, () => run(browserName, t, fn, { viewport, serviceWorkers })),
    );
  }
}
