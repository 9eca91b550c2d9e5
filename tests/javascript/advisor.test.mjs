/** What the full engine offers beyond the small one: every level, nets, advice, house rules. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync, new_game } from "../../target/web/full/senet.js";
import { NETS } from "../../www/build/bundle.mjs";

initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });

const SEED = "5e".repeat(32);
const KENDALL = "kendall-masters";
const LEVELS = [
  "beginner",
  "runner",
  "hitter",
  "casual",
  "builder",
  "cautious",
  "skilled",
  "expert",
  "master",
];

/**
 * Calls `visit` with each state of a game that offers a choice.
 * @param {string} ruleset
 * @param {(game: import("../../target/web/full/senet.js").Game, ids: string[]) => void} visit
 */
function choices(ruleset, visit) {
  const game = new_game({ ruleset, seed: SEED });
  for (let step = 0; step < 60 && game.state().phase !== "over"; step += 1) {
    const ids = game.legal_moves().map(({ id }) => id);
    const mayThrow = game.state().phase !== "play";
    if (ids.length > 0) visit(game, mayThrow ? [...ids, "throw"] : ids);
    if (mayThrow) game.throw();
    else game.apply(ids[step % ids.length]);
  }
}

/** @param {string} ruleset */
async function advisorOf(ruleset) {
  const advisor = new Advisor(ruleset);
  const net = advisor.net_wanted();
  assert.ok(net, `${ruleset} has a net`);
  advisor.load_net(await readFile(NETS + net));
  assert.equal(advisor.net_wanted(), undefined);
  return advisor;
}

test("every level answers with a legal choice", async () => {
  const advisor = await advisorOf(KENDALL);
  choices(KENDALL, (game, ids) => {
    for (const level of LEVELS) {
      const choice = advisor.choose(game.position_id(), level);
      assert.ok(ids.includes(choice), `${level}: ${choice}`);
    }
  });
});

test("advice ranks all choices, gives reasons and names its judge", async () => {
  const advisor = await advisorOf(KENDALL);
  assert.match(advisor.judge(), /net/);
  let reasons = 0;
  choices(KENDALL, (game, ids) => {
    const { options, other, why, judge } = advisor.advise(game.position_id());
    assert.deepEqual(options.map(({ id }) => id).sort(), [...ids].sort());
    const chances = options.map(({ chance }) => chance);
    assert.deepEqual(
      chances,
      [...chances].sort((a, b) => b - a),
    );
    assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
    assert.equal(other, options[1]?.id ?? null);
    assert.equal(options.length === 1, why.reason === "only_choice");
    assert.equal(judge, advisor.judge());
    const last = options.at(-1)?.id;
    if (options.length > 2) assert.equal(advisor.advise(game.position_id(), last).other, last);
    reasons += 1;
  });
  assert.ok(reasons > 10);
});

test("advice is refused if there is nothing to choose", () => {
  const game = new_game({ ruleset: KENDALL, seed: SEED });
  assert.throws(() => new Advisor(KENDALL).advise(game.position_id()), { code: "nothing_to_choose" });
});

test("a net that is damaged or made for other rules is refused, and the player continues without it", async () => {
  const advisor = new Advisor(KENDALL);
  const file = await readFile(`${NETS}kendall-masters.net`);
  file[100] ^= 1;
  assert.throws(() => advisor.load_net(file), { code: "bad_net" });
  assert.throws(() => advisor.load_net(new Uint8Array()), { code: "bad_net" });
  assert.match(advisor.judge(), /hand-made/);
});

test("house rules are played with the net of the rules they came from, and the page says so", async () => {
  const advisor = await advisorOf("kendall-masters[blockade]");
  assert.match(advisor.judge(), /house rules/);
});
