/** The game review in the dock: sum, moments, curve, retrying, and returning. */
import assert from "node:assert/strict";
import { howItWent, playedOn, playedToTheEnd, press, shadowText, state, there } from "./fair-play.mjs";
import { assertAccessible, inChromium, PHONE } from "./harness/index.mjs";
import { resize, started } from "./table.mjs";

const SEED = "5a".repeat(32);

/** @typedef {import("puppeteer-core").Page} Page */

/** Reloads the page with its game just before the end and without a move list, and plays the rest. @param {Page} page */
async function ended(page) {
  await playedToTheEnd(page, SEED);
  await howItWent(page);
}

/** The number of matching elements. @param {Page} page @param {string} selector */
const count = (page, selector) =>
  page.evaluate(
    (selector) => document.querySelector("senet-game")?.shadowRoot?.querySelectorAll(selector).length,
    selector,
  );

/** Waits until an element's text matches. @param {Page} page @param {string} selector @param {RegExp} pattern */
const reads = (page, selector, pattern) =>
  page.waitForFunction(
    (selector, source) => {
      const element = document.querySelector("senet-game")?.shadowRoot?.querySelector(selector);
      return element && new RegExp(source).test((element.textContent ?? "").replace(/\s+/g, " "));
    },
    {},
    selector,
    pattern.source,
  );

/** Waits until no element matches. @param {Page} page @param {string} selector */
const isGone = (page, selector) =>
  page.waitForFunction(
    (selector) => !document.querySelector("senet-game")?.shadowRoot?.querySelector(selector),
    {},
    selector,
  );

/** Waits until the board shows an unfinished game. @param {Page} page */
async function goesOn(page) {
  while ((await state(page)).phase === "over") await new Promise((resolve) => setTimeout(resolve, 25));
}

/** The numbers of the sum, in order. @param {Page} page */
const points = (page) =>
  page.evaluate(() =>
    [...(document.querySelector("senet-game")?.shadowRoot?.querySelectorAll(".part-points") ?? [])].map(
      (element) => Number((element.textContent ?? "").replace("−", "-").replace("+", "")),
    ),
  );

/** How far the bars of the sum exceed their scale; none may be cut off. @param {Page} page */
const cutOff = (page) =>
  page.evaluate(() =>
    [...(document.querySelector("senet-game")?.shadowRoot?.querySelectorAll(".part-track rect") ?? [])].map(
      (bar) => {
        const { x, width } = /** @type {SVGSVGElement} */ (bar.closest("svg")).viewBox.baseVal;
        const { x: left, width: length } = /** @type {SVGRectElement} */ (bar).getBBox();
        return left < x || left + length > x + width || length === 0;
      },
    ),
  );

