/**
 * Every screen for readers who need it larger: narrow, zoomed, with large or widely spaced text. Nothing is cut off or
 * too small.
 */
import assert from "node:assert/strict";
import { DIALOGS, leave, show, unfold } from "./every-screen.mjs";
import { howItWent, playedToTheEnd, press, there } from "./fair-play.mjs";
import { forEachBrowser } from "./harness/index.mjs";
import { MAIN, started, until } from "./table.mjs";

const SEED = "d4".padStart(64, "0");

/** WCAG 1.4.12: text spacing that readers may set without loss. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";

/** @type {Record<string, { viewport: import("puppeteer-core").Viewport, style?: string, language?: string }>} */
const READERS = {
  "320 pixels": { viewport: { width: 320, height: 640 } },
  "400 % zoom": { viewport: { width: 320, height: 256 } },
  "text of twice the size": { viewport: { width: 640, height: 900 }, style: ":root { font-size: 200%; }" },
  "spaced text": { viewport: { width: 360, height: 740 }, style: SPACING },
  "320 pixels, Arabic": { viewport: { width: 320, height: 640 }, language: "ar" },
};

/**
 * The reader's own styles, in the page and in the game.
 * @param {import("puppeteer-core").Page} page
 * @param {string} style
 */
async function wear(page, style) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    document.querySelector("senet-game")?.shadowRoot?.adoptedStyleSheets.push(sheet);
  }, style);
  await laid(page);
}

/** Waits until the board has its final size: houses and page follow with its next picture. @param {import("puppeteer-core").Page} page */
const laid = (page) =>
  page.waitForFunction(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const board = root?.querySelector(".board")?.getBoundingClientRect();
    const cells = [...(root?.querySelectorAll(".grid [data-spot]") ?? [])].map((cell) =>
      cell.getBoundingClientRect(),
    );
    if (!board || cells.length < 30) return false;
    const left = Math.min(...cells.map((cell) => cell.left));
    const right = Math.max(...cells.map((cell) => cell.right));
    const { scrollWidth, clientWidth } = document.documentElement;
    const inside = left >= board.left && right <= board.right && scrollWidth <= clientWidth;
    return inside && right - left > 0.75 * board.width;
  });

/**
 * The faults of the current screen.
 * @param {import("puppeteer-core").Page} page
 * @returns {Promise<string[]>}
 */
function faults(page) {
  return page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    if (!root) throw new Error("no game on the page");
    const screen = root.querySelector("dialog[open]") ?? root;
    /** Searches shadow roots too. @param {string} selector @returns {Element[]} */
    const all = (selector, within = /** @type {ParentNode} */ (screen)) => [
      ...within.querySelectorAll(selector),
      ...[...within.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
        shadowRoot ? all(selector, shadowRoot) : [],
      ),
    ];
    // The review uses a small board that is not for playing.
    const finger = root.querySelector(".review.at-rest") ? 24 : 44;
    /** @type {string[]} */
    const faults = [];
    const name = (/** @type {Element} */ element) =>
      `${element.localName}.${[...element.classList].join(".")} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) faults.push(`the page is ${wide} pixels too wide`);
    if (screen instanceof HTMLElement && screen.scrollWidth > screen.clientWidth + 1) {
      faults.push(`the dialog is ${screen.scrollWidth - screen.clientWidth} pixels too wide`);
    }
    for (const element of all("button, select, summary, input, textarea, a[href], [role=gridcell]")) {
      const target = element.matches("input") ? (element.closest("label") ?? element) : element;
      const { width, height, left, right } = target.getBoundingClientRect();
      if (width === 0 || height === 0 || element.matches(".visually-hidden *")) continue;
      const house = /^\d+$/.test(element.getAttribute("data-spot") ?? "");
      const least = house && innerHeight > 300 ? finger : 24;
      if (width < least - 0.5 || height < least - 0.5) {
        faults.push(`${name(element)} is only ${Math.round(width)} × ${Math.round(height)}`);
      }
      // Tables scroll horizontally in their own container.
      const out = (left < -1 || right > innerWidth + 1) && !element.closest("table");
      if (out) faults.push(`${name(element)} sticks out of the window`);
    }
    for (const element of all("button, p, h2, h3, label, span, li, dd, dt, legend, td, th")) {
      const style = getComputedStyle(element);
      if (style.clipPath !== "none" || style.overflowX === "visible" || style.textOverflow === "ellipsis")
        continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.overflowX === "hidden") {
        faults.push(`${name(element)} is cut off`);
      }
    }
    return faults;
  });
}

for (const [reader, { viewport, style = "", language = "en" }] of Object.entries(READERS)) {
  forEachBrowser(
    `every screen fits (${reader})`,
    async ({ page, open, screenshot }) => {
      await open(`?speed=instant&opponent=person&seed=d4&lang=${language}`);
      await started(page);
      await wear(page, style);
      /** @type {string[]} */
      const found = [];
      const check = async (/** @type {string} */ screen) => {
        found.push(...(await faults(page)).map((fault) => `${screen}: ${fault}`));
      };
      await check("the board");
      await press(page, MAIN);
      await until(page, ({ cells }) => cells.some(({ movable }) => movable));
      await check("a choice");
      await screenshot(`reach-${reader.replaceAll(/\W+/g, "-")}`);
      for (const name of DIALOGS) {
        await show(page, name);
        await unfold(page);
        await check(name);
        await leave(page);
      }
      await playedToTheEnd(page, SEED);
      await wear(page, style);
      await there(page, ".end-story polyline");
      await laid(page);
      await check("the end of a game");
      await press(page, ".send-result");
      await there(page, "dialog.send-result[open] .head");
      await check("the result to send");
      await leave(page);
      await howItWent(page);
      await laid(page);
      await check("the review");
      assert.deepEqual(found, []);
    },
    { viewport, browsers: ["chromium"] },
  );
}
