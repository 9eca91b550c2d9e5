/** The meaning of a tap on the board, for people who see all targets, for screen readers and for the keyboard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { meaningOf, shownMoves } = await pageModules("game/choices");
const { boardModel } = await pageModules("board/model");

/** @param {number} from @param {number | string} to @param {number} [thrown] */
const move = (from, to, thrown = 2) => ({
  id: `${from}-${to}`,
  kind: "advance",
  from,
  to,
  rest: to,
  throw: thrown,
});

/** A person has to choose among these moves. @param {Record<string, any>} changes */
const view = (changes) => ({
  status: "ready",
  activity: "idle",
  game: { phase: "play", turn: "black", player: 0, white: [], black: [12, 14, 20] },
  shown: { phase: "play", turn: "black", white: [], black: [12, 14, 20] },
  sticks: { faces: [], value: 2 },
  seat: null,
  selected: null,
  selectedThrow: null,
  pending: [],
  ...changes,
});

const TWO = [move(12, 13, 1), move(14, 15, 1)];
const SEVERAL = [move(12, 14, 2), move(12, 15, 3), move(20, 22, 2)];

test("one tap on a piece with one target, or on that target, plays", () => {
  const choice = view({ moves: TWO });
  for (const spot of [12, 13])
    assert.deepEqual(meaningOf(choice, spot, true), { type: "play", moves: [TWO[0]] });
});

test("the keyboard and a screen reader first take the piece up", () => {
  const choice = view({ moves: TWO });
  for (const spot of [12, 13]) assert.deepEqual(meaningOf(choice, spot), { type: "take-up", spot: 12 });
  assert.deepEqual(meaningOf(view({ moves: TWO, selected: 12 }), 13), { type: "play", moves: [TWO[0]] });
});

test("a piece with several targets is taken up, and a tap on one of them plays", () => {
  const choice = view({ moves: SEVERAL });
  assert.deepEqual(meaningOf(choice, 12, true), { type: "take-up", spot: 12 });
  assert.deepEqual(meaningOf(choice, 15, true), { type: "play", moves: [SEVERAL[1]] });
  assert.deepEqual(meaningOf(choice, 20, true), { type: "play", moves: [SEVERAL[2]] });
});

test("two throws that lead one piece to the same house are both offered", () => {
  const moves = [move(12, 14, 2), move(12, 14, 3)];
  assert.deepEqual(meaningOf(view({ moves }), 14, true), { type: "play", moves });
});

test("a tap on a target that two pieces can reach decides nothing", () => {
  const moves = [move(12, 15, 3), move(14, 15, 1)];
  assert.equal(meaningOf(view({ moves }), 15, true).type, "put-down");
});

test("a tap on the piece whose move awaits confirmation puts it down", () => {
  const asked = view({ moves: TWO, selected: 12, pending: [TWO[0]] });
  assert.deepEqual(meaningOf(asked, 12, true), { type: "put-down" });
  assert.equal(meaningOf(asked, 13, true).type, "play");
});

test("a piece that a hint has taken up is played by one tap", () => {
  assert.equal(meaningOf(view({ moves: TWO, selected: 12 }), 12, true).type, "play");
});

test("all targets are marked until a piece is selected, each with the piece that goes there", () => {
  const choice = view({ moves: SEVERAL });
  assert.deepEqual(shownMoves(choice), SEVERAL);
  assert.deepEqual(shownMoves(view({ moves: SEVERAL, selected: 20 })), [SEVERAL[2]]);
  const { targets } = boardModel(choice, {}, null);
  assert.deepEqual(
    targets.map((/** @type {any} */ { from, house }) => [from, house]),
    [
      [12, 14],
      [12, 15],
      [20, 22],
    ],
  );
});
