/** Every family of rules on the page: a person sees and uses the features of that family. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { resume, when } from "./situations.mjs";
import {
  awaitsPerson,
  awaitsThrow,
  button,
  look,
  MAIN,
  pointOf,
  savedRecord,
  started,
  until,
} from "./table.mjs";

/** @typedef {import("./table.mjs").Sight} Sight */

/** @param {Sight} sight */
const pieces = ({ cells }) => cells.filter(({ movable }) => movable).map(({ spot }) => spot);
/** @param {Sight} sight */
const targets = ({ cells }) => cells.filter(({ target }) => target).map(({ spot }) => spot);
/** @param {Sight} sight @param {string} spot */
const labelOf = ({ cells }, spot) => cells.find((cell) => cell.spot === spot)?.label ?? "";

/** @param {import("puppeteer-core").Page} page @param {string} spot */
async function click(page, spot) {
  const { x, y } = await pointOf(page, spot);
  await page.mouse.click(x, y);
}

/** Takes up a piece, as a screen reader or the keyboard does. @param {import("puppeteer-core").Page} page @param {string} spot */
const takeUp = (page, spot) =>
  page.$eval(`senet-game >>> [data-spot="${spot}"]`, (cell) => /** @type {HTMLElement} */ (cell).click());

/** The text of a part of the page. @param {import("puppeteer-core").Page} page @param {string} selector */
const textOf = (page, selector) =>
  page.$eval(`senet-game >>> ${selector}`, (element) =>
    (element.textContent ?? "").replace(/\s+/g, " ").trim(),
  );

/**
 * Plays on with the pointer until the game is over, or up to a number of times.
 * @param {import("puppeteer-core").Page} page
 * @param {number} times
 */
async function playOn(page, times = 400) {
  for (let time = 0; time < times; time += 1) {
    const sight = await until(page, awaitsPerson);
    if (sight.end !== null) return sight;
    const [piece] = pieces(sight).slice(-1);
    if (piece === undefined)
      await (await button(page, sight.choices.length > 0 ? "button.choice" : MAIN)).click();
    else {
      if (targets(sight).length === 0) await takeUp(page, piece);
      const aimed = await look(page);
      await click(page, targets(aimed).at(-1) ?? piece);
      if ((await look(page)).choices.length > 1) await (await button(page, "button.choice")).click();
    }
  }
  return look(page);
}

/**
 * Resumes a game just before a win, and wins it.
 * @param {import("./harness/index.mjs").Bench} bench
 * @param {string} ruleset
 */
async function win(bench, ruleset) {
  const { page } = bench;
  const wins = (/** @type {any} */ move) => move.wins;
  await resume(
    bench,
    when(
      (_state, moves) => moves.some(wins),
      ruleset,
      (moves) => moves.find(({ to, rest }) => to === rest) ?? moves[0],
    ),
  );
  const [piece] = pieces(await look(page)).slice(-1);
  if (targets(await look(page)).length === 0) await takeUp(page, piece);
  await click(page, "off");
  const confirmation = await look(page);
  if (confirmation.choices.some((text) => /^Use the/.test(text)))
    await (await button(page, "button.choice")).click();
  return until(page, ({ end }) => end !== null);
}

inChromium("a series: the player chooses among several pending throws", async (bench) => {
  const { page, screenshot } = bench;
  const record = when(
    ({ phase, in_hand }, moves) =>
      phase === "play" &&
      in_hand.length === 3 &&
      new Set(in_hand).size === 3 &&
      new Set(moves.map((move) => move.throw)).size === 3,
    "kendall-1979",
  );
  await resume(bench, record);
  const before = await look(page);
  assert.match(before.prompt, /one of (your|the) throws/);
  await screenshot("family-series");
  await assertAccessible(page, "a series in hand");
  const chips = await page.$$("senet-game >>> .chip");
  assert.equal(chips.length, 3);
  const value = Number.parseInt(await textOf(page, ".chip"), 10);
  await chips[0].click();
  const [piece] = pieces(await look(page));
  if (targets(await look(page)).length === 0) await takeUp(page, piece);
  const [target] = targets(await look(page));
  assert.equal(
    target === "off" ? value : Math.abs(Number(target) - Number(piece)),
    value,
    "only that throw is used",
  );
  await click(page, target);
  await until(page, ({ moves }) => moves.length > 0);
  const left = await page.$$("senet-game >>> .chip");
  assert.ok(left.length <= 2, "the throw is used up");
  const sight = await playOn(page, 6);
  assert.ok(sight.moves.length > 1);
});

