/**
 * The choice of view, and the fallback if the object view fails. Only a few tests, because a software renderer is slow.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { DIST } from "../../www/build/bundle.mjs";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { attracting } from "./kiosk-screen.mjs";
import {
  actByMouse,
  awaitsPerson,
  awaitsThrow,
  button,
  changeSettings,
  drawingWell,
  drawnAs,
  look,
  MAIN,
  resize,
  settled,
  started,
  until,
  withoutWebGL2,
} from "./table.mjs";

inChromium(
  "a machine that draws the object well shows the object",
  async ({ page, open }) => {
    await drawingWell(page);
    await open("?speed=instant&opponent=person&seed=a1");
    await started(page);
    assert.equal(await drawnAs(page), "object");
    await actByMouse(page, await until(page, awaitsPerson));
    await open("?speed=instant&view=flat");
    await started(page);
    assert.equal(await drawnAs(page), "flat", "unless the drawing is asked for");
  },
  { viewport: { width: 820, height: 1180, deviceScaleFactor: 0.5, hasTouch: true, isMobile: true } },
);

inChromium(
  "a slow machine falls back to the drawing and is not measured again for a while",
  async ({ page, open }) => {
    await drawingWell(page, 200);
    await page.evaluateOnNewDocument(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
        function (/** @type {any} */ kind, /** @type {any} */ options) {
          if (kind === "webgl2") Object.assign(globalThis, { tried: true });
          // @ts-expect-error: the canvas itself
          return getContext.call(this, kind, options);
        }
      );
    });
    const tried = () => page.evaluate(() => Boolean(/** @type {any} */ (globalThis).tried));
    await open("?speed=instant&opponent=person&seed=a1");
    await started(page);
    assert.equal(await drawnAs(page), "flat");
    assert.ok(await tried());
    await actByMouse(page, await until(page, awaitsPerson));
    await open("?speed=instant&opponent=person");
    await started(page);
    assert.equal(await drawnAs(page), "flat");
    assert.ok(!(await tried()), "nothing is compiled and measured for nothing");
    await open("?speed=instant&opponent=person&view=object");
    await started(page);
    assert.equal(await drawnAs(page), "object", "where it is asked for it is drawn all the same");
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);

inChromium(
  "if the object is lost, the game continues on the flat board with nothing lost",
  async ({ page, open }) => {
    await open("?view=object&speed=instant&seed=d4&opponent=person");
    await started(page);
    for (let acts = 0; acts < 3; acts += 1) {
      await actByMouse(page, await until(page, awaitsPerson));
      await settled(page);
    }
    const before = await until(page, awaitsPerson);
    await page.evaluate(() => {
      const canvas = document.querySelector("senet-game")?.shadowRoot?.querySelector(".board canvas");
      /** @type {HTMLCanvasElement} */ (canvas)
        .getContext("webgl2")
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext();
    });
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".board canvas.scene"),
    );
    await settled(page);
    assert.deepEqual((await look(page)).cells, before.cells);
    await actByMouse(page, await until(page, awaitsPerson));
    assert.equal(await drawnAs(page), "flat");
  },
  { viewport: { width: 900, height: 640, deviceScaleFactor: 0.5 } },
);

