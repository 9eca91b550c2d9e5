/** Throws: large, in front of the board, never cut off, without layout shifts; a flick throws, a long press shakes. */
import assert from "node:assert/strict";
import { assertAccessible, DESKTOP, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { awaitsThrow, button, look, MAIN, resize, settled, started, until } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const PLACES = [
  { name: "desktop", ...DESKTOP },
  { name: "tablet", width: 820, height: 1180 },
  { name: "phone", ...PHONE },
  { name: "phone on its side", width: 740, height: 360 },
];
const FINGERS = { viewport: { ...PHONE, hasTouch: true, isMobile: true } };
const QUERY = "?opponent=person&seed=d4&keep=off&lang=";

/** Waits until the recorded throws have loaded. @param {Page} page */
async function ready(page) {
  await started(page);
  await page.waitForSelector("html[data-complete]");
}

/** The sticks are in the hand. @param {Page} page */
const isHeld = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector("senet-game")).pictures.sticks.held);

/** @param {Page} page */
const untilHeld = (page) =>
  page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("senet-game")).pictures.sticks.held === true,
  );

/** @param {Page} page */
const throws = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws);

/** @param {Page} page @param {string} selector */
async function middle(page, selector) {
  const box = await (await button(page, selector)).boundingBox();
  assert.ok(box, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Throws these faces regardless of the game, and reads every frame: whether anything reaches the edge of the canvas,
 * and how wide the sticks lie at the end, relative to the board.
 * @param {Page} page @param {boolean[]} faces
 */
const watched = (page, faces) =>
  page.evaluate(async (wanted) => {
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    const canvas = game.shadowRoot.querySelector(".field canvas");
    const context = canvas.getContext("2d");
    const { width, height } = canvas;
    const drawn = (/** @type {[number, number, number, number]} */ rect) => {
      const { data } = context.getImageData(...rect);
      return data.some(
        (/** @type {number} */ value, /** @type {number} */ index) => index % 4 === 3 && value > 12,
      );
    };
    let frames = 0;
    let cut = 0;
    let flying = true;
    const flight = game.pictures.sticks
      .tumble(wanted, wanted.filter(Boolean).length, { speed: 1, reducedMotion: false }, () => undefined)
      .then(() => {
        flying = false;
      });
    while (flying) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
      const edges = [
        [0, 0, width, 1],
        [0, height - 1, width, 1],
        [0, 0, 1, height],
        [width - 1, 0, 1, height],
      ];
      if (edges.some((edge) => drawn(/** @type {any} */ (edge)))) cut += 1;
    }
    await flight;
    let [first, last] = [width, 0];
    for (let x = 0; x < width; x += 1) {
      if (!drawn([x, 0, 1, height])) continue;
      first = Math.min(first, x);
      last = x;
    }
    const scale = canvas.clientWidth / width;
    const board = game.shadowRoot.querySelector(".board").clientWidth;
    return { frames, cut, share: ((last - first) * scale) / board };
  }, faces);

inChromium(
  "a throw is a third as wide as the board, and never cut off",
  async ({ page, open, screenshot, t }) => {
    await open(`${QUERY}en`);
    await ready(page);
    for (const { name, width, height } of PLACES) {
      await t.test(name, async () => {
        await resize(page, { width, height });
        for (const faces of [
          [true, false, false, true],
          [true, true, true, true],
          [false, false, false, false],
        ]) {
          const { frames, cut, share } = await watched(page, faces);
          assert.ok(frames > 3, `${frames} frames`);
          assert.equal(cut, 0, "something reaches the edge of the canvas");
          assert.ok(share >= 1 / 3, `${(share * 100).toFixed()} % of the board's width`);
        }
        const field = await (await button(page, ".field")).boundingBox();
        assert.ok(field && field.y + field.height <= height, "they lie in view");
        const board = await (await button(page, "[role=grid]")).boundingBox();
        const beside = board && board.x + board.width <= field.x + 1;
        assert.ok(beside || (board && board.y + board.height <= field.y + 1), "and hide no house");
        await screenshot(`throw-${name.replaceAll(" ", "-")}`);
      });
    }
  },
  { painted: true },
);

inChromium(
  "the sticks fly below the line of text",
  async ({ page, open }) => {
    await open(`${QUERY}en`);
    await ready(page);
    const [text, sticks] = await page.evaluate(() =>
      [".prompt strong", ".field canvas"].map((selector) => {
        const part = document.querySelector("senet-game")?.shadowRoot?.querySelector(selector);
        return part ? Number(getComputedStyle(part).zIndex) : Number.NaN;
      }),
    );
    // At the same height, what comes later on the page is above.
    assert.ok(Number(text) >= Number(sticks), `${text} and ${sticks}`);
  },
  { viewport: PHONE },
);

forEachBrowser(
  "on a phone nothing shifts while the sticks are thrown",
  async ({ page, open }) => {
    for (const language of ["en", "de", "ar"]) {
      await open(`${QUERY}${language}`);
      await ready(page);
      await settled(page);
      const places = await page.evaluate(async () => {
        const game = /** @type {any} */ (document.querySelector("senet-game"));
        const root = game.shadowRoot;
        const main = root.querySelector(".actions .main");
        const values = new Set();
        const read = () => {
          const spots = [".actions .main", ".board", ".field"].map((selector) => {
            const { x, y, width, height } = root.querySelector(selector).getBoundingClientRect();
            return [selector, x, y, width, height].join();
          });
          values.add(`${spots.join(" ")} ${scrollY} ${document.documentElement.scrollWidth}`);
        };
        read();
        main.click();
        do {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          read();
        } while (game.session.view.activity !== "idle" || game.session.view.game.throws === 0);
        await game.updateComplete;
        read();
        return [...values];
      });
      assert.equal(places.length, 1, places.join("\n"));
    }
  },
  { viewport: PHONE },
);

forEachBrowser("a long press shakes the sticks, and releasing throws them once", async ({ page, open }) => {
  for (const selector of [".field", MAIN]) {
    await open(`${QUERY}en`);
    await ready(page);
    await until(page, awaitsThrow);
    const before = await throws(page);
    const { x, y } = await middle(page, selector);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await untilHeld(page);
    assert.equal(await throws(page), before, "nothing is thrown while they are shaken");
    const moves = await page.evaluate(async () => {
      const { sticks } = /** @type {any} */ (document.querySelector("senet-game")).pictures;
      const values = new Set();
      for (let frame = 0; frame < 5; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        values.add(JSON.stringify(sticks.poses));
      }
      return values.size;
    });
    assert.ok(moves > 1, "they move in the hand");
    await page.mouse.up();
    await page.waitForFunction(
      (count) => {
        const { view } = /** @type {any} */ (document.querySelector("senet-game")).session;
        return view.game.throws === count && view.activity === "idle";
      },
      {},
      before + 1,
    );
    assert.equal(await isHeld(page), false);
  }

  await open(`${QUERY}en`);
  await ready(page);
  await until(page, awaitsThrow);
  const before = await throws(page);
  const { x, y } = await middle(page, MAIN);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await untilHeld(page);
  await page.mouse.move(x, y - 250);
  await page.mouse.up();
  await page.waitForFunction(
    () => !(/** @type {any} */ (document.querySelector("senet-game")).pictures.sticks.held),
  );
  assert.equal(await throws(page), before, "who leaves the button has thought better of it");
  await page.focus(`senet-game >>> ${MAIN}`);
  await page.keyboard.press("Enter");
  await until(page, ({ prompt }) => /^Choose a piece|^Tap the/.test(prompt));
  assert.equal(await throws(page), before + 1, "a key throws at once");
  await assertAccessible(page, "after a throw");
});

forEachBrowser(
  "a sideways flick throws once, and so does a tap",
  async ({ page, open }) => {
    for (const act of ["flick", "tap", "long"]) {
      await open(`${QUERY}en`);
      await ready(page);
      const { x, y } = await middle(page, ".field");
      if (act === "tap") await page.touchscreen.tap(x, y);
      else {
        await page.touchscreen.touchStart(x, y);
        if (act === "long") await untilHeld(page);
        else for (const step of [10, 25, 45]) await page.touchscreen.touchMove(x + step, y - step / 3);
        await page.touchscreen.touchEnd();
      }
      await until(page, ({ prompt }) => /^Choose a piece|^Tap the/.test(prompt));
      await settled(page);
      assert.equal(await throws(page), 1, act);
      assert.equal((await look(page)).moves.length, 0);
    }
  },
  FINGERS,
);

inChromium(
  "scrolling with a finger throws nothing, on the sticks or on the board",
  async ({ page, open }) => {
    await open(`${QUERY}en&view=flat`);
    await ready(page);
    for (const place of [".field", ".board"])
      for (const way of [40, 200]) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        const { x, y } = await middle(page, place);
        await page.touchscreen.touchStart(x, y);
        for (let by = 10; by <= way; by += 10) await page.touchscreen.touchMove(x, y - by);
        await page.touchscreen.touchEnd();
        await page.waitForFunction(() => scrollY > 10);
        await settled(page);
        assert.equal(await throws(page), 0, `${way} pixels on ${place}`);
        assert.equal(await isHeld(page), false);
      }
    // Shaking the sticks does not scroll the page.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const { x, y } = await middle(page, ".field");
    await page.touchscreen.touchStart(x, y);
    await untilHeld(page);
    for (let by = 10; by <= 100; by += 10) await page.touchscreen.touchMove(x, y - by);
    assert.equal(await isHeld(page), true);
    await page.touchscreen.touchEnd();
    await until(page, ({ prompt }) => /^Choose a piece|^Tap the/.test(prompt));
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.equal(await throws(page), 1);
  },
  { viewport: { width: 360, height: 480, hasTouch: true, isMobile: true } },
);

