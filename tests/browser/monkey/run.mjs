/** The monkey: performs random acts on a page and checks that the game is intact and playable. */
import { paintCorner } from "../harness/paint-corner.mjs";
import { withoutServiceWorkers } from "../harness/service-workers.mjs";
import { watch } from "../harness/watch.mjs";
import { awaitsPerson, look, savedRecord } from "../table.mjs";
import { addressOf, drawAct, drawAddress, isReload, perform, progress } from "./acts.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./acts.mjs").Act} Act */
/** @typedef {{ fault: string, address: string, acts: Act[] }} Finding */
/** @typedef {{ acts: number, games: number, reloads: number, tabs: number }} Counts */

/** After this many milliseconds without a change, the page is stuck. */
const STUCK = 60_000;
/** Acts between two checks that the game is playable. */
const BETWEEN_LOOKS = 12;
/** Acts per page, before another URL is opened. */
const ACTS_A_PAGE = 150;

/** The page navigated during the call, so the call has no result. */
const WENT_AWAY =
  /context was destroyed|detached|Cannot find context|no such frame|navigation|DiscardedBrowsingContext|browsing context|Session closed|unloaded|no game on the page/i;

/** Prepares a page before it loads. @param {Page} page */
async function prepare(page) {
  await withoutServiceWorkers(page);
  await page.evaluateOnNewDocument(paintCorner);
  await page.evaluateOnNewDocument(() => {
    const world = /** @type {any} */ (globalThis);
    world.contexts = [];
    world.print = () => undefined;
    addEventListener("unhandledrejection", ({ reason }) => {
      console.error("unhandled rejection:", reason instanceof Error ? reason.stack : String(reason));
    });
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      function (/** @type {any} */ kind, /** @type {any} */ options) {
        const patched = kind === "webgl2" ? { ...options, failIfMajorPerformanceCaveat: false } : options;
        // @ts-expect-error: the canvas itself
        const context = getContext.call(this, kind, patched);
        if (kind === "webgl2" && context) world.contexts.push(context);
        return context;
      }
    );
    // Blocks downloads and new windows.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this);
    };
    HTMLInputElement.prototype.showPicker = () => undefined;
    world.open = () => null;
  });
  page.on("dialog", (dialog) => dialog.accept().catch(() => undefined));
}

/** @template T @param {Promise<T>} doing @param {string} what */
async function soon(doing, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Fault(`the page does not answer: ${what} ${progress.step}`)), STUCK);
  });
  try {
    return await Promise.race([doing, late]);
  } finally {
    clearTimeout(timer);
  }
}

class Fault extends Error {}

/** Waits until the page has a playable game. Polls, because Firefox's driver gets no events from a restored page. @param {Page} page */
async function ready(page) {
  const since = Date.now();
  const there = () => page.evaluate(() => document.documentElement.matches("[data-ready], [data-complete]"));
  while (
    !(await soon(there(), "is it ready?").catch((error) =>
      error instanceof Fault ? Promise.reject(error) : false,
    ))
  ) {
    if (Date.now() - since > STUCK) throw new Fault("the page never became ready");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Closes open dialogs, then waits until a person can act. @param {Page} page */
async function assertPlayable(page) {
  const signs = async () => {
    await page.evaluate(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      // A lesson waits for its own buttons.
      root?.querySelector(/** @type {"button"} */ (".leave-lesson"))?.click();
      for (const dialog of root?.querySelectorAll("dialog[open]") ?? []) {
        const cancel = new Event("cancel", { cancelable: true });
        if (dialog.dispatchEvent(cancel)) /** @type {HTMLDialogElement} */ (dialog).close();
      }
    });
    return look(page);
  };
  let before = "";
  let since = Date.now();
  for (;;) {
    const sight = await soon(signs(), "what is on it?");
    if (awaitsPerson(sight)) return;
    const now = JSON.stringify([sight.prompt, sight.told, sight.main, sight.cells]);
    if (now !== before) [before, since] = [now, Date.now()];
    if (Date.now() - since > STUCK) throw new Fault(`stuck: ${sight.prompt} | ${sight.told} | ${sight.main}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const seedOf = (/** @type {string | null} */ record) => /^Seed: (\w+)/m.exec(record ?? "")?.[1] ?? null;
const lengthOf = (/** @type {string} */ record) => record.split("\n").length;

/**
 * Runs acts on one page.
 * @param {import("puppeteer-core").BrowserContext} context
 * @param {string} url
 * @param {string} address
 * @param {AsyncIterable<Act> | ((page: Page) => AsyncIterable<Act>)} acts
 * @param {Counts} counts
 * @returns {Promise<Finding | null>}
 */
export async function live(context, url, address, acts, counts) {
  const page = await context.newPage();
  /** @type {Act[]} */
  const done = [];
  const seeds = new Set();
  try {
    page.setDefaultTimeout(STUCK);
    await prepare(page);
    const seen = await watch(page, [url]);
    // Firefox requests it when going back from an empty page.
    const problems = () => seen.filter((problem) => !problem.includes("/favicon.ico"));
    await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: 0.5 });
    await page.goto(url + address, { waitUntil: "load" });
    await ready(page);
    for await (const act of typeof acts === "function" ? acts(page) : acts) {
      done.push(act);
      counts.acts += 1;
      try {
        const before = isReload(act) ? await savedRecord(page) : null;
        await soon(perform(page, act), JSON.stringify(act));
        if (isReload(act)) {
          counts.reloads += 1;
          await ready(page);
          const after = await savedRecord(page);
          const saved =
            before === null || (seedOf(after) === seedOf(before) && lengthOf(after) >= lengthOf(before));
          if (!saved) throw new Fault(`a lost game: before ${act.kind}\n${before}\nafter\n${after}`);
        }
        if (act.kind === "tab") counts.tabs += 1;
        const address = await addressOf(page);
        if (address && !address.startsWith(url)) throw new Fault(`the page went to ${address}`);
        if (done.length % BETWEEN_LOOKS === 0) await assertPlayable(page);
        seeds.add(seedOf(await savedRecord(page)));
      } catch (error) {
        if (error instanceof Fault || !WENT_AWAY.test(String(error))) throw error;
        await ready(page);
      }
      if (problems().length > 0) throw new Fault(problems().join("\n"));
    }
    await assertPlayable(page);
    if (problems().length > 0) throw new Fault(problems().join("\n"));
    return null;
  } catch (error) {
    return {
      fault: error instanceof Fault ? error.message : String(/** @type {any} */ (error)?.stack ?? error),
      address,
      acts: done,
    };
  } finally {
    counts.games += [...seeds].filter(Boolean).length;
    await page.close().catch(() => undefined);
  }
}

/**
 * Runs one page after another until `goesOn` returns false or a failure is found.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} url
 * @param {import("./acts.mjs").Random} random
 * @param {(counts: Counts) => boolean} goesOn
 * @param {Counts} counts
 * @returns {Promise<Finding | null>}
 */
export async function monkey(browser, url, random, goesOn, counts) {
  while (goesOn(counts)) {
    const context = await browser.createBrowserContext();
    try {
      const acts = async function* (/** @type {Page} */ page) {
        for (let act = 0; act < ACTS_A_PAGE && goesOn(counts); act += 1) yield await drawAct(page, random);
      };
      const finding = await live(context, url, drawAddress(random), acts, counts);
      if (finding) return finding;
    } finally {
      await context.close().catch(() => undefined);
    }
  }
  return null;
}