inChromium(
  "changing the view to and fro frees each WebGL context, and the object returns with a removed page",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => {
      const contexts = /** @type {Set<WebGL2RenderingContext>} */ (new Set());
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
        /** @this {HTMLCanvasElement} @param {any[]} args */
        function (...args) {
          const context = /** @type {any} */ (getContext).apply(this, args);
          if (context instanceof WebGL2RenderingContext) contexts.add(context);
          return context;
        }
      );
      Object.assign(globalThis, {
        openContexts: () => [...contexts].filter((context) => !context.isContextLost()).length,
      });
    });
    await open("?view=object&speed=instant&seed=d4&opponent=person&ruleset=simple&keep=off");
    await started(page);
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).pictures.board,
    );
    /** @param {string} view */
    const show = async (view) => {
      await page.evaluate((name) => {
        /** @type {any} */ (document.querySelector("senet-game")).page.changeSettings({ view: name });
      }, view);
      await page.waitForFunction(
        (isObject) => {
          const game = /** @type {any} */ (document.querySelector("senet-game"));
          return game.pictures.board && Boolean(game.shadowRoot.querySelector("canvas.scene")) === isObject;
        },
        {},
        view === "object",
      );
    };
    for (let times = 0; times < 3; times += 1) {
      await show("flat");
      assert.equal(await page.evaluate("openContexts()"), 0);
      await show("object");
      assert.equal(await page.evaluate("openContexts()"), 1);
    }
    await page.evaluate(async () => {
      const game = /** @type {any} */ (document.querySelector("senet-game"));
      const { parentElement: place } = game;
      game.remove();
      await new Promise((resolve) => setTimeout(resolve));
      place.append(game);
    });
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).pictures.board,
    );
    assert.equal(await drawnAs(page), "object");
    assert.equal(await page.evaluate("openContexts()"), 1);
  },
  { viewport: { width: 900, height: 640, deviceScaleFactor: 0.5 } },
);

/** Throws, and waits until the sticks are in flight. @param {import("puppeteer-core").Page} page */
async function untilFlying(page) {
  await (await button(page, MAIN)).click();
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("senet-game")).pictures.sticks?.clock.running,
  );
}

inChromium(
  "a throw finishes if the view changes or the object is lost while the sticks fly",
  async ({ page, open }) => {
    await open("?view=flat&speed=slow&seed=d4&opponent=person&ruleset=simple&keep=off");
    await started(page);
    await until(page, awaitsPerson);
    for (const change of ["object", "lost"]) {
      await untilFlying(page);
      await page.evaluate((what) => {
        const game = /** @type {any} */ (document.querySelector("senet-game"));
        if (what === "object") game.page.changeSettings({ view: "object" });
        else
          game.shadowRoot
            .querySelector(".board canvas")
            .getContext("webgl2")
            .getExtension("WEBGL_lose_context")
            .loseContext();
      }, change);
      await until(page, ({ prompt }) => !/throwing the sticks/.test(prompt) && prompt !== "");
      await until(page, awaitsPerson);
      for (;;) {
        const sight = await until(page, awaitsPerson);
        if (awaitsThrow(sight)) break;
        await actByMouse(page, sight);
      }
      assert.equal(await drawnAs(page), change === "object" ? "object" : "flat");
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("senet-game")).pictures.sticks,
      );
    }
  },
  { viewport: { width: 900, height: 640, deviceScaleFactor: 0.5 } },
);

/** Loses the context in one of the WebGL calls, counted from the start of the page. @param {import("puppeteer-core").Page} page */
const loseContextInCall = (page) =>
  page.evaluateOnNewDocument(() => {
    const world = /** @type {any} */ (globalThis);
    const wanted = Number(localStorage.getItem("call"));
    const { prototype } = WebGL2RenderingContext;
    let calls = 0;
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value !== "function") continue;
      /** @this {WebGL2RenderingContext} */
      const counted = function (/** @type {any[]} */ ...args) {
        calls += 1;
        if (calls === wanted) {
          world.lostIn = name;
          this.getExtension("WEBGL_lose_context")?.loseContext();
        }
        return value.apply(this, args);
      };
      Object.assign(prototype, { [name]: counted });
    }
  });

