/** Careful play: mistakes cost nothing, refusals are explained, everything can be undone. */
import assert from "node:assert/strict";
import { forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { awaitsThrow, button, look, MAIN, pointOf, savedRecord, settled, started, until } from "./table.mjs";

/** With this seed Black's first throw is 1, and all seven pieces can move. */
const MANY = "?speed=instant&opponent=person&seed=";

/**
 * Opens a game and throws until several pieces can move.
 * @param {import("./harness/index.mjs").Bench} bench
 * @param {string} [query]
 */
async function withChoice({ page, open }, query = `${MANY}d4`) {
  await open(query);
  await started(page);
  for (;;) {
    const sight = await look(page);
    const movable = sight.cells.filter((cell) => cell.movable);
    if (movable.length > 1) return { ...sight, movable: movable.map(({ spot }) => spot) };
    if (movable.length === 1) await click(page, sight.cells.find((cell) => cell.target)?.spot ?? "");
    else await (await button(page, MAIN)).click();
  }
}

/**
 * @param {import("puppeteer-core").Page} page
 * @param {string} spot
 */
async function click(page, spot) {
  const { x, y } = await pointOf(page, spot);
  await page.mouse.click(x, y);
}

/**
 * Takes a piece up as a screen reader does: its click comes from no press.
 * @param {import("puppeteer-core").Page} page
 * @param {string | undefined} spot
 */
const takeUp = (page, spot) =>
  page.$eval(`senet-game >>> [data-spot="${spot}"]`, (cell) => /** @type {HTMLElement} */ (cell).click());

/** @param {import("./table.mjs").Sight} sight */
const targets = (sight) => sight.cells.filter(({ target }) => target).map(({ spot }) => spot);
/** @param {import("./table.mjs").Sight} sight */
const chosen = (sight) =>
  sight.cells.filter(({ label }) => label.includes("selected")).map(({ spot }) => spot);

inChromium("a tap outside a target puts the piece down and costs nothing", async (bench) => {
  const { page } = bench;
  const { movable, moves } = await withChoice(bench);
  await takeUp(page, movable[0]);
  const aimed = await look(page);
  assert.deepEqual(chosen(aimed), [movable[0]]);
  assert.equal(targets(aimed).length, 1);
  await click(page, "22");
  const after = await look(page);
  assert.deepEqual([chosen(after), targets(after)], [[], []]);
  assert.deepEqual(after.moves, moves);
});

inChromium(
  "with a screen reader, a second click on the selected piece puts it down, and one on another piece selects that one",
  async (bench) => {
    const { page } = bench;
    const { movable } = await withChoice(bench);
    await takeUp(page, movable[0]);
    await takeUp(page, movable[1]);
    assert.deepEqual(chosen(await look(page)), [movable[1]]);
    await takeUp(page, movable[1]);
    assert.deepEqual(chosen(await look(page)), []);
  },
);

inChromium("one tap plays: on a piece with one target, or on the target", async (bench) => {
  const { page } = bench;
  const { movable, cells } = await withChoice(bench);
  assert.deepEqual(targets(await look(page)), [], "nothing is selected");
  assert.ok(cells.filter(({ goal }) => goal).length > 1, "all targets are marked");
  await click(page, cells.findLast(({ goal }) => goal)?.spot ?? "");
  await until(page, ({ moves }) => moves.length === 1);
  await (await button(page, ".actions .undo")).click();
  await until(page, ({ moves }) => moves.length === 0);
  await click(page, movable[1] ?? "");
  const { moves } = await until(page, (sight) => sight.moves.length === 1);
  assert.match(moves[0] ?? "", new RegExp(`from house ${movable[1]} `));
});

inChromium("a piece that cannot move explains why", async (bench) => {
  const { page, open } = bench;
  await open(`${MANY}d4`);
  await started(page);
  await click(page, "14");
  await until(page, ({ told }) => /Throw before/.test(told));
  const { cells, movable } = await withChoice(bench);
  const enemy = cells.find(({ label, spot }) => label.includes("white cone") && !movable.includes(spot));
  await click(page, enemy?.spot ?? "");
  const { moves } = await until(page, ({ told }) => /belongs to your opponent/.test(told));
  assert.equal(moves.length, 0);
});

inChromium("a move can be undone and redone with the same throw", async (bench) => {
  const { page } = bench;
  const { movable, prompt } = await withChoice(bench);
  await click(page, movable[0]);
  const played = await until(page, ({ moves }) => moves.length === 1);
  await (await button(page, ".actions .undo")).click();
  const undone = await until(page, ({ moves }) => moves.length === 0);
  assert.equal(undone.prompt, prompt, "the same throw waits again");
  assert.deepEqual(
    undone.cells.filter((cell) => cell.movable).map(({ spot }) => spot),
    movable,
  );
  await (await button(page, ".toolbar .redo")).click();
  const redone = await until(page, ({ moves }) => moves.length === 1);
  assert.deepEqual(redone.moves, played.moves);
});

inChromium("against the computer, undo returns to the person's last decision", async (bench) => {
  const { page, open } = bench;
  await open("?speed=instant&seed=e5&side=white");
  await started(page);
  await until(page, awaitsThrow);
  /** @type {string[]} */
  let decided = [];
  while (decided.length === 0) {
    const sight = await until(page, (now) => awaitsThrow(now) || now.cells.some(({ movable }) => movable));
    const movable = sight.cells.filter((cell) => cell.movable).map(({ spot }) => spot);
    if (movable.length === 0) await (await button(page, MAIN)).click();
    else decided = movable;
  }
  const { prompt } = await look(page);
  await click(page, decided[0]);
  await until(page, awaitsThrow);
  await (await button(page, ".actions .undo")).click();
  const undone = await until(page, ({ cells }) => cells.some(({ movable }) => movable));
  assert.equal(undone.prompt, prompt);
  assert.deepEqual(
    undone.cells.filter((cell) => cell.movable).map(({ spot }) => spot),
    decided,
  );
});

inChromium("undo during the computer's turn stops it", async ({ page, open }) => {
  await open("?speed=slow&seed=d4");
  await started(page);
  for (;;) {
    const acts = (/** @type {import("./table.mjs").Sight} */ now) =>
      awaitsThrow(now) || now.cells.some(({ movable }) => movable) || /computer/i.test(now.prompt);
    const sight = await until(page, acts);
    if (/computer’s turn/.test(sight.prompt)) break;
    const [movable] = sight.cells.filter((cell) => cell.movable).map(({ spot }) => spot);
    const [target] = targets(sight);
    if (target ?? movable) await click(page, target ?? movable);
    else await (await button(page, MAIN)).click();
  }
  await (await button(page, ".actions .undo")).click();
  const undone = await until(page, ({ cells }) => cells.some(({ movable }) => movable));
  assert.match(undone.prompt, /^Choose a piece|^Tap the/);
  const record = await savedRecord(page);
  await page.reload();
  await started(page);
  assert.equal((await look(page)).prompt, undone.prompt, "the computer has not played on");
  assert.equal(await savedRecord(page), record);
});

/** @param {import("puppeteer-core").Page} page @param {string} selector */
const isDead = (page, selector) =>
  page.$eval(`senet-game >>> ${selector}`, (one) => one.getAttribute("aria-disabled") === "true");

for (const view of ["flat", "object"])
  inChromium(`the large button is seen only while it can be pressed (${view})`, async (bench) => {
    const { page } = bench;
    /** What a visitor sees of the button and of the panel behind it. */
    const seen = () =>
      page.$eval(`senet-game >>> ${MAIN}`, (main) => {
        const panel = getComputedStyle(/** @type {Element} */ (main.parentElement)).backgroundColor;
        const { top, height } = main.getBoundingClientRect();
        return { opacity: getComputedStyle(main).opacity, panel, place: [top, height].join() };
      });
    const NO_PANEL = "rgba(0, 0, 0, 0)";
    await bench.open(`?speed=instant&seed=d4&opponent=person&view=${view}`);
    await started(page);
    await until(page, awaitsThrow);
    const before = await seen();
    assert.equal(before.opacity, "1");
    assert.equal(before.panel === NO_PANEL, view === "flat");
    await (await button(page, MAIN)).click();
    await until(page, ({ cells }) => cells.some(({ movable }) => movable));
    assert.deepEqual(await seen(), { ...before, opacity: "0", panel: NO_PANEL }, "its place stays");
    await page.keyboard.press("Shift");
    await page.keyboard.press("Tab");
    await page.focus(`senet-game >>> ${MAIN}`);
    assert.equal((await seen()).opacity, "1", "the focus of a keyboard is never out of sight");
  });

inChromium("starting a new game can be undone", async (bench) => {
  const { page } = bench;
  const { movable } = await withChoice(bench);
  await click(page, movable[0]);
  await until(page, ({ moves }) => moves.length === 1);
  const record = await savedRecord(page);
  await (await button(page, ".toolbar .new-game")).click();
  await (await button(page, "dialog button[type=submit]")).click();
  await until(page, ({ moves, dialog }) => moves.length === 0 && dialog === null);
  assert.notEqual(await savedRecord(page), record);
  assert.equal(await isDead(page, ".actions .undo"), true, "there is no move to take back");
  await (await button(page, ".notices button")).click();
  await until(page, ({ moves }) => moves.length === 1);
  assert.equal(await savedRecord(page), record, "the game is as it was");
});

forEachBrowser(
  "a piece can be dragged to its house, and dropping it anywhere else costs nothing",
  async (bench) => {
    const { page } = bench;
    const { movable } = await withChoice(bench);
    const from = await pointOf(page, movable[0]);
    const nowhere = await pointOf(page, "22");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(nowhere.x, nowhere.y, { steps: 5 });
    await page.mouse.up();
    assert.deepEqual((await look(page)).moves, []);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 4, { steps: 3 });
    const to = await pointOf(page, targets(await look(page))[0]);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    const played = await until(page, ({ moves }) => moves.length === 1);
    assert.match(played.moves[0], new RegExp(`from house ${movable[0]} `));
  },
);

