/** What a player sees and does at the board. */

/**
 * The state of the page, read from what it shows and announces.
 * @typedef {object} Sight
 * @property {string} prompt
 * @property {string} told
 * @property {string} main the label of the large button
 * @property {boolean} ready the large button can be pressed
 * @property {string[]} choices labels of the other buttons of the game
 * @property {string | null} dialog its title
 * @property {string | null} end the text at the end of the game, once it is shown
 * @property {{ spot: string, label: string, movable: boolean, goal: boolean, target: boolean }[]} cells
 * @property {string[]} moves the list of moves, newest first
 * @property {string[]} spoken
 * @property {string | null} focus what a screen reader announces for the focused element
 */

/**
 * @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} page
 * @returns {Promise<Sight>}
 */
export function look(page) {
  return page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    if (!root) throw new Error("no game on the page");
    const text = (/** @type {Element | null | undefined} */ element) =>
      (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const main = root.querySelector(".actions button.main");
    const active = root.activeElement;
    return {
      prompt: text(root.querySelector(".prompt")),
      told: text(root.querySelector(".message")),
      main: text(main),
      ready: main?.getAttribute("aria-disabled") !== "true",
      choices: [...root.querySelectorAll("button.choice")].map(text),
      dialog: root.querySelector("dialog[open]") ? text(root.querySelector("dialog[open] h2")) : null,
      end: root.querySelector(".ending") ? text(root.querySelector(".ending .summary")) : null,
      cells: [...root.querySelectorAll("[role=gridcell]")].map((cell) => ({
        spot: cell.getAttribute("data-spot") ?? "",
        label: cell.getAttribute("aria-label") ?? "",
        movable: cell.classList.contains("movable"),
        goal: cell.classList.contains("goal"),
        target: cell.classList.contains("target"),
      })),
      moves: [...root.querySelectorAll(".log li")].map(text),
      spoken: [...root.querySelectorAll("[aria-live] p")].map(text),
      focus: active ? (active.getAttribute("aria-label") ?? text(active)) : null,
    };
  });
}

/**
 * Waits until the page satisfies a condition; only the test's own timeout applies.
 * @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} page
 * @param {(sight: Sight) => boolean} holds
 */
export async function until(page, holds) {
  for (;;) {
    const sight = await look(page);
    if (holds(sight)) return sight;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** A person can act, or the game is over. @param {Sight} sight */
export const awaitsPerson = ({ ready, main, choices, cells, end }) =>
  end !== null || (ready && main !== "") || choices.length > 0 || cells.some(({ movable }) => movable);

/** The sticks can be thrown. @param {Sight} sight */
export const awaitsThrow = ({ main, ready }) => ready && /^(Throw|Werfen|رمي)/.test(main);

/** Waits until the page is playable and everything else has loaded. @param {import("puppeteer-core").Page} page */
export const started = (page) => page.waitForSelector("html[data-complete]");

/**
 * Waits until pending changes are drawn: observers of size and colour scheme have run, and the game
 * has updated.
 * @param {import("puppeteer-core").Page} page
 */
export const settled = (page) =>
  page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await game?.updateComplete;
    }
  });

/**
 * Resizes the window without reloading the page.
 * @param {import("puppeteer-core").Page} page
 * @param {import("puppeteer-core").Viewport} viewport
 */
export async function resize(page, viewport) {
  await page.setViewport(viewport);
  await page.waitForFunction((width) => innerWidth === width, {}, viewport.width);
  await settled(page);
}

/**
 * Changes settings as the settings dialog does, without reloading the page.
 * @param {import("puppeteer-core").Page} page
 * @param {Record<string, unknown>} changes
 */
export async function changeSettings(page, changes) {
  await page.evaluate(
    (wanted) => /** @type {any} */ (document.querySelector("senet-game")).page.changeSettings(wanted),
    changes,
  );
  await settled(page);
}

/**
 * The middle of a spot in the window.
 * @param {import("puppeteer-core").Page} page
 * @param {string} spot a house, "off" or "hand"
 */
