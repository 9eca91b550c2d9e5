/** The tutorial: lessons on the page's own board, house cards, odds and history. */
import assert from "node:assert/strict";
import { lessonStarts, readLessons } from "../../www/build/lesson-starts.mjs";
import { unfold } from "./every-screen.mjs";
import { press as pressOnPage } from "./fair-play.mjs";
import { assertAccessible, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { fromPosition, resume } from "./situations.mjs";
import { button, MAIN, savedRecord } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("../../www/addons/lessons/lessons.ts").Step} Step */

const { FIRST, lessonOf } = await readLessons();

/** The lesson's visible state. @param {Page} page */
function lessonSight(page) {
  return page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const isOpen = Boolean(root?.querySelector(".lesson"));
    const lesson = isOpen ? root : null;
    const text = (/** @type {Element | null | undefined} */ element) =>
      (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const spots = (/** @type {string} */ kind) =>
      [...(lesson?.querySelectorAll(`.cell.${kind}`) ?? [])].map(
        (cell) => cell.getAttribute("data-spot") ?? "",
      );
    return {
      open: isOpen,
      count: text(lesson?.querySelector(".lesson .count")),
      done: Boolean(lesson?.querySelector(".lesson .next.main")),
      corrected: text(lesson?.querySelector(".lesson .correction")),
      throws: /^Throw/.test(text(lesson?.querySelector(".actions .main:not([aria-disabled])"))),
      risks: Boolean(lesson?.querySelector(".two-ways")),
      movable: spots("movable"),
      target: spots("target"),
      spoken: [...(root?.querySelectorAll(".announcements p") ?? [])].map(text),
      focus: root?.activeElement?.getAttribute("data-spot") ?? root?.activeElement?.className ?? null,
      title: text(root?.querySelector("dialog[open] h2") ?? root?.querySelector(".lesson h2")),
    };
  });
}

/**
 * @param {Page} page
 * @param {(sight: Awaited<ReturnType<typeof lessonSight>>) => boolean} holds
 */