forEachBrowser(
  "a dragged piece stays under the pointer on a page that is scaled, zoomed or tilted",
  async (bench) => {
    const { page } = bench;
    const places = {
      scaled: "transform: scale(0.7)",
      zoomed: "zoom: 1.3",
      shrunk: "zoom: 0.6",
      rotated: "transform: rotate(1deg)",
      tilted: "transform: perspective(1200px) rotateX(18deg)",
    };
    for (const [name, style] of Object.entries(places)) {
      const { movable } = await withChoice(bench, `${MANY}d4&keep=off`);
      await page.evaluate((text) => {
        /** @type {HTMLElement} */ (document.querySelector("senet-game")).style.cssText += text;
      }, style);
      await settled(page);
      const from = await pointOf(page, movable[0]);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, from.y + 4, { steps: 3 });
      const to = await pointOf(page, targets(await look(page))[0]);
      await page.mouse.move(to.x, to.y, { steps: 5 });
      const dragState = await page.evaluate(() => {
        const { board } = /** @type {any} */ (document.querySelector("senet-game")).pictures;
        return board.houseAt(board.drag.x, board.drag.y);
      });
      assert.equal(
        String(dragState),
        targets(await look(page))[0],
        `${name}: the piece is where the pointer is`,
      );
      await page.mouse.up();
      const played = await until(page, ({ moves }) => moves.length === 1);
      assert.match(played.moves[0], new RegExp(`from house ${movable[0]} `), name);
    }
  },
);