inChromium("a series: the player chooses which of two throws bears the piece off", async (bench) => {
  const { page, screenshot } = bench;
  const record = when(
    (_state, moves) =>
      moves.filter((move) => move.from === 30 && move.to === "off").length === 2 &&
      moves.some((move) => move.from !== 30),
    "kendall-1979",
    (moves) => moves.at(-1),
  );
  await resume(bench, record);
  await click(page, "30");
  await click(page, "off");
  const question = await look(page);
  assert.match(question.prompt, /Which throw/);
  assert.equal(question.moves.length, 0, "nothing is played yet");
  const uses = question.choices.filter((text) => /^Use the \d$/.test(text));
  assert.equal(uses.length, 2);
  await screenshot("family-which-throw");
  const [, second] = await page.$$("senet-game >>> button.choice");
  await second.click();
  const [told] = (await until(page, ({ moves }) => moves.length > 0)).moves;
  assert.match(told, new RegExp(`\\(${uses[1].match(/\d/)}\\)`));
});

inChromium("a series: bearing off can be declined", async (bench) => {
  const { page } = bench;
  const declinable = when(
    (_state, moves) => moves.some((move) => move.kind === "decline"),
    "kendall-1979",
    (moves) => moves.at(-1),
  );
  await resume(bench, declinable);
  const sight = await look(page);
  assert.deepEqual(sight.choices, ["Stay on the board"]);
  await (await button(page, "button.choice")).click();
  await until(page, ({ moves }) => /chose not to take a piece off/.test(moves[0] ?? ""));
});

forEachBrowser(
  "a rescued piece must move first, and the page says so",
  async (bench) => {
    const record = when(
      (state, moves) => state.phase === "play" && state.must_move === state.turn && moves.length > 1,
      "kendall-1979",
      (moves) => moves.find((move) => move.kind === "rescue" || move.to === 27) ?? moves[0],
    );
    await resume(bench, record);
    const sight = await look(bench.page);
    assert.deepEqual(pieces(sight), ["15"]);
    assert.match(sight.prompt, /must move first/);
  },
  { browsers: ["chromium"] },
);

inChromium("a divided throw: the page shows the steps left and the throw still owed", async (bench) => {
  const { page, screenshot } = bench;
  const record = when(
    ({ steps_left, throws, turn_throws }, moves) =>
      steps_left === 4 &&
      turn_throws.at(-1).value === 4 &&
      throws > 20 &&
      new Set(moves.map((move) => move.from)).size > 1,
    "piccione",
  );
  await resume(bench, record);
  assert.match(await textOf(page, ".in-hand"), /4 steps left/);
  const [piece] = pieces(await look(page));
  await click(page, piece);
  const aims = targets(await look(page));
  assert.ok(aims.length > 1, "portions of several sizes are offered");
  await screenshot("family-divided");
  await click(page, aims[0]);
  await until(page, ({ moves }) => moves.length > 0);
  const rest = await page.$("senet-game >>> .in-hand");
  if (rest) assert.match(await textOf(page, ".in-hand"), /steps? left/);
  await playOn(page, 4);
});

