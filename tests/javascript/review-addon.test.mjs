/** The review of a game on the page: what is asked of it late, or after it was closed. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { addonBench } from "./addon-bench.mjs";
import { UNREACHABLE } from "./asynchronous-bench.mjs";
import { silenceErrors } from "./game-session-bench.mjs";
import { heldPromise, settled, until } from "./held-promise.mjs";

initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });
const { addon, ReviewService } = await pageModules("addons/review/addon", "addons/shared/review-service");

silenceErrors();

const RULESET = "kendall-masters[pieces=2]";

/** All nested templates with their values. @param {any} content @returns {any[]} */
const templates = (content) =>
  Array.isArray(content)
    ? content.flatMap(templates)
    : content?.strings
      ? [content, ...content.values.flatMap(templates)]
      : [];

/** A finished game, its review, and what a visitor can press there. Simulated games are answered by the test. */
async function reviewed() {
  const bench = await addonBench({ setup: { ruleset: RULESET } });
  const { page, session, play, notices } = bench;
  const advisor = new Advisor(RULESET);
  const service = /** @type {any} */ (new ReviewService());
  /** @type {any[]} */
  const rollouts = [];
  session.advisor = {
    ask: (/** @type {any} */ question, /** @type {AbortSignal} */ signal) => {
      if (question.ask === "solve") return Promise.resolve(false);
      if (question.ask !== "rollout")
        return Promise.resolve(service.answers[question.ask](advisor, { ruleset: RULESET, ...question }));
      const answer = heldPromise();
      rollouts.push({ question, signal, ...answer });
      return answer.promise;
    },
    destroy: () => undefined,
  };
  Object.assign(page.l10n, { join: (/** @type {string[]} */ texts) => texts.join() });
  page.attempt = (
    /** @type {Promise<unknown>} */ work,
    toSentence = (/** @type {unknown} */ _) => ({ id: "notice-not-loaded" }),
  ) => work.catch((error) => session.notice(toSentence(error)));
  const review = addon(page);
  const shown = () => session.emit("shown", session.view);
  await play();
  // Without a board, the review draws no pictures, which this test could not check.
  session.update({ board: null });
  shown();
  const pressed = (/** @type {any} */ template) =>
    template.values.find((/** @type {any} */ value) => typeof value === "function")();
  /** @param {any} content @param {string} mark */
  const all = (content, mark) =>
    templates(content).filter(
      ({ strings, values }) =>
        [strings[0], ...values].join("…").includes(mark) || strings.join("…").includes(mark),
    );
  await until(() => all(review.render("actions", session.view), "how-it-went").length > 0);
  pressed(all(review.render("actions", session.view), "how-it-went")[0]);
  const panel = () => review.render("dock", session.view);
  const cards = () => templates(panel()).filter(({ strings }) => strings[0].includes("moment-card"));
  await until(() => cards().length > 1);
  /** Presses the button with this class in a template. @param {any} template @param {string} name */
  const press = (template, name) => {
    const at = template.strings.findIndex((/** @type {string} */ text) => text.includes(`class="${name}"`));
    assert.ok(at >= 0, name);
    template.values.slice(at).find((/** @type {any} */ value) => typeof value === "function")();
  };
  return {
    ...bench,
    notices,
    rollouts,
    hundred: (/** @type {number} */ card) => press(cards()[card], "hundred"),
    close: () =>
      press(
        templates(panel()).find(({ strings }) => strings[0].includes("review-close")),
        "review-close",
      ),
    isPlaying: () => templates(panel()).some(({ strings }) => strings[0].includes("hundred-games")),
    row: (/** @type {number} */ card) => cards()[card].values[0],
  };
}

test("of two moments the hundred games are played from the one asked for last, whichever loads last", async () => {
  const { hundred, hold, calls, rollouts, row } = await reviewed();
  hold("fromRecord");
  const before = calls("fromRecord").length;
  hundred(0);
  hundred(1);
  await settled();
  calls("fromRecord")[before + 1]?.resolve(undefined);
  await settled();
  calls("fromRecord")[before]?.resolve(undefined);
  await settled();
  assert.deepEqual(
    rollouts.map(({ question, signal }) => [question.seed, signal.aborted]),
    [[row(1), false]],
  );
});

test("a hundred games that load after the review was closed are not played", async () => {
  const { hundred, hold, calls, rollouts, close } = await reviewed();
  hold("fromRecord");
  const before = calls("fromRecord").length;
  hundred(0);
  await settled();
  close();
  calls("fromRecord")[before]?.resolve(undefined);
  await settled();
  assert.deepEqual(rollouts, []);
});

test("a hundred games that cannot start are reported, and can be asked for again", async () => {
  const { hundred, hold, calls, rollouts, notices, isPlaying } = await reviewed();
  hold("fromRecord");
  const before = calls("fromRecord").length;
  hundred(0);
  await settled();
  calls("fromRecord")[before]?.reject(UNREACHABLE());
  await settled();
  assert.deepEqual([notices(), isPlaying()], [["notice-not-loaded"], false]);
  hold();
  hundred(0);
  await until(() => rollouts.length === 1);
  assert.ok(isPlaying());
  rollouts[0].reject(new Error("no"));
  await settled();
  assert.ok(!isPlaying(), "no half result is shown");
});
