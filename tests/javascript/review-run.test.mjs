/** The review on the page: what it reports, and how it behaves while answers are delayed. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync, new_game } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled, until } from "./held-promise.mjs";

initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const {
  ReviewRun,
  Rollout,
  ReviewService,
  partsOf,
  momentsOf,
  favoured,
  whoMissedMore,
  foundOf,
  stopsOf,
  endOf,
  arrowOf,
  choiceInWords,
} = await pageModules(
  "addons/review/story",
  "addons/review/panel",
  "addons/shared/review-service",
  "addons/shared/rollout",
);

const RULESET = "kendall-masters[pieces=2]";

/** A whole game that cycles through the legal moves. */
function playedOut() {
  const game = new_game({ ruleset: RULESET, seed: "7a".repeat(32) });
  for (let step = 0; game.state().phase !== "over"; step += 1) {
    const moves = game.legal_moves();
    const move = game.state().phase === "play" ? moves[step % moves.length] : undefined;
    if (move) game.apply(move.id);
    else game.throw();
  }
  return game;
}

const RECORD = playedOut().record();
const advisor = new Advisor(RULESET);

/** A review whose requests the test answers, in any order. */
function held() {
  /** @type {{ question: any, signal: AbortSignal, answer(value: any): void, refuse(error: unknown): void }[]} */
  const requests = [];
  const request = (/** @type {any} */ question, /** @type {AbortSignal} */ signal) => {
    const { promise, resolve, reject } = heldPromise();
    requests.push({ question, signal, answer: resolve, refuse: reject });
    return promise;
  };
  return { asked: requests, request };
}

/** @param {any} [patch] */
const row = (patch) => ({
  n: 1,
  side: "W",
  sticks: "llll",
  value: 4,
  before: 0.5,
  expected: 0.5,
  best: 0.5,
  played: 0.5,
  luck: 0,
  gap: 0,
  loss: 0,
  stakes: 0,
  move: "1-5",
  best_move: "1-5",
  step: 0,
  choice: false,
  found: true,
  ...patch,
});

/** @param {any} [patch] */
const slice = (patch) => ({
  isNew: false,
  length: 2,
  judge: "solved",
  start: 0.5,
  result: 1,
  rows: [],
  ...patch,
});

/** @param {any} run @param {any} desk */
const answering = (run, desk) => (/** @type {any} */ question) =>
  Promise.resolve(desk.answers[question.ask](run, question));

test("a whole game is reviewed from its end, its parts add up to the result, and all callers get the same report", async () => {
  const run = new ReviewRun(answering(advisor, new ReviewService()), () => undefined);
  await run.begin({ ruleset: RULESET, record: RECORD, exactly: true });
  assert.equal(run.progress, "complete");
  const { report } = run;
  assert.equal(report.judge, "solved", "the endgames were solved before");
  assert.deepEqual(
    report.rows.map((/** @type {any} */ { n }) => n),
    Array.from({ length: report.length }, (_, index) => index + 1),
  );
  for (const side of ["white", "black"]) {
    const parts = partsOf(report, side);
    assert.equal(parts[0].from, 0);
    for (const [index, part] of parts.entries()) if (index > 0) assert.equal(part.from, parts[index - 1].to);
    assert.equal(parts.at(-1).to, side === "white" ? 100 * report.result : 100 * (1 - report.result));
    const { best, choices } = foundOf(report, side);
    assert.ok(best <= choices && choices > 0);
  }
  const moments = momentsOf(report, ["white", "black"]);
  assert.ok(
    moments.every((/** @type {any} */ { name, row }) => name !== "throw" || row.n < report.length),
    "the throw that ended the game is no moment",
  );
  assert.ok(moments.length > 0 && moments.length <= 3);
  assert.ok(stopsOf(report, moments, ["white", "black"]).length >= moments.length);
  assert.equal(endOf(report.rows.at(-1)), playedOut().state().throws + playedOut().state().plies);
});

test("luck and mistakes are summed up only over enough choices, and never against the count of best choices", () => {
  const choices = (/** @type {string} */ side, /** @type {number} */ count, /** @type {number} */ loss) =>
    Array.from({ length: count }, (_, index) =>
      row({ n: index + 1, side, choice: true, loss, found: loss === 0 }),
    );
  const report = (/** @type {any[]} */ ...rows) => ({ result: 1, rows: rows.flat() });
  const fewRows = report(choices("W", 4, 0), choices("B", 9, 0.2));
  assert.equal(whoMissedMore(fewRows, ["white"]), null, "four choices are too few");
  assert.equal(whoMissedMore(fewRows, ["white", "black"]), null);
  assert.equal(whoMissedMore(fewRows, ["black"]), "black");
  assert.equal(whoMissedMore(report(choices("W", 5, 0.2), choices("B", 1, 0)), ["white"]), "white");
  assert.equal(whoMissedMore(report(choices("W", 5, 0), choices("B", 5, 0)), ["white"]), "neither");
  assert.equal(whoMissedMore(report(choices("W", 5, 0.1), choices("B", 5, 0.1)), ["white"]), "both");
  assert.equal(favoured(report(row({ luck: 0.3 }), row({ luck: -0.1 }))), "white");
  assert.equal(favoured(report(row({ luck: -0.3 }))), "black");
  assert.equal(favoured(report(row({ luck: 0.05 }))), "none");
});