inChromium(
  "whichever call loses the context while the object is built, the game is drawn and played",
  async ({ page, open }) => {
    await open();
    await loseContextInCall(page);
    for (const call of [1, 4, 20, 60, 150, 300, 450]) {
      await page.evaluate((call) => localStorage.setItem("call", String(call)), call);
      await open("?view=object&speed=instant&seed=d4&opponent=person&keep=off");
      await started(page);
      await page.waitForFunction(() => "lostIn" in globalThis);
      await page.waitForFunction(
        () => {
          const root = document.querySelector("senet-game")?.shadowRoot;
          return root?.querySelector(".board canvas") && !root.querySelector(".board canvas.scene");
        },
        { polling: 50 },
      );
      assert.equal(await drawnAs(page), "flat", `call ${call}`);
      await actByMouse(page, await until(page, awaitsPerson));
    }
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);

inChromium(
  "if the captions for the object cannot load, the board is drawn and stays playable",
  async ({ page, open, problems }) => {
    await page.setRequestInterception(true);
    page.on("request", async (request) => {
      const file = /\/parts\/[\w-]+\.js$/.exec(request.url())?.[0];
      const text = file ? await readFile(DIST + file.slice(1), "utf8") : "";
      await (text.includes("senet-pieces-") ? request.abort() : request.continue());
    });
    await open("?view=object&speed=instant&seed=d4&opponent=person");
    await page.waitForSelector("senet-game >>> .board canvas:not(.scene)");
    await started(page);
    assert.equal(await drawnAs(page), "flat");
    for (let acts = 0; acts < 3; acts += 1) await actByMouse(page, await until(page, awaitsPerson));
    problems.length = 0; // the missing file
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);

inChromium(
  "without a network, too, the drawing replaces a view whose graphics are lost",
  async ({ page, open, problems }) => {
    await open("?view=object&speed=instant&seed=d4&opponent=person");
    await started(page);
    for (let acts = 0; acts < 4; acts += 1) await actByMouse(page, await until(page, awaitsPerson));
    const before = await until(page, awaitsPerson);
    await page.setOfflineMode(true);
    await page.evaluate(() => {
      const canvas = document.querySelector("senet-game")?.shadowRoot?.querySelector(".board canvas");
      /** @type {HTMLCanvasElement} */ (canvas)
        .getContext("webgl2")
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext();
    });
    while ((await drawnAs(page)) !== "flat") await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual((await look(page)).moves, before.moves);
    problems.length = 0;
    await page.setOfflineMode(false);
    await open("?view=flat&speed=instant&seed=d4&opponent=person");
    await started(page);
    assert.ok(before.moves.length > 0);
    assert.deepEqual((await look(page)).moves, before.moves);
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);

forEachBrowser(
  "without WebGL2 a request for the object falls back to the flat board",
  async ({ page, open }) => {
    await withoutWebGL2(page);
    await open("?view=object&speed=instant&opponent=person");
    await started(page);
    assert.equal(await drawnAs(page), "flat");
    await actByMouse(page, await until(page, awaitsPerson));
  },
);

inChromium(
  "the view changes during a game and with the available space",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    assert.equal(await drawnAs(page), "flat", "a software renderer is slow");
    await actByMouse(page, await until(page, awaitsPerson));
    const before = await until(page, awaitsPerson);
    await changeSettings(page, { view: "object" });
    await page.waitForSelector("senet-game >>> canvas.scene");
    await settled(page);
    assert.deepEqual((await look(page)).cells, before.cells);
    await resize(page, { width: 400, height: 800 });
    assert.equal(await drawnAs(page), "object");
    await changeSettings(page, { theme: "contrast" });
    assert.equal(await drawnAs(page), "flat", "high contrast is drawn flat");
  },
  { viewport: { width: 900, height: 640, deviceScaleFactor: 0.5 } },
);

inChromium(
  "self-play continues if the object is lost while the sticks fly",
  async ({ page, open }) => {
    await open("?kiosk&view=object&lang=en");
    await attracting(page);
    await page.waitForFunction(
      () => {
        const game = /** @type {any} */ (document.querySelector("senet-game"));
        const canvas = game.shadowRoot.querySelector(".board canvas");
        if (game.session.view.activity !== "throwing" || !game.hasAttribute("data-object")) return false;
        canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
        game.throwsBefore = game.session.view.game.throws;
        return true;
      },
      { polling: 50 },
    );
    await page.waitForFunction(
      () => {
        const game = /** @type {any} */ (document.querySelector("senet-game"));
        return !game.hasAttribute("data-object") && game.session.view.game.throws > game.throwsBefore + 1;
      },
      { polling: 50 },
    );
    assert.ok(await page.$("senet-game[data-attract]"));
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);
