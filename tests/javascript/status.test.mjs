/** The state of the game in sentences, as a key asks for it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { statusSentences } = await pageModules("ui/panels/status");

/** The visitor has moved, and the computer is next. */
const game = { phase: "throw", turn: "white", player: 1, players: null };
const view = {
  status: "ready",
  activity: "idle",
  seat: 1,
  game,
  shown: game,
  moves: [],
  pending: [],
  lastEvents: [
    { id: "said-moved", args: {} },
    { id: "said-turn", args: {} },
  ],
};

/** @param {boolean} isExercise */
const told = (isExercise) =>
  statusSentences(view, isExercise).map((/** @type {{ id: string }} */ { id }) => id);

test("the status says that the computer is next, except in an exercise, where it does not play", () => {
  assert.deepEqual(told(false), ["said-moved", "prompt-computer"]);
  assert.deepEqual(told(true), ["said-moved"]);
});
