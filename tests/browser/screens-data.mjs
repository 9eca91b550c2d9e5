/** The screens to photograph, and their settings. */
import { pageModules } from "../../www/build/page-modules.mjs";
import { playedOn, press, there } from "./fair-play.mjs";
import { DESKTOP, PHONE } from "./harness/places.mjs";
import { pass } from "./kiosk-screen.mjs";
import { button, MAIN, until } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

export const DEVICES = {
  desktop: DESKTOP,
  phone: { ...PHONE, deviceScaleFactor: 2 },
  tablet: { width: 820, height: 1180 },
  "phone-on-its-side": { width: 740, height: 360, deviceScaleFactor: 2 },
  narrow: { width: 320, height: 640, deviceScaleFactor: 2 },
  "4k": { width: 3840, height: 2160 },
};

/**
 * @typedef {object} Setting
 * @property {keyof typeof DEVICES} [device]
 * @property {string} [language]
 * @property {"light" | "dark"} [scheme]
 * @property {string} [theme]
 * @property {string} [board]
 * @property {boolean} [forced] forced colours
 * @property {boolean} [large] text at 200%
 */

/** Every screen is shown in each of these. @type {Record<string, Setting>} */
export const SETTINGS = {
  desktop: {},
  "desktop-dark": { scheme: "dark" },
  "desktop-ar": { language: "ar" },
  "desktop-contrast": { theme: "contrast" },
  "desktop-forced": { forced: true },
  phone: { device: "phone" },
  "phone-de": { device: "phone", language: "de" },
  "phone-ar": { device: "phone", language: "ar", scheme: "dark" },
  "phone-forced": { device: "phone", forced: true, scheme: "dark" },
};

/** On a phone, in every language, the screens with the most text side by side. */
export const WORDY = ["new-game", "settings", "rules", "menu"];

/** @type {{ THEMES: string[], LANGUAGES: { code: string }[] }} */
const page = await pageModules("board/palette", "base/i18n/localizer");
export const { THEMES } = page;
export const LANGUAGES = page.LANGUAGES.map(({ code }) => code);
export const BOARDS = [
  "modern",
  "simple",
  "simple-marked",
  "middle-kingdom",
  "early-nk",
  "late-nk",
  "vertical",
  "cypriot",
];

/** Throws, and picks up the first piece that can move. @param {Page} page */
export async function choose(page) {
  await press(page, MAIN);
  const { cells } = await until(page, (sight) => sight.cells.some(({ movable }) => movable));
  await press(page, `[data-spot="${cells.find(({ movable }) => movable)?.spot}"]`);
}

/** @param {Page} page */
async function playToTheEnd(page) {
  await playedOn(page, ({ phase }) => phase === "over");
  await there(page, ".ending");
}

/** @param {Page} page */
const visit = async (page) => {
  await page.waitForSelector("senet-game[data-attract]");
  await press(page, ".kiosk-attract .main");
  await page.waitForSelector("senet-game:not([data-attract])");
};

/**
 * @typedef {object} Scene
 * @property {string} [file] default: the page with the game
 * @property {string} [query]
 * @property {"late" | "last" | "over"} [record] how far the saved game has progressed
 * @property {boolean} [held] long waits are held
 * @property {string} [missing] a file that fails to load
 * @property {(page: Page) => Promise<unknown>} [act]
 */

/** All screens except the dialogs, which every-screen.mjs lists. @type {Record<string, Scene>} */
export const SCENES = {
  start: {},
  choice: { act: choose },
  late: { record: "late" },
  won: { record: "over" },
  end: { record: "last", act: playToTheEnd },
  "earlier-moves": {
    act: async (page) => {
      await playedOn(page, ({ throws }) => throws > 8);
      await press(page, ".toolbar .menu");
      await press(page, ".menu-entry.look-back");
      await there(page, ".dock .steps, .dock .step-bar");
    },
  },
  "by-link": {
    act: async (page) => {
      await press(page, ".toolbar .menu");
      await press(page, ".menu-entry.correspondence");
      await press(page, "dialog.correspondence .make-link");
      await press(page, ".by-link .show-qr");
      await there(page, ".by-link svg, .by-link canvas");
    },
  },
  refused: {
    act: async (page) => {
      await choose(page);
      await press(page, '[data-spot="5"]');
    },
  },
  "house-rules-open": {
    act: async (page) => {
      await press(page, ".toolbar .rules");
      await press(page, "dialog.rules .change-rules");
      await press(page, "dialog.house-rules details summary");
    },
  },
  "fair-throws-checked": {
    act: async (page) => {
      await playedOn(page, ({ throws }) => throws > 12);
      await press(page, ".fairness-open");
      await press(page, "dialog.fairness .check");
      await there(page, "dialog.fairness .found:not(:empty)");
    },
  },
  failure: { missing: "senet.wasm", act: (page) => button(page, ".failure") },
  "kiosk-attract": { query: "&kiosk", act: (page) => page.waitForSelector("senet-game[data-attract]") },
  "kiosk-visit": { query: "&kiosk", act: visit },
  "kiosk-game": {
    query: "&kiosk",
    act: async (page) => {
      await visit(page);
      await press(page, ".toolbar .new-game");
      await there(page, "dialog.kiosk-game[open]");
    },
  },
  "kiosk-still-there": {
    query: "&kiosk",
    held: true,
    act: async (page) => {
      await visit(page);
      await pass(page, 75);
    },
  },
  "kiosk-curator": {
    query: "&kiosk",
    act: async (page) => {
      await visit(page);
      await page.keyboard.down("Control");
      await page.keyboard.down("Alt");
      await page.keyboard.press("KeyK");
      await page.keyboard.up("Alt");
      await page.keyboard.up("Control");
      await there(page, "dialog.curator[open]");
    },
  },
  embedding: { file: "embedding.html" },
  print: { file: "print.html" },
  school: { file: "school.html" },
  accessibility: { file: "accessibility.html" },
};
