/** The history's chapters and their boards. Only a few tests, because a software renderer is slow. */
import assert from "node:assert/strict";
import { leave, show } from "./every-screen.mjs";
import { assertAccessible, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { button, settled, started, withoutWebGL2 } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const READY = "senet-game >>> senet-box.ready";

/** Opens the history at a chapter: by its button, or on a phone from the list. @param {Page} page @param {number} chapter */
async function turnTo(page, chapter) {
  if (!(await page.$("senet-game >>> dialog.history"))) await show(page, "history");
  const list = await page.$("senet-game >>> .chapters select");
  if (await list?.isVisible()) await list?.select(String(chapter - 1));
  else await (await button(page, `.chapters button:nth-of-type(${chapter})`)).click();
  await settled(page);
}

/** The orientation of the box, or null in its starting position. @param {Page} page */
const turned = (page) => page.$eval(READY, (element) => /** @type {any} */ (element).box.controls.orbit);

/** The orientation after the rotation, which a fast machine animates. @param {Page} page */
async function turnedAtRest(page) {
  await page.waitForFunction(
    (ready) => {
      const [game, box] = ready.split(" >>> ");
      const element = document.querySelector(game)?.shadowRoot?.querySelector(box);
      return element && !(/** @type {any} */ (element).box.controls.moving);
    },
    {},
    READY,
  );
  return turned(page);
}

/** Simulates a machine fast enough to animate the rotation. @param {Page} page */
const quicken = (page) =>
  page.$eval(READY, (element) => {
    /** @type {any} */ (element).box.cost = 50;
  });

/** The visible parts of the figure. @param {Page} page */
const figure = (page) =>
  page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const visibleIn = (/** @type {string} */ selector) =>
      [...(root?.querySelectorAll(`.chapter ${selector}`) ?? [])].filter(
        (element) => getComputedStyle(element).visibility === "visible",
      );
    const box = root?.querySelector("senet-box")?.getBoundingClientRect();
    return {
      drawings: visibleIn(".drawing").length,
      canvases: visibleIn("canvas").length,
      buttons: visibleIn("senet-box button").map((element) => element.textContent),
      caption: root?.querySelector(".chapter figcaption")?.getBoundingClientRect().top,
      text: visibleIn("figcaption span").map((element) => element.textContent),
      size: box && [box.width, box.height],
    };
  });

inChromium(
  "on a phone each chapter has its name, and the open one is in sight",
  async ({ page, open }) => {
    await open("?speed=instant&view=flat");
    await started(page);
    const title = () => page.$eval("senet-game >>> .chapter h3", (heading) => heading.textContent);
    for (const chapter of [1, 9, 4]) {
      await turnTo(page, chapter);
      const list = await button(page, ".chapters select");
      const names = await list.evaluate((one) => {
        const { options, selectedIndex } = /** @type {HTMLSelectElement} */ (one);
        return { all: [...options].map(({ text }) => text), open: options[selectedIndex]?.text };
      });
      assert.equal(names.all.length, 9);
      for (const name of names.all) assert.match(name, /^\d: \p{L}/u);
      assert.equal(names.open, `${chapter}: ${await title()}`);
    }
    await (await button(page, "dialog.history .buttons .main")).click();
    await page.waitForFunction(
      () => document.querySelector("senet-game")?.shadowRoot?.querySelector("select")?.value === "4",
    );
    assert.match((await title()) ?? "", /Sticks/);
    await assertAccessible(page, "the list of chapters");
  },
  { viewport: PHONE },
);

inChromium(
  "chapters show the board they describe, and keys and a button turn it",
  async ({ page, open, screenshot }) => {
    await page.evaluateOnNewDocument(() => {
      const of = HTMLCanvasElement.prototype.getContext;
      const contexts = /** @type {WebGL2RenderingContext[]} */ ([]);
      Object.assign(globalThis, { contexts, draws: 0 });
      const draw = WebGL2RenderingContext.prototype.drawElements;
      WebGL2RenderingContext.prototype.drawElements = function (...args) {
        /** @type {any} */ (globalThis).draws++;
        draw.apply(this, args);
      };
      HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
        function (/** @type {any} */ kind, /** @type {any} */ options) {
          // @ts-expect-error: the canvas itself
          const context = of.call(this, kind, options);
          if (context instanceof WebGL2RenderingContext && !contexts.includes(context))
            contexts.push(context);
          return context;
        }
      );
    });
    /** Contexts that the driver still holds, including the board's. */
    const saved = () =>
      page.evaluate(
        () =>
          /** @type {WebGL2RenderingContext[]} */ (/** @type {any} */ (globalThis).contexts).filter(
            (context) => !context.isContextLost(),
          ).length,
      );
    await open("?view=object&speed=instant&opponent=person&lang=en");
    await started(page);
    // Leafing through chapters leaves nothing behind.
    for (const chapter of [3, 4, 8, 5, 1]) await turnTo(page, chapter);
    assert.equal(await saved(), 1);
    assert.equal(await page.$("senet-game >>> senet-box"), null, "it speaks of no board");
    await turnTo(page, 3);
    await page.waitForSelector(READY);
    const first = await figure(page);
    assert.deepEqual([first.drawings, first.canvases, first.buttons], [0, 1, ["Next side"]]);
    assert.match(first.text.join(), /colours.*are our own/);
    assert.equal(await saved(), 2);
    await assertAccessible(page, "the history with a box");
    await screenshot("history-box");
    const draws = () => page.evaluate(() => /** @type {number} */ (/** @type {any} */ (globalThis).draws));
    const before = await draws();
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.equal(await draws(), before, "at rest nothing is drawn");

    await page.focus("senet-game >>> senet-box canvas");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    const { yaw: around, pitch: steeper } = await turnedAtRest(page);
    assert.ok(around > 0 && steeper < 0);
    assert.deepEqual((await figure(page)).buttons, ["Next side", "Put it back"]);
    await page.keyboard.press("Escape");
    assert.equal(await turnedAtRest(page), null, "Escape puts it back …");
    await (await button(page, "senet-box button")).click();
    await (await button(page, "senet-box button")).click();
    assert.equal((await turnedAtRest(page)).drawerOpen, 1, "its drawer is looked at");
    await (await button(page, "senet-box button:last-child")).click();
    assert.equal(await turnedAtRest(page), null);

    await turnTo(page, 4);
    await page.waitForSelector(READY);
    assert.equal(await saved(), 2, "the one before has been let go");
    await turnTo(page, 5);
    assert.equal(await saved(), 1);
    await turnTo(page, 8);
    await page.waitForSelector(READY);
    await page.focus("senet-game >>> senet-box canvas");
    await page.keyboard.press("Escape");
    // It closes before it is removed, together with its box.
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog"),
    );
    assert.equal(await saved(), 1, "… and then closes the dialog");
  },
  { painted: true, viewport: { width: 740, height: 560, deviceScaleFactor: 0.25 } },
);

