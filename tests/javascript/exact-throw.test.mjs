/** The strokes of a house are shown while a piece covers them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { strokesUnderPieces } = await pageModules("addons/exact-throw/addon");

const BOARD = {
  marks: [
    [15, "ankh"],
    [27, "water"],
    [28, "three"],
    [29, "two"],
    [30, "one"],
  ],
};

/** @param {Record<string, any>} [changes] */
const view = (changes) => ({
  board: BOARD,
  activity: "idle",
  shown: { phase: "play", white: [15, 28], black: [27, 30] },
  ...changes,
});

test("a piece on a house with strokes shows how many, whoever owns it", () => {
  assert.deepEqual(strokesUnderPieces(view()), [
    [28, 3],
    [30, 1],
  ]);
});

test("while a piece moves and after the end, no strokes are shown", () => {
  assert.deepEqual(strokesUnderPieces(view({ activity: "moving" })), []);
  assert.deepEqual(strokesUnderPieces(view({ shown: { ...view().shown, phase: "over" } })), []);
});