test("the throw that ends a game is never a key moment, however much it changed", () => {
  const rows = Array.from({ length: 20 }, (_, index) => row({ n: index + 1, luck: 0.01 }));
  rows[19] = row({ n: 20, luck: 0.5 });
  rows[9] = row({ n: 10, luck: 0.2 });
  const found = (/** @type {number} */ result) =>
    momentsOf({ result, rows, length: 20 }, ["white"])
      .filter((/** @type {any} */ { name }) => name === "throw")
      .map((/** @type {any} */ moment) => moment.row.n);
  assert.ok(!found(1).includes(20) && found(1).includes(10), `${found(1)}`);
  assert.ok(found(0.6).includes(20), "of a game that goes on it is one");
});

test("nearby moments merge, and small choices are left out", () => {
  const rows = Array.from({ length: 30 }, (_, index) => row({ n: index + 1, luck: 0.001 * index }));
  rows[9] = row({ n: 10, loss: 0.12, choice: true });
  rows[10] = row({ n: 11, luck: 0.3 });
  rows[19] = row({ n: 20, before: 0.6, played: 0.4, luck: -0.1 });
  rows[25] = row({ n: 26, loss: 0.04, choice: true });
  const report = { rows, length: 30, start: 0.5, result: 1, judge: "", ruleset: "", record: "" };
  const names = momentsOf(report, ["white"]).map((/** @type {any} */ { name, row }) => `${name} ${row.n}`);
  assert.equal(names[0], "slip 10");
  assert.equal(names[1], "turn 20");
  assert.equal(names.length, 3);
  assert.ok(!names.includes("throw 11"), "it is the same moment as the slip");
  assert.ok(!names.includes("slip 26"), "less than five points is no moment");
  assert.ok(!momentsOf(report, ["black"]).some((/** @type {any} */ { name }) => name === "slip"));
});

test("a review overtaken by a newer one is ignored", async () => {
  const { asked, request } = held();
  const run = new ReviewRun(request, () => undefined);
  const first = run.begin({ ruleset: RULESET, record: "one", exactly: false });
  await until(() => asked.length === 1);
  const second = run.begin({ ruleset: RULESET, record: "two", exactly: false });
  await until(() => asked.length === 2);
  assert.ok(asked[0]?.signal.aborted);
  asked[0]?.answer(slice({ isNew: true, rows: [row({ n: 2 }), row({ n: 1 })] }));
  await first;
  assert.equal(run.report, null, "what came late is not shown");
  asked[1]?.answer(slice({ isNew: true, rows: [row({ n: 2, played: 0.7 })] }));
  await until(() => asked.length === 3);
  assert.equal(asked[2]?.question.restart, false);
  assert.equal(run.progress, "telling");
  asked[2]?.answer(slice({ rows: [row({ n: 1 })] }));
  await second;
  assert.equal(run.progress, "complete");
  assert.deepEqual(
    run.report.rows.map((/** @type {any} */ { n }) => n),
    [1, 2],
  );
});

test("a stopped review stays silent, whether its answer arrives or fails", async () => {
  for (const end of ["answer", "refuse"]) {
    const { asked, request } = held();
    let draws = 0;
    const run = new ReviewRun(request, () => {
      draws += 1;
    });
    const start = run.begin({ ruleset: RULESET, record: "one", exactly: true });
    await until(() => asked.length === 1);
    assert.equal(asked[0]?.question.ask, "solve");
    run.stop();
    const before = draws;
    if (end === "answer") asked[0]?.answer(false);
    else asked[0]?.refuse(new Error("the player has been let go"));
    await start;
    await settled();
    assert.equal(run.progress, "none");
    assert.equal(draws, before);
    assert.equal(asked.length, 1, "nothing more is asked");
  }
});

test("a replaced worker starts over, and nothing is reported twice", async () => {
  const { asked, request } = held();
  const run = new ReviewRun(request, () => undefined);
  const start = run.begin({ ruleset: RULESET, record: "one", exactly: false });
  await until(() => asked.length === 1);
  asked[0]?.answer(slice({ isNew: true, rows: [row({ n: 2, judge: "first" })] }));
  await until(() => asked.length === 2);
  asked[1]?.answer(slice({ isNew: true, rows: [row({ n: 2 })] }));
  await until(() => asked.length === 3);
  asked[2]?.answer(slice({ rows: [row({ n: 1 })] }));
  await start;
  assert.deepEqual(
    run.report.rows.map((/** @type {any} */ { n }) => n),
    [1, 2],
  );
});

