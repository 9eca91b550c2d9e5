/** Whole games, from the first throw to the last piece, by pointer, by keyboard alone and by touch. */
import assert from "node:assert/strict";
import { DESKTOP, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { byPointer, goals, pieces, playOut } from "./play-out.mjs";
import { awaitsPerson, awaitsThrow, button, look, MAIN, pointOf, started, until } from "./table.mjs";

/** @param {Awaited<ReturnType<typeof playOut>>} end @param {number} count pieces a side */
function assertWon({ sight, moves }, count) {
  assert.match(sight.prompt, /won/);
  assert.equal(sight.focus, "Play again", "playing again is first in focus");
  assert.ok(moves >= 3 * count, `a whole game was played, in ${moves} moves`);
  const off = sight.cells.find(({ spot }) => spot === "off");
  assert.match(off?.label ?? "", new RegExp(`${count} (cones|spools)`));
}

/** @param {import("puppeteer-core").Page} page */
const byKeyboard = (page) => ({
  press: () => page.keyboard.press("t"),
  choose: async () => {
    await page.keyboard.press("Tab");
    while (!/Rescue the piece/.test((await look(page)).focus ?? "")) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const { end } = await until(page, (sight) => awaitsPerson(sight) && sight.choices.length === 0);
    while (end === null && !(await look(page)).focus?.startsWith("House")) {
      await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.keyboard.up("Shift");
    }
  },
  move: async () => {
    await page.keyboard.press("m");
    const { focus, moves } = await look(page);
    assert.match(
      focus ?? "",
      /can (move|hit|leave)|must move back|selected/,
      "M leads to a piece that can move",
    );
    await page.keyboard.press("Enter");
    if ((await look(page)).moves[0] === moves[0] && pieces(await look(page)).length > 0) {
      await page.keyboard.press("Enter");
    }
    assert.notEqual((await look(page)).focus, null, "the focus is never lost");
  },
});

/** @param {import("puppeteer-core").Page} page */
async function reachBoard(page) {
  let reached = false;
  for (let tabs = 0; tabs < 20 && !reached; tabs += 1) {
    await page.keyboard.press("Tab");
    reached = (await look(page)).focus?.startsWith("House") ?? false;
  }
  assert.ok(reached, "the board can be reached with Tab");
}

forEachBrowser(
  "a whole game by pointer, against the computer",
  async ({ page, open, screenshot }) => {
    await open("?speed=instant&seed=a1");
    await started(page);
    assertWon(await playOut(page, byPointer(page)), 7);
    await screenshot("end");
    await (await button(page, MAIN)).click();
    const next = await until(page, (sight) => sight.end === null);
    assert.ok(awaitsThrow(next), "another game has begun");
  },
  // Chromium plays by pointer on the object.
  { viewport: DESKTOP, browsers: ["firefox"] },
);

/** With this seed, the game also offers a rescue. */
const WITH_RESCUE = { seed: "b3", ruleset: encodeURIComponent("kendall-masters[pieces=3,start_house=9]") };
const THREE_MINUTES = encodeURIComponent("kendall-masters[pieces=2,start_house=11]");

forEachBrowser("a game by keyboard alone, against the computer", async ({ page, open }) => {
  await open(`?speed=instant&seed=${WITH_RESCUE.seed}&ruleset=${WITH_RESCUE.ruleset}`);
  await started(page);
  await reachBoard(page);
  const end = await playOut(page, byKeyboard(page));
  assertWon(end, 3);
  assert.ok(end.choices > 0, "a rescue was chosen");
  await page.keyboard.press("Enter");
  const next = await until(page, (sight) => sight.end === null);
  assert.ok(awaitsThrow(next), "another game has begun");
  assert.equal(next.focus, "Throw", "the focus stays on the large button");
});

/** @param {import("puppeteer-core").Page} page @param {(name: string) => Promise<void>} screenshot */
function byTouch(page, screenshot) {
  const tap = async (/** @type {string | undefined} */ spot) => {
    const { x, y } = await pointOf(page, spot ?? "");
    await page.touchscreen.tap(x, y);
  };
  let pictured = false;
  return {
    press: async () => (await button(page, MAIN)).tap(),
    choose: async () => (await button(page, "button.choice")).tap(),
    move: async (/** @type {import("./table.mjs").Sight} */ sight) => {
      if (!pictured && pieces(sight).length > 1) {
        await screenshot("phone");
        pictured = true;
      }
      await tap(goals(sight).at(-1));
      const isPlayed = (/** @type {import("./table.mjs").Sight} */ { moves, end }) =>
        end !== null || moves.length > sight.moves.length;
      await until(page, isPlayed);
    },
  };
}

forEachBrowser(
  "a game by touch on a phone, against the computer",
  async ({ page, open, screenshot }) => {
    await open(`?speed=instant&seed=c3&ruleset=${THREE_MINUTES}`);
    await started(page);
    assertWon(await playOut(page, byTouch(page, screenshot)), 2);
  },
  { viewport: { ...PHONE, hasTouch: true, isMobile: true } },
);

// Headless Firefox without a graphics card has no WebGL2. The grid under the object is the same element,
// so one input method is enough.
inChromium(
  "a game by pointer on the object, against the computer",
  async ({ page, open }) => {
    await open(`?view=object&speed=instant&seed=e5&ruleset=${THREE_MINUTES}`);
    await started(page);
    const scene = "senet-game >>> .board canvas.scene";
    assert.ok(await page.$(scene), "it is played as an object");
    assertWon(await playOut(page, byPointer(page)), 2);
    assert.ok(await page.$(scene), "to the end");
    await (await button(page, MAIN)).click();
    assert.ok(awaitsThrow(await until(page, (sight) => sight.end === null)), "another game has begun");
  },
  { viewport: { width: 760, height: 560, deviceScaleFactor: 0.5 } },
);

for (const name of ["boxed-set", "school-sheet", "like-ludo"])
  inChromium(
    `a game by the rules in use called ${name}, from their list to its end`,
    async ({ page, open }) => {
      await open("?view=flat&speed=instant&seed=d4");
      await started(page);
      for (const press of [
        ".toolbar .new-game",
        "dialog.new-game .further summary",
        "dialog.new-game .in-use",
      ])
        await (await button(page, press)).click();
      await (await button(page, `dialog .${name} button.play`)).click();
      const { sight } = await playOut(page, byPointer(page));
      assert.match(sight.prompt, /won/);
    },
  );
