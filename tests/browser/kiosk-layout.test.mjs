/** The layout of an unattended screen: it fills the wall, covers nothing, and has targets large enough to touch. */
import assert from "node:assert/strict";
import { pageModules } from "../../www/build/page-modules.mjs";
import { playedOn } from "./fair-play.mjs";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import { attracting, untilLanguage, visited } from "./kiosk-screen.mjs";
import { button, MAIN, resize } from "./table.mjs";

const WALL = { width: 3840, height: 2160 };

/** The controls are visible and cover nothing else. */
const OWN = [".top", ".board", ".prompt", ".sticks", MAIN, ".kiosk-bar"];

/** The zoom factor after a pinch that spreads two fingers. @param {import("puppeteer-core").Page} page */
async function pinched(page) {
  const session = await page.createCDPSession();
  const fingers = (/** @type {number} */ apart) => [
    { x: 400 - apart, y: 400, id: 0 },
    { x: 400 + apart, y: 400, id: 1 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (let apart = 30; apart <= 200; apart += 10)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
  // After two frames, any effect of the gesture has happened.
  return page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
    return globalThis.visualViewport?.scale ?? 0;
  });
}

forEachBrowser(
  "the page fills a wall-sized screen, in self-play and during a visit",
  async ({ page, open, screenshot }) => {
    const { width, height } = WALL;
    /** @param {string} shot */
    const filled = async (shot) => {
      await screenshot(shot);
      const board = await (await button(page, ".board")).boundingBox();
      const line = await (await button(page, ".kiosk-bar")).boundingBox();
      assert.ok(board && line);
      assert.ok(board.width > 0.85 * width, `the board is ${board.width} pixels wide`);
      assert.ok(line.y + line.height <= height, "the line for visitors is on the screen");
      assert.ok(line.height > 0.025 * height, `the line for visitors is ${line.height} pixels high`);
    };
    await open("?kiosk&speed=instant&lang=en");
    await attracting(page);
    await filled("kiosk-wall-attract");
    await page.mouse.click(width / 2, height / 2);
    await visited(page);
    await filled("kiosk-wall-visit");
  },
  { browsers: ["chromium"], viewport: WALL },
);

/** The corners of the picture's shifts against burn-in, in rem. */
const CORNERS = [-0.7, 0.7].flatMap((x) => [-0.7, 0.7].map((y) => [x, y]));

/**
 * Where these elements are when the picture has been shifted into each corner, without motion.
 * @param {import("puppeteer-core").Page} page
 * @param {string[]} selectors
 */
const shifted = (page, selectors) =>
  page.evaluate(
    (corners, selectors) => {
      const game = /** @type {HTMLElement} */ (document.querySelector("senet-game"));
      return corners.map(([x = 0, y = 0]) => {
        game.style.setProperty("--wander-x", `${x}rem`);
        game.style.setProperty("--wander-y", `${y}rem`);
        const rects = selectors.map((one) =>
          game.shadowRoot?.querySelector(one)?.getBoundingClientRect().toJSON(),
        );
        return /** @type {const} */ ([x, y, rects]);
      });
    },
    CORNERS,
    selectors,
  );