test("a refusal is reported, and the review can be started again", async (t) => {
  t.mock.method(console, "error", () => undefined);
  const { asked, request } = held();
  const run = new ReviewRun(request, () => undefined);
  const start = run.begin({ ruleset: RULESET, record: "one", exactly: false });
  await until(() => asked.length === 1);
  asked[0]?.refuse(new Error("no"));
  await start;
  assert.equal(run.progress, "failed");
  run.begin(/** @type {any} */ ({ ruleset: RULESET, record: "one", exactly: false })).catch(console.error);
  await until(() => asked.length === 2);
  assert.equal(asked[1]?.question.restart, true);
});

test("a hundred games are counted as they end, and those from another moment are dropped", async () => {
  const { asked, request } = held();
  const games = new Rollout(request, () => undefined);
  const first = games.begin(RULESET, "here", 1, 3);
  await until(() => asked.length === 1);
  asked[0]?.answer([1]);
  await until(() => asked.length === 2);
  const second = games.begin(RULESET, "there", 2, 2);
  asked[1]?.answer([1]);
  await first;
  await until(() => asked.length === 3);
  assert.equal(asked[2]?.question.restart, true);
  asked[2]?.answer([]);
  await until(() => asked.length === 4);
  asked[3]?.answer([0]);
  await until(() => asked.length === 5);
  asked[4]?.answer([0.5]);
  await second;
  assert.deepEqual(games.points, [0, 0.5]);
  assert.equal(games.running, false);
});

test("a rollout that fails shows no half result, says so, and can be started again", async () => {
  const { asked, request } = held();
  const games = new Rollout(request, () => undefined);
  const first = games.begin(RULESET, "here", 1, 2);
  await until(() => asked.length === 1);
  asked[0]?.answer([1]);
  await until(() => asked.length === 2);
  asked[1]?.refuse(new Error("no connection"));
  await assert.rejects(first, /no connection/);
  assert.deepEqual([games.points, games.running], [[], false]);
  const second = games.begin(RULESET, "here", 1, 2);
  await until(() => asked.length === 3);
  games.stop();
  asked[2]?.refuse(new Error("late"));
  await second;
  const third = games.begin(RULESET, "here", 1, 2);
  await until(() => asked.length === 4);
  asked[3]?.answer([1, 0]);
  await third;
  assert.deepEqual(games.points, [1, 0]);
});

test("answers come from the review of the requested record", () => {
  const desk = new ReviewService();
  const ask = (/** @type {any} */ question) =>
    /** @type {any} */ (
      desk.answers[/** @type {any} */ (question).ask](advisor, { ruleset: RULESET, ...question })
    );
  const first = ask({ ask: "review", record: RECORD, restart: true, rows: 3 });
  assert.equal(first.isNew, true);
  assert.equal(first.rows.length, 3);
  assert.equal(first.rows[0].n, first.length, "the end comes first");
  assert.equal(ask({ ask: "review", record: RECORD, restart: false, rows: 2 }).isNew, false);
  const chance = ask({ ask: "judge", record: RECORD, position: playedOut().position_id() });
  assert.equal(chance, first.result);
  const other = new_game({ ruleset: RULESET, seed: "11".repeat(32) }).record();
  assert.equal(ask({ ask: "review", record: other, restart: false, rows: 2 }).isNew, true, "another record");
  const position = new_game({ ruleset: RULESET }).position_id();
  const playing = { ask: "rollout", position, level: "casual", seed: 3, throws: 5000 };
  const points = [ask({ ...playing, restart: true }), ask({ ...playing, restart: false })].flat();
  assert.deepEqual([ask({ ...playing, restart: true }), ask({ ...playing, restart: false })].flat(), points);
  assert.equal(points.length, 2);
  desk.clear(false);
});

test("the arrow of a choice: on the board, from the hand, and off it; a choice about the water is said in words", () => {
  const arrow = (/** @type {string} */ id) => arrowOf(id, "white")[0];
  assert.deepEqual(arrow("14-16"), { side: "white", from: 14, to: 16, kind: "move" });
  assert.deepEqual(arrow("14x15"), { side: "white", from: 14, to: 15, kind: "hit" });
  assert.deepEqual(arrow("26-27-15"), { side: "white", from: 26, to: 27, kind: "move" });
  assert.deepEqual(arrow("28-off"), { side: "white", from: 28, to: "off", kind: "off" });
  assert.deepEqual(arrow("in-5"), { side: "white", from: "hand", to: 5, kind: "move" });
  assert.deepEqual(arrow("enter"), { side: "white", from: "hand", to: 1, kind: "move" });
  for (const id of ["throw", "rescue"]) {
    assert.equal(arrow(id), undefined);
    assert.equal(choiceInWords(id)?.id, `advice-do-${id}`);
  }
  assert.equal(choiceInWords("14-16"), null);
});
