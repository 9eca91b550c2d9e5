/** Helpers for the unattended screen: its state, and its timers, which the test controls. */
import assert from "node:assert/strict";
import { button } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The times in these tests' curator files, in seconds, unlike any other timer of the page. */
export const TIMERS = { inactivity: 3001, countdown: 7, caption: 101, reread: 40_001 };

/** How long the corner must be held, in seconds. */
export const HOLD = 5;

/** Long waits, the countdown and the corner press end when the test says so. @param {Page} page */
export const holdTime = (page) =>
  page.evaluateOnNewDocument(() => {
    const [later, never] = [globalThis.setTimeout, globalThis.clearTimeout];
    /** @type {Map<number, { act: () => void, milliseconds: number }>} */
    const heldTimers = new Map();
    let ids = 1_000_000;
    const patched = /** @type {any} */ (globalThis);
    patched.setTimeout = (/** @type {() => void} */ act, /** @type {number} */ milliseconds) => {
      const long = milliseconds === 1000 || milliseconds === 5000 || milliseconds > 60_000;
      if (!long) return later(act, milliseconds);
      ids += 1;
      heldTimers.set(ids, { act, milliseconds });
      return ids;
    };
    patched.clearTimeout = (/** @type {number} */ id) => {
      heldTimers.delete(id);
      never(id);
    };
    patched.pass = (/** @type {number} */ seconds) => {
      const expired = [...heldTimers].filter(([, { milliseconds }]) => milliseconds === seconds * 1000);
      for (const [id, { act }] of expired) {
        heldTimers.delete(id);
        act();
      }
      return expired.length;
    };
  });

/** Ends all waits of this length and returns their number. @param {Page} page @param {number} seconds */
export const passed = (page, seconds) =>
  page.evaluate((time) => /** @type {any} */ (globalThis).pass(time), seconds);

/** Ends a wait of this length, which must exist. @param {Page} page @param {number} seconds */
export async function pass(page, seconds) {
  assert.equal(await passed(page, seconds), 1, `one wait of ${seconds} seconds`);
}

/** @param {Page} page */
export const state = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    const { view } = game.session;
    const root = game.shadowRoot;
    const text = (/** @type {string} */ selector) => root.querySelector(selector)?.textContent.trim() ?? null;
    return {
      lang: game.lang,
      dir: game.dir,
      theme: view.settings.theme,
      sound: view.settings.sound,
      speed: view.settings.speed,
      confirmMove: view.settings.confirmMove,
      ruleset: view.setup.ruleset,
      opponent: view.setup.opponent,
      throws: view.game.throws,
      dialog: view.dialog,
      canTakeBack: view.canTakeBack,
      size: document.documentElement.style.fontSize,
      strong: game.hasAttribute("data-strong"),
      caption: text(".kiosk-attract .caption"),
      title: text(".exhibit-title"),
      fault: text(".kiosk-fault"),
      languages: [...root.querySelectorAll(".kiosk-bar .languages button")].map((one) => one.lang),
      asking: root.querySelector(".still-there")?.shadowRoot.querySelector("dialog")?.open ?? false,
      left: root.querySelector(".still-there")?.shadowRoot.querySelector(".left")?.textContent ?? null,
      kept: Object.keys({ ...localStorage, ...sessionStorage }).sort(),
    };
  });

export const attracting = (/** @type {Page} */ page) => page.waitForSelector("senet-game[data-attract]");
export const visited = (/** @type {Page} */ page) => page.waitForSelector("senet-game:not([data-attract])");
export const untilLanguage = (/** @type {Page} */ page, /** @type {string} */ lang) =>
  page.waitForSelector(`senet-game[lang="${lang}"]`);

/**
 * Chooses a language as a visitor does: from the bar during self-play, later behind a button.
 * @param {Page} page
 * @param {string} lang
 */
export async function chooseLanguage(page, lang) {
  const list = (await page.$("senet-game[data-attract]")) ? ".kiosk-bar" : "dialog.kiosk-language";
  if (list !== ".kiosk-bar") await (await button(page, ".kiosk-bar .language")).click();
  await (await button(page, `${list} [lang="${lang}"]`)).click();
  await untilLanguage(page, lang);
  await page.waitForSelector("senet-game >>> dialog", { hidden: true });
}
