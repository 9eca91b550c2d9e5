/** Changes during an animation: it ends, the game continues, and nothing is lost. */
import assert from "node:assert/strict";
import { game_from_record } from "../../target/web/full/senet.js";
import { inChromium, PHONE } from "./harness/index.mjs";
import { when } from "./situations.mjs";
import { changeSettings, settled, started } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The move that starts each animation; a throw never matches. @type {Record<string, (move: any) => boolean>} */
const MOTIONS = {
  throw: () => false,
  step: (move) => move.kind === "forward" && !move.victim && !move.wins && move.to < 26,
  hit: (move) => Boolean(move.victim),
  water: (move) => move.to === 27 && !move.victim,
  rescue: (move) => move.kind === "rescue",
  "bearing off": (move) => move.to === "off" && !move.wins && move.kind !== "rescue",
  win: (move) => move.wins,
};

const SIZE = { width: 1000, height: 700, deviceScaleFactor: 0.5 };

/** What happens during the animation. @type {Record<string, (page: Page) => Promise<unknown>>} */
const CHANGES = {
  density: (page) => page.setViewport({ ...SIZE, deviceScaleFactor: 1 }),
  scale: (page) =>
    page.evaluate(() => {
      document.body.style.transform = document.body.style.transform ? "" : "scale(0.8)";
    }),
  "the other view": (page) =>
    page.evaluate(() => {
      const game = /** @type {any} */ (document.querySelector("senet-game"));
      const { view } = game.session.view.settings;
      game.page.changeSettings({ view: view === "object" ? "flat" : "object" });
    }),
  language: (page) => changeSettings(page, { language: "ar" }),
  size: (page) => page.setViewport({ ...PHONE, deviceScaleFactor: 0.5 }),
  "a lost context": (page) =>
    page.evaluate(() => {
      for (const gl of /** @type {any} */ (globalThis).contexts.splice(0))
        gl.getExtension("WEBGL_lose_context")?.loseContext();
    }),
  printing: (page) => page.pdf(),
  hiding: (page) =>
    page.evaluate(async () => {
      const game = /** @type {HTMLElement} */ (document.querySelector("senet-game"));
      game.style.display = "none";
      await new Promise((resolve) => setTimeout(resolve, 100));
      game.style.display = "";
    }),
  "another place": (page) =>
    page.evaluate(() => {
      const game = /** @type {Element} */ (document.querySelector("senet-game"));
      game.parentElement?.append(game);
    }),
};

/** Gives the page WebGL contexts despite the software renderer, and records them. @param {Page} page */
const rememberContexts = (page) =>
  page.evaluateOnNewDocument(() => {
    const world = /** @type {any} */ (globalThis);
    world.contexts = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      function (/** @type {any} */ kind, /** @type {any} */ options) {
        // @ts-expect-error: the canvas itself
        const context = getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
        if (kind === "webgl2" && context) world.contexts.push(context);
        return context;
      }
    );
  });

/** Opens a game in this view by pasting its text. @param {Page} page @param {string} record @param {string} view */
async function lay(page, record, view) {
  await page.setViewport(SIZE);
  // Only animations that the test starts are shown.
  await changeSettings(page, { view, language: "en", autoMove: false });
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document
      .querySelector("senet-game")
      ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true }));
  }, record);
  await idle(page, record);
}

/** Waits until nothing moves and the game is this one. @param {Page} page @param {string} record */
async function idle(page, record) {
  await page.waitForFunction(
    (record) => {
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      const { activity, shown, game } = session.view;
      return activity === "idle" && shown === game && session.record() === record;
    },
    {},
    record,
  );
  await settled(page);
}

/** Starts an animation, and makes the change while it runs. @param {Page} page @param {string} what a move's id, "throw" or "undo" @param {(page: Page) => Promise<unknown>} change */
async function amid(page, what, change) {
  await page.evaluate((what) => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    if (what === "throw") session.throwSticks();
    else if (what === "undo") session.undo();
    else session.play(session.view.moves.find((/** @type {any} */ { id }) => id === what));
  }, what);
  // Some frames are visible.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)));
  await change(page);
}

for (const view of ["flat", "object"])
  inChromium(
    `whatever changes in the middle of a motion, the game goes on (${view})`,
    async ({ page, open }) => {
      await rememberContexts(page);
      await page.setViewport(SIZE);
      await open(`?lang=en&opponent=person&speed=normal&view=${view}&keep=off`);
      await started(page);
      // Each view covers half of the pairs.
      let pair = view === "flat" ? 0 : 1;
      for (const [motion, sets] of Object.entries(MOTIONS)) {
        const record = when(({ phase }, moves) =>
          motion === "throw" ? phase === "throw" : moves.some(sets),
        );
        const game = game_from_record(record);
        const move = game.legal_moves().find(sets);
        if (move) game.apply(move.id);
        else game.throw();
        const after = game.record();
        game.free();
        for (const [name, change] of Object.entries(CHANGES)) {
          pair += 1;
          const needed = name === "a lost context" ? view === "object" : pair % 2 === 0;
          if (!needed) continue;
          await lay(page, record, view);
          await amid(page, move?.id ?? "throw", change);
          await idle(page, after).catch((error) => assert.fail(`${motion}, ${name}: ${error}`));
          if (!move) continue;
          await amid(page, "undo", change);
          await idle(page, record).catch((error) => assert.fail(`undo of ${motion}, ${name}: ${error}`));
        }
      }
    },
  );
