/** How the page uses the available space: low frames, large text, tablets and wide screens. */
import assert from "node:assert/strict";
import { leave, show } from "./every-screen.mjs";
import { playedOn, state } from "./fair-play.mjs";
import { inChromium } from "./harness/index.mjs";
import { button, cutTexts, MAIN, resize, settled, started, until } from "./table.mjs";

/** The parts of the table that the large button covers. @param {import("puppeteer-core").Page} page */
const covered = (page) =>
  page.evaluate((main) => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const button = root?.querySelector(main)?.getBoundingClientRect();
    const rest = [...(root?.querySelectorAll(".board, .who, .field, .prompt strong") ?? [])];
    return rest.flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isApart =
        !button ||
        left >= button.right ||
        right <= button.left ||
        top >= button.bottom - 1 ||
        bottom <= button.top + 1;
      return isApart ? [] : [part.className || part.textContent];
    });
  }, MAIN);

inChromium(
  "the throw button stays in view and covers nothing with text at 200%, in a low frame and on a phone, and no text is cut",
  async ({ page, open }) => {
    for (const language of ["en", "tr", "ar", "ja"]) {
      await open(`?speed=instant&view=flat&ruleset=kendall-masters&opponent=beginner&lang=${language}`);
      await started(page);
      for (const [width, height, large] of /** @type {const} */ ([
        [360, 740, true],
        [390, 844, true],
        [1280, 800, true],
        [360, 740, false],
        [370, 480, false],
        [480, 480, false],
        [1024, 768, false],
        [768, 1024, false],
        [740, 360, false],
        [640, 360, false],
      ])) {
        await page.evaluate(
          (size) => document.documentElement.style.setProperty("font-size", size),
          large ? "200%" : "",
        );
        await resize(page, { width, height });
        await settled(page);
        const where = `${language}, ${width} by ${height}${large ? ", large text" : ""}`;
        const box = await (await button(page, MAIN)).boundingBox();
        assert.ok(
          box && box.x >= 0 && box.x + box.width <= width + 0.5,
          `${where}: ${box?.x}, ${box?.width} wide`,
        );
        assert.ok(
          box.y >= 0 && box.y + box.height <= height + 0.5,
          `${where}: at ${box.y}, ${box.height} high`,
        );
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${where}: ${wide} pixels wide`);
        assert.deepEqual(await covered(page), [], where);
        if (!large) assert.deepEqual(await cutTexts(page), [], where);
      }
    }
  },
);

/** Parts of the table that are outside the window, and what covers houses of the board. @param {import("puppeteer-core").Page} page */
const outOfView = (page) =>
  page.evaluate((main) => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const box = (/** @type {string} */ name) => root?.querySelector(name)?.getBoundingClientRect();
    const parts = [".board", ".prompt strong", ".field", ".value", main, ".player.acts .who"];
    const last = box("[data-spot='25']");
    return [
      ...parts.filter((name) => {
        const { top = -1, bottom = -1, left = -1, right = -1 } = box(name) ?? {};
        return top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
      }),
      ...[".first-rule", ".message"].filter((name) => (box(name)?.top ?? innerHeight) < (last?.bottom ?? 0)),
    ];
  }, MAIN);

inChromium(
  "with text at 200% a phone shows board, throw, text, button and whose turn it is together, and no words lie on the board",
  async ({ page, open }) => {
    const fonts = await page.createCDPSession();
    await page.setViewport({ width: 360, height: 740 });
    // Text is enlarged by the page's root font, or by the browser's setting, which media queries follow, too.
    for (const [root, standard, language] of /** @type {const} */ ([
      ["200%", 16, "en"],
      ["", 32, "en"],
      ["", 21, "de"],
      ["200%", 16, "ar"],
    ])) {
      const where = `${root} of ${standard} pixels, ${language}`;
      await fonts.send("Page.setFontSizes", { fontSizes: { standard } });
      // With nothing stored, every game explains its first rule again.
      await open(`?speed=instant&view=flat&opponent=person&seed=d4&keep=off&lang=${language}`);
      await started(page);
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), root);
      await settled(page);
      assert.deepEqual(await outOfView(page), [], `${where}, at first`);
      await (await button(page, MAIN)).click();
      const { cells } = await until(page, (sight) => sight.cells.some(({ movable }) => movable));
      assert.deepEqual(await outOfView(page), [], `${where}, a choice`);
      await (await button(page, ".actions .advice")).click();
      await page.waitForSelector("senet-game >>> .message");
      assert.deepEqual(await outOfView(page), [], `${where}, advice`);
      await page.focus(`senet-game >>> [data-spot="${cells.find(({ movable }) => movable)?.spot}"]`);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.waitForSelector("senet-game >>> .first-rule");
      assert.deepEqual(await outOfView(page), [], `${where}, another throw`);
    }
    await fonts.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  },
);

inChromium(
  "a wide page and a portrait tablet use their full width, with shared left and right edges",
  async ({ page, open }) => {
    for (const language of ["en", "ar"]) {
      await page.setViewport({ width: 1920, height: 1080 });
      await open(`?speed=instant&view=flat&ruleset=kendall-masters&lang=${language}`);
      await started(page);
      const measured = await page.evaluate(() => {
        const root = document.querySelector("senet-game")?.shadowRoot;
        const box = (/** @type {string} */ selector) => {
          const element = root?.querySelector(selector);
          if (!element) throw new Error(selector);
          const { left, right } = element.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return {
            left: left + Number.parseFloat(paddingLeft),
            right: right - Number.parseFloat(paddingRight),
          };
        };
        return {
          board: box(".board"),
          title: box("h1"),
          tools: box(".toolbar"),
          players: box(".players"),
          actions: box(".actions"),
          dockEnds: root?.querySelector(".dock")?.getBoundingClientRect().bottom ?? 0,
          rows: new Set(
            [...(root?.querySelectorAll(".player") ?? [])].map(
              (player) => player.getBoundingClientRect().height,
            ),
          ).size,
        };
      });
      const { board, title, tools, players, actions } = measured;
      assert.ok(board.right - board.left >= 1600, `the board is ${board.right - board.left} pixels wide`);
      const [first, last] =
        language === "ar"
          ? /** @type {const} */ (["right", "left"])
          : /** @type {const} */ (["left", "right"]);
      assert.ok(Math.abs(title[first] - players[first]) <= 1, "title and players begin at one edge");
      assert.ok(Math.abs(tools[last] - actions[last]) <= 1, "menu and buttons end at one edge");
      assert.equal(measured.rows, 1, "both players take the same height");
      assert.ok(
        measured.dockEnds >= 0.85 * 1080 && measured.dockEnds <= 1080,
        `the page is used down to ${measured.dockEnds}`,
      );
    }
    // A low table shares out the height that is left, and still needs no scrolling.
    for (const [width, height, least] of /** @type {const} */ ([
      [1280, 800, 12],
      [1180, 820, 24],
    ])) {
      await page.setViewport({ width, height });
      await open("?speed=instant&view=flat&opponent=beginner");
      await started(page);
      const [board, dock, entry] = await Promise.all(
        [".board", ".dock", ".this-game summary"].map(async (part) =>
          (await button(page, part)).boundingBox(),
        ),
      );
      assert.ok(board && dock && entry);
      const [gap, end] = [dock.y - board.y - board.height, entry.y + entry.height];
      assert.ok(gap >= least && end <= height, `${width} by ${height}: ${gap} between, down to ${end}`);
    }
    await page.setViewport({ width: 820, height: 1180 });
    await open("?speed=instant&view=flat");
    await started(page);
    const first = await (await button(page, "[data-spot='1']")).boundingBox();
    assert.ok(first && first.width >= 100, `a house is ${first?.width} pixels wide on a tablet`);
    await page.setViewport({ width: 768, height: 1024 });
    await open("?speed=instant&view=object");
    await started(page);
    const box = await (await button(page, ".board")).boundingBox();
    assert.ok(box && box.height >= 0.8 * 1024, `the box is ${box?.height} pixels high on a tablet`);
    const dock = await (await button(page, ".dock")).boundingBox();
    assert.ok(dock && dock.height >= box.height - 1, "names, sticks and button take the height beside it");
    await page.setViewport({ width: 1100, height: 800 });
    await open("?speed=instant&view=flat&ruleset=kendall-masters");
    await started(page);
    const pieces = await page.$$eval("senet-game >>> .pieces", (all) =>
      all.map((row) => new Set([...row.children].map((piece) => piece.getBoundingClientRect().top)).size),
    );
    assert.deepEqual(pieces, [1, 1], "seven pieces stand in one row");
  },
);

inChromium(
  "on a desktop, sharing and the lessons need no scrolling for what comes first",
  async ({ page, open }) => {
    await page.setViewport({ width: 1280, height: 800 });
    await open("?speed=instant&view=flat&opponent=person");
    await started(page);
    for (const [dialog, wanted] of /** @type {const} */ ([
      ["share", "dialog.share .main"],
      ["lessons", "dialog.lessons .lesson-house-last"],
    ])) {
      await show(page, dialog);
      const box = await (await button(page, wanted)).boundingBox();
      assert.ok(box && box.y + box.height <= 800, `${wanted} ends at ${box && box.y + box.height}`);
      await leave(page);
    }
  },
);

inChromium("the players' names are whole in narrow frames", async ({ page, open }) => {
  for (const language of ["en", "fr", "tr", "ja"]) {
    await page.setViewport({ width: 304, height: 640 });
    await open(`?speed=instant&view=flat&opponent=beginner&lang=${language}`);
    await started(page);
    for (const width of [280, 304, 320, 340, 360]) {
      await resize(page, { width, height: 640 });
      const cut = await page.$$eval("senet-game >>> .who", (names) =>
        names
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((name) => name.textContent),
      );
      assert.deepEqual(cut, [], `${language}, ${width} pixels`);
      const widest = await page.$$eval("senet-game >>> .player", (players) =>
        Math.max(...players.map((player) => player.getBoundingClientRect().right)),
      );
      assert.ok(widest <= width, `${language}: ${widest} of ${width} pixels`);
    }
  }
});

inChromium("the steps of the computer's turn stay beside its name", async ({ page, open }) => {
  for (const view of ["flat", "object"]) {
    await page.setViewport({ width: 1280, height: 800 });
    await open(`?speed=instant&view=${view}&seed=3`);
    await started(page);
    while (!(await page.$("senet-game >>> .computer-turn .step"))) {
      const { throws } = await state(page);
      await playedOn(page, (now) => now.throws > throws && now.activity === "idle");
    }
    // A long turn, with the widest steps.
    await page.$$eval("senet-game >>> .computer-turn .step", ([step, ...others]) => {
      for (const other of others) other.remove();
      if (step) step.textContent = "5 18→23 ×";
      for (let count = 1; count < 4; count += 1) step?.after(step.cloneNode(true));
    });
    for (const [width, height, least] of /** @type {const} */ ([
      [1920, 1080, 4],
      [1280, 800, 4],
      [1024, 768, 2],
      [820, 1180, 3],
      [360, 740, 3],
    ])) {
      await resize(page, { width, height });
      const { end, steps } = await page.evaluate(() => {
        const root = document.querySelector("senet-game")?.shadowRoot;
        const ends = [...(root?.querySelectorAll(".computer-turn .step") ?? [])].map(
          (step) => step.getBoundingClientRect().right,
        );
        return { end: root?.querySelector(".players")?.getBoundingClientRect().right ?? 0, steps: ends };
      });
      const shown = steps.filter((right) => right > 0);
      assert.ok(shown.length >= least, `${view}, ${width}: ${shown.length} steps`);
      assert.ok(Math.max(...shown) <= end + 1, `${view}, ${width}: ${shown} beyond ${end}`);
    }
  }
});
