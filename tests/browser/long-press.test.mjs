/** A long press on a house asks about it; a key on the board opens the list of keys. */
import assert from "node:assert/strict";
import { leave } from "./every-screen.mjs";
import { there } from "./fair-play.mjs";
import { forEachBrowser, PHONE } from "./harness/index.mjs";
import { look, MAIN, pointOf, started, until } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The class name of the open dialog. @param {Page} page */
const opened = (page) =>
  page.evaluate(
    () => document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog[open]")?.className ?? null,
  );

/** Longer than any press: a timer that the page started earlier has fired by then. @param {Page} page */
const longAfter = (page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));

/** Whether the browser would show its own menu at this house. @param {Page} page @param {string} spot */
const hasMenu = (page, spot) =>
  page.evaluate(
    (spot) =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.querySelector(`[data-spot="${spot}"]`)
        ?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, composed: true })),
    spot,
  );

forEachBrowser(
  "a long press opens the card of the house and does nothing else",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4&lang=en");
    await started(page);
    await page.tap(`senet-game >>> ${MAIN}`);
    const { cells } = await until(page, (sight) => sight.cells.some(({ movable }) => movable));
    const piece = cells.find(({ movable }) => movable)?.spot ?? "";
    const { x, y } = await pointOf(page, piece);

    assert.equal(await hasMenu(page, piece), true, "a mouse has its menu");
    await page.touchscreen.touchStart(x, y);
    assert.equal(await hasMenu(page, piece), false, "a finger that rests has none");
    assert.match(await there(page, "dialog.house[open] h2"), new RegExp(`^House ${piece}$`));
    // The finger moves while the card is open; nothing is dragged below it.
    await page.touchscreen.touchMove(x + 30, y + 30);
    await page.touchscreen.touchEnd();
    await longAfter(page);
    assert.equal(await opened(page), "house", "lifting the finger closes nothing");
    const pressed = await look(page);
    assert.deepEqual(
      [pressed.moves, pressed.cells.some(({ target }) => target)],
      [[], false],
      "no piece was taken up",
    );
    await leave(page);

    await page.touchscreen.touchStart(x, y);
    await page.touchscreen.touchMove(x + 30, y + 30);
    await longAfter(page);
    assert.equal(await opened(page), null, "a finger that moves asks nothing");
    await page.touchscreen.touchEnd();
    await page.touchscreen.tap(x, y);
    const played = await until(page, ({ moves }) => moves.length > 0);
    assert.equal(played.dialog, null, "a tap is a tap");
  },
  { viewport: { ...PHONE, hasTouch: true, isMobile: true } },
);

forEachBrowser(
  "the board names the key that lists all keys, and closing the list restores the focus",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4&lang=en");
    await started(page);
    const described = await page.evaluate(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      const id = root?.querySelector("[role=grid]")?.getAttribute("aria-describedby") ?? "none";
      return root?.getElementById(id)?.textContent ?? "";
    });
    assert.match(described, /Question mark: all keys\.$/);
    assert.ok(described.length < 250, "it is read out each time the board is reached");
    await page.focus("senet-game >>> [data-spot='5']");
    await page.keyboard.type("?");
    assert.match(await there(page, "dialog.help[open]"), /where are my pieces/);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      return !root?.querySelector("dialog") && root?.activeElement?.getAttribute("data-spot") === "5";
    });
  },
  { browsers: ["chromium"] },
);
