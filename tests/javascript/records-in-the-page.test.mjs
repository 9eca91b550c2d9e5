/** Records in the page: resumed at an earlier moment, stored in URLs, with the page's own notes. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { game_from_record, initSync, new_game } from "../../target/web/full/senet.js";
import { pageModules } from "../../www/build/page-modules.mjs";

initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });

const { encodeRecord, decodeRecord, annotated, notesOf, MAX_LENGTH } = await pageModules(
  "addons/shared/game-code",
  "addons/sharing/incoming",
);

/** @param {string} ruleset */
function played(ruleset) {
  const game = new_game({ ruleset, seed: "5e".repeat(32) });
  const states = [game.state()];
  for (let actions = 0; actions < 60 && game.state().phase !== "over"; actions += 1) {
    const moves = game.legal_moves();
    if (game.state().phase === "play") game.apply(moves[actions % moves.length].id);
    else game.throw();
    states.push(game.state());
  }
  return { record: game.record(), states };
}

for (const ruleset of ["kendall-masters", "kendall-1979", "piccione", "bell"]) {
  test(`a record loaded partway through its actions restores the game (${ruleset})`, () => {
    const { record, states } = played(ruleset);
    for (const [count, state] of states.entries()) {
      const game = game_from_record(record, count);
      const then = game.state();
      assert.deepEqual(then, state, `after ${count} actions`);
      assert.equal(game.redo(), undefined, "what comes after it is gone");
      assert.equal(then.throws + then.plies, count, "throws and moves count the actions");
    }
    assert.throws(() => game_from_record(record, states.length), { code: "bad_step", field: "step" });
  });
}

test("a record survives the round trip through an address", async () => {
  const { record } = played("kendall-masters");
  const word = await encodeRecord(record);
  assert.match(word, /^[\w-]+$/);
  assert.ok(word.length < record.length, "it is shorter than the record");
  assert.equal(await decodeRecord(word), record);
});

test("an invalid code gives no record", async () => {
  const word = await encodeRecord(played("bell").record);
  const flood = deflateRawSync(Buffer.alloc(MAX_LENGTH + 1, "x")).toString("base64url");
  for (const bad of ["", "%", "<img src=x>", word.slice(0, -9), flood, "a".repeat(MAX_LENGTH + 1)]) {
    assert.equal(await decodeRecord(bad), null, bad.slice(0, 40));
  }
});

test("notes about the players come back, and unknown ones are dropped", () => {
  const { record } = played("kendall-masters");
  const setup = {
    ruleset: "kendall-masters",
    board: null,
    opponent: "casual",
    side: "black",
    seed: null,
    name: "Ours",
  };
  const text = annotated(record, setup, 1);
  assert.deepEqual(notesOf(text), { opponent: "casual", seat: 1, name: "Ours" });
  assert.deepEqual(game_from_record(text).state(), game_from_record(record).state(), "the engine skips them");
  for (const line of [
    "# Opponent: __proto__, player 1",
    "# Opponent: casual",
    "# Opponent: casual, player 3",
  ]) {
    assert.deepEqual(notesOf(`Senet 1\n${line}\n`), { opponent: "person", seat: null, name: "" });
  }
});
