/** The state of the game in sentences, as a key asks for it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { statusSentences, mayThrow, offersThrow } = await pageModules("ui/panels/status", "game/choices");

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

test("a throw is offered when the board shows whose turn it is, and possible a moment before", () => {
  const mine = { ...game, turn: "black", player: 0 };
  const walking = { ...view, activity: "moving", game: mine, shown: game };
  assert.deepEqual([mayThrow(walking), offersThrow(walking)], [true, false]);
  const landed = { ...walking, activity: "idle", shown: mine };
  assert.deepEqual([mayThrow(landed), offersThrow(landed)], [true, true]);
  const again = { ...walking, shown: mine };
  assert.ok(offersThrow(again), "another throw of the same turn is offered at once");
  assert.ok(!offersThrow({ ...landed, game: { ...mine, can_rescue: true } }), "a rescue is another choice");
});