forEachBrowser("clicks during an animation only skip it", async ({ page, open }) => {
  await open("?speed=slow&opponent=person&seed=d4");
  await started(page);
  const main = await button(page, MAIN);
  await main.click();
  await until(page, ({ ready }) => !ready);
  await main.click();
  const thrown = await until(page, ({ cells }) => cells.some(({ movable }) => movable));
  assert.deepEqual(thrown.moves, [], "the second click only skipped the sticks");
  const movable = thrown.cells.filter((cell) => cell.movable).map(({ spot }) => spot);
  await click(page, movable[0]);
  await until(page, ({ cells }) => !cells.some(({ movable }) => movable));
  await click(page, movable[1] ?? "1");
  await click(page, movable[0]);
  const rest = await until(page, (sight) => awaitsThrow(sight) && sight.moves.length > 0);
  assert.equal(rest.moves.length, 1, "exactly one move was played");
});

inChromium("moves can require confirmation", async (bench) => {
  const { page } = bench;
  const { movable } = await withChoice(bench);
  await (await button(page, ".toolbar .settings")).click();
  await until(page, ({ dialog }) => dialog !== null);
  const boxes = await page.$$("senet-game >>> dialog input[type=checkbox]");
  await boxes[1].click();
  await (await button(page, "dialog button.main")).click();
  await until(page, ({ dialog }) => dialog === null);
  await click(page, movable[0]);
  const confirmation = await look(page);
  assert.deepEqual(
    [confirmation.main, confirmation.choices, confirmation.moves],
    ["Play this move", ["Choose another"], []],
  );
  await (await button(page, MAIN)).click();
  await until(page, ({ moves }) => moves.length === 1);
});

