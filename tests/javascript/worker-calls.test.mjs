/** Requests to a worker: each gets its own answer, and none stays pending. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { reply, WorkerCalls } = await pageModules("engine/worker-calls");

function bench() {
  /** @type {any[]} */
  const posted = [];
  const calls = new WorkerCalls({ postMessage: (/** @type {any} */ message) => posted.push(message) });
  return { calls, posted, life: new AbortController() };
}

test("answers and refusals reach their requests in any order", async () => {
  const { calls, posted, life } = bench();
  const [one, two] = ["one", "two"].map((question) => calls.ask(question, life.signal));
  assert.deepEqual(
    posted.map(({ type, question }) => [type, question]),
    [
      ["ask", "one"],
      ["ask", "two"],
    ],
  );
  calls.hear({ type: "refused", ticket: posted[1].ticket, error: new Error("no") });
  calls.hear({ type: "answered", ticket: posted[0].ticket, answer: 1 });
  calls.hear({ type: "answered", ticket: 99, answer: "to nobody" });
  assert.equal(await one, 1);
  await assert.rejects(two, /no/);
});

test("an aborted signal rejects open and later requests with its reason", async () => {
  const { calls, posted, life } = bench();
  const open = calls.ask("open", life.signal);
  life.abort(new Error("closed"));
  await assert.rejects(open, /closed/);
  await assert.rejects(calls.ask("late", life.signal), /closed/);
  assert.equal(posted.length, 1, "the late question is not sent");
  calls.hear({ type: "answered", ticket: posted[0].ticket, answer: "too late" });
});

test("a failing worker rejects its open requests, or hands them over with their signals", async () => {
  const first = bench();
  const failed = first.calls.ask("any", first.life.signal);
  first.calls.fail(new Error("gone"));
  await assert.rejects(failed, /gone/);
  const { calls, life } = bench();
  const open = calls.ask("open", life.signal);
  calls.handOver(async (/** @type {string} */ question, /** @type {AbortSignal} */ signal) => {
    assert.equal(signal, life.signal);
    return `${question} here`;
  });
  assert.equal(await open, "open here");
});

test("a worker posts its answer, or the reason for having none", async () => {
  /** @type {any[]} */
  const posted = [];
  Object.assign(globalThis, { self: { postMessage: (/** @type {any} */ message) => posted.push(message) } });
  const error = new Error("no");
  await reply({ ticket: 1, question: 2 }, async (/** @type {number} */ number) => number + 1);
  await reply({ ticket: 2, question: 2 }, () => Promise.reject(error));
  assert.deepEqual(posted, [
    { type: "answered", ticket: 1, answer: 3 },
    { type: "refused", ticket: 2, error },
  ]);
  delete (/** @type {any} */ (globalThis).self);
});
