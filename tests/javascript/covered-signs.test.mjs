/** The sign of a house is shown while a piece, or the picture of a possible move, covers it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { coveredSigns } = await pageModules("addons/covered-signs/addon");

const BOARD = {
  marks: [
    [15, "ankh"],
    [26, "nefer"],
    [27, "water"],
    [28, "three"],
    [29, "two"],
    [30, "one"],
  ],
};

const SHOWN = { phase: "play", turn: "white", players: ["white", "black"], white: [14, 28], black: [27, 30] };

/** @param {Record<string, any>} [changes] */
const view = (changes) => ({
  board: BOARD,
  status: "ready",
  activity: "idle",
  selected: null,
  selectedThrow: null,
  game: SHOWN,
  shown: SHOWN,
  moves: [],
  seat: null,
  ...changes,
});

/** @param {Record<string, any>} changes */
const move = (changes) => ({ kind: "forward", rest: null, ...changes });

test("a piece on a house with a sign shows the sign, whoever owns the piece", () => {
  assert.deepEqual(coveredSigns(view()), [
    [27, "water"],
    [28, "three"],
    [30, "one"],
  ]);
});

test("while a piece moves and after the end, no sign is shown", () => {
  assert.deepEqual(coveredSigns(view({ activity: "moving" })), []);
  assert.deepEqual(coveredSigns(view({ shown: { ...SHOWN, phase: "over" } })), []);
});

test("a sign is shown where a move would end, only for the selected piece if there is one", () => {
  const moves = [
    move({ from: 14, to: 15 }),
    move({ from: 25, to: 26 }),
    move({ from: 28, to: 27, rest: 15 }),
    move({ from: 30, to: "off" }),
  ];
  const shown = (/** @type {any} */ selected) =>
    coveredSigns(view({ moves, selected, shown: { ...SHOWN, white: [], black: [] } })).map(
      (/** @type {[number, string]} */ [house]) => house,
    );
  assert.deepEqual(shown(null), [15, 26]);
  assert.deepEqual(shown(25), [26]);
  assert.deepEqual(shown(28), [15]);
});