inChromium(
  "a finished game is reviewed in the dock: a sum that adds up, key moments and the curve of the game",
  async ({ page, open }) => {
    await open(`?speed=instant&seed=${SEED}`);
    await started(page);
    await ended(page);
    const sum = await points(page);
    const end = sum.pop() ?? -1;
    assert.ok([0, 50, 100].includes(end));
    assert.equal(
      sum.reduce((all, part) => all + part),
      end,
      "the parts add up",
    );
    const cut = await cutOff(page);
    assert.ok(cut.length >= 2 && !cut.includes(true), `${cut}`);
    assert.match((await shadowText(page, ".verdict")) ?? "", /^Luck .*\. (You|The computer|Both|Nobody) /);
    assert.match(
      (await shadowText(page, ".review-judge")) ?? "",
      /strongest player.*gives away on average only 0\.01 of a game/,
    );
    await press(page, ".part.own button");
    await there(page, ".part.own .part-list");
    await press(page, ".next-moment");
    await reads(page, ".reading", /Throw \d+: you win (no games|1 game|\d+ games) in 100/);
    assert.equal((await state(page)).activity, "looking");
    await page.evaluate(() => {
      const slider = document.querySelector("senet-game")?.shadowRoot?.querySelector(".curve input");
      if (slider instanceof HTMLInputElement) slider.focus();
    });
    const before = await shadowText(page, ".reading");
    await page.keyboard.press("n");
    await page.waitForFunction(
      (old) =>
        document
          .querySelector("senet-game")
          ?.shadowRoot?.querySelector(".reading")
          ?.textContent?.replace(/\s+/g, " ")
          .trim() !== old,
      {},
      before,
    );
    await press(page, ".review-numbers > summary");
    await press(page, ".review-table > summary");
    await there(page, ".rows tbody tr");
    assert.ok(((await count(page, ".rows tbody tr")) ?? 0) > 100);
    /** The cells of a column, from the first row down. @param {number} column */
    const cells = (column) =>
      page.evaluate(
        (at) =>
          [
            ...(document
              .querySelector("senet-game")
              ?.shadowRoot?.querySelectorAll(`.rows tbody tr > :nth-child(${at})`) ?? []),
          ].map((cell) => Number.parseFloat(cell.textContent ?? "") || 0),
        column,
      );
    const throws = await cells(1);
    await press(page, ".rows th:last-child .sort");
    await there(page, '.rows th[aria-sort="descending"]:last-child');
    const lost = await cells(7);
    assert.ok((lost[0] ?? 0) >= 5);
    assert.deepEqual(
      lost,
      lost.toSorted((one, other) => other - one),
    );
    await press(page, ".rows th:last-child .sort");
    await there(page, '.rows th[aria-sort="ascending"]:last-child');
    await press(page, ".rows th:first-child .sort");
    await there(page, '.rows th[aria-sort="ascending"]:first-child');
    assert.deepEqual(await cells(1), throws);
    await assertAccessible(page, "the table");
  },
);

inChromium(
  "a choice can be retried on the board without playing it, and the final position comes back",
  async ({ page, open }) => {
    await open(`?speed=instant&seed=${SEED}`);
    await started(page);
    await ended(page);
    const { throws } = await state(page);
    await press(page, ".moment-card .try");
    await there(page, ".trial");
    await goesOn(page);
    const then = await state(page);
    // Every choice gets an answer, and none is played.
    const choices = await page.evaluate(() => {
      const { moves, game } = /** @type {any} */ (document.querySelector("senet-game")).session.view;
      return moves.length + (game.phase === "throw" ? 1 : 0);
    });
    const answers = new Set();
    for (let choice = 0; choice < choices; choice += 1) {
      await page.evaluate((at) => {
        const { session } = /** @type {any} */ (document.querySelector("senet-game"));
        const move = session.view.moves[at];
        if (move) session.play(move);
        else session.throwSticks();
      }, choice);
      await there(page, ".trial-said:is(.wrong, .right)");
      answers.add((await shadowText(page, ".trial-said"))?.replace(/[\d.].*/, ""));
      assert.equal((await state(page)).throws, then.throws);
    }
    assert.ok(
      [...answers].some((said) => said?.startsWith("Right")),
      "one of them is right",
    );
    assert.ok(
      [...answers].some((said) => said?.startsWith("That gives away")),
      "one of them is not",
    );
    await press(page, ".end-trial");
    await there(page, ".review .found");
    assert.deepEqual(await state(page).then(({ phase, throws: now }) => [phase, now]), ["over", throws]);
    // Showing the best choice and continuing from there is always possible.
    await press(page, ".moment-card .try");
    await press(page, ".show-best");
    assert.match(await there(page, ".trial-said.shown"), /^Best: /);
    // A reload does not lose the game either.
    await page.reload();
    await howItWent(page);
    assert.deepEqual(await state(page).then(({ phase, throws: now }) => [phase, now]), ["over", throws]);
    await press(page, ".moment-card .try");
    await there(page, ".trial");
    await press(page, ".end-trial");
    await press(page, ".moment-card .play-on-here");
    // The restored game is reviewed again. The review disappears briefly, so this checks the game.
    await goesOn(page);
    await isGone(page, ".review");
  },
);

