/** The end of a game: its figures, its review in short, and the result that can be sent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { addonBench, parts } from "./addon-bench.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { PlayClock } = await pageModules("addons/ending/figures");
const { addon: ending } = await pageModules("addons/ending/addon");
const { addon: review } = await pageModules("addons/review/addon");
const { turningPoint } = await pageModules("addons/review/story");
const { resultSentence, hasOrdinaryStart } = await pageModules("addons/sharing/result-dialog");
const { sameThrowsLink } = await pageModules("addons/shared/same-throws");

test("the minutes of a game leave long pauses out, and are unknown for a game begun on another page", () => {
  const clock = new PlayClock();
  const game = {};
  clock.onAction(game, true, 1_000);
  assert.equal(clock.minutes(game), 1, "less than a minute counts as one");
  for (let act = 1; act <= 9; act += 1) clock.onAction(game, false, 1_000 + 20_000 * act);
  assert.equal(clock.minutes(game), 3);
  clock.onAction(game, false, 7_200_000);
  assert.equal(clock.minutes(game), 4, "two hours away count as one minute");
  clock.onAction(game, true, 7_201_000);
  assert.equal(clock.minutes(game), 4, "undoing everything begins no other game");
  const resumed = {};
  clock.onAction(resumed, false, 7_300_000);
  assert.equal(clock.minutes(resumed), null);
});

test("the hits come when the record has been read, and never in another game", async () => {
  const { page, session, play, hold, calls, leftGames } = await addonBench();
  const end = ending(page);
  await play();
  hold("fromRecord");
  const shown = () => parts(end.render("board", session.view));
  assert.ok(shown().includes("end-throws") && !shown().includes("end-hits"));
  session.newGame({ ...session.view.setup });
  await settled();
  calls("fromRecord")[0]?.resolve(undefined);
  await settled();
  assert.ok(!shown().includes("end-hits"), "the game on the board is not over");
  await play();
  shown();
  calls("fromRecord")[1]?.resolve(undefined);
  await settled();
  assert.ok(shown().includes("end-hits"));
  assert.ok(shown().includes("end-minutes"));
  assert.deepEqual(leftGames(), [], "copies of the game are freed");
});

/** A slice with the whole review of a game of two throws. */
const SLICE = {
  isNew: true,
  length: 2,
  judge: "solved",
  start: 0.5,
  result: 1,
  rows: [2, 1].map((n) => ({
    n,
    side: "W",
    sticks: "llll",
    value: 4,
    before: 0.5,
    played: n === 1 ? 0.7 : 1,
    luck: 0.2,
    gap: 0,
    loss: 0,
    move: "1-5",
    step: 0,
    choice: false,
    found: true,
  })),
};

/** A finished game whose review answers on the test's command. */
async function reviewed() {
  const table = await addonBench();
  const { page, session, play } = table;
  /** @type {any[]} */
  const requests = [];
  session.advisor.ask = (/** @type {any} */ question, /** @type {AbortSignal} */ signal) => {
    const { promise, resolve } = heldPromise();
    requests.push({ question, signal, answer: resolve });
    return promise;
  };
  const story = review(page);
  const draw = () => {
    session.emit("shown", session.view);
    return parts(story.render("end", session.view));
  };
  await play();
  draw();
  return { ...table, requests, story, draw };
}

/** The reviews that have been requested. @param {any[]} requests */
const reviews = (requests) => requests.filter(({ question }) => question.ask === "review");

/** Answers the requests of a kind. @param {any[]} requests @param {string} ask @param {unknown} value */
async function answer(requests, ask, value) {
  for (const request of requests) if (request.question.ask === ask) request.answer(value);
  await settled();
}

test("the end keeps a place for its curve, which comes when the review is complete", async () => {
  const { requests, draw } = await reviewed();
  assert.deepEqual(draw(), ["review-solving"]);
  await answer(requests, "solve", false);
  assert.deepEqual(draw(), ["…"], "how many throws will be judged is not known yet");
  await answer(requests, "review", SLICE);
  assert.ok(draw().includes("review-curve"));
});

test("a review that is opened and closed before its curve has come shows the curve afterwards", async () => {
  const { requests, story, draw, session } = await reviewed();
  await answer(requests, "solve", false);
  const press = (/** @type {any} */ where) =>
    parts(story.render(where, session.view)).find((part) => typeof part === "function");
  press("actions")();
  assert.deepEqual(draw(), [undefined], "the open review has a curve of its own");
  assert.equal(reviews(requests).length, 1, "it is the same review");
  await answer(requests, "review", SLICE);
  press("dock")();
  assert.ok(draw().includes("review-curve"));
});

test("a curve that comes after a new game has begun is dropped", async () => {
  const { requests, draw, session, play } = await reviewed();
  await answer(requests, "solve", false);
  const [first] = reviews(requests);
  session.newGame({ ...session.view.setup });
  await settled();
  assert.deepEqual(draw(), [undefined]);
  assert.ok(first.signal.aborted);
  first.answer(SLICE);
  await settled();
  assert.deepEqual(draw(), [undefined]);
  await play();
  draw();
  assert.deepEqual(draw(), ["review-solving"], "the next end waits for a review of its own");
});

test("the moment that turned the game is the last change of the lead, otherwise the largest change", () => {
  const moment = (/** @type {string} */ name, /** @type {number} */ played) => ({
    name,
    row: { before: 0.5, played },
  });
  const [small, large, turn] = [moment("slip", 0.45), moment("throw", 0.8), moment("turn", 0.52)];
  assert.equal(turningPoint([small, large, turn]), turn);
  assert.equal(turningPoint([small, large]), large);
  assert.equal(turningPoint([]), null);
});

test("the result to send is the person's, and of two people nobody's", () => {
  const game = {
    phase: "over",
    winner: "black",
    players: ["white", "black"],
    off: { white: 1, black: 2 },
    throws: 24,
  };
  const argsOf = (/** @type {any} */ view) => resultSentence({ game, ...view })?.args;
  assert.deepEqual(argsOf({ seat: 0 }), { outcome: "won", score: "2–1", throws: 24 });
  assert.deepEqual(argsOf({ seat: 1 }), { outcome: "lost", score: "1–2", throws: 24 });
  assert.equal(argsOf({ seat: null })?.outcome, "drawn");
  assert.equal(resultSentence({ game: { ...game, phase: "throw" }, seat: 0 }), null);
});

test("the link to the same throws keeps how the throws are dealt, and a game from a position has none", () => {
  const seed = "5e".repeat(32);
  const setup = { ruleset: "simple", name: "", opponent: "casual" };
  Object.assign(globalThis, { location: { href: "https://senet.example/?seed=1#x" } });
  const query = (/** @type {any} */ throws) =>
    Object.fromEntries(new URL(sameThrowsLink(throws, setup, "black")).searchParams);
  const common = { ruleset: "simple", opponent: "casual", side: "black" };
  assert.deepEqual(query({ seed, streams: "one" }), { ...common, seed });
  assert.deepEqual(query({ seed, streams: "per-player" }), { ...common, sticks: seed });
  assert.deepEqual(query({ seed, streams: "exchanged" }), { ...common, sticks: seed, throws: "exchanged" });
  assert.ok(hasOrdinaryStart(`Senet 1\nRuleset: simple\nSeed: ${seed}\n`));
  assert.ok(!hasOrdinaryStart(`Senet 1\nRuleset: simple\nSeed: ${seed}\nPosition: abc\n`));
});
