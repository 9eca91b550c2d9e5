/** Every dialog of the page and how to open it from the board, shared by tests and pictures. */
import { press, there } from "./fair-play.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** @param {string} entry @param {string[]} further */
const menu = (entry, ...further) => [".toolbar .menu", `.menu-entry.${entry}`, ...further];

/** The buttons to press, in order. None of the dialogs changes the game. @type {Record<string, string[]>} */
const WAYS = {
  "new-game": [".toolbar .new-game"],
  rules: [".toolbar .rules"],
  "house-rules": [".toolbar .rules", "dialog.rules .change-rules"],
  "rules-in-use": [".toolbar .new-game", "dialog.new-game .further summary", "dialog.new-game .in-use"],
  settings: [".toolbar .settings"],
  forget: [".toolbar .settings", "dialog.settings .forget"],
  help: [".toolbar .help"],
  menu: [".toolbar .menu"],
  daily: menu("daily"),
  correspondence: menu("correspondence"),
  lessons: menu("tutorial-lessons"),
  "first-lesson": menu("tutorial-lessons", "dialog.lessons .lesson-first"),
  "short-lesson": menu("tutorial-lessons", "dialog.lessons .lesson-house-27"),
  house: menu("tutorial-house"),
  odds: menu("tutorial-odds"),
  history: menu("tutorial-history"),
  fairness: menu("fairness"),
  share: menu("share"),
  "open-game": menu("open"),
};

/** The element that shows that a screen is open, if it is not the heading of a dialog of the same name. @type {Record<string, string>} */
const SHOWN = {
  rules: "dialog.rules[open] .lead",
  "house-rules": "dialog.house-rules[open] .verdict",
  "first-lesson": ".lesson .step-buttons",
  "short-lesson": ".lesson .step-buttons",
};

export const DIALOGS = Object.keys(WAYS);

/** Opens a dialog from the board. @param {Page} page @param {string} name */
export async function show(page, name) {
  for (const selector of WAYS[name] ?? []) await press(page, selector);
  const shown = SHOWN[name] ?? `dialog.${name}[open] .head`;
  await there(page, shown);
}

/** Returns to the board. A closed dialog is removed a moment later, when the page receives its event. @param {Page} page */
export async function leave(page) {
  await page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    root?.querySelector("dialog")?.close();
    root?.querySelector(/** @type {"button"} */ (".leave-lesson"))?.click();
  });
  await page.waitForFunction(
    () => !document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog, .lesson"),
  );
}

/** Opens all collapsed sections of the dialog. @param {Page} page */
export const unfold = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog[open]");
    for (const part of dialog?.querySelectorAll("details") ?? []) part.open = true;
  });
