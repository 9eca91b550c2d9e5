/** Taps and choices in the first game, over 1,500 games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { playedGames, quantile } from "../browser/taps.mjs";

const { SHORTEST } = await pageModules("game/rulesets");

test("a short game has at most 60 taps, 25 of them forced, and at least ten real choices", () => {
  const games = playedGames(SHORTEST, 1500);
  const median = (/** @type {"taps" | "undecided" | "choices"} */ figure) =>
    quantile(
      games.map((game) => game[figure]),
      0.5,
    );
  assert.ok(median("taps") <= 60, `${median("taps")} taps`);
  assert.ok(median("undecided") <= 25, `${median("undecided")} taps that decide nothing`);
  assert.ok(median("choices") >= 10, `${median("choices")} real choices`);
});
