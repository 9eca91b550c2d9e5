/** A run of the laboratory, with workers that answer on the test's command. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { LabRun } = await pageModules("pages/lab/run");

const QUESTION = {
  kind: "compare",
  rulesets: ["bell", "simple"],
  points: [],
  player: "random",
  judge: "net",
  games: 60,
  seed: 1,
};
/** A row of the test is a game number and a ruleset number. */
const COLUMNS = 2;

function heldPool() {
  /** @type {{ request: any, held: ReturnType<typeof heldPromise> }[]} */
  const tasks = [];
  const pool = {
    size: 2,
    closed: false,
    ask: (/** @type {any} */ request) => {
      if (request.ask === "trust") return Promise.resolve({ ruleset: request.ruleset, verdict: "trusted" });
      if (request.ask === "settle") {
        const { player, judge, trust } = request;
        if (!trust) return Promise.resolve("nets-needed");
        return Promise.resolve({ player, judge, asked_player: null, asked_judge: null, trust });
      }
      if (request.ask === "sum")
        return Promise.resolve([{ summed: request.rows.map((/** @type {any} */ rows) => [...rows]) }]);
      const promise = heldPromise();
      tasks.push({ request, held: promise });
      return promise.promise;
    },
    close: () => {
      pool.closed = true;
    },
  };
  return { pool, asked: tasks };
}

/** @param {any} request */
const gamesOf = ({ ruleset, first, count }) => ({
  rows: Float64Array.from({ length: count * COLUMNS }, (_, index) =>
    index % COLUMNS === 0 ? first + index / COLUMNS : QUESTION.rulesets.indexOf(ruleset),
  ),
  judgeName: "test",
});

/** @param {any} pool */
const runOf = (pool) => new LabRun(QUESTION, QUESTION.rulesets, COLUMNS, pool, () => undefined);

/** @param {ReturnType<typeof heldPool>["asked"][number] | undefined} one */
const answer = (one) => one?.held.resolve(gamesOf(one.request));

const numbers = Array.from({ length: QUESTION.games }, (_, game) => game);

test("every game of a run is played once, and rows are sorted by game, whichever worker answers first", async () => {
  const { pool, asked } = heldPool();
  const run = runOf(pool);
  const running = run.run();
  for (let rounds = 0; rounds < 20 && run.state.is === "running"; rounds++) {
    await settled();
    // Newest first.
    for (const one of [...asked].reverse()) answer(one);
  }
  await running;
  assert.equal(run.state.is, "finished");
  assert.equal(run.done, run.total);
  for (const [index] of QUESTION.rulesets.entries()) {
    assert.deepEqual(run.column(index, 0), numbers);
    assert.deepEqual(new Set(run.column(index, 1)), new Set([index]));
  }
  assert.deepEqual(
    run.results[0].summed,
    run.rows.map((/** @type {Float64Array} */ rows) => [...rows]),
  );
  assert.ok(pool.closed);
});

test("figures use equally many games of both rulesets, without gaps", async () => {
  const { pool, asked } = heldPool();
  const run = runOf(pool);
  const running = run.run();
  await settled();
  answer(asked[0]);
  await settled();
  // The other ruleset's first block is still being played.
  assert.equal(run.played, 0);
  assert.equal(run.results, null);
  answer(asked[2]);
  await settled();
  assert.equal(run.played, 0);
  answer(asked[1]);
  await settled();
  assert.equal(run.played, 25);
  const [first, second] = run.results[0].summed;
  assert.equal(first.length, second.length);
  run.stop();
  for (const one of asked) answer(one);
  await running;
});

test("a stopped run keeps its figures, and drops late answers", async () => {
  const { pool, asked } = heldPool();
  const run = runOf(pool);
  const running = run.run();
  await settled();
  answer(asked[0]);
  answer(asked[1]);
  await settled();
  const { results, played } = run;
  assert.equal(played, 25);
  run.stop();
  assert.ok(pool.closed);
  for (const one of asked) answer(one);
  await running;
  assert.equal(run.state.is, "stopped");
  assert.equal(run.results, results);
  assert.equal(run.played, played);
});

test("the evaluators are settled before the first game, from the verdicts on all rulesets", async () => {
  const { pool, asked } = heldPool();
  const question = { ...QUESTION, player: "all" };
  /** @type {string[]} */
  const requests = [];
  const ask = pool.ask;
  // The net is not trusted, so the hand-made evaluation plays in its stead, and only once.
  pool.ask = (/** @type {any} */ request) => {
    requests.push(request.ask);
    if (request.ask === "settle" && request.trust) {
      assert.equal(request.trust.length, QUESTION.rulesets.length);
      const player = request.player === "net" ? "hand-made" : request.player;
      return Promise.resolve({ player, judge: "hand-made", trust: [] });
    }
    if (request.ask === "across") return Promise.resolve({ rulesets: request.runs.length });
    return ask(request);
  };
  const run = new LabRun(question, QUESTION.rulesets, COLUMNS, pool, () => undefined);
  const running = run.run();
  for (let rounds = 0; rounds < 40 && run.state.is === "running"; rounds++) {
    await settled();
    for (const one of asked) answer(one);
  }
  await running;
  assert.equal(run.state.is, "finished");
  assert.deepEqual(run.players, ["hand-made", "human-like"]);
  assert.ok(asked.every(({ request }) => request.judge === "hand-made"));
  assert.equal(requests.filter((request) => request === "trust").length, QUESTION.rulesets.length);
  assert.ok(requests.lastIndexOf("settle") < requests.indexOf("play"));
  assert.deepEqual(run.across, { rulesets: 2 });
});

test("a run whose worker fails reports it, settles and frees the others", async () => {
  const { pool, asked } = heldPool();
  const run = runOf(pool);
  const running = run.run();
  await settled();
  asked[1]?.held.reject(new Error("out of memory"));
  answer(asked[0]);
  await running;
  assert.equal(run.state.is, "failed");
  assert.match(run.state.error.message, /out of memory/);
  assert.ok(pool.closed);
});
