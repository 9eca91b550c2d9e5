/** What the wasm module promises to JavaScript: typed answers, typed refusals that change nothing, records that replay. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, game_from_record, initSync, new_game, rulesets } from "../../target/web/first/senet.js";

initSync({ module: await readFile(new URL("../../target/web/first/senet_bg.wasm", import.meta.url)) });

const SEED = "5e".repeat(32);
const KENDALL = "kendall-masters";

/**
 * Acts until it is somebody's choice, then plays the first legal move; so often.
 * @param {import("../../target/web/first/senet.js").Game} game
 * @param {number} moves
 */
function play(game, moves) {
  for (let made = 0; made < moves && game.state().phase !== "over"; ) {
    const [move] = game.legal_moves();
    if (move === undefined) game.throw();
    else {
      game.apply(move.id);
      made += 1;
    }
  }
}

test("every ruleset of the catalogue starts and can be played", () => {
  const catalogue = rulesets();
  assert.ok(catalogue.length >= 16);
  for (const { id, pieces } of catalogue) {
    const game = new_game({ ruleset: id, seed: SEED });
    assert.equal(game.state().pieces, pieces);
    play(game, 40);
    assert.ok(game.state().plies > 0, id);
  }
});

test("a seed fixes the throws", () => {
  const record = (/** @type {string} */ seed) => {
    const game = new_game({ ruleset: KENDALL, seed });
    play(game, 30);
    return game.record();
  };
  assert.equal(record(SEED), record(SEED));
  assert.notEqual(record(SEED), record("00".repeat(32)));
});

test("without a seed no two games are alike", () => {
  const first = new_game({ ruleset: KENDALL });
  const second = new_game({ ruleset: KENDALL });
  play(first, 30);
  play(second, 30);
  assert.notEqual(first.record(), second.record());
});

test("a record and a position id bring a game back", () => {
  const game = new_game({ ruleset: KENDALL, seed: SEED });
  play(game, 25);
  const replayed = game_from_record(game.record());
  assert.deepEqual(replayed.state(), game.state());
  play(game, 5);
  play(replayed, 5);
  assert.deepEqual(replayed.state(), game.state(), "the same throws come after a record");
  const set = new_game({ ruleset: KENDALL, position: game.position_id() });
  assert.equal(set.position_id(), game.position_id());
  assert.deepEqual(set.legal_moves(), game.legal_moves());
});

test("undo and redo walk the decisions", () => {
  const game = new_game({ ruleset: KENDALL, seed: SEED });
  play(game, 12);
  const end = game.state();
  let undone = 0;
  while (game.undo()) undone += 1;
  assert.ok(undone >= 12);
  assert.equal(game.undo(), false);
  assert.equal(game.state().can_undo, false);
  while (game.redo());
  assert.deepEqual(
    { ...game.state(), can_redo: false },
    { ...end, can_redo: false },
    "redo comes back to where undo started",
  );
});

test("what is refused is a SenetError with a code and changes nothing", () => {
  const game = new_game({ ruleset: KENDALL, seed: SEED });
  play(game, 3);
  while (game.legal_moves().length === 0) game.throw();
  const before = [game.state(), game.legal_moves(), game.record()];
  const advisor = new Advisor(KENDALL);
  /** @type {Record<string, () => unknown>} */
  const refusals = {
    "unknown ruleset": () => new_game({ ruleset: "draughts" }),
    "a seed that is no text": () => new_game(/** @type {any} */ ({ ruleset: KENDALL, seed: 12 })),
    "an option that is none": () => new_game(/** @type {any} */ ({ ruleset: KENDALL, sead: SEED })),
    "a seed too short": () => new_game({ ruleset: KENDALL, seed: "12" }),
    "no options": () => new_game(/** @type {any} */ (null)),
    "an illegal move": () => game.apply("30-1"),
    "a throw while a move is awaited": () => game.throw(),
    "not a house": () => game.why_not(31),
    "a broken record": () => game_from_record("[Senet]"),
    "a broken position": () => new_game({ ruleset: KENDALL, position: "%%%" }),
    "an unknown level": () => advisor.choose(game.position_id(), "divine"),
    "a ruleset without a name": () => new_game({ ruleset: "" }),
  };
  for (const [what, call] of Object.entries(refusals)) {
    assert.throws(
      call,
      (/** @type {any} */ error) => {
        assert.ok(error instanceof Error, what);
        assert.equal(error.name, "SenetError", what);
        assert.match(/** @type {any} */ (error).code, /^[a-z_]+$/, what);
        assert.ok("field" in error, what);
        assert.ok(error.message.length > 10, what);
        return true;
      },
      what,
    );
  }
  assert.deepEqual([game.state(), game.legal_moves(), game.record()], before);
});

test("the first engine's advisor plays as a beginner and says that it knows no other", () => {
  const advisor = new Advisor(KENDALL);
  const game = new_game({ ruleset: KENDALL, seed: SEED });
  assert.equal(advisor.choose(game.position_id(), "beginner"), "throw");
  assert.throws(() => advisor.choose(game.position_id(), "master"), {
    code: "player_absent",
    field: "level",
  });
});