inChromium(
  "on a phone a hundred games are played from a moment, accessibly, and a new game closes the review",
  async ({ page, open }) => {
    await open(`?speed=instant&seed=${SEED}`);
    await started(page);
    await ended(page);
    await press(page, ".moment-card .hundred");
    await reads(page, ".hundred-games p", /of 100 games\./);
    assert.match((await shadowText(page, ".hundred-games p")) ?? "", /of 100/);
    await assertAccessible(page, "the review");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, "nothing is wider than the screen");
    await press(page, ".actions button.main");
    await isGone(page, ".review");
  },
  { viewport: { ...PHONE, width: 360 } },
);

inChromium(
  "a running game can be reviewed on request, with a note that this is help, until the next throw",
  async ({ page, open }) => {
    await open(`?speed=instant&opponent=person&seed=${SEED}`);
    await started(page);
    await playedOn(page, ({ throws }) => throws >= 30);
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .review");
    await there(page, ".review .parts");
    assert.match((await shadowText(page, ".review-help")) ?? "", /help/);
    assert.match(
      (await shadowText(page, ".review .parts")) ?? "",
      /White’s choices.*Black’s choices|Black’s choices.*White’s choices/,
    );
    assert.equal(await shadowText(page, ".verdict"), null);
    const { throws } = await state(page);
    await playedOn(page, (now) => now.throws > throws);
    await isGone(page, ".review");
  },
);

inChromium("the pinned board lies above what scrolls below it, in both views", async ({ page, open }) => {
  for (const view of ["flat", "object"]) {
    await open(`?speed=instant&seed=${SEED}&view=${view}`);
    await started(page);
    await ended(page);
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await resize(page, viewport);
      // Scrolls until the buttons of the end lie below the board.
      await page.evaluate(() => scrollTo(0, 320));
      await page.waitForFunction(() => scrollY >= 300);
      const covering = await page.evaluate(() => {
        const root = document.querySelector("senet-game")?.shadowRoot;
        return [...(root?.querySelectorAll(".cell") ?? [])].flatMap((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          if (y < 0) return [];
          const top = root?.elementFromPoint(x + width / 2, y + height / 2);
          return !top || top.closest(".board") ? [] : [top.className || top.textContent];
        });
      });
      assert.deepEqual(covering, [], `${view}, ${viewport.width} wide`);
    }
  }
});

inChromium(
  "on every screen the moments are smaller than the board, and nothing lies on anything else",
  async ({ page, open }) => {
    for (const view of ["flat", "object"]) {
      await open(`?speed=instant&view=${view}&opponent=person&seed=5a`);
      await started(page);
      await ended(page);
      for (const [width, height] of /** @type {const} */ ([
        [820, 1180],
        [1180, 820],
        [1280, 800],
        [360, 740],
      ])) {
        await resize(page, { width, height });
        const found = await page.evaluate(() => {
          const root = document.querySelector("senet-game")?.shadowRoot;
          const boxes = (/** @type {string} */ selector) =>
            [...(root?.querySelectorAll(selector) ?? [])].filter((part) => part.checkVisibility());
          const box = (/** @type {Element} */ part) => part.getBoundingClientRect();
          const parts = boxes(".prompt, .actions button:not(.drawn), .review, .end-row");
          const [board] = boxes(".board").map(box);
          return {
            share: Math.max(...boxes(".moment-board").map((one) => box(one).width / (board?.width ?? 0))),
            overlaps: parts.flatMap((one, index) =>
              parts.slice(index + 1).flatMap((other) => {
                const [a, b] = [box(one), box(other)];
                const apart =
                  a.bottom <= b.top + 1 ||
                  b.bottom <= a.top + 1 ||
                  a.right <= b.left + 1 ||
                  b.right <= a.left + 1;
                return apart ? [] : [`${one.className} and ${other.className}`];
              }),
            ),
          };
        });
        const where = `${view}, ${width} by ${height}`;
        assert.deepEqual(found.overlaps, [], where);
        assert.ok(found.share > 0 && found.share <= 0.8, `${where}: ${found.share} of the board`);
      }
    }
  },
);