forEachBrowser("pieces enter from the hand, by pointer, drag and keyboard", async (bench) => {
  const { page, open, screenshot } = bench;
  await open("?speed=instant&opponent=person&ruleset=kendall-wiki&seed=5");
  await started(page);
  assert.match((await look(page)).prompt, /who goes first/);
  const ready = async () => {
    for (;;) {
      const sight = await until(page, awaitsPerson);
      if (pieces(sight).includes("hand")) return sight;
      await (await button(page, sight.choices.length > 0 ? "button.choice" : MAIN)).click();
    }
  };
  const first = await ready();
  assert.match(labelOf(first, "hand"), /Not yet on the board: 5 cones and 5 spools/);
  assert.match(labelOf(first, "hand"), /can enter on house [2-6]/);
  const goal = first.cells.find((cell) => cell.goal)?.spot;
  await click(page, goal ?? "");
  await until(page, ({ moves }) => /entered a (cone|spool) on house/.test(moves[0] ?? ""));
  await playOn(page, 5);
  await ready();
  if (targets(await look(page)).length === 0) await takeUp(page, "hand");
  await screenshot("family-entry");
  const [aim] = targets(await look(page));
  const [from, to] = [await pointOf(page, "hand"), await pointOf(page, aim)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await until(page, ({ moves }) => /entered a (cone|spool) on/.test(moves[0] ?? ""));
  await ready();
  await page.focus("senet-game >>> [data-spot='1']");
  await page.keyboard.press("ArrowLeft");
  assert.match((await look(page)).focus ?? "", /Not yet on the board/);
  await page.keyboard.press("Enter");
  assert.match((await look(page)).focus ?? "", /can enter here|can go here/);
  const { moves } = await look(page);
  await page.keyboard.press("Enter");
  await until(page, (sight) => sight.moves.length > moves.length);
});

inChromium("a piece enters with a 1, and the next throw is for it alone", async (bench) => {
  const { page } = bench;
  const record = when(
    (_state, moves) => moves.some((move) => move.kind === "enter") && moves.length > 1,
    "piccione",
  );
  await resume(bench, record);
  await click(page, "hand");
  await click(page, "1");
  await until(page, ({ moves }) => /entered a (cone|spool) on house 1/.test(moves[0] ?? ""));
  const sight = await until(page, awaitsPerson);
  assert.ok(awaitsThrow(sight));
  await (await button(page, MAIN)).click();
  const next = await until(page, awaitsPerson);
  assert.ok(pieces(next).length === 0 || pieces(next).join() === "1", "only the new piece may use it");
});

inChromium("Bell: one die, pieces out of the game", async (bench) => {
  const { page, open, screenshot } = bench;
  await open("?speed=instant&opponent=person&ruleset=bell&seed=b");
  await started(page);
  assert.match((await look(page)).prompt, /who goes first/);
  const die = await page.$eval("senet-game >>> .sticks canvas", (canvas) =>
    canvas.getAttribute("aria-label"),
  );
  assert.match(die ?? "", /die/);
  await playOn(page, 40);
  assert.match(labelOf(await look(page), "hand"), /Out of the game: (one|\d+) cones? and (one|\d+) spools?/);
  await screenshot("family-bell");
});

forEachBrowser(
  "Bell: equal numbers are a draw",
  async (bench) => {
    for (let spot = null; spot === null; ) {
      spot = when(
        (state, moves) =>
          state.phase === "play" &&
          moves.length === 1 &&
          moves[0].to === "off" &&
          state.white.length + state.black.length === 1 &&
          state.off.white + state.off.black + 1 === 2 * (state.off[state.turn] + 1),
        "bell",
      );
      await resume(bench, spot);
    }
    await click(bench.page, pieces(await look(bench.page))[0]);
    const end = await until(bench.page, ({ end }) => end !== null);
    assert.match(end.prompt, /draw/);
  },
  { browsers: ["chromium"] },
);

inChromium("Jéquier: locked at the start", async ({ page, open }) => {
  await open("?speed=instant&opponent=person&ruleset=jequier-ludii&seed=3");
  await started(page);
  assert.match((await look(page)).prompt, /who goes first/);
  for (let sight = await look(page); pieces(sight).length === 0; sight = await until(page, awaitsPerson))
    await (await button(page, MAIN)).click();
  const sight = await look(page);
  const side = /your|black|white/;
  const locked = sight.cells.find(
    ({ label, movable, spot }) => Number(spot) < 8 && !movable && side.test(label),
  );
  assert.ok(locked);
  const ownCells = sight.cells.filter(
    ({ spot, movable, label }) => !movable && Number(spot) < 8 && /spool/.test(label),
  );
  await click(page, ownCells[0].spot);
  // The texts load on demand.
  const { told } = await until(page, (after) => after.told !== sight.told);
  assert.match(told, /may not start until|belongs to the other/);
});

inChromium("Jéquier: points for what the loser has left", async (bench) => {
  const end = await win(bench, "jequier-ludii");
  assert.match(end.prompt, /won/);
  const { moves } = await until(bench.page, (sight) => sight.moves.length > 0);
  assert.match(moves[0] ?? "", /That is (one point|\d+ points)/);
});

for (const ruleset of [
  "kendall-1979[trap,home_row]",
  "kendall-wiki",
  "kendall-modern",
  "jequier-masters",
  "piccione",
]) {
  forEachBrowser(
    `${ruleset}: the winning move`,
    async (bench) => {
      assert.match((await win(bench, ruleset)).prompt, /won/);
    },
    { browsers: ["chromium"] },
  );
}

for (const [ruleset, board] of [
  ["double", "double"],
  ["vertical", "vertical"],
  ["middle-kingdom", "middle-kingdom"],
  ["cypriot", "cypriot"],
  ["kendall-masters", "late-nk"],
]) {
  inChromium(`${ruleset} on the board ${board}`, async ({ page, open, screenshot }) => {
    await open(`?speed=instant&opponent=person&ruleset=${ruleset}&board=${board}&seed=7`);
    await started(page);
    await playOn(page, 9);
    const [first, last] = [await pointOf(page, "1"), await pointOf(page, ruleset === "double" ? "60" : "30")];
    assert.equal(first.y < last.y, board !== "middle-kingdom", "where the track begins");
    await assertAccessible(page, board);
    await screenshot(`family-${board}`);
    assert.match((await savedRecord(page)) ?? "", new RegExp(`Ruleset: ${ruleset}\n`));
    await page.reload({ waitUntil: "load" });
    await started(page);
    assert.ok((await look(page)).moves.length > 0, "the game goes on after a reload");
  });
}

inChromium(
  "the double board and the pieces in hand fit a phone",
  async ({ page, open, screenshot }) => {
    for (const ruleset of ["double", "vertical", "kendall-wiki", "kendall-1979"]) {
      await open(`?speed=instant&opponent=person&ruleset=${ruleset}&seed=7`);
      await started(page);
      await playOn(page, 8);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${ruleset}: ${overflow} pixels too wide`);
      await screenshot(`family-phone-${ruleset}`);
    }
  },
  { viewport: PHONE },
);