export async function pointOf(page, spot) {
  const element = await page.waitForSelector(`senet-game >>> [data-spot="${spot}"]`, { visible: true });
  await element?.scrollIntoView();
  const box = await element?.boundingBox();
  if (!box) throw new Error(`${spot} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Finds a button by its label.
 * @param {import("puppeteer-core").Page} page
 * @param {string} selector
 */
export async function button(page, selector) {
  const element = await page.waitForSelector(`senet-game >>> ${selector}`, { visible: true });
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export const MAIN = ".actions button.main";

/**
 * Chooses a menu entry, after opening its group if necessary.
 * @param {import("puppeteer-core").Page} page
 * @param {string} entry
 */
export async function fromMenu(page, entry) {
  await (await button(page, ".toolbar .menu")).click();
  await button(page, "dialog.menu");
  const group = await page.$(`senet-game >>> dialog.menu details:has(.${entry}) > summary`);
  await group?.click();
  await (await button(page, `dialog.menu .${entry}`)).click();
}

/**
 * Does one thing that a person can do next with the mouse: chooses, plays or picks up a piece, or else presses the
 * large button.
 * @param {import("puppeteer-core").Page} page
 * @param {Sight} sight
 */
export async function actByMouse(page, { cells, choices }) {
  const spot = cells.find(({ target }) => target) ?? cells.find(({ movable }) => movable);
  if (choices.length > 0) await (await button(page, "button.choice")).click();
  else if (spot) {
    const { x, y } = await pointOf(page, spot.spot);
    await page.mouse.click(x, y);
  } else await (await button(page, MAIN)).click();
}

/**
 * The storage key of this tab's game: the one started with the address's options, or else the last one.
 * @param {import("puppeteer-core").Page} page
 * @returns {Promise<string>}
 */
export function savedKey(page) {
  return page.evaluate(() => {
    const query = new URLSearchParams(location.search);
    const options = ["ruleset", "name", "board", "opponent", "side", "seed"]
      .filter((name) => query.has(name))
      .map((name) => `${name}=${query.get(name)}`);
    const own = `senet.game${options.length > 0 ? `?${options.join("&")}` : ""}`;
    const text = sessionStorage.getItem(own);
    if (text && (options.length > 0 || JSON.parse(text).kept !== 0)) return own;
    const keptAt = (/** @type {string} */ key) => JSON.parse(sessionStorage.getItem(key) ?? "{}").kept ?? 0;
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith("senet.game"));
    return keys.sort((one, other) => keptAt(other) - keptAt(one))[0] ?? "";
  });
}

/** The saved record of the game in this tab: what a reload would bring back. @param {import("puppeteer-core").Page} page */
export async function savedRecord(page) {
  const key = await savedKey(page);
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "null")?.record ?? null, key);
}

/**
 * Simulates a machine that draws WebGL2 well, because the software renderer takes too long for each picture.
 * @param {import("puppeteer-core").Page} page
 * @param {number} [each] apparent milliseconds per picture
 */
export async function drawingWell(page, each = 0) {
  await page.evaluateOnNewDocument((time) => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      function (/** @type {any} */ kind, /** @type {any} */ options) {
        const patched = { ...options, failIfMajorPerformanceCaveat: false };
        // @ts-expect-error: the canvas itself
        return getContext.call(this, kind, kind === "webgl2" ? patched : options);
      }
    );
    const { getExtension } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getExtension = /** @type {any} */ (
      function (/** @type {string} */ name) {
        // @ts-expect-error: the context itself
        return name === "WEBGL_debug_renderer_info" ? null : getExtension.call(this, name);
      }
    );
    let now = 0;
    performance.now = () => {
      now += time;
      return now;
    };
  }, each);
}

/**
 * Simulates a browser without WebGL2.
 * @param {import("puppeteer-core").Page} page
 */
export async function withoutWebGL2(page) {
  await page.evaluateOnNewDocument(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      function (/** @type {any} */ kind, /** @type {any} */ options) {
        // @ts-expect-error: the canvas itself
        return kind === "webgl2" ? null : getContext.call(this, kind, options);
      }
    );
  });
}

/** The element that the board is drawn on. @param {import("puppeteer-core").Page} page */
export const drawnAs = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector("senet-game")?.shadowRoot?.querySelector(".board canvas");
    return canvas?.classList.contains("scene") ? "object" : "flat";
  });

/** The texts at the board that do not fit in their places. @param {import("puppeteer-core").Page} page */
export const cutTexts = (page) =>
  page.$$eval("senet-game >>> :is(.who, .prompt, .actions .main)", (all) =>
    all.flatMap((one) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = one;
      // The tails of letters may reach below the last line.
      const fits = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 4;
      return fits || clientWidth === 0 ? [] : [textContent?.trim() ?? ""];
    }),
  );
