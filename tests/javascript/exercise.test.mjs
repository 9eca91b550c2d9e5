/** Exercises: the board and the verdicts while answers are delayed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { JudgedExercise, RetryExercise } = await pageModules(
  "addons/shared/judged-exercise",
  "addons/review/retry-exercise",
);

/** A page whose engine answers on the test's command. */
function bench() {
  /** @type {any[]} */
  const log = [];
  /** @type {ReturnType<typeof heldPromise>[]} */
  const requests = [];
  /** @type {any[]} */
  const patches = [];
  /** @type {{ game: unknown }} */
  const board = { game: "the finished game" };
  const page = {
    element: new EventTarget(),
    root: { querySelector: () => null },
    current: "1",
    focusSpot: () => {},
    announce: (/** @type {any[]} */ sentences) => log.push(sentences.map(({ id }) => id)),
    redraw: () => {},
    attempt: (/** @type {Promise<unknown>} */ work) => work,
    session: {
      view: { selected: null },
      load: (/** @type {unknown} */ game, /** @type {unknown} */ _, /** @type {any} */ known) => {
        board.game = game;
        log.push(known.unsaved ? "laid" : "restored");
        return true;
      },
      newGame: () => log.push("new game"),
      get game() {
        return board.game;
      },
      // As in GameSession.
      withGame: async (/** @type {string} */ _, /** @type {(game: any) => unknown} */ use) => {
        const { game } = board;
        const held = heldPromise();
        requests.push(held);
        const read = await held.promise;
        const used = game === board.game ? use(read) : null;
        if (board.game !== read) read.free();
        return used;
      },
      update: (/** @type {any} */ patch) => patches.push(patch),
      notice: () => {},
    },
  };
  const of = {
    kept: { record: "", setup: {}, seat: null, log: [] },
    report: { record: "" },
    row: { step: 4, move: "6-7", throws: [3] },
    log: [],
  };
  const trial = new RetryExercise(page, async () => null, of);
  return { trial, asked: requests, seen: board, page, log, patches };
}

const choice = () => ({ free: () => {} });

test("an attempt lasts until the finished game is back", async () => {
  const { trial, asked, seen } = bench();
  const start = trial.begin();
  await settled();
  assert.ok(trial.isOn(seen.game), "it is about to be on the board");
  const tried = choice();
  asked[0]?.resolve(tried);
  await start;
  assert.equal(seen.game, tried);
  assert.ok(trial.isOn(seen.game));
  const ended = trial.end({ id: "back" });
  assert.ok(trial.isOn(seen.game), "its game is still on the board");
  asked[1]?.resolve("the game that came back");
  await ended;
  assert.ok(!trial.isOn(seen.game) && trial.isBack(seen.game));
});

test("an attempt that is ended before it began still ends", async () => {
  const { trial, asked, seen } = bench();
  const start = trial.begin();
  await settled();
  const ended = trial.end({ id: "back" });
  assert.ok(trial.isOn(seen.game));
  let freed = 0;
  asked[0]?.resolve({ free: () => (freed += 1) });
  asked[1]?.resolve("the game that came back");
  await Promise.all([start, ended]);
  assert.equal(freed, 1, "what nobody plays is let go");
  assert.equal(seen.game, "the game that came back");
  assert.ok(!trial.isOn(seen.game) && trial.isBack(seen.game));
});

test("an attempt does not reach a board on which another game has started", async () => {
  const { trial, asked, seen } = bench();
  const start = trial.begin();
  await settled();
  seen.game = "another game";
  let freed = 0;
  asked[0]?.resolve({ free: () => (freed += 1) });
  assert.equal(await start, false);
  assert.deepEqual([seen.game, freed], ["another game", 1]);
});

/** An exercise with verdicts from the test. */
class Held extends /** @type {any} */ (JudgedExercise) {
  /** @type {ReturnType<typeof heldPromise>[]} */
  verdicts = [];

