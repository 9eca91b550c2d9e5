/**
 * Checks an unattended screen for leaks: whole games in one page, computer against computer in the kiosk's loop, with
 * visitors who come, look around and leave. `node tests/browser/soak.mjs [games]` plays 10,000 games, prints a table,
 * and fails if the heap, nodes or listeners grow; kiosk.test.mjs plays a few games.
 *
 * Between measurements another page is in front, so that the browser paints no frames, which halves the cost of a
 * game. The board still draws into its canvases in every game.
 */
import { pathToFileURL } from "node:url";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";

/** Allowed growth from the second to the last third. Only the heap may vary; what is on the page may not. */
export const ALLOWED = { heap: 300_000, nodes: 20, listeners: 4 };

/** The number of measurements. */
const MEASUREMENTS = 20;

/** The shortest game, in a small window, because leaks grow with games, not with pixels. */
export const SOAKED = "?kiosk&speed=instant&ruleset=bell";
export const WINDOW = { width: 360, height: 240 };

/** Visitors who come and go before each measurement. */
const VISITS = 3;

/** The dialogs that each visitor opens, one above another. */
const OPENED = ["rules", "new-game", "help", "menu", "rules"];

/** @typedef {import("puppeteer-core").Page} Page */

/**
 * @typedef {{ games: number, heap: number, nodes: number, listeners: number }} Measurement after a forced collection
 */

/**
 * Plays, and measures each time in the same state: a new game that a visitor has just started.
 * @param {Page} page Chromium's, on the kiosk at instant speed
 * @param {number} games
 * @param {number} every games between measurements
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
    // Polls, because the connection times out on a call that waits for hundreds of games.
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

/** Counts what remains after garbage collection. @param {Page} page */
export async function measure(page) {
  const devtools = await page.createCDPSession();
  // The first collection may free references to other garbage.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  await devtools.detach();
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}

/** A visitor arrives. @param {Page} page */
export async function wake(page) {
  await page.keyboard.press("Space");
  await page.waitForSelector("senet-game:not([data-attract])");
}

/** A visitor opens every dialog. @param {Page} page */
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

/** Ends the visit, if there is one. @param {Page} page */
export async function finish(page) {
  await page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    root?.querySelector(/** @type {"button"} */ (".kiosk-bar .finish"))?.click();
  });
  await page.waitForSelector("senet-game[data-attract]");
}

/**
 * What has grown: the minimum of the last third against the minimum of the second. The first third still creates
 * one-time objects.
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

/** Reports why a browser ended early; otherwise only a closed connection would be seen. @param {Page} page */
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
