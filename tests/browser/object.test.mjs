/** Playing in the object view, and the orbit view. Only a few tests, because a software renderer is slow. */
import assert from "node:assert/strict";
import { press } from "./fair-play.mjs";
import { assertAccessible, inChromium } from "./harness/index.mjs";
import {
  actByMouse,
  awaitsPerson,
  button,
  changeSettings,
  cutTexts,
  drawnAs,
  look,
  MAIN,
  pointOf,
  resize,
  settled,
  started,
  until,
} from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The touch size of each house, and whether each is hit at its centre. @param {Page} page */
const houses = (page) =>
  page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    return [...(root?.querySelectorAll("[data-spot]") ?? [])].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const found = root?.elementFromPoint(x + width / 2, y + height / 2);
      return { spot: cell.getAttribute("data-spot"), width, height, found: found?.getAttribute("data-spot") };
    });
  });

/** No house can be tapped. @param {Page} page */
const isInert = (page) =>
  page.$eval("senet-game >>> .grid", (grid) => /** @type {HTMLElement} */ (grid).inert);

/** Waits for the orbit view, because browsers deliver pointer moves with the next frame. No house can be tapped then. @param {Page} page */
const taken = (page) => page.waitForSelector("senet-game >>> .grid[inert]");

/**
 * The brightness at a house, from 0 to 255.
 * @param {Page} page
 * @param {string} spot
 */
async function brightness(page, spot) {
  const { x, y } = await pointOf(page, spot);
  const clip = { x: x - 4, y: y - 4, width: 8, height: 8 };
  const picture = await page.screenshot({ clip, encoding: "base64" });
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray(4);
    return (
      data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / ((data.length * 3) / 4)
    );
  }, picture);
}

inChromium(
  "the pointer plays on the object, and houses are hit where they appear",
  async ({ page, open, screenshot }) => {
    await open("?view=object&speed=instant&seed=a1");
    await started(page);
    assert.equal(await drawnAs(page), "object");
    for (const { spot, width, height, found } of await houses(page)) {
      assert.ok(Math.min(width, height) >= 44, `${spot}: ${width} by ${height}`);
      assert.equal(found, spot, "it is found where it is seen");
    }
    for (let acts = 0; acts < 8; acts += 1) await actByMouse(page, await until(page, awaitsPerson));
    assert.ok((await look(page)).moves.length > 1);
    assert.equal(await drawnAs(page), "object");
    await screenshot("object");
    // Even on a slow machine, the last picture stays until the next one is drawn.
    assert.ok((await brightness(page, "24")) > 30, "the board is in sight while it is played on");
    await resize(page, { width: 880, height: 640 });
    assert.ok((await brightness(page, "24")) > 30, "and when the window has another size");
    for (const [width, height] of /** @type {const} */ ([
      [880, 640],
      [640, 360],
      [1024, 768],
      [1280, 800],
    ])) {
      await resize(page, { width, height });
      await settled(page);
      assert.deepEqual(await cutTexts(page), [], `${width} by ${height}`);
      const drawn = await button(page, ".board");
      const box = await drawn.boundingBox();
      assert.ok(box && box.width > box.height, `${width} by ${height}: the box lies across the screen`);
    }
  },
  { painted: true, viewport: { width: 900, height: 640, deviceScaleFactor: 0.5 } },
);