  /** @param {unknown} game */
  begin(game) {
    this.setPosition(game, {}, {});
  }

  /** @param {unknown} _ @param {number} attempt */
  async judge(_, attempt) {
    const held = heldPromise();
    this.verdicts.push(held);
    const id = await held.promise;
    if (this.isLatest(attempt)) this.report(id === "right" ? "right" : "wrong", [{ id }]);
  }

  best() {
    this.reveal({ from: 7 }, { id: "best" });
  }
}

/** @type {(...parts: unknown[]) => Held} */
const heldExercise = (...parts) => Reflect.construct(Held, parts);

function held() {
  const { page, ...rest } = bench();
  const copy = { record: "", setup: {}, seat: null, log: [] };
  return { exercise: heldExercise(page, copy), page, ...rest };
}

test("only attempts at the exercise on the board are judged, and none is played", () => {
  const { exercise, seen } = held();
  assert.ok(exercise.allows({ id: "1-2" }), "it is not on the board yet");
  exercise.begin(choice());
  assert.equal(exercise.allows({ id: "1-2" }), false);
  assert.equal(exercise.allows(null), false, "a throw is an attempt, too");
  assert.equal(exercise.verdicts.length, 2);
  seen.game = "another game";
  assert.ok(exercise.allows({ id: "1-2" }), "another game is played as ever");
});

test("a verdict is dropped if another attempt, the answer, the end or another game came first", async () => {
  for (const [name, overtake] of /** @type {[string, (bench: ReturnType<typeof held>) => void][]} */ ([
    ["attempt", ({ exercise }) => exercise.allows(null)],
    ["answer", ({ exercise }) => exercise.best()],
    ["end", ({ exercise }) => exercise.leave()],
    ["game", ({ seen }) => Object.assign(seen, { game: "another" })],
  ])) {
    const bench = held();
    bench.exercise.begin(choice());
    bench.exercise.allows({ id: "1-2" });
    overtake(bench);
    bench.exercise.verdicts[0]?.resolve("wrong");
    await settled();
    assert.notEqual(bench.exercise.state, "wrong", name);
    assert.ok(!bench.log.some((entry) => entry[0] === "wrong"), name);
  }
  const { exercise, log } = held();
  exercise.begin(choice());
  exercise.allows({ id: "1-2" });
  exercise.verdicts[0]?.resolve("right");
  await settled();
  assert.deepEqual(
    [exercise.state, exercise.response, log],
    ["right", [{ id: "right" }], ["laid", ["right"]]],
  );
});

test("an exercise whose end fails to load the visitor's game continues", async () => {
  const { exercise, seen, asked, log } = held();
  exercise.begin(choice());
  const ended = exercise.end({ id: "back" });
  asked[0]?.reject(new Error("no connection"));
  await assert.rejects(ended, /no connection/);
  assert.equal(exercise.allows({ id: "1-2" }), false, "attempts are judged and not played");
  exercise.verdicts[0]?.resolve("right");
  await settled();
  assert.deepEqual(log, ["laid", ["right"]]);
  const again = exercise.end({ id: "back" });
  asked[1]?.resolve("the visitor's game");
  await again;
  assert.equal(seen.game, "the visitor's game");
});

test("the answer selects its piece", () => {
  const { exercise, patches } = held();
  exercise.begin(choice());
  exercise.best();
  assert.deepEqual([exercise.state, patches.at(-1).selected], ["shown", 7]);
});

test("the visitor's game comes back; without one, a new game begins", async () => {
  const { exercise, page, seen, asked, log } = held();
  exercise.begin(choice());
  const ended = exercise.end({ id: "back" });
  asked[0]?.resolve("the visitor's game");
  await ended;
  assert.deepEqual([seen.game, log], ["the visitor's game", ["laid", "restored"]]);
  const none = heldExercise(page, null);
  none.begin(choice());
  await none.end({ id: "back" });
  assert.deepEqual(log, ["laid", "restored", "laid", "new game"]);
});
