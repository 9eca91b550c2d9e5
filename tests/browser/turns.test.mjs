/** Turns that need an explanation: no legal move, the water, the rescue, bearing off, and the end. */
import assert from "node:assert/strict";
import { press } from "./fair-play.mjs";
import { assertAccessible, inChromium } from "./harness/index.mjs";
import { before, resume, when } from "./situations.mjs";
import { awaitsThrow, button, look, MAIN, pointOf, resize, until } from "./table.mjs";

/** @param {import("./situations.mjs").Happening[]} events */
const blackPasses = (events) =>
  events.some(({ type, side, reason }) => type === "turn_passed" && side === "black" && reason === "no_move");

inChromium("a lost turn says why and ends by itself", async (bench) => {
  const { page } = bench;
  await resume(bench, before(blackPasses), { opponent: "beginner", query: "?speed=normal" });
  await (await button(page, MAIN)).click();
  const lost = await until(page, ({ prompt }) => prompt === "No piece can move now.");
  assert.equal(lost.main, "Throw");
  assert.match(
    lost.spoken.join(" "),
    /You threw a \d\. None of your pieces can move with this throw, so your turn ends\./,
  );
  await assertAccessible(page, "a lost turn");
  await until(page, ({ spoken }) => spoken.some((text) => /The computer threw/.test(text)));
});

inChromium("between two people the reason for a lost turn stays until the next throw", async (bench) => {
  const { page } = bench;
  await resume(bench, before(blackPasses));
  await (await button(page, MAIN)).click();
  const next = await until(page, ({ prompt }) => prompt === "No piece can move now.");
  assert.match(
    next.spoken.join(" "),
    /Black threw a \d\. Black cannot move any piece with this throw, so the turn ends\./,
  );
  assert.ok(awaitsThrow(next));
});

inChromium("rescue and throw are two equal choices, and the large button makes neither", async (bench) => {
  const { page, screenshot } = bench;
  await resume(
    bench,
    when(({ can_rescue, turn }) => can_rescue && turn === "black"),
  );
  const sight = await look(page);
  assert.match(sight.prompt, /the water/);
  assert.deepEqual(
    [sight.main, sight.ready, sight.choices],
    ["Throw", false, ["Rescue the piece (to house 15)", "Risk it: a 4 takes the piece off 1 in 16"]],
  );
  assert.ok(sight.cells.find(({ spot }) => spot === "15")?.target, "where it would go is marked");
  const sizes = await page.$$eval("senet-game >>> .choice", (all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height].map(Math.round)),
  );
  assert.deepEqual(sizes[0], sizes[1]);
  // The style sheets of all features have loaded by now.
  const fits = () =>
    page.$$eval("senet-game >>> .choice", (all) =>
      all.map((one) => {
        const pictures = [...one.querySelectorAll("svg")].map(
          (picture) => picture.getBoundingClientRect().width,
        );
        return one.scrollWidth <= one.clientWidth && pictures.every((width) => width > 0 && width < 40);
      }),
    );
  assert.deepEqual(await fits(), [true, true], "each has a small picture and all of its words");
  const size = page.viewport();
  await resize(page, { width: 740, height: 360 });
  assert.deepEqual(await fits(), [true, true], "also on a phone on its side");
  if (size) await resize(page, size);
  await page.$eval(`senet-game >>> ${MAIN}`, (main) => /** @type {HTMLElement} */ (main).click());
  assert.deepEqual((await look(page)).choices, sight.choices, "an early press loses nothing");
  await assertAccessible(page, "rescue or throw");
  await screenshot("rescue");
  await (await button(page, "button.choice")).click();
  const rescued = await until(page, ({ moves }) => moves.length === 1);
  assert.equal(rescued.prompt, "The black spool: rescued, house 15");
  assert.match(
    rescued.spoken.join(" "),
    /Black rescued the spool from the water and put it on house 15\..*uses up the turn/,
  );
  assert.match(rescued.cells.find(({ spot }) => spot === "15")?.label ?? "", /black spool/);
  await (await button(page, ".actions .undo")).click();
  const { spoken } = await until(page, ({ choices }) => choices.length === 2);
  assert.match(
    spoken.join(" "),
    /Black’s turn: rescue the piece from the water, or throw\./,
    "the choice is spoken",
  );
});