inChromium(
  "the object fits a phone and plays by touch",
  async ({ page, open, screenshot }) => {
    await open("?view=object&speed=instant&seed=c3&lang=ar");
    await started(page);
    assert.equal(await drawnAs(page), "object");
    for (const { spot, width, height, found } of await houses(page)) {
      assert.ok(Math.min(width, height) >= 44, `${spot}: ${width} by ${height}`);
      assert.equal(found, spot);
    }
    const throws = await (await button(page, MAIN)).boundingBox();
    assert.ok(throws && throws.width >= 88, `the large button is ${throws?.width} pixels wide`);
    await assertAccessible(page);
    for (let acts = 0; acts < 12; acts += 1) {
      const { cells, choices } = await until(page, awaitsPerson);
      const spot = cells.find(({ target }) => target) ?? cells.find(({ movable }) => movable);
      if (choices.length > 0) await (await button(page, "button.choice")).tap();
      else if (spot) {
        const { x, y } = await pointOf(page, spot.spot);
        await page.touchscreen.tap(x, y);
      } else await (await button(page, MAIN)).tap();
    }
    await screenshot("object-phone");
    // Sentences of other lengths do not resize the canvas, which would take longer than a picture.
    const heights = await page.$eval("senet-game >>> .scene", async (scene) => {
      const status = document.querySelector("senet-game")?.shadowRoot?.querySelector(".status");
      if (!(status instanceof HTMLElement) || !(scene instanceof HTMLElement)) throw new Error("no status");
      const longer = async (/** @type {number} */ pixels) => {
        status.style.paddingBlockEnd = `${pixels}px`;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return scene.style.height;
      };
      const before = scene.style.height;
      while ((await longer(150)) === before);
      const found = [scene.style.height];
      for (const pixels of [180, 150, 200, 150]) found.push(await longer(pixels));
      return found;
    });
    assert.equal(new Set(heights).size, 1, String(heights));
  },
  { viewport: { width: 360, height: 780, deviceScaleFactor: 0.5, hasTouch: true, isMobile: true } },
);

inChromium("nothing covers the sticks or the box at any page width", async ({ page, open }) => {
  for (const [query, width, height] of /** @type {const} */ ([
    ["", 360, 740],
    ["", 768, 1024],
    ["", 1280, 800],
    ["&kiosk", 1080, 1920],
    ["&kiosk", 1024, 768],
  ])) {
    await page.setViewport({ width, height, deviceScaleFactor: 0.5 });
    await open(`?view=object&speed=instant&seed=d4&opponent=person${query}`);
    await started(page);
    if (query) {
      await page.touchscreen.tap(width / 2, height / 3);
      await until(page, ({ main }) => /throw/i.test(main));
    }
    // The board takes its space after the first picture.
    await page.waitForFunction(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      const rect = (/** @type {string} */ name) =>
        root?.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      const [board, field] = [rect(".board"), rect(".field")];
      // Sticks also fall on the linen between the box and their area.
      const top = field.top > board.bottom ? board.bottom : field.top;
      const places = [board, new DOMRect(field.left, top, field.width, field.bottom - top)];
      const panels = [".status", ".players", ".actions", ".top", ".kiosk-bar"];
      // A kiosk fills the screen: its table ends above the bar, with nothing visible in between.
      const bar = rect(".kiosk-bar");
      const below = [...(root?.querySelectorAll(".table ~ :not(.kiosk-bar, .visually-hidden)") ?? [])]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect());
      if (bar.width > 0 && below.some(({ top }) => top < bar.top)) return false;
      if (bar.width > 0 && rect(".table").bottom > bar.top) return false;
      return !panels.some((name) => {
        const { left, top: above, right, bottom, width: wide } = rect(name);
        return (
          wide > 0 &&
          places.some(
            (place) => left < place.right && right > place.left && above < place.bottom && bottom > place.top,
          )
        );
      });
    });
  }
});

