/** The small engine as JavaScript plays like the full one as WebAssembly, and survives memory growth. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as whole from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { script } from "./script-engine.mjs";

whole.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const plain = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value ?? null));

/** Asserts that both engines give the same result. @param {(engine: typeof whole) => unknown} use */
function both(use) {
  const answers = [whole, script].map((engine) => plain(use(engine)));
  assert.deepEqual(answers[1], answers[0]);
  return answers[0];
}

/** Rulesets of different families, whose games are played to the end; others are only played at the start. */
const TO_THE_END = ["simple", "kendall-masters", "kendall-1979"];

test("every ruleset plays, undoes, saves and resumes the same in both engines", () => {
  for (const { id } of script.rulesets()) {
    const [one, other] = [whole, script].map((engine) =>
      engine.new_game({ ruleset: id, seed: "5e".repeat(32) }),
    );
    assert.ok(one && other);
    for (let act = 0; ; act += 1) {
      const { state, moves } = one.seen();
      if (state.phase === "over" || (act >= 40 && !TO_THE_END.includes(id))) break;
      const choice = act % 3 === 0 ? one.beginners_choice() : (moves[0]?.id ?? "throw");
      assert.equal(other.beginners_choice(), one.beginners_choice());
      assert.deepEqual(plain(other.act(choice)), plain(one.act(choice)), `${id}: ${choice}`);
      if (act % 10 === 0) {
        assert.deepEqual(plain(other.undo()), plain(one.undo()));
        assert.deepEqual(plain(other.redo()), plain(one.redo()));
      }
    }
    const record = one.record();
    assert.equal(other.record(), record);
    both(({ game_from_record }) => {
      const game = game_from_record(record);
      return [game.seen(), game.record(), game.position_id(), game_from_record(record, 7).seen()];
    });
  }
});

test("both engines refuse with the same words", () => {
  const refusal = (/** @type {() => unknown} */ act) => {
    try {
      return act();
    } catch (error) {
      const { name, message, code, field } = /** @type {any} */ (error);
      return { name, message, code, field };
    }
  };
  for (const options of [
    {},
    { ruleset: "nö𓃻" },
    { ruleset: "bell", seed: "x" },
    { ruleset: "bell", colour: 1 },
  ])
    both(({ new_game }) => refusal(() => new_game(/** @type {any} */ (options)).record()));
  both(({ game_from_record }) => refusal(() => game_from_record("Senet 1\n\nnö𓃻")));
  const { code } = /** @type {any} */ (
    refusal(() => script.new_game({ ruleset: "kendall-masters[blockade]" }))
  );
  assert.equal(code, "house_rules_absent");
  assert.equal(script.knows_rules("kendall-masters[blockade]"), false);
});

test("texts stay readable when the memory grows", () => {
  const games = [];
  const record = script.new_game({ ruleset: "kendall-masters", seed: "a1".repeat(32) }).record();
  for (let count = 0; count < 1_500; count += 1) {
    const game = script.new_game({ ruleset: "kendall-masters", seed: "a1".repeat(32) });
    games.push(game);
    assert.equal(game.record(), record);
  }
  assert.deepEqual(plain(games.at(-1)?.seen()), plain(games[0]?.seen()));
  for (const game of games) game.free();
});
