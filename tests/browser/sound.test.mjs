/** Each sound is audible, not too loud, and distinct; and the page is silent when it must be. */
import assert from "node:assert/strict";
import { bundle, SOURCE } from "../../www/build/bundle.mjs";
import { assertAccessible, forEachBrowser } from "./harness/index.mjs";
import { awaitsPerson, button, MAIN, started, until } from "./table.mjs";

const [script] = await bundle({
  input: { cues: `${SOURCE}addons/sound/score.ts` },
  format: "iife",
  global: "cues",
});
const CUES = script?.code ?? "";

/** Two sounds with spectrograms more similar than this could be confused. */
const ALIKE = 0.85;

/**
 * Renders a cue. Returns its peak, its loudness, and its spectrogram: energy by tenth of a second and pitch.
 * @param {import("puppeteer-core").Page} page
 * @param {string} cue
 * @param {number | null} pitch
 */
function rendered(page, cue, pitch = null) {
  return page.evaluate(
    async (name, note) => {
      const { sound } = /** @type {any} */ (globalThis).cues;
      const rate = 32_000;
      const context = new OfflineAudioContext(1, rate * 2.5, rate);
      sound(name, { context, output: context.destination, time: 0.01 }, note);
      const samples = (await context.startRendering()).getChannelData(0);
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const power = samples.reduce((sum, value) => sum + value * value, 0);
      const pitches = [100, 150, 220, 330, 490, 730, 1100, 1600, 2400, 3600, 5400, 8000];
      const picture = [];
      for (let window = 0; window < 16; window += 1) {
        const part = samples.subarray((window * rate) / 10, ((window + 1) * rate) / 10);
        for (const frequency of pitches) {
          const turn = 2 * Math.cos((2 * Math.PI * frequency) / rate);
          let [last, before] = [0, 0];
          for (const value of part) [last, before] = [value + turn * last - before, last];
          picture.push(Math.sqrt(Math.max(0, last * last + before * before - turn * last * before)));
        }
      }
      const crossings = samples.filter((value, index) => value > 0 && (samples[index - 1] ?? 0) <= 0).length;
      return {
        peak,
        crossings,
        loudness: Math.sqrt(power / rate),
        picture,
        end: Math.abs(samples.at(-1) ?? 1),
      };
    },
    cue,
    pitch,
  );
}

/** @param {number[]} a @param {number[]} b */
function likeness(a, b) {
  const product = (/** @type {number[]} */ x, /** @type {number[]} */ y) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

forEachBrowser("each sound is audible, unclipped, decays and differs from all others", async ({ page }) => {
  await page.evaluate(CUES);
  const names = await page.evaluate(() => /** @type {any} */ (globalThis).cues.CUES);
  assert.ok(names.length >= 9);
  /** @type {Map<string, Awaited<ReturnType<typeof rendered>>>} */
  const sounds = new Map();
  for (const name of names) sounds.set(name, await rendered(page, name));
  for (const [name, { peak, loudness, end }] of sounds) {
    assert.ok(peak > 0.1 && loudness > 0.01, `${name} is silent (${peak}, ${loudness})`);
    assert.ok(peak < 0.99, `${name} is clipped: ${peak}`);
    assert.ok(end < 0.001, `${name} does not end`);
  }
  for (const [name, { picture }] of sounds) {
    for (const [other, { picture: beside }] of sounds) {
      if (name >= other) continue;
      const like = likeness(picture, beside);
      assert.ok(like < ALIKE, `${name} and ${other} are alike: ${like.toFixed(2)}`);
    }
  }
});

/** Counts the page's sounds: the connections to the audio destination. */
const listen = (/** @type {import("puppeteer-core").Page} */ page) =>
  page.evaluateOnNewDocument(() => {
    const sounds = /** @type {any} */ (globalThis);
    sounds.contexts = 0;
    sounds.starts = 0;
    const Real = AudioContext;
    sounds.AudioContext = class extends Real {
      constructor() {
        super();
        sounds.contexts += 1;
      }
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      sounds.starts += 1;
      start.apply(this, args);
    };
  });

/** @param {import("puppeteer-core").Page} page */
const heard = (page) =>
  page.evaluate(() => {
    const { contexts, starts } = /** @type {any} */ (globalThis);
    return { contexts, starts };
  });

/** @param {import("puppeteer-core").Page} page */
async function complete(page) {
  await started(page);
  await page.waitForFunction(() => document.documentElement.dataset.complete !== undefined);
}

forEachBrowser(
  "the page is silent until the visitor acts, and the settings and the menu can mute it",
  async ({ page, open, screenshot }) => {
    await listen(page);
    await open("?speed=instant&opponent=person&seed=d4");
    await complete(page);
    assert.deepEqual(await heard(page), { contexts: 0, starts: 0 });
    await (await button(page, MAIN)).click();
    await page.waitForFunction(() => /** @type {any} */ (globalThis).starts > 0);

    await (await button(page, ".toolbar .settings")).click();
    await button(page, ".sound");
    await assertAccessible(page, "the settings with sound");
    await screenshot("settings-sound");
    await (await button(page, ".sound input[type=checkbox]")).click();
    assert.equal(
      await page.$eval("senet-game >>> .sound input[type=range]", (input) => input.matches(":disabled")),
      true,
    );
    await page.keyboard.press("Escape");
    await until(page, ({ dialog }) => dialog === null);
    const { starts } = await heard(page);
    const { cells } = await until(page, awaitsPerson);
    assert.ok(cells.some(({ movable }) => movable));
    await (await button(page, ".cell.movable")).click();
    await until(page, (sight) => sight.cells.some(({ target }) => target) || sight.moves.length > 0);
    if (await page.$("senet-game >>> .cell.target")) await (await button(page, ".cell.target")).click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
    );
    assert.equal((await heard(page)).starts, starts, "nothing is heard with sound off");

    await (await button(page, ".toolbar .menu")).click();
    const entry = await button(page, ".menu-entry.sound");
    assert.equal(await entry.evaluate((element) => element.getAttribute("aria-pressed")), "false");
    await entry.click();
    await page.waitForFunction((before) => /** @type {any} */ (globalThis).starts > before, {}, starts);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "an unattended screen is silent unless sound is requested",
  async ({ page, open }) => {
    await listen(page);
    await open("?kiosk&speed=instant&opponent=person&seed=d4");
    await complete(page);
    await page.waitForSelector("senet-game[data-attract]");
    await page.keyboard.press("Space");
    await page.waitForSelector("senet-game:not([data-attract])");
    await (await button(page, MAIN)).click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
    );
    assert.deepEqual(await heard(page), { contexts: 0, starts: 0 });
  },
  { browsers: ["chromium"] },
);