inChromium(
  "the keyboard plays on the object, and its pieces can be dragged",
  async ({ page, open }) => {
    await open("?view=object&speed=instant&seed=b2&opponent=person");
    await started(page);
    await page.focus('senet-game >>> [data-spot="1"]');
    await page.keyboard.press("t");
    const sight = await until(page, ({ cells }) => cells.some(({ movable }) => movable));
    const from = sight.cells.filter(({ movable }) => movable).at(-1)?.spot ?? "";
    await page.focus(`senet-game >>> [data-spot="${from}"]`);
    await page.keyboard.press("Enter");
    const aimed = await look(page);
    const to = aimed.cells.find(({ target }) => target)?.spot ?? "";
    assert.match(aimed.focus ?? "", new RegExp(`House ${to}`), "the focus has gone to the goal");
    await page.keyboard.press("Escape");
    const [a, b] = [await pointOf(page, from), await pointOf(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
    const moved = await until(page, (now) => now.moves.length > sight.moves.length);
    assert.match(moved.cells.find(({ spot }) => spot === to)?.label ?? "", /last move/i);
  },
  { viewport: { width: 900, height: 640, deviceScaleFactor: 0.5 } },
);

inChromium(
  "dragging turns the box in the orbit view, and releasing it restores its position",
  async ({ page, open }) => {
    await open("?view=object&opponent=person&seed=d4");
    await started(page);
    const before = await houses(page);
    /** The overlay is hidden, because it would be misplaced. */
    const message = () =>
      page.evaluate(
        () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".scene + svg[hidden]"),
      );
    // Simulates a machine fast enough to animate the rotation.
    await page.evaluate(() => {
      /** @type {any} */ (document.querySelector("senet-game")).pictures.board.cost = 50;
    });
    const { x, y } = await pointOf(page, "24");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 10, { steps: 3 });
    await taken(page);
    assert.equal(await message(), false);
    await page.mouse.up();
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".scene + svg[hidden]"),
    );
    assert.deepEqual(await houses(page), before);
    assert.ok(!(await isInert(page)));
    assert.ok(awaitsPerson(await look(page)), "nothing was tapped");
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);

inChromium(
  "a key opens the orbit view, shows the drawer and puts the box back",
  async ({ page, open, screenshot }) => {
    await open("?view=object&speed=instant&opponent=person&seed=d4");
    await started(page);
    const before = await houses(page);
    const turned = () =>
      page.evaluate(
        () => /** @type {any} */ (document.querySelector("senet-game")).pictures.board.orbit.orbit,
      );
    await page.focus('senet-game >>> [data-spot="24"]');
    await page.keyboard.press("b");
    assert.match((await look(page)).focus ?? "", /You are holding the box.*Escape/);
    assert.ok(await isInert(page));
    const first = await turned();
    await page.keyboard.press("ArrowRight");
    assert.ok((await turned()).yaw > first.yaw);
    // The panels have faded: on the way, their contrast is too low.
    await page.waitForFunction(() =>
      [...(document.querySelector("senet-game")?.shadowRoot?.querySelectorAll(".table ~ *, .dock > *") ?? [])]
        .flatMap((panel) => panel.getAnimations())
        .every(({ playState }) => playState === "finished"),
    );
    await assertAccessible(page, "the box in the hand");
    await page.keyboard.press("Space");
    await page.keyboard.press("Space");
    assert.equal((await turned()).drawerOpen, 1, "the drawer is open");
    assert.match((await look(page)).spoken.join(), /Off the board/);
    await screenshot("object-in-hand");
    await page.keyboard.press("Escape");
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".turning"),
    );
    assert.equal(await turned(), null);
    assert.ok(!(await isInert(page)));
    assert.deepEqual(await houses(page), before);
    assert.match((await look(page)).focus ?? "", /^House 24/, "the focus is where it was");
    // By buttons, for visitors without keys or a steady hand.
    await (await button(page, ".toolbar .menu")).click();
    await press(page, ".menu-entry.turn");
    await (await button(page, ".turning button:last-child")).click();
    await until(page, ({ focus }) => focus?.startsWith("House") ?? false);
    const corner = await button(page, ".turning-corner button");
    const place = await corner.boundingBox();
    assert.ok(place && Math.min(place.width, place.height) >= 44, "a finger finds the button on the board");
    await corner.click();
    await page.waitForFunction(() => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      const panels = [...(root?.querySelectorAll(".status, .players, .actions, .middle > .table ~ *") ?? [])];
      return (
        !root?.querySelector(".turning-corner button") &&
        panels.every((one) => getComputedStyle(one).opacity === "0")
      );
    });
    await (await button(page, ".turning button")).click();
    assert.ok(await turned());
    await (await button(page, ".turning button:last-child")).click();
    await until(page, ({ focus }) => focus?.startsWith("House") ?? false);
    assert.equal(await turned(), null);
    await changeSettings(page, { view: "flat" });
    await page.focus('senet-game >>> [data-spot="24"]');
    await page.keyboard.press("b");
    await until(page, ({ spoken }) => /flat drawing/.test(spoken.join()));
  },
  { viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);

