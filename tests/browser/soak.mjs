/**
 * Does an unattended screen grow? Whole games in one page, computer against computer through the loop of the kiosk,
 * with a visitor who comes and goes in between. `node tests/browser/soak.mjs [games]` plays 10,000, prints a table and
 * fails when the heap, the nodes or the listeners grow; kiosk.test.mjs plays a few.
 */
import { pathToFileURL } from "node:url";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";

/** What may be more at the end than after the first part: a heap is never quite at rest. */
const ALLOWED = { heap: 1_500_000, nodes: 150, listeners: 40 };

/** So many measurements in all. */
const MEASUREMENTS = 20;

/** The shortest game there is, on a small window: what grows does so by games, not by pixels. */
export const SOAKED = "?kiosk&speed=instant&ruleset=bell";
export const WINDOW = { width: 480, height: 360 };

/** So many visitors come and go before each measurement. */
const VISITS = 3;

/**
 * @typedef {{ games: number, heap: number, nodes: number, listeners: number }} Measurement after a forced collection
 */

/**
 * Plays, and measures each time in the same state: a fresh game that somebody has just begun.
 * @param {import("puppeteer-core").Page} page Chromium's, on the kiosk at instant speed
 * @param {number} games
 * @param {number} every so many games
 * @param {(measured: Measurement) => void} [tell]
 */
export async function soak(page, games, every, tell = () => undefined) {
  const devtools = await page.createCDPSession();
  await page.waitForSelector("senet-game[data-attract]");
  await page.evaluate(() => {
    const counter = /** @type {any} */ (globalThis);
    counter.games = 0;
    document.addEventListener("senet-end", () => {
      counter.games += 1;
    });
  });
  /** @type {Measurement[]} */
  const measured = [];
  for (let played = every; played <= games; played += every) {
    // Asked again and again: one question that waits for hundreds of games is given up by the connection.
    while ((await gamesPlayed(page)) < played) await new Promise((resolve) => setTimeout(resolve, 500));
    for (let visit = 0; visit < VISITS; visit += 1) {
      await finish(page);
      await page.keyboard.press("Space");
      await page.waitForSelector("senet-game:not([data-attract])");
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await devtools.send("HeapProfiler.collectGarbage");
    const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
    const now = {
      games: await gamesPlayed(page),
      heap: JSHeapUsedSize,
      nodes: Nodes,
      listeners: JSEventListeners,
    };
    measured.push(now);
    tell(now);
    await finish(page);
  }
  return measured;
}

/** @param {import("puppeteer-core").Page} page @returns {Promise<number>} */
const gamesPlayed = (page) => page.evaluate(() => /** @type {any} */ (globalThis).games);

/** The visit is over, if there is one. @param {import("puppeteer-core").Page} page */
async function finish(page) {
  await page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    root?.querySelector(/** @type {"button"} */ (".kiosk-bar .finish"))?.click();
  });
  await page.waitForSelector("senet-game[data-attract]");
}

/**
 * What has grown: the least of the last third against the least of the first two thirds, without the very first, when
 * not everything has been loaded yet.
 * @param {Measurement[]} measured
 * @param {Record<"heap" | "nodes" | "listeners", number>} [allowed]
 * @returns {string[]}
 */
export function growth(measured, allowed = ALLOWED) {
  const settled = measured.slice(1);
  const cut = Math.floor((settled.length * 2) / 3);
  return /** @type {const} */ (["heap", "nodes", "listeners"]).flatMap((what) => {
    const least = (/** @type {Measurement[]} */ part) => Math.min(...part.map((one) => one[what]));
    const [before, after] = [least(settled.slice(0, cut)), least(settled.slice(cut))];
    return after > before + allowed[what] ? [`${what} grew from ${before} to ${after}`] : [];
  });
}

/** @param {Measurement} measured */
const line = ({ games, heap, nodes, listeners }) =>
  `| ${games} | ${(heap / 1e6).toFixed(2)} | ${nodes} | ${listeners} |`;

async function main() {
  const games = Number(process.argv[2] ?? 10_000);
  if (!Number.isInteger(games) || games < MEASUREMENTS) throw new Error(`at least ${MEASUREMENTS} games`);
  const { url, close } = await serve();
  const browser = await launch("chromium");
  const started = performance.now();
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  await page.goto(url + SOAKED);
  console.log("| games | heap, MB | nodes | listeners |\n| --- | --- | --- | --- |");
  const measured = await soak(page, games, Math.floor(games / MEASUREMENTS), (now) => console.log(line(now)));
  console.log(`${((performance.now() - started) / 60_000).toFixed(0)} minutes`);
  await browser.close();
  await close();
  const grown = growth(measured);
  if (grown.length > 0) throw new Error(grown.join("; "));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
