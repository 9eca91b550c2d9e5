/** Helpers for tests of fair throws, the daily game and correspondence games. */
import { readFile } from "node:fs/promises";
import { initSync, new_game } from "../../target/web/full/senet.js";
import { savedKey, started } from "./table.mjs";

export { started };

initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });

/** @typedef {import("puppeteer-core").Page} Page */

/** The text of an element of the game, or null if it is missing. @param {Page} page @param {string} selector */
export function shadowText(page, selector) {
  return page.evaluate((selector) => {
    const element = document.querySelector("senet-game")?.shadowRoot?.querySelector(selector);
    return element ? (element.textContent ?? "").replace(/\s+/g, " ").trim() : null;
  }, selector);
}

/** Waits for an element of the game and returns its text. @param {Page} page @param {string} selector */
export async function there(page, selector) {
  for (;;) {
    const text = await shadowText(page, selector);
    if (text !== null) return text;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Waits for a field of the game and returns its value. @param {Page} page @param {string} selector @returns {Promise<string>} */
export async function fieldOf(page, selector) {
  await there(page, selector);
  return page.evaluate((selector) => {
    const element = document.querySelector("senet-game")?.shadowRoot?.querySelector(selector);
    if (!(element instanceof HTMLInputElement)) throw new Error(`${selector} is no field`);
    return element.value;
  }, selector);
}

/** Waits for a button anywhere on the page and presses it. @param {Page} page @param {string} selector */
export async function press(page, selector) {
  // Finds and presses in one step, because a redraw may replace the element.
  const press = () =>
    page.evaluate((selector) => {
      const element = document.querySelector("senet-game")?.shadowRoot?.querySelector(selector);
      if (element instanceof HTMLElement) element.click();
      return element instanceof HTMLElement;
    }, selector);
  while (!(await press())) await new Promise((resolve) => setTimeout(resolve, 25));
}

/** The state of the session. @param {Page} page */
export function state(page) {
  return page.evaluate(() => {
    const { view } = /** @type {any} */ (document.querySelector("senet-game")).session;
    const { phase, throws, player, turn } = view.game;
    return { phase, throws, player, turn, activity: view.activity, afar: view.setup.afar ?? "" };
  });
}

/**
 * Plays the first legal move, as one person or two, until the condition holds.
 * @param {Page} page
 * @param {(now: Awaited<ReturnType<typeof state>>) => boolean} enough
 */
export async function playedOn(page, enough) {
  for (;;) {
    const now = await state(page);
    if (enough(now)) return now;
    await page.evaluate(() => {
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      if (session.view.activity !== "idle") return;
      const [move] = session.view.moves;
      if (move) session.play(move);
      else session.throwSticks();
    });
  }
}

/** The record of a game with this seed just before its last action. Every choice is the first legal one. @param {string} seed */
export function nearlyOver(seed) {
  const game = new_game({ ruleset: "kendall-masters", seed });
  let record = "";
  while (game.state().phase !== "over") {
    record = game.record();
    const [move] = game.legal_moves();
    if (move) game.apply(move.id);
    else game.throw();
  }
  return record;
}

/** What the page says at the end of a game. @param {Page} page */
export async function howItWent(page) {
  await press(page, ".how-it-went");
  await there(page, ".review .found");
}

/**
 * Reloads the page with its game just before the end, and plays the rest.
 * @param {Page} page
 * @param {string} seed
 * @param {() => void} [before] runs in the page before the end is played
 */
export async function playedToTheEnd(page, seed, before = () => undefined) {
  const key = await savedKey(page);
  await page.evaluate(
    (key, record) => {
      const saved = JSON.parse(sessionStorage.getItem(key) ?? "null");
      sessionStorage.setItem(key, JSON.stringify({ ...saved, record, log: [] }));
    },
    key,
    nearlyOver(seed),
  );
  await page.reload();
  await started(page);
  await page.evaluate(before);
  await playedOn(page, ({ phase }) => phase === "over");
}