inChromium(
  "captions cover no part of the board in landscape or portrait, and the languages stand in even rows",
  async ({ page, open, screenshot }) => {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await open("?kiosk&speed=instant&lang=fr");
    await attracting(page);
    for (const [width, height] of /** @type {const} */ ([
      [1024, 768],
      [1920, 1080],
      [1080, 1920],
      [2160, 3840],
    ])) {
      await resize(page, { width, height });
      const size = `${width} by ${height}`;
      for (const [x, y, [caption, board, line]] of await shifted(page, [
        ".caption span",
        ".board",
        ".kiosk-bar",
      ])) {
        assert.ok(caption && board && line);
        const where = `${size}, shifted by ${x} and ${y} rem`;
        assert.ok(caption.top >= 0 && caption.bottom <= board.top, `${where}: it stands above the board`);
        const isInside = line.left >= 0 && line.right <= width && line.bottom <= height;
        assert.ok(isInside, `${where}: the line for visitors is on the screen`);
        assert.ok(board.width > 0.8 * width, `${where}: the board is ${board.width} pixels wide`);
      }
      const tops = await page.$$eval("senet-game >>> .kiosk-bar .languages button", (all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      assert.equal(new Set(rows).size, 1, `${size}: ${rows} languages in a row`);
      await screenshot(`kiosk-caption-${width}`);
    }
  },
  { viewport: { width: 1024, height: 768 } },
);

inChromium(
  "pinching does not enlarge the page for the next visitor, and large text is twice as large",
  async ({ page, open }) => {
    await open("?kiosk&speed=instant");
    await attracting(page);
    assert.equal(await pinched(page), 1, "while it plays itself");
    await page.keyboard.press("Enter");
    await visited(page);
    assert.equal(await pinched(page), 1, "in a visit");
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const sizes = [await size()];
    for (const pressed of [true, true, false]) {
      await (await button(page, ".kiosk-bar .larger")).click();
      await button(page, `.kiosk-bar .larger[aria-pressed=${pressed}]`);
      sizes.push(await size());
    }
    const [first = 0, ...others] = sizes;
    assert.deepEqual(
      others.map((one) => Number((one / first).toFixed(2))),
      [1.4, 2, 1],
    );
    await page.evaluate(() => document.querySelector("senet-game")?.remove());
    assert.ok((await pinched(page)) > 2, "without the fence they can");
  },
  { viewport: { width: 1280, height: 800, hasTouch: true } },
);

inChromium(
  "at the end of a game both buttons sit above the line for visitors",
  async ({ page, open }) => {
    await open("?kiosk&speed=instant&opponent=person&lang=en");
    await attracting(page);
    await page.keyboard.press("Enter");
    await visited(page);
    await playedOn(page, ({ phase }) => phase === "over");
    await button(page, ".actions button:not(.main, .drawn)");
    for (const [width, height] of /** @type {const} */ ([
      [1920, 1080],
      [1280, 800],
      [1024, 768],
      [1080, 1920],
      [2160, 3840],
    ])) {
      await resize(page, { width, height });
      const line = await (await button(page, ".kiosk-bar")).boundingBox();
      // The table clips what leaves it.
      const table = await (await button(page, ".table")).boundingBox();
      const ends = await page.$$eval("senet-game >>> .actions button:not(.drawn)", (all) =>
        all.map((one) => one.getBoundingClientRect().bottom),
      );
      assert.ok(line && table && ends.length > 1);
      const limit = Math.min(line.y, table.y + table.height);
      assert.ok(Math.max(...ends) <= limit, `${width} by ${height}: ${ends} of ${limit}`);
    }
  },
  { viewport: { width: 1920, height: 1080 } },
);

inChromium(
  "on a small screen everything needed for play is in view",
  async ({ page, open, screenshot }) => {
    const inSight = async (/** @type {string} */ selector) => {
      const box = await (await button(page, selector)).boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 768, `${selector}: ${box?.y} ${box?.height}`);
    };
    await open("?kiosk&speed=instant&lang=de");
    await attracting(page);
    await inSight(".kiosk-bar");
    await inSight(".invitation button");
    await screenshot("kiosk-small-attract");
    await page.keyboard.press("Enter");
    await visited(page);
    for (const selector of [".kiosk-bar .finish", ".kiosk-bar .language", ".board", MAIN])
      await inSight(selector);
    const dock = await (await button(page, ".dock")).boundingBox();
    const line = await (await button(page, ".kiosk-bar")).boundingBox();
    assert.ok(dock && line && dock.y + dock.height <= line.y, "the line below covers nothing");
    await screenshot("kiosk-small-visit");
  },
  { viewport: { width: 1024, height: 768 } },
);

inChromium(
  "during play everything is in view, nothing is covered, and touch targets measure 15 millimetres",
  async ({ page, problems }) => {
    /** @type {Record<string, string>} */
    const pages = {};
    const site = await openSite({ pages });
    const { targetPixels } = await pageModules("addons/kiosk/screen-size");
    try {
      for (const [width, height, inches, lang] of /** @type {const} */ ([
        [1024, 768, 15, "de"],
        [768, 1024, 15, "ar"],
        [1366, 768, 18, "fr"],
        [1920, 1080, 24, "pt"],
        [1080, 1920, 24, "ja"],
        [1920, 1080, 15, "tr"],
        [3840, 2160, 55, "hi"],
        [2160, 3840, 55, "en"],
      ])) {
        const where = `${width} by ${height}, ${inches} inches, ${lang}`;
        pages["/senet/curator.json"] = JSON.stringify({ inches, languages: [lang, "es"] });
        await page.setViewport({ width, height, deviceScaleFactor: 0.5 });
        await page.goto(`${site.url}?kiosk=curator.json&speed=instant&view=flat`);
        await attracting(page);
        await page.mouse.click(width / 2, height / 2);
        await visited(page);
        await untilLanguage(page, lang);
        await button(page, ".kiosk-bar .finish");
        const least = targetPixels(width, height, inches);
        const layout = await page.evaluate((selectors) => {
          const root = document.querySelector("senet-game")?.shadowRoot;
          const box = (/** @type {Element} */ one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return { left, top, right, bottom };
          };
          const heightOf = (/** @type {string} */ name) =>
            root?.querySelector(name)?.getBoundingClientRect().height ?? 0;
          const middle = /** @type {Element} */ (root?.querySelector(".middle"));
          const buttons = [
            ...(root?.querySelectorAll(".kiosk-bar button, .toolbar button, .dock button") ?? []),
          ];
          return {
            boxes: selectors.map((name) => box(/** @type {Element} */ (root?.querySelector(name)))),
            scrolls: middle.scrollHeight - middle.clientHeight,
            ...{ number: heightOf(".value"), sign: heightOf(".actions .icon") },
            targets: buttons
              .filter((one) => one.checkVisibility())
              .map((one) => ({ name: one.className, ...box(one) })),
          };
        }, OWN);
        assert.ok(layout.scrolls <= 1, `${where}: scrolls by ${layout.scrolls}`);
        for (const [index, one] of layout.boxes.entries()) {
          assert.ok(one.top >= -1 && one.bottom <= height + 1, `${where}: ${OWN[index]} is in sight`);
          for (const [after, other] of layout.boxes.entries()) {
            if (after <= index) continue;
            const apart =
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1 ||
              one.right <= other.left + 1 ||
              other.right <= one.left + 1;
            assert.ok(apart, `${where}: ${OWN[index]} and ${OWN[after]}`);
          }
        }
        // The game fills a tall screen: the bands above and below it stay small, and what was thrown is large.
        const [board, large] = [".board", MAIN].map((name) => layout.boxes[OWN.indexOf(name)]);
        if (height > 1.6 * width && board && large) {
          assert.ok(board.top < 0.08 * height && large.bottom > 0.9 * height, `${where}: fills the screen`);
          assert.ok(layout.number > 0.08 * height, `${where}: the number is ${layout.number} pixels high`);
          assert.ok(layout.sign > 0.025 * height, `${where}: the sign of undo is ${layout.sign} pixels high`);
        }
        for (const { name, left, top, right, bottom } of layout.targets)
          assert.ok(
            right - left >= least - 1 && bottom - top >= least - 1,
            `${where}: ${name} is ${right - left} by ${bottom - top}, not ${least}`,
          );
      }
      problems.push(...unexpectedProblems(problems, site.origin));
    } finally {
      site.close();
    }
  },
);

inChromium(
  "a finger leaves no ring of focus and no dead button behind, and a key shows where the focus is",
  async ({ page, open }) => {
    await open("?kiosk&speed=instant&view=flat");
    await attracting(page);
    await page.touchscreen.tap(400, 600);
    await visited(page);
    const main = await button(page, MAIN);
    await page.waitForSelector(`senet-game >>> ${MAIN}:focus`);
    /** The look of the button, ready and dead. In a game it may be dead for a moment only. */
    const shown = () =>
      main.evaluate((main) => {
        const { opacity, outlineStyle } = getComputedStyle(main);
        main.setAttribute("aria-disabled", "true");
        const dead = getComputedStyle(main).opacity;
        main.removeAttribute("aria-disabled");
        return { opacity, outlineStyle, dead };
      });
    assert.deepEqual(await shown(), { opacity: "1", outlineStyle: "none", dead: "0" }, "by touch");
    const tapped = await main.evaluate((main) =>
      getComputedStyle(main).getPropertyValue("-webkit-tap-highlight-color"),
    );
    assert.equal(tapped, "rgba(0, 0, 0, 0)", "nothing grey stays where it was");
    await page.keyboard.press("Shift");
    assert.deepEqual(await shown(), { opacity: "1", outlineStyle: "solid", dead: "1" }, "with a keyboard");
  },
  { viewport: { width: 1080, height: 1920, hasTouch: true } },
);