forEachBrowser("the page receives all keys unless the board has the focus", async ({ page, open }) => {
  await open(`${MANY}d4`);
  await started(page);
  await page.keyboard.press("t");
  await page.keyboard.press("m");
  assert.ok(awaitsThrow(await look(page)), "nothing was thrown");
  await page.setViewport({ width: 400, height: 500 });
  // The page may still be loading at the first key press. Keys that the page handles never scroll it.
  const scrolled = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY > 0))));
  do {
    await page.keyboard.press("End");
  } while (!(await page.evaluate(scrolled)));
});

forEachBrowser("the arrow keys follow the track from one end to the other", async ({ page, open }) => {
  await open(`${MANY}d4`);
  await started(page);
  await page.focus("senet-game >>> [data-spot='1']");
  for (let house = 2; house <= 30; house += 1) {
    await page.keyboard.press("ArrowRight");
    assert.match((await look(page)).focus ?? "", new RegExp(`^House ${house},`));
  }
  await page.keyboard.press("ArrowRight");
  assert.match((await look(page)).focus ?? "", /^Off the board/);
  await page.keyboard.press("Home");
  assert.match((await look(page)).focus ?? "", /^House 1,/);
});

inChromium("events are announced in one live region, in whole sentences", async (bench) => {
  const { page } = bench;
  const { movable } = await withChoice(bench);
  await click(page, movable[0]);
  const { spoken } = await until(page, ({ moves }) => moves.length === 1);
  const regions = await page.evaluate(
    () =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.querySelectorAll("[aria-live], [role=status], [role=log]").length,
  );
  assert.equal(regions, 1);
  assert.match(
    spoken.join(" "),
    /Black threw a \d\. \d pieces can move\..*Black moved a spool from house \d+ to house \d+\./,
  );
  for (const sentence of spoken) {
    assert.match(sentence, /^[A-Z].*[.!]$/, "a whole sentence");
    assert.doesNotMatch(sentence, /[→×←_{}]/, "words, not signs");
  }
});

forEachBrowser(
  "nothing moves for visitors who prefer reduced motion",
  async ({ page, open }) => {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await open("?speed=slow&opponent=person&seed=d4");
    await started(page);
    await (await button(page, MAIN)).click();
    await settled(page);
    const { cells, prompt } = await look(page);
    assert.match(prompt, /^Choose a piece|^Tap the/, "the sticks lie at once");
    const movable = cells.filter((cell) => cell.movable).map(({ spot }) => spot);
    if (movable.length > 1) await click(page, movable[0]);
    await settled(page);
    assert.equal((await look(page)).moves.length, 1, "the piece stands at once");
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "a finger drags a piece to its house",
  async (bench) => {
    const { page } = bench;
    const { movable } = await withChoice(bench);
    const from = await pointOf(page, movable[0]);
    await page.touchscreen.touchStart(from.x, from.y);
    await page.touchscreen.touchMove(from.x + 12, from.y + 12);
    const to = await pointOf(page, targets(await look(page))[0]);
    await page.touchscreen.touchMove(to.x, to.y);
    await page.touchscreen.touchEnd();
    const { moves } = await until(page, (sight) => sight.moves.length === 1);
    assert.match(moves[0], new RegExp(`from house ${movable[0]} `));
  },
  { viewport: { ...PHONE, hasTouch: true, isMobile: true } },
);
