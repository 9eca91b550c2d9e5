/**
 * How smoothly things move: `./build.sh frames`. Plays with animation and prints, for the script of a frame and for the
 * time from frame to frame, the median and the 95th of a hundred, at the machine's own speed and on one four times
 * slower. Fails when a frame's script takes longer than a screen gives it.
 */
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";
import { DESKTOP, PHONE } from "./harness/places.mjs";
import { awaitsPerson, look, MAIN, started, until } from "./table.mjs";

/** Milliseconds a screen gives a frame. */
const BUDGET = 16.7;
const TURNS = 14;

/** In the page: every callback of an animation frame is timed. */
function meter() {
  const seen = /** @type {any} */ (globalThis);
  seen.frames = [];
  const real = requestAnimationFrame;
  let before = 0;
  seen.requestAnimationFrame = (/** @type {FrameRequestCallback} */ draw) =>
    real((now) => {
      const began = performance.now();
      draw(now);
      const gap = now - before;
      before = now;
      // Longer pauses are between movements, not within one.
      seen.frames.push({ script: performance.now() - began, gap: gap < 250 ? gap : null });
    });
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Throws and moves, with everything that moves meanwhile. @param {import("puppeteer-core").Page} page */
async function play(page) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const sight = await until(page, awaitsPerson);
    if (sight.end !== null) return;
    const spot = sight.cells.find(({ target }) => target) ?? sight.cells.find(({ movable }) => movable);
    const selector = spot ? `[data-spot="${spot.spot}"]` : sight.choices.length > 0 ? "button.choice" : MAIN;
    await page.$eval(`senet-game >>> ${selector}`, (element) => /** @type {HTMLElement} */ (element).click());
    // The picture is taken only when nothing moves any more, so that looking costs no frame.
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
  console.log("milliseconds".padEnd(26), "script p50   p95   between p50   p95   frames");
  for (const [name, viewport] of /** @type {const} */ ([
    ["desktop", DESKTOP],
    ["phone", { ...PHONE, deviceScaleFactor: 3 }],
  ])) {
    for (const slower of [1, 4]) {
      const page = await browser.newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(meter);
      const session = await page.createCDPSession();
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
      await page.goto(`${server.url}?opponent=person&seed=d4&keep=off`);
      await started(page);
      await page.evaluate(() => {
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
        `${name}, ${slower === 1 ? "as it is" : "4 times slower"}`.padEnd(26),
        ...cells,
        String(frames.length).padStart(8),
      );
      over ||= !(quantile(scripts, 0.95) <= BUDGET);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (over) {
  console.error(`a frame's script takes longer than ${BUDGET} ms`);
  process.exitCode = 1;
}