inChromium("a fall into the water is announced before and after", async (bench) => {
  const { page, screenshot } = bench;
  await resume(
    bench,
    before((_, move) => move?.to === 27 && move.kind === "forward" && !move.victim),
  );
  const { cells } = await look(page);
  const piece = cells.find(({ spot, movable }) => spot === "26" && movable);
  assert.match(piece?.label ?? "", /into the water/);
  const from = await pointOf(page, "26");
  if (cells.filter(({ movable }) => movable).length > 1) await page.mouse.click(from.x, from.y);
  await screenshot("water");
  const water = await pointOf(page, "27");
  await page.mouse.click(water.x, water.y);
  const { prompt, spoken } = await until(page, ({ moves }) => moves.length === 1);
  assert.match(prompt, /^The (black spool|white cone): in the water$/);
  assert.match(spoken.join(" "), /is in the water on house 27\. Falling into the water ends the turn\./);
});

inChromium(
  "bearing off the last piece wins, and the focus moves to the button for a new game",
  async (bench) => {
    const { page } = bench;
    await resume(
      bench,
      before((_, move) => move?.wins),
    );
    const { cells } = await look(page);
    const pieces = cells.filter(({ movable }) => movable);
    assert.equal(pieces.length, 1);
    const off = await pointOf(page, "off");
    await page.mouse.click(off.x, off.y);
    const over = await until(page, ({ end }) => end !== null);
    assert.match(over.prompt, /^(White|Black) won\.$/);
    assert.match(
      over.end ?? "",
      /^Off the board: 7 cones and \d spools?\.$|^Off the board: \d cones? and 7 spools\.$/,
    );
    assert.equal(over.dialog, null, "the board stays in view");
    assert.equal(over.focus, "Play again");
    await assertAccessible(page, "the end");
    // The picture leaves room for two buttons; undo is beside the large one again once the review is open.
    await press(page, ".how-it-went");
    await button(page, ".actions .undo");
    await press(page, ".actions .undo");
    const undone = await until(page, ({ moves }) => moves.length === 0);
    assert.ok(
      undone.cells.some(({ movable }) => movable),
      "even the winning move can be undone",
    );
    assert.equal(undone.end, null, "and then nothing is over");
  },
);

inChromium("a blocked piece names the houses responsible and highlights them", async (bench) => {
  const { page, screenshot } = bench;
  await resume(
    bench,
    when(({ phase, throws, in_hand }) => phase === "play" && throws === 1 && in_hand[0] === 2),
  );
  const { x, y } = await pointOf(page, "12");
  const before = await look(page);
  await page.mouse.click(x, y);
  // The texts load on demand.
  const { told, moves } = await until(page, (sight) => sight.told !== before.told);
  assert.equal(told, "With a 2, the piece on house 12 would land on your own piece on house 14.");
  assert.equal(moves.length, 0);
  await screenshot("why-not");
});

inChromium("axe finds nothing in Arabic when a piece can be rescued", async (bench) => {
  const { page, screenshot } = bench;
  const inArabic = "?speed=instant&lang=ar";
  await resume(
    bench,
    when(({ can_rescue, turn }) => can_rescue && turn === "black"),
    { query: inArabic },
  );
  await until(page, ({ choices }) => choices.length === 2);
  await assertAccessible(page, "rescue or throw, in Arabic");
  await screenshot("rescue-ar");
});

inChromium("axe finds nothing in Arabic at the end of a game", async (bench) => {
  const { page, screenshot } = bench;
  await resume(
    bench,
    before((_, move) => move?.wins),
    { query: "?speed=instant&lang=ar" },
  );
  const off = await pointOf(page, "off");
  await page.mouse.click(off.x, off.y);
  await until(page, ({ end }) => end !== null);
  await assertAccessible(page, "the end, in Arabic");
  await screenshot("end-ar");
});

inChromium("axe finds nothing in Arabic on a lost turn", async (bench) => {
  const { page } = bench;
  await resume(bench, before(blackPasses), { opponent: "beginner", query: "?speed=normal&lang=ar" });
  await (await button(page, MAIN)).click();
  await until(page, ({ prompt }) => prompt.startsWith("لا يمكن لأي قطعة"));
  await assertAccessible(page, "a lost turn, in Arabic");
});
