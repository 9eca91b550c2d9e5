/** The chance to win below the names: when it is asked for, whose it is, and which answers are dropped. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync, new_game } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { addonBench, parts } from "./addon-bench.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { addon: race } = await pageModules("addons/race/addon");
const { worker } = await pageModules("addons/race/worker");

/** A game at the throw of a player, and a bar that is answered on the test's command. @param {any} [given] */
async function atThrow(given) {
  const table = await addonBench(given);
  const { page, session } = table;
  /** @type {any[]} */
  const requests = [];
  session.advisor.ask = (/** @type {any} */ question, /** @type {AbortSignal} */ signal) => {
    const { promise, resolve, reject } = heldPromise();
    requests.push({ question, signal, resolve, reject });
    return promise;
  };
  const it = race(page);
  page.root.dispatchEvent(new Event("click"));
  const draw = () => {
    session.emit("shown", session.view);
    return parts(it.render("dock", session.view));
  };
  const toThrow = async () => {
    do await table.act();
    while (session.view.game.phase !== "throw");
  };
  await toThrow();
  return { ...table, requests, draw, toThrow };
}

/** White wins this many of 100 games. @param {number} percent @param {string} [judge] */
const chance = (percent, judge = "net kendall-masters") => ({ white: percent / 100, judge });

test("the bar shows the last answer until the next one, and each state is asked about once", async () => {
  const { requests, draw, toThrow, session } = await atThrow();
  assert.deepEqual(draw(), [], "nothing is known yet");
  draw();
  assert.equal(requests.length, 1);
  assert.equal(requests[0].question.position, session.game.position_id());
  requests[0].resolve(chance(54));
  await settled();
  const first = session.view.game.players[0] === "white" ? 54 : 46;
  assert.ok(draw().includes(first));
  assert.ok(draw().includes("race-chance review-judge-net"), "it says who judges");
  await toThrow();
  assert.ok(draw().includes(first), "it stays until the next answer");
  requests[1].resolve(chance(20, "solved"));
  await settled();
  assert.ok(draw().includes("race-chance review-judge-exact"));
});

test("before anybody has played nothing is asked, so that the first load does without the full engine", async () => {
  const { page, session } = await addonBench();
  session.advisor.ask = () => assert.fail("the full engine is asked");
  race(page);
  assert.equal(session.view.game.phase, "throw");
  session.emit("shown", session.view);
});

test("a throw that has not been used changes nothing", async () => {
  const { requests, draw, act, session } = await atThrow();
  draw();
  await act();
  assert.equal(session.view.game.phase, "play");
  draw();
  assert.equal(requests.length, 1);
});

test("an answer about a state that has gone is dropped, whether it arrives or fails", async () => {
  const { requests, draw, toThrow, session } = await atThrow();
  draw();
  await toThrow();
  draw();
  const [old, now] = requests;
  assert.ok(old.signal.aborted);
  now.resolve(chance(50));
  await settled();
  old.reject(new Error("other rules have been asked about meanwhile"));
  await settled();
  assert.ok(draw().includes(50));
  session.newGame({ ...session.view.setup });
  await settled();
  assert.deepEqual(draw(), [], "another game has no chance of this one");
});

test("a failure hides the bar until the next answer", async () => {
  const { requests, draw, toThrow } = await atThrow();
  const { error } = console;
  console.error = () => undefined;
  draw();
  requests[0].resolve(chance(50));
  await settled();
  await toThrow();
  draw();
  requests[1].reject(new Error("no connection"));
  await settled();
  console.error = error;
  assert.deepEqual(draw(), []);
  await toThrow();
  draw();
  requests[2].resolve(chance(40));
  await settled();
  assert.ok(draw().length > 0);
});

for (const [name, given] of /** @type {const} */ ([
  ["switched off", { settings: { race: false } }],
  ["of a game by link", { setup: { afar: "1" } }],
]))
  test(`a bar ${name} asks nobody`, async () => {
    const { requests, draw } = await atThrow(given);
    assert.deepEqual(draw(), []);
    assert.equal(requests.length, 0);
  });

for (const speed of ["normal", "instant"])
  test(`the bar ${speed === "instant" ? "jumps" : "glides"} to an answer at ${speed} speed`, async () => {
    const { requests, draw } = await atThrow({ settings: { race: true, speed } });
    draw();
    requests[0].resolve(chance(54));
    await settled();
    const isGliding = draw().some((/** @type {unknown} */ part) => /^gliding /.test(String(part)));
    assert.equal(isGliding, speed === "normal");
  });

test("the worker judges a position as the review of its game does", async () => {
  initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });
  const ruleset = "kendall-masters[pieces=2]";
  const game = new_game({ ruleset, seed: "7a".repeat(32) });
  game.throw();
  const advisor = new Advisor(ruleset);
  const record = game.record();
  const position = game.position_id();
  const { white, judge } = worker().answers.race(advisor, { record, position });
  const review = advisor.review(record);
  assert.equal(white, review.chance(position));
  assert.equal(judge, review.judge());
  assert.ok(white > 0 && white < 1);
});
