/**
 * How smooth the animations are: `./build.sh frames`. Plays with animation and prints the median and the 95th
 * percentile of the script time per frame and of the time between frames, at the machine's speed and slowed down four
 * times, for the flat view and for the object view. The object is not painted, because that would time the software
 * renderer. Fails if a frame's script exceeds its budget.
 */
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";
import { DESKTOP, PHONE } from "./harness/places.mjs";
import { awaitsPerson, look, MAIN, started, until } from "./table.mjs";

/**
 * Script time budget per frame, in milliseconds. The flat view may use a whole frame; the object view must also be
 * drawn.
 */
const BUDGET = { flat: 16.7, object: 4 };
const TURNS = 14;

/** Runs in the page: measures every animation frame callback. */
function meter() {
  const scope = /** @type {any} */ (globalThis);
  scope.frames = [];
  const real = requestAnimationFrame;
  let before = 0;
  scope.requestAnimationFrame = (/** @type {FrameRequestCallback} */ draw) =>
    real((now) => {
      const began = performance.now();
      draw(now);
      const gap = now - before;
      before = now;
      // A longer pause lies between animations, not within one.
      scope.frames.push({ script: performance.now() - began, gap: gap < 250 ? gap : null });
    });
}

/** Runs in the page: performs all WebGL calls except painting, which would block the script in a software renderer. */
function unpainted() {
  const gl = /** @type {any} */ (WebGL2RenderingContext.prototype);
  for (const name of ["drawElements", "drawElementsInstanced", "drawArrays", "clear", "copyTexSubImage2D"])
    gl[name] = () => undefined;
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Throws and moves, with all animations. @param {import("puppeteer-core").Page} page */
async function play(page) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const sight = await until(page, awaitsPerson);
    if (sight.end !== null) return;
    const spot = sight.cells.find(({ target }) => target) ?? sight.cells.find(({ movable }) => movable);
    const selector = spot ? `[data-spot="${spot.spot}"]` : sight.choices.length > 0 ? "button.choice" : MAIN;
    await page.$eval(`senet-game >>> ${selector}`, (element) => /** @type {HTMLElement} */ (element).click());
    // Takes the screenshot at rest, so that it costs no frame.
    await page.waitForFunction(
      () => {
        const { frames } = /** @type {any} */ (globalThis);
        const before = /** @type {any} */ (globalThis).counted ?? -1;
        /** @type {any} */ (globalThis).counted = frames.length;
        return before === frames.length;
      },
      { polling: 400 },
    );
  }
  await look(page);
}

const server = await serve();
const browser = await launch("chromium");
let over = false;
try {
  console.log("milliseconds".padEnd(31), "script p50   p95   between p50   p95   frames");
  for (const [name, viewport, view] of /** @type {const} */ ([
    ["desktop", DESKTOP, "flat"],
    ["phone", { ...PHONE, deviceScaleFactor: 3 }, "flat"],
    ["desktop", DESKTOP, "object"],
    ["phone", { ...PHONE, deviceScaleFactor: 3 }, "object"],
  ])) {
    for (const slower of [1, 4]) {
      const page = await browser.newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(meter);
      await page.evaluateOnNewDocument(unpainted);
      const session = await page.createCDPSession();
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
      await page.goto(`${server.url}?opponent=person&seed=d4&keep=off&view=${view}`);
      await started(page);
      await page.evaluate(() => {
        const { board } = /** @type {any} */ (document.querySelector("senet-game")).pictures;
        // Simulates a machine that animates everything and does not refine pictures at rest.
        if ("cost" in board) board.cost = 100;
        /** @type {any} */ (globalThis).frames.length = 0;
      });
      await play(page);
      /** @type {{ script: number, gap: number | null }[]} */
      const frames = await page.evaluate(() => /** @type {any} */ (globalThis).frames);
      const scripts = frames.map(({ script }) => script);
      const gaps = frames.flatMap(({ gap }) => (gap === null ? [] : [gap]));
      const cells = [scripts, gaps].flatMap((values) =>
        [0.5, 0.95].map((share) => quantile(values, share).toFixed(1).padStart(8)),
      );
      console.log(
        `${view}, ${name}${slower === 1 ? "" : ", 4 times slower"}`.padEnd(31),
        ...cells,
        String(frames.length).padStart(8),
      );
      over ||= !(quantile(scripts, 0.95) <= BUDGET[view]);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (over) {
  console.error(`a frame's script takes longer than ${BUDGET.flat} ms, or ${BUDGET.object} ms of the object`);
  process.exitCode = 1;
}
