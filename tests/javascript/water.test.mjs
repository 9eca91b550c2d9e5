/** A piece that is held in the water stays half sunk, with rings around it, until it leaves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { HELD_SINK, Marks, flatSpace, measure, piecesOf, planMotion, poseAll, standingModel } =
  await pageModules(
    "board/draw-marks",
    "board/geometry",
    "board/marks",
    "board/model",
    "board/motion",
    "board/poses",
  );

const LOOK = { houses: 30, layout: "wide", theme: "faience", dark: false };
const WATER = 27;
const geometry = measure(LOOK, 900, 320, false);

/** @param {number[]} white */
const model = (white) =>
  standingModel({ white, black: [5], water: WATER, pieces: 2, turn: "white" }, null, LOOK);

/** The white piece after these events. @param {number} from @param {any[]} events */
function after(from, events) {
  const pieces = piecesOf(model([from]), geometry);
  poseAll(planMotion(events, pieces, geometry, 2), Number.POSITIVE_INFINITY);
  return pieces.find((/** @type {any} */ { side }) => side === "white");
}

test("a piece in the water is half sunk at rest, and others stand", () => {
  const [held] = piecesOf(model([WATER]), geometry);
  assert.equal(held.pose.sink, HELD_SINK);
  assert.equal(piecesOf(model([26]), geometry)[0].pose.sink, 0);
});

test("a piece that falls into the water and stays there ends half sunk", () => {
  const piece = after(25, [
    { type: "moved", side: "white", from: 25, to: WATER, kind: "advance" },
    { type: "drowned", side: "white", house: WATER, to: WATER },
  ]);
  assert.equal(piece.pose.sink, HELD_SINK);
});

test("a piece that leaves the water stands again", () => {
  const rescued = after(WATER, [{ type: "rescued", side: "white", from: WATER, to: 15 }]);
  assert.deepEqual([rescued.place, rescued.pose.sink], [15, 0]);
  const walked = after(WATER, [{ type: "moved", side: "white", from: WATER, to: 29, kind: "advance" }]);
  assert.deepEqual([walked.place, walked.pose.sink], [29, 0]);
});

test("there are rings around a piece in the water, also while other pieces move", () => {
  const ringsOf = (/** @type {number} */ house, /** @type {Set<number>} */ touched) =>
    new Marks(flatSpace(geometry), model([house])).under(touched).length;
  assert.ok(ringsOf(WATER, new Set([5])) > 0);
  assert.equal(ringsOf(WATER, new Set([WATER])), 0);
  assert.equal(ringsOf(26, new Set([5])), 0);
});
