/**
 * Does an unattended screen grow? Whole games in one page, computer against computer through the loop of the kiosk,
 * with visitors who come, look about and go in between. `node tests/browser/soak.mjs [games]` plays 10,000, prints a
 * table and fails when the heap, the nodes or the listeners grow; kiosk.test.mjs plays a few.
 *
 * Between the measurements another page lies in front, so that the browser paints no frames: that is half of what a
 * game costs, and what is painted from is there all the same. The board draws itself into its canvases in every game.
 */
import { pathToFileURL } from "node:url";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";

/** What may be more in the last third than in the second: a heap is never quite at rest, what is on the page is. */
export const ALLOWED = { heap: 300_000, nodes: 20, listeners: 4 };

/** So many measurements in all. */
const MEASUREMENTS = 20;

/** The shortest game there is, on a small window: what grows does so by games, not by pixels. */
export const SOAKED = "?kiosk&speed=instant&ruleset=bell";
export const WINDOW = { width: 360, height: 240 };

/** So many visitors come and go before each measurement. */
const VISITS = 3;

/** What each of them opens, one over the other. */
const OPENED = ["rules", "new-game", "help", "menu", "rules"];

/** @typedef {import("puppeteer-core").Page} Page */

/**
 * @typedef {{ games: number, heap: number, nodes: number, listeners: number }} Measurement after a forced collection
 */

/**
 * Plays, and measures each time in the same state: a fresh game that somebody has just begun.
 * @param {Page} page Chromium's, on the kiosk at instant speed
 * @param {number} games
 * @param {number} every so many games
 * @param {(measured: Measurement) => void} [tell]
 */
export async function soak(page, games, every, tell = () => undefined) {
  await page.waitForSelector("senet-game[data-attract]");
  await page.evaluate(() => {
    const counter = /** @type {any} */ (globalThis);
    counter.games = 0;
    document.addEventListener("senet-end", () => {
      counter.games += 1;
    });
  });
  const inFront = await page.browser().newPage();
  /** @type {Measurement[]} */
  const measured = [];
  for (let played = every; played <= games; played += every) {
    await inFront.bringToFront();
    // Asked again and again: one question that waits for hundreds of games is given up by the connection.
    while ((await gamesPlayed(page)) < played) await new Promise((resolve) => setTimeout(resolve, 500));
    await page.bringToFront();
    for (let visit = 0; visit < VISITS; visit += 1) {
      await wake(page);
      await lookAbout(page);
      await finish(page);
    }
    await wake(page);
    const now = { games: await gamesPlayed(page), ...(await measure(page)) };
    measured.push(now);
    tell(now);
    await finish(page);
  }
  await inFront.close();
  return measured;
}

/** What there is after everything has been let go that can be. @param {Page} page */
export async function measure(page) {
  const devtools = await page.createCDPSession();
  // What the first collection frees may have held something else.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  await devtools.detach();
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}

/** A visitor comes. @param {Page} page */
export async function wake(page) {
  await page.keyboard.press("Space");
  await page.waitForSelector("senet-game:not([data-attract])");
}

/** A visitor opens everything there is to be opened. @param {Page} page */
export async function lookAbout(page) {
  for (const name of OPENED) await openDialog(page, name);
}

/** @param {Page} page @param {string} button */
async function openDialog(page, button) {
  await page.evaluate((name) => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const before = root?.querySelector("dialog");
    const opened = () => root?.querySelector("dialog[open]:not(.still-there)");
    root?.querySelector(/** @type {"button"} */ (`.toolbar .${name}`))?.click();
    return new Promise((resolve) => {
      const look = () => {
        const now = opened();
        if (now && now !== before) resolve(null);
        else setTimeout(look, 10);
      };
      look();
    });
  }, button);
}

/** @param {Page} page @returns {Promise<number>} */
const gamesPlayed = (page) => page.evaluate(() => /** @type {any} */ (globalThis).games);

/** The visit is over, if there is one. @param {Page} page */
export async function finish(page) {
  await page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    root?.querySelector(/** @type {"button"} */ (".kiosk-bar .finish"))?.click();
  });
  await page.waitForSelector("senet-game[data-attract]");
}

/**
 * What has grown: the least of the last third against the least of the second. In the first, things are still made for
 * the first time.
 * @param {Omit<Measurement, "games">[]} measured
 * @param {Record<"heap" | "nodes" | "listeners", number>} [allowed]
 * @returns {string[]}
 */
export function growth(measured, allowed = ALLOWED) {
  const [second, last] = [1, 2].map((part) => Math.floor((measured.length * part) / 3));
  return /** @type {const} */ (["heap", "nodes", "listeners"]).flatMap((what) => {
    const least = (/** @type {Omit<Measurement, "games">[]} */ part) =>
      Math.min(...part.map((one) => one[what]));
    const [before, after] = [least(measured.slice(second, last)), least(measured.slice(last))];
    return after > before + allowed[what] ? [`${what} grew from ${before} to ${after}`] : [];
  });
}

/** Says what became of a browser that goes before its time: else only a closed connection is seen. @param {Page} page */
export function tellOfEnd(page) {
  page.on("error", ({ message }) => console.error(`the page: ${message}`));
  page
    .browser()
    .process()
    ?.on("exit", (code, signal) => {
      if (code !== 0) console.error(`the browser has ended: ${signal ?? code}`);
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
  tellOfEnd(page);
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