async function untilLesson(page, holds) {
  for (;;) {
    const sight = await lessonSight(page);
    if (holds(sight)) return sight;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** @param {Page} page */
const complete = (page) => page.waitForSelector("html[data-complete]");

/**
 * @param {Page} page
 * @param {string} selector
 */
const press = async (page, selector) => (await button(page, selector)).click();

/** The sentences that judge the visitor's choices at the end of a lesson. @param {Page} page */
async function judgedChoices(page) {
  await button(page, ".lesson-judge");
  return page.$$eval(`senet-game >>> .lesson-end .judged`, (all) =>
    all.map((element) => element.textContent ?? ""),
  );
}

/**
 * Completes a step with the pointer.
 * @param {Page} page
 * @param {Step} step
 */
async function doByPointer(page, { throws = [], moves, ask }) {
  for (const _ of throws) {
    // With a piece in the water, throwing is one of two choices.
    const { risks } = await untilLesson(page, (sight) => sight.throws || sight.risks);
    await press(page, risks ? ".two-ways .choice:last-child" : MAIN);
  }
  if (ask !== undefined) {
    await untilLesson(page, ({ movable }) => movable.length > 0);
    await press(page, `[data-spot="${ask}"]`);
  }
  if (!moves) return;
  if (moves[0] === "rescue") {
    await press(page, ".two-ways .choice");
    return;
  }
  const { movable } = await untilLesson(page, (sight) => sight.movable.length > 0);
  const [from = ""] = moves === "any" ? movable : (/^\d+/.exec(moves[0] ?? "") ?? ["hand"]);
  await press(page, `[data-spot="${from}"]`);
  const sight = await untilLesson(page, ({ done, target }) => done || target.length > 0);
  if (!sight.done) await press(page, `[data-spot="${sight.target[0]}"]`);
}

/**
 * Completes a step with the keyboard alone; the focus is where the step begins.
 * @param {Page} page
 * @param {Step} step
 */
async function doByKeys(page, { throws = [], moves, ask }) {
  for (const _ of throws) {
    await untilLesson(page, (sight) => sight.throws);
    await page.keyboard.press("t");
  }
  if (ask !== undefined) {
    await untilLesson(page, ({ movable }) => movable.length > 0);
    await page.keyboard.press("Enter");
  }
  if (!moves) return;
  if (moves[0] === "rescue") {
    await untilLesson(page, ({ focus }) => focus === "choice");
    await page.keyboard.press("Enter");
    return;
  }
  await untilLesson(page, ({ movable, focus }) => movable.includes(focus ?? ""));
  await page.keyboard.press("Enter");
  const { done } = await untilLesson(page, (sight) => sight.done || sight.target.includes(sight.focus ?? ""));
  if (!done) await page.keyboard.press("Enter");
}

/**
 * @param {Page} page
 * @param {readonly Step[]} steps
 * @param {(page: Page, step: Step) => Promise<void>} act
 * @param {() => Promise<unknown>} goOn
 */
async function learn(page, steps, act, goOn) {
  for (const [index, step] of steps.entries()) {
    await untilLesson(page, ({ count }) => count === `${index + 1} / ${steps.length}`);
    await act(page, step);
    await untilLesson(page, ({ done }) => done);
    await goOn();
  }
}

forEachBrowser(
  "the first lesson is offered, works by pointer, and leaves the visitor's game unchanged",
  async ({ page, open, screenshot }) => {
    await open("?speed=instant");
    await complete(page);
    const before = await savedRecord(page);
    await assertAccessible(page, "the offer of a lesson");
    await (await button(page, ".lesson-offer .start")).click();
    await untilLesson(page, ({ count }) => count === "1 / 8");
    await assertAccessible(page, "a lesson");
    await screenshot("tutorial-first");
    for (const step of FIRST.steps.slice(0, 2)) {
      await doByPointer(page, step);
      await untilLesson(page, ({ done }) => done);
      if (step === FIRST.steps[0]) await press(page, ".lesson .next");
    }
    await page.reload();
    await complete(page);
    await (await button(page, ".toolbar .menu")).click();
    await pressOnPage(page, ".menu-entry.tutorial-lessons");
    await assertAccessible(page, "the list of lessons");
    await (await button(page, ".lesson-first")).click();
    await untilLesson(page, ({ count }) => count === "2 / 8");
    await press(page, ".lesson .back");
    await learn(page, FIRST.steps, doByPointer, () => press(page, ".lesson .next"));
    const judged = await judgedChoices(page);
    assert.equal(judged.length, 1, "the step in which any move could be played");
    for (const sentence of judged)
      assert.match(sentence, /^(Right, nothing is better|That gives away \d+ games in 100)\./);
    await assertAccessible(page, "the end of a lesson");
    await screenshot("tutorial-end");
    await press(page, ".finish");
    await untilLesson(page, ({ title }) => title === "Lessons");
    await button(page, ".lesson-first .tick");
    await page.keyboard.press("Escape");
    assert.equal(await savedRecord(page), before, "the visitor's game is untouched");
    assert.equal(await page.$("senet-game >>> .lesson-offer"), null, "it is not offered again");
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "the first lesson works by keyboard",
  async ({ page, open }) => {
    await open("?speed=instant");
    await complete(page);
    await (await button(page, ".lesson-offer .start")).focus();
    await page.keyboard.press("Enter");
    await learn(page, FIRST.steps, doByKeys, () => page.keyboard.press("Enter"));
    while (!(await lessonSight(page)).focus?.toString().includes("finish")) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const { title, spoken } = await untilLesson(page, (sight) => !sight.open && sight.spoken.length > 0);
    assert.equal(title, "Lessons");
    assert.deepEqual(spoken, ["Your game continues."]);
  },
  { browsers: ["firefox"] },
);

forEachBrowser(
  "a lesson that was skipped through is not completed, resumes where it was skipped, and reports events first",
  async ({ page, open }) => {
    await open("?speed=instant");
    await complete(page);
    await (await button(page, ".lesson-offer .start")).click();
    for (const index of FIRST.steps.keys()) {
      await untilLesson(page, ({ count }) => count === `${index + 1} / ${FIRST.steps.length}`);
      await press(page, ".lesson .next");
    }
    await untilLesson(page, ({ title }) => title === "Lessons");
    assert.equal(await page.$("senet-game >>> .lesson-first .tick"), null);
    await (await button(page, ".lesson-first")).click();
    await untilLesson(page, ({ count }) => count === `1 / ${FIRST.steps.length}`);
    await doByPointer(page, /** @type {Step} */ (FIRST.steps[0]));
    const { spoken } = await untilLesson(page, (sight) =>
      sight.spoken.some((text) => /^Two light sides/.test(text)),
    );
    assert.ok(
      spoken.findIndex((text) => /^You threw a 2/.test(text)) <
        spoken.findIndex((text) => /^Two light/.test(text)),
    );
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "on a small phone the text of a step scrolls into view when the step begins and when it ends",
  async ({ page, open }) => {
    await open("?speed=instant&lang=de");
    await complete(page);
    await (await button(page, ".lesson-offer .start")).click();
    const { steps } = FIRST;
    const cardInView = () =>
      page.waitForFunction(() => {
        const game = document.querySelector("senet-game")?.shadowRoot;
        const card = game?.querySelector(".lesson");
        return card !== null && card !== undefined && card.getBoundingClientRect().top > -1;
      });
    for (let number = 1; number <= steps.length; number += 1) {
      await untilLesson(page, ({ count }) => count === `${number} / ${steps.length}`);
      await cardInView();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
      const next = await button(page, ".lesson .next");
      await next.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    }
    await untilLesson(page, ({ title }) => title === "Lektionen");
  },
  { browsers: ["chromium"], viewport: { ...PHONE, width: 360, height: 560 } },
);

inChromium(
  "after a lesson a poor choice can be retried, and the final position comes back",
  async ({ page, open }) => {
    await open("?speed=instant");
    await complete(page);
    await openEntry(page, "lessons");
    // The page's own judge finds every choice in a lesson equally good; here only the first move is best.
    await page.evaluate(() => {
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      const best = new Map();
      const { ask: consult } = session.advisor;
      session.advisor.ask = (/** @type {any} */ question, /** @type {AbortSignal} */ signal) => {
        if (question.ask !== "judge") return consult.call(session.advisor, question, signal);
        if (!best.has(question.record)) best.set(question.record, question.position);
        return Promise.resolve(best.get(question.record) === question.position ? 0.25 : 0.375);
      };
    });
    await (await button(page, ".lesson-first")).click();
    /** Skips steps. @param {number} from @param {number} to */
    const skip = async (from, to) => {
      for (let step = from; step < to; step += 1) {
        await untilLesson(page, ({ count }) => count === `${step} / 8`);
        await press(page, ".lesson .next");
      }
    };
    /** Plays a move of the third step by its number. @param {number} number */
    const play = async (number) => {
      await untilLesson(page, ({ count, throws }) => count === "3 / 8" && throws);
      await press(page, MAIN);
      await untilLesson(page, ({ movable }) => movable.length > 1);
      await page.evaluate((index) => {
        const { session } = /** @type {any} */ (document.querySelector("senet-game"));
        session.play(session.view.moves[index]);
      }, number);
      await untilLesson(page, ({ done }) => done);
      await press(page, ".lesson .next");
    };
    await skip(1, 3);
    await play(1);
    await skip(4, 9);
    for (const number of [2, 0]) {
      assert.match((await judgedChoices(page)).join(), /^That gives away 13 games in 100\. Try another\.$/);
      await press(page, ".again");
      await play(number);
    }
    assert.match((await judgedChoices(page)).join(), /^Right, nothing is better\.$/);
    assert.equal(await page.$(`senet-game >>> .again`), null);
    await press(page, ".finish");
    await untilLesson(page, ({ title }) => title === "Lessons");
  },
);

forEachBrowser(
  "other lessons teach other rules, and only the requested moves are played",
  async ({ page, open }) => {
    await open("?speed=instant");
    await complete(page);
    const steps = (/** @type {string} */ id) => lessonOf(id).steps;
    for (const id of ["house-27", "walls", "series", "entering", "piccione", "boards"]) {
      if (!(await page.$("senet-game >>> dialog[open]"))) {
        await (await button(page, ".toolbar .menu")).click();
        await pressOnPage(page, ".menu-entry.tutorial-lessons");
      }
      await button(page, `.lesson-${id}`);
      await unfold(page);
      await (await button(page, `.lesson-${id}`)).click();
      if (id === "walls") {
        await untilLesson(page, ({ throws }) => throws);
        await press(page, MAIN);
        await untilLesson(page, ({ movable }) => movable.includes("3"));
        await press(page, '[data-spot="3"]');
        const { corrected } = await untilLesson(page, (sight) => sight.corrected !== "");
        assert.match(corrected, /what this step asks/);
        await press(page, '[data-spot="3"]');
        await untilLesson(page, (sight) => /This step needs the piece on house 11/.test(sight.corrected));
        await press(page, '[data-spot="11"]');
        await untilLesson(page, ({ done }) => done);
        await press(page, ".lesson .next");
        await doByPointer(page, /** @type {Step} */ (steps(id)[1]));
        await untilLesson(page, ({ done }) => done);
        await press(page, ".lesson .next");
      } else {
        await learn(page, steps(id), doByPointer, () => press(page, ".lesson .next"));
      }
      if (steps(id).some(({ moves }) => moves === "any")) {
        await judgedChoices(page);
        await press(page, ".finish");
      }
      await untilLesson(page, ({ title }) => title === "Lessons");
    }
  },
  { browsers: ["chromium"], viewport: PHONE },
);

/**
 * The content of the open dialog.
 * @param {Page} page
 * @param {string} selector
 */
const inDialog = (page, selector) =>
  page.$$eval(`senet-game >>> dialog ${selector}`, (all) =>
    all.map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim()),
  );

/**
 * Opens an entry of the menu.
 * @param {Page} page
 * @param {string} name
 */
async function openEntry(page, name) {
  await (await button(page, ".toolbar .menu")).click();
  await pressOnPage(page, `.menu-entry.tutorial-${name}`);
  await button(page, `dialog.${name}`);
}

inChromium(
  "a key or a tap opens the card of a house with the rules in force",
  async ({ page, open, screenshot }) => {
    await open(`?speed=instant&opponent=person&seed=${"7".repeat(64)}`);
    await complete(page);
    const title = () => inDialog(page, "h2");
    await (await button(page, '[data-spot="27"]')).focus();
    await page.keyboard.press("i");
    await button(page, "dialog.house .card-rules");
    assert.deepEqual(await title(), ["House 27"]);
    assert.match((await inDialog(page, ".card-rules")).join(), /none of your other pieces may move/);
    await assertAccessible(page, "the card of a house");
    await screenshot("tutorial-house");
    await page.keyboard.press("Escape");
    await page.waitForSelector("senet-game >>> dialog.house", { hidden: true });
    assert.equal(await page.$eval("senet-game >>> [data-spot='27']", (cell) => cell.matches(":focus")), true);
    await (await button(page, '[data-spot="26"]')).click();
    await button(page, "dialog.house .card-rules");
    assert.deepEqual(await title(), ["House 26"]);
    const numbers = await page.$$eval("senet-game >>> .card-houses button", (all) =>
      all.map((one) => [one.getAttribute("aria-label"), one.querySelector(".tile-number")?.textContent]),
    );
    for (const [label, number] of numbers)
      assert.equal(label, `House ${number}`, "each looks like its house");
    await (await button(page, ".card-houses button:first-child")).click();
    await page.waitForFunction(() =>
      /House 1$/.test(
        document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog h2")?.textContent ?? "",
      ),
    );
    await page.waitForFunction(() =>
      /Nothing special/.test(
        document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog")?.textContent ?? "",
      ),
    );
    await page.keyboard.press("Escape");
    await page.waitForSelector("senet-game >>> dialog.house", { hidden: true });
    // Tapping an ordinary empty house announces nothing.
    await (await button(page, '[data-spot="22"]')).click();
    assert.equal(await page.$("senet-game >>> dialog"), null);
  },
);

forEachBrowser(
  "the reason why a piece cannot move links to the lesson about it",
  async (bench) => {
    const { page } = bench;
    const [start] = (await lessonStarts()).pairs ?? [];
    const [id, seed] = start ?? ["", ""];
    await resume(bench, fromPosition(id, seed, 1));
    await complete(page);
    const position = () =>
      page.evaluate(() =>
        /** @type {any} */ (document.querySelector("senet-game")).session.game.position_id(),
      );
    const before = await position();
    await (await button(page, '[data-spot="17"]')).click();
    await (await button(page, ".why-more button")).click();
    await untilLesson(page, ({ title, count }) => title === "Two in a row" && count === "1 / 2");
    await press(page, ".leave-lesson");
    await page.waitForSelector("senet-game >>> .lesson", { hidden: true });
    assert.equal(await position(), before, "the game goes on");
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "the odds count this game's throws, and the history says how certain each claim is",
  async ({ page, open, screenshot }) => {
    await open("?speed=instant&opponent=person");
    await complete(page);
    await (await button(page, MAIN)).click();
    await page.waitForFunction(
      () =>
        !/Throw$/.test(
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".prompt")?.textContent ?? "Throw",
        ),
    );
    await (await button(page, '[data-spot="1"]')).focus();
    await page.keyboard.press("d");
    await button(page, ".chances-table");
    assert.match((await inDialog(page, "caption")).join(), /^One throw in this game so far/);
    assert.match(
      (await inDialog(page, ".past-throws li .visually-hidden")).join(),
      /^(White|Black|The (first|second) player) threw a [1-5]( and could not use it|)\.$/,
    );
    assert.equal((await inDialog(page, ".past-throws .fallen rect")).length, 4, "as the sticks fell");
    const rows = await inDialog(page, "tbody tr");
    assert.deepEqual(
      rows.map((row) => /(\d+) in 16/.exec(row)?.[1]),
      ["4", "6", "4", "1", "1"],
    );
    const light = await page.$$eval("senet-game >>> dialog .chances-table tbody tr", (all) =>
      all.map((row) => row.querySelectorAll(".fallen .light").length),
    );
    assert.deepEqual(light, [1, 2, 3, 4, 0], "each throw with its sticks");
    await assertAccessible(page, "the odds");
    await screenshot("tutorial-odds");
    await page.keyboard.press("Escape");
    await openEntry(page, "history");
    for (;;) {
      const facts = await inDialog(page, ".facts li");
      assert.ok(facts.length >= 3);
      for (const fact of facts) assert.match(fact, /^(known|second-hand|not known) /);
      const [next] = await inDialog(page, ".buttons .main");
      if (next === "Done") break;
      await (await button(page, "dialog .buttons .main")).click();
      await page.waitForFunction(
        (/** @type {string} */ wanted) =>
          document
            .querySelector("senet-game")
            ?.shadowRoot?.querySelector(".chapter h3")
            ?.textContent?.trim() === wanted,
        {},
        next ?? "",
      );
    }
    await button(page, ".yours");
    await assertAccessible(page, "the history");
    await screenshot("tutorial-history");
  },
  { browsers: ["chromium"], viewport: PHONE },
);
