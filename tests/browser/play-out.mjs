/** Plays games to their end, as a person would. */
import assert from "node:assert/strict";
import { awaitsPerson, button, MAIN, pointOf, until } from "./table.mjs";

/** @param {import("./table.mjs").Sight} sight */
export const pieces = (sight) => sight.cells.filter(({ movable }) => movable).map(({ spot }) => spot);
/** @param {import("./table.mjs").Sight} sight */
export const goals = (sight) => sight.cells.filter(({ goal }) => goal).map(({ spot }) => spot);

/**
 * Plays until the game is over, always moving the foremost piece.
 * @param {import("puppeteer-core").Page} page
 * @param {{ press(): Promise<void>, choose(): Promise<void>, move(sight: import("./table.mjs").Sight): Promise<void> }} hand
 * @param {(sight: import("./table.mjs").Sight) => boolean} [isOver]
 */
export async function playOut(page, hand, isOver = ({ end }) => end !== null) {
  let moves = 0;
  let choices = 0;
  for (;;) {
    const sight = await until(page, awaitsPerson);
    if (isOver(sight)) return { sight, moves, choices };
    if (sight.choices.length > 0) {
      await hand.choose();
      choices += 1;
    } else if (pieces(sight).length > 0) {
      await hand.move(sight);
      moves += 1;
    } else await hand.press();
  }
}

/**
 * The last of the movable pieces: a tap on a piece with one target plays it.
 * @param {import("puppeteer-core").Page} page
 */
export const byPointer = (page) => {
  const click = async (/** @type {string | undefined} */ spot) => {
    const { x, y } = await pointOf(page, spot ?? "");
    await page.mouse.click(x, y);
  };
  return {
    press: async () => (await button(page, MAIN)).click(),
    choose: async () => (await button(page, "button.choice")).click(),
    move: async (/** @type {import("./table.mjs").Sight} */ sight) => {
      assert.ok(goals(sight).length > 0, "the targets show before anything is played");
      await click(pieces(sight).at(-1));
    },
  };
};