inChromium(
  "the pointer turns the board of a chapter, and a lost context brings the drawing back",
  async ({ page, open }) => {
    await open("?view=object&speed=instant&opponent=person&lang=en");
    await started(page);
    await turnTo(page, 4);
    await page.waitForSelector(READY);
    await quicken(page);
    const canvas = await button(page, "senet-box canvas");
    const { x, y } = await canvas.clickablePoint();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y + 10, { steps: 3 });
    await page.waitForFunction(
      (box) => /** @type {any} */ (box).box.controls.orbit?.yaw > 0,
      {},
      await page.$(READY),
    );
    await page.mouse.up();
    await settled(page);
    assert.ok((await turned(page)).yaw > 0.3);
    assert.ok(await page.$("senet-game >>> dialog.history[open]"), "nothing was pressed");
    const before = await figure(page);
    await canvas.evaluate((element) =>
      /** @type {HTMLCanvasElement} */ (element)
        .getContext("webgl2")
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext(),
    );
    await page.waitForSelector("senet-game >>> senet-box:not(.ready)");
    const after = await figure(page);
    assert.deepEqual([after.drawings, after.canvases, after.buttons], [1, 0, []]);
    assert.deepEqual([after.caption, after.size], [before.caption, before.size], "nothing has moved");
    assert.match(after.text.join(), /Our drawing/);
    await leave(page);
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.25 } },
);

inChromium(
  "a sideways swipe turns the board of a chapter, and a vertical swipe scrolls",
  async ({ page, open, screenshot }) => {
    await open("?view=object&speed=instant&opponent=person&lang=ar");
    await started(page);
    await turnTo(page, 3);
    await page.waitForSelector(READY);
    await quicken(page);
    await assertAccessible(page, "the history with a box on a phone");
    await screenshot("history-box-phone");
    const dialog = await button(page, "dialog.history");
    const scrolled = () => dialog.evaluate((element) => element.scrollTop);
    const canvas = await button(page, "senet-box canvas");
    const { x, y } = await canvas.clickablePoint();
    await page.touchscreen.touchStart(x, y);
    for (const by of [10, 30, 60]) await page.touchscreen.touchMove(x - by, y);
    await page.waitForFunction(
      (box) => /** @type {any} */ (box).box.controls.orbit?.yaw > 0,
      {},
      await page.$(READY),
    );
    await page.touchscreen.touchEnd();
    assert.equal(await scrolled(), 0);
    const stands = await turned(page);
    await page.touchscreen.touchStart(x, y);
    for (let by = 10; by <= 150; by += 20) await page.touchscreen.touchMove(x, y - by);
    await page.touchscreen.touchEnd();
    await page.waitForFunction((element) => element.scrollTop > 0, {}, dialog);
    assert.deepEqual(await turned(page), stands);
  },
  { viewport: { width: 360, height: 740, deviceScaleFactor: 0.5, hasTouch: true, isMobile: true } },
);

forEachBrowser(
  "without the object, chapters show their drawings in the same place",
  async ({ page, open }) => {
    await withoutWebGL2(page);
    await open("?view=object&speed=instant&opponent=person&lang=en");
    await started(page);
    await turnTo(page, 3);
    await page.waitForNetworkIdle();
    const drawing = await figure(page);
    assert.deepEqual([drawing.drawings, drawing.canvases, drawing.buttons], [1, 0, []]);
    assert.match(drawing.text.join(), /Our drawing/);
    await leave(page);
  },
);

inChromium("visitors who prefer flat pictures or high contrast see the drawings", async ({ page, open }) => {
  await open("?view=flat&speed=instant&opponent=person&lang=en");
  await started(page);
  await turnTo(page, 3);
  const name = await button(page, '.chapters [aria-current="true"]');
  assert.equal(
    await name.evaluate((one) => one.checkVisibility() && one.textContent),
    "3: Boards of kings and scribes",
  );
  assert.equal(await page.$("senet-game >>> senet-box"), null);
  await leave(page);
  const session = await page.createCDPSession();
  await session.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-contrast", value: "more" }],
  });
  await open("?view=object&speed=instant&opponent=person&lang=en");
  await started(page);
  await turnTo(page, 3);
  assert.equal(await page.$("senet-game >>> senet-box"), null);
});
