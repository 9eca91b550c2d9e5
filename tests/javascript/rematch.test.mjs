/** Two games with the same sticks: which ones form a pair, and what is reported about them. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync, new_game, same_sticks } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const { isPair, pairSentences, streamsOf, worker } = await pageModules(
  "addons/shared/replay",
  "addons/shared-throws/pair",
  "addons/shared-throws/worker",
);

const RULESET = "kendall-masters[pieces=2]";

/** A game in which every choice is the first move. @param {Partial<import("../../target/web/full/senet.js").NewGame>} options */
function playedOut(options) {
  const game = new_game({ ruleset: RULESET, seed: "3c".repeat(32), ...options });
  while (game.state().phase !== "over") {
    const [move] = game.legal_moves();
    if (move) game.apply(move.id);
    else game.throw();
  }
  return game.record();
}

const [one, first, second] = [
  playedOut({ ruleset: RULESET }),
  playedOut({ ruleset: RULESET, throws: "per-player" }),
  playedOut({ ruleset: RULESET, throws: "exchanged" }),
];

test("a record says whose throws it uses, and which two belong together", () => {
  assert.deepEqual([one, first, second].map(streamsOf), ["one", "per-player", "exchanged"]);
  assert.ok(isPair(first, second));
  assert.ok(!isPair(second, first));
  assert.ok(!isPair(one, second));
  assert.ok(!isPair("", second));
  assert.ok(!isPair(playedOut({ ruleset: RULESET, throws: "per-player", seed: "3d".repeat(32) }), second));
});

test("the comparison of a pair is shown in sentences that say who used the sticks better", () => {
  const advisor = new Advisor(RULESET);
  const { answers } = worker({ same_sticks });
  const compared = /** @type {any} */ (
    answers.compare(advisor, { ask: "compare", ruleset: RULESET, first, second })
  );
  assert.equal(compared.points[0] + compared.points[1], 2);
  assert.throws(() => answers.compare(advisor, { ask: "compare", ruleset: RULESET, first: one, second }));
  const comparison = { points: [1.5, 0.5], loss: [0.1, 0.34], better: 1 };
  const ids = (/** @type {any} */ seat) =>
    pairSentences(comparison, seat).map((/** @type {any} */ { id, args }) => ({ id, ...args }));
  assert.deepEqual(ids(1), [
    { id: "rematch-points", who: "you", own: 1.5, other: 0.5 },
    { id: "rematch-better", who: "you", points: 24 },
  ]);
  assert.deepEqual(ids(0), [
    { id: "rematch-points", who: "you", own: 0.5, other: 1.5 },
    { id: "rematch-better", who: "computer", points: 24 },
  ]);
  assert.deepEqual(ids(null)[1], { id: "rematch-better", who: "first", points: 24 });
  assert.equal(pairSentences({ ...comparison, better: null }, 1)[1].id, "rematch-equal");
});
