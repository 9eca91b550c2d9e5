/** The computer's turn as the page shows it: its steps, the time to read its throw, and whose news stay. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { addEvents, EngineClient, GameSession, DEFAULT_SETUP, initialState } = await pageModules(
  "addons/computer-turn/turn-steps",
  "engine/engine-client",
  "game/game-session",
  "game/view-state",
);

const COMPUTER = 0;
const ITS_TURN = { player: COMPUTER };
const MY_TURN = { player: 1 };

/** @param {number} value @param {Record<string, any>} [more] */
const thrown = (value, more) => ({
  type: "thrown",
  side: "white",
  throw: { value },
  opening: false,
  ...more,
});
/** @param {unknown} from @param {unknown} to */
const moved = (from, to) => ({ type: "moved", side: "white", from, to, kind: "advance" });

/** @param {[any[], any][]} calls the events of each call and the state before them */
const after = (calls) =>
  calls.reduce(
    (steps, [events, before]) => addEvents(steps, events, before, COMPUTER),
    /** @type {any[]} */ ([]),
  );

/** @param {readonly any[]} steps */
const brief = (steps) => steps.map(({ value, from, to, effect }) => [value, from, to, effect]);

test("each throw is a step, with the move made with it and what the move did", () => {
  const steps = after([
    [[thrown(1)], ITS_TURN],
    [[moved(16, 17), { type: "throw_again" }], ITS_TURN],
    [[thrown(4)], ITS_TURN],
    [[moved(17, 21), { type: "bumped", side: "black", from: 21, to: 17 }], ITS_TURN],
    [[thrown(2), { type: "turn_passed", reason: "no_move" }], ITS_TURN],
    [
      [
        thrown(3),
        { type: "missed_chance", side: "white", from: 28, to: 27 },
        { type: "drowned" },
        { type: "turn_passed", reason: "no_move" },
      ],
      ITS_TURN,
    ],
  ]);
  assert.deepEqual(brief(steps), [
    [1, 16, 17, null],
    [4, 17, 21, "hit"],
    [2, null, null, "stuck"],
    [3, null, null, "water"],
  ]);
});

test("several throws in hand are matched to their moves", () => {
  const steps = after([
    [[thrown(4)], ITS_TURN],
    [[thrown(2)], ITS_TURN],
    [[moved(10, 12)], ITS_TURN],
    [[moved(27, 29), { type: "drowned" }], ITS_TURN],
  ]);
  assert.deepEqual(brief(steps), [
    [4, 27, 29, "water"],
    [2, 10, 12, null],
  ]);
});

test("a rescue is a step without a throw", () => {
  const steps = after([[[{ type: "rescued", side: "white", from: 27, to: 15 }], ITS_TURN]]);
  assert.deepEqual(brief(steps), [[null, 27, 15, null]]);
});

test("the person's move leaves the computer's turn, and the person's throw ends it", () => {
  const steps = after([[[thrown(1)], ITS_TURN]]);
  assert.equal(addEvents(steps, [moved(5, 6)], MY_TURN, COMPUTER).length, 1);
  assert.equal(addEvents(steps, [thrown(3)], MY_TURN, COMPUTER).length, 0);
});

test("throws that decide who begins are no turn", () => {
  assert.deepEqual(after([[[thrown(3, { opening: true })], ITS_TURN]]), []);
});

const stopServing = standInSite();
const engine = await EngineClient.start();
stopServing();

/** Plays the person's part of a game against the beginner until it is over. @param {any} host @param {(view: any) => void} each */
async function playGame(host, each) {
  const game = new GameSession({
    changed: () => each(game.view),
    announce: () => undefined,
    restTexts: async () => undefined,
    ...host,
  });
  game.view = initialState();
  const setup = { ...DEFAULT_SETUP, seed: "5e".repeat(32) };
  const advisor = { destroy: () => undefined };
  await game.begin(engine, advisor, { key: "", keep: "off", setup }, { saved: null, damaged: [] });
  for (let acts = 0; acts < 300 && game.view.game.phase !== "over"; acts += 1) {
    const { moves } = game.view;
    if (moves.length > 0) await game.play(moves[0]);
    else await game.throwSticks();
    await settled();
  }
  assert.equal(game.view.game.phase, "over");
}

test("the computer's first throws can be read longer before it moves than its later ones", async () => {
  /** @type {number[]} */
  const pauses = [];
  const stage = {
    play: async () => undefined,
    pause: async (/** @type {number} */ milliseconds) => pauses.push(milliseconds),
    skip: () => undefined,
  };
  await playGame({ stage }, () => undefined);
  const reading = pauses.filter((pause) => pause > 200 && pause < 1200);
  assert.ok((reading[0] ?? 0) >= 600, `first ${reading[0]}`);
  assert.ok((reading.at(-1) ?? 0) <= 300, `last ${reading.at(-1)}`);
});

test("a person's news are gone when the computer's first throw has been shown", async () => {
  const stage = { play: async () => undefined, pause: async () => undefined, skip: () => undefined };
  let read = 0;
  /** @type {any} */
  let mine = null;
  let before = initialState();
  await playGame({ stage }, (/** @type {any} */ view) => {
    const { game, news, seat, activity } = view;
    if (news && news !== before.news && before.mode.is === "moving")
      mine = before.mode.from.player === seat ? null : news;
    const hasThrown = before.activity === "throwing" && activity === "idle" && game?.player === seat;
    if (mine && hasThrown) {
      read += 1;
      assert.notEqual(news, mine);
      mine = null;
    }
    before = view;
  });
  assert.ok(read > 0, "the person had news in this game");
});