inChromium(
  "a sideways swipe on the linen turns the box, and a vertical swipe scrolls",
  async ({ page, open }) => {
    await open("?view=object&speed=instant&opponent=person&seed=d4");
    await started(page);
    await page.evaluate(() => {
      /** @type {any} */ (document.querySelector("senet-game")).pictures.board.cost = 50;
    });
    const before = await houses(page);
    const { x, y } = await pointOf(page, "24");
    await page.touchscreen.touchStart(x, y);
    for (const by of [10, 30, 60]) await page.touchscreen.touchMove(x - by, y);
    await taken(page);
    await page.touchscreen.touchEnd();
    await page.waitForFunction(
      () => !document.querySelector("senet-game")?.shadowRoot?.querySelector(".grid[inert]"),
    );
    assert.deepEqual(await houses(page), before);
    assert.equal((await look(page)).moves.length, 0, "nothing was tapped");
  },
  { viewport: { width: 390, height: 844, deviceScaleFactor: 0.5, hasTouch: true, isMobile: true } },
);

inChromium(
  "the camera circles the box while it is idle, and returns before anyone plays",
  async ({ page, open }) => {
    // Its pauses end at once.
    await page.evaluateOnNewDocument(() => {
      const later = globalThis.setTimeout;
      /** @type {any} */ (globalThis).setTimeout = (
        /** @type {() => void} */ act,
        /** @type {number} */ time,
      ) => later(act, time === 9000 || time === 15_000 ? 1 : time);
    });
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await open("?kiosk&view=object&speed=instant&lang=en");
    await page.waitForSelector("senet-game[data-attract] >>> .board canvas.scene");
    await started(page);
    const hand = (/** @type {string} */ of) =>
      page.evaluate(
        (name) => /** @type {any} */ (document.querySelector("senet-game")).pictures.board.orbit[name],
        of,
      );
    assert.equal(await hand("tourTimer"), 0, "not for whoever wants nothing to move");
    await page.emulateMediaFeatures([]);
    await page.evaluate(() => {
      const { board } = /** @type {any} */ (document.querySelector("senet-game")).pictures;
      board.cost = 50;
      board.quality = 0.1;
    });
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).pictures.board.orbit.orbit,
    );
    await page.mouse.click(400, 300);
    await page.waitForSelector("senet-game:not([data-attract])");
    await page.waitForFunction(
      () => !(/** @type {any} */ (document.querySelector("senet-game")).pictures.board.orbit.orbit),
    );
    assert.ok(!(await isInert(page)));
  },
  { viewport: { width: 800, height: 600, deviceScaleFactor: 0.5 } },
);

inChromium(
  "the picture for sharing shows the object if the page does",
  async ({ page, open }) => {
    await open("?view=object&speed=instant&opponent=person&seed=d4&lang=en");
    await started(page);
    await (await button(page, ".toolbar .menu")).click();
    await press(page, ".menu-entry.share");
    const picture = await button(page, "dialog.share canvas.picture");
    await page.waitForFunction(
      (canvas) => /** @type {HTMLCanvasElement} */ (canvas).width > 300,
      {},
      picture,
    );
    const { width, colours } = await picture.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
        0,
        0,
        canvas.width,
        canvas.height,
      );
      const colours = new Set();
      for (let index = 0; index < data.length; index += 404) colours.add(data.slice(index, index + 3).join());
      return { width: canvas.width, colours: colours.size };
    });
    // Half the width if it is drawn slowly.
    assert.equal(width, 1024);
    assert.ok(colours > 500, `shaded, in ${colours} colours`);
  },
  { painted: true, viewport: { width: 740, height: 560, deviceScaleFactor: 0.5 } },
);
