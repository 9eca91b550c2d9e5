/** Game reviews from JavaScript: in slices, by one judge, with parts that add up; and rematches. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, game_from_record, initSync, new_game, same_sticks } from "../../target/web/full/senet.js";
import { NETS, ROOT } from "../../www/build/bundle.mjs";

initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });

const SEED = "5e".repeat(32);

/**
 * A game that cycles through the legal moves.
 * @param {import("../../target/web/full/senet.js").NewGame} options
 * @param {number} actions
 */
function played(options, actions) {
  const game = new_game({ seed: SEED, ...options });
  for (let step = 0; step < actions && game.state().phase !== "over"; step += 1) {
    const moves = game.legal_moves();
    if (game.state().phase === "play" || step % 3 === 1) {
      const move = moves[step % moves.length];
      if (move) {
        game.apply(move.id);
        continue;
      }
    }
    game.throw();
  }
  return game;
}

/** @param {string} ruleset */
async function advisorOf(ruleset) {
  const advisor = new Advisor(ruleset);
  const net = advisor.net_wanted();
  assert.ok(net, `${ruleset} has a net`);
  advisor.load_net(await readFile(NETS + net));
  return advisor;
}

for (const ruleset of ["kendall-masters", "kendall-1979", "piccione"]) {
  test(`${ruleset}: rows start from the end and add up to the result`, async () => {
    const advisor = await advisorOf(ruleset);
    const record = played({ ruleset }, 60).record();
    const whole = advisor.review(record).report();
    const review = advisor.review(record);
    const rows = [];
    for (let slice = review.step(7); slice.length > 0; slice = review.step(7)) rows.push(...slice);
    assert.equal(rows.length, review.length());
    assert.deepEqual(rows.reverse(), whole.rows);
    assert.deepEqual(review.sum(), whole.sum);
    const { luck, gap, loss } = review.sum();
    assert.ok(Math.abs(review.result() - review.start() - luck - gap + loss.W - loss.B) < 1e-9);
    assert.equal(review.judge(), whole.judge);
    for (const { n, sticks, loss, best_move } of rows) {
      assert.ok(loss >= 0);
      const options = review.options(n);
      if (sticks !== null && options.length > 0 && loss > 0) assert.equal(options[0]?.moves, best_move);
      const { step, found } = review.place(n);
      assert.equal(found, loss < 0.01);
      assert.ok(step >= 0);
    }
    const { W, B } = review.best_found();
    assert.ok(W.best <= W.choices && B.best <= B.choices);
    assert.ok(review.turning_points().throw !== null);
    assert.throws(() => review.options(rows.length + 1), { code: "no_such_row" });
  });
}

test("a review uses the player's own ruleset", async () => {
  const advisor = await advisorOf("kendall-masters");
  const other = new_game({ ruleset: "bell", seed: SEED }).record();
  assert.throws(() => advisor.review(other), { code: "other_ruleset" });
  assert.throws(() => advisor.review("nothing"), { code: "bad_record" });
});

test("games can be played on from a position, the same for the same seed", async () => {
  const advisor = await advisorOf("simple");
  const id = played({ ruleset: "simple" }, 80).position_id();
  const play = () => {
    const games = advisor.rollout(id, "casual", 4);
    const points = [];
    while (points.length < 20) {
      const ended = games.step(10);
      if (ended !== undefined) points.push(ended);
    }
    return points;
  };
  const points = play();
  assert.deepEqual(play(), points);
  assert.ok(points.every((point) => [0, 0.5, 1].includes(point)));
});

test("a rematch swaps the sticks, says so in its record, and can be verified", async () => {
  const advisor = await advisorOf("simple");
  const first = played({ ruleset: "simple", throws: "per-player" }, 5000);
  const second = played({ ruleset: "simple", throws: "exchanged" }, 5000);
  assert.match(second.record(), /^Throws: exchanged$/m);
  assert.ok(second.verify().throws.every(({ agrees }) => agrees));
  assert.equal(game_from_record(second.record()).record(), second.record());
  const compared = same_sticks(advisor.review(first.record()), advisor.review(second.record()));
  assert.equal((compared.points[0] ?? 0) + (compared.points[1] ?? 0), 2);
  const one = advisor.review(played({ ruleset: "simple" }, 5000).record());
  assert.throws(() => same_sticks(advisor.review(first.record()), one), { code: "other_sticks" });
  // @ts-expect-error: no such throws
  assert.throws(() => new_game({ ruleset: "simple", throws: "mine" }), { code: "unknown_streams" });
});

test("the judge gives away as much as was measured", async () => {
  const measured = await readFile(`${ROOT}docs/strength.md`, "utf8");
  const judges = JSON.parse(await readFile(`${ROOT}www/addons/review/judges.json`, "utf8"));
  assert.ok(Object.keys(judges).length > 0);
  for (const [ruleset, loss] of Object.entries(judges))
    assert.match(measured, new RegExp(`${loss} ± [\\d.]+ % \\(\`${ruleset}\`\\)`));
});