inChromium("with reduced motion the sticks lie still, and no press shakes them", async ({ page, open }) => {
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await open(`${QUERY}en`);
  await ready(page);
  const { x, y } = await middle(page, ".field");
  await page.mouse.move(x, y);
  const frames = await page.evaluate(() => {
    const scope = /** @type {any} */ (globalThis);
    scope.drawnFrames = 0;
    const { sticks } = /** @type {any} */ (document.querySelector("senet-game")).pictures;
    const { run } = sticks.clock;
    sticks.clock.run = (/** @type {any[]} */ ...args) => {
      scope.drawnFrames += 1;
      return run.apply(sticks.clock, args);
    };
    return scope.drawnFrames;
  });
  assert.equal(frames, 0);
  await page.mouse.down();
  // Longer than a long press.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  assert.equal(await isHeld(page), false);
  await page.mouse.up();
  const { prompt } = await until(page, (sight) => /^Choose a piece|^Tap the/.test(sight.prompt));
  const lights = await page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    const up = game.pictures.sticks.poses.filter(
      (/** @type {any} */ { turn: [a, b] }) => 1 - 2 * (a * a + b * b) > 0,
    );
    return { light: up.length, faces: game.session.view.sticks.faces.filter(Boolean).length };
  });
  assert.equal(lights.light, lights.faces, prompt);
  assert.equal(
    await page.evaluate(() => /** @type {any} */ (globalThis).drawnFrames),
    0,
    "nothing has moved",
  );
});
