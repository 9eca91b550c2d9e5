/** The sounds of events, and their timing against the board's animation. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const page = await pageModules("addons/sound/score", "board/motion", "board/geometry", "board/poses");

const look = { houses: 30, layout: "wide", theme: "faience", dark: false };
const geometry = page.measure(look, 1000, 400);
const none = { white: 0, black: 0 };

/**
 * The board's plan for events, from a position.
 * @param {any[]} events
 * @param {{ white: number[], black: number[] }} position
 */
function planned(events, position) {
  const pieces = page.piecesOf(
    { look, ...position, hand: none, off: none, taken: none, pieces: 5 },
    geometry,
  );
  return page.planMotion(events, pieces, geometry, 5);
}

/** @param {any[]} events */
const cues = (events) => page.score(events).map((/** @type {any} */ beat) => beat.cue);

test("a walk sounds house by house and ends when the piece stops", () => {
  const events = [{ type: "moved", side: "white", from: 3, to: 8, kind: "forward" }];
  const beats = page.score(events);
  const houses = [4, 5, 6, 7, 8];
  assert.equal(beats.length, houses.length);
  const times = beats.map((/** @type {any} */ beat) => beat.time);
  assert.deepEqual(
    times,
    [...times].sort((a, b) => a - b),
  );
  const [walk] = planned(events, { white: [3], black: [] }).segments;
  assert.equal(times.at(-1), walk.end);
  // Where the piece is at each beat: on the ground, in the middle of a house.
  for (const [index, { time }] of beats.entries()) {
    const house = houses[index];
    const pose = walk.pose((time - walk.begin) / (walk.end - walk.begin));
    const foot = page.footOf(geometry, house);
    assert.ok(Math.abs(pose.x - foot.x) < 1 && Math.abs(pose.lift) < 0.01, `house ${house} at ${time}`);
  }
});

test("a hit sounds when the victim leaves, and water when the piece goes under", () => {
  const swap = [
    { type: "moved", side: "white", from: 15, to: 18, kind: "forward" },
    { type: "bumped", side: "black", from: 18, to: 15 },
  ];
  const hit = page.score(swap).find((/** @type {any} */ beat) => beat.cue === "hit");
  const flight = planned(swap, { white: [15], black: [18] }).segments.at(-1);
  assert.equal(hit.time, flight.begin);

  const drowning = [
    { type: "moved", side: "white", from: 25, to: 27, kind: "forward" },
    { type: "drowned", side: "white", house: 27, to: 15 },
  ];
  const water = page.score(drowning).find((/** @type {any} */ beat) => beat.cue === "water");
  const [, sinking] = planned(drowning, { white: [25], black: [] }).segments;
  assert.equal(water.time, sinking.begin);
});

test("every event of a game has its own sound, and none sounds twice", () => {
  const thrown = (/** @type {boolean[]} */ sticks, /** @type {number} */ value) => ({
    type: "thrown",
    throw: { sticks, value, again: value !== 2 && value !== 3, void: false },
  });
  assert.deepEqual(cues([thrown([true, false, true, false], 2)]), ["throw", "land"]);
  assert.deepEqual(cues([thrown([true, true, true, true], 4)]), ["throw", "land", "four"]);
  assert.deepEqual(cues([thrown([false, false, false, false], 5)]), ["throw", "land", "five"]);
  assert.deepEqual(cues([thrown([], 4)]), ["throw", "land"], "a four of a die is nothing rare");
  assert.deepEqual(cues([{ type: "throw_again", side: "white" }]), ["again"]);
  const knocks = [
    { time: 200, speed: 9 },
    { time: 700, speed: 3 },
  ];
  const four = page.score([thrown([true, true, true, true], 4)], knocks).at(-1);
  assert.ok(four.time > 900, "a four is heard when it has been counted, not before");
  assert.deepEqual(
    cues([
      { type: "moved", side: "black", from: 30, to: "off", kind: "bear_off" },
      { type: "borne_off", side: "black", from: 30 },
      { type: "won", side: "black", score: null },
    ]),
    ["off", "win"],
  );
  assert.deepEqual(
    cues([
      { type: "moved", side: "white", from: 27, to: 15, kind: "rescue" },
      { type: "rescued", side: "white", from: 27, to: 15 },
    ]),
    ["rescue"],
  );
  assert.deepEqual(
    cues([{ type: "turn_passed", side: "white", reason: "no_move", lost: true, to: "black" }]),
    ["lost"],
  );
  assert.deepEqual(cues([{ type: "turn_passed", side: "white", reason: "played", to: "black" }]), []);
});

test("the beginning of the computer's turn sounds after everything else, also with reduced motion", () => {
  const passed = [
    { type: "moved", side: "white", from: 15, to: 18, kind: "forward" },
    { type: "bumped", side: "black", from: 18, to: 15 },
    { type: "turn_passed", side: "white", reason: "played", to: "black" },
  ];
  const names = (/** @type {any[]} */ beats) => beats.map(({ cue }) => cue);
  assert.equal(names(page.score(passed, [], "black")).at(-1), "turn");
  assert.deepEqual(names(page.briefly(page.score(passed, [], "black"))), ["hit", "turn"]);
  for (const side of ["white", null]) assert.ok(!names(page.score(passed, [], side)).includes("turn"));
});

test("with reduced motion only the last event sounds, at once", () => {
  const beats = page.score([
    { type: "moved", side: "white", from: 3, to: 8, kind: "forward" },
    { type: "bumped", side: "black", from: 8, to: 3 },
  ]);
  assert.deepEqual(page.briefly(beats), [{ cue: "hit", time: 0 }]);
  assert.deepEqual(page.briefly([]), []);
});

test("the sticks vibrate once, when the last one lands, and a hit vibrates longer", () => {
  const thrown = { type: "thrown", throw: { sticks: [true, false, false, false], value: 1 } };
  const knocks = [
    { time: 700, speed: 9 },
    { time: 900, speed: 3 },
  ];
  assert.deepEqual(page.vibration(page.score([thrown], knocks), 1), [0, 900, 12]);
  assert.deepEqual(page.vibration(page.score([thrown], knocks), 2), [0, 450, 12]);
  const hit = page.score([
    { type: "moved", side: "white", from: 15, to: 18, kind: "forward" },
    { type: "bumped", side: "black", from: 18, to: 15 },
  ]);
  const { time } = hit.find((/** @type {any} */ { cue }) => cue === "hit");
  assert.deepEqual(page.vibration(hit, 1), [0, Math.round(time), 30]);
  assert.deepEqual(page.vibration(page.score([{ type: "moved", from: 3, to: 4, kind: "forward" }]), 1), []);
});
