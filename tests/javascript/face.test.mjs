/** The JavaScript interface of the engines: typed answers, typed errors that change
 * nothing, records that replay. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as whole from "../../target/web/full/senet.js";

const { Advisor, initSync, knows_rules, new_game } = whole;

initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });

/** The small engine of the first load, which has a subset of the interface. */
const first = await import("../../target/web/first/senet.js");
first.initSync({
  module: await readFile(new URL("../../target/web/first/senet_bg.wasm", import.meta.url)),
});

const SEED = "5e".repeat(32);
const KENDALL = "kendall-masters";

/** @typedef {Pick<typeof whole, "new_game" | "rulesets" | "knows_rules">} Engine */

/** @type {Record<string, Engine>} */
const ENGINES = { whole, first: /** @type {any} */ (first) };
/** The engines that parse texts and have separate calls for each part of the view. */
const READERS = { whole };

/**
 * Acts until there is a choice, then plays the first legal move, a number of times.
 * @param {import("../../target/web/full/senet.js").Game} game
 * @param {number} moves
 */
function play(game, moves) {
  for (let count = 0; count < moves && game.state().phase !== "over"; ) {
    const [move] = game.legal_moves();
    if (move === undefined) game.throw();
    else {
      game.apply(move.id);
      count += 1;
    }
  }
}

for (const [name, { new_game, rulesets }] of Object.entries(READERS)) {
  test(`every ruleset in the catalogue starts and can be played (${name})`, () => {
    const catalogue = rulesets();
    assert.ok(catalogue.length >= 16);
    for (const { id, pieces } of catalogue) {
      const game = new_game({ ruleset: id, seed: SEED });
      assert.equal(game.state().pieces, pieces);
      play(game, 40);
      assert.ok(game.state().plies > 0, id);
    }
  });

  test(`a seed determines the throws (${name})`, () => {
    const record = (/** @type {string} */ seed) => {
      const game = new_game({ ruleset: KENDALL, seed });
      play(game, 30);
      return game.record();
    };
    assert.equal(record(SEED), record(SEED));
    assert.notEqual(record(SEED), record("00".repeat(32)));
  });

  test(`without a seed every game differs (${name})`, () => {
    const [one, other] = [new_game({ ruleset: KENDALL }), new_game({ ruleset: KENDALL })];
    play(one, 30);
    play(other, 30);
    assert.notEqual(one.record(), other.record());
  });

  test(`undo and redo step through the decisions (${name})`, () => {
    const game = new_game({ ruleset: KENDALL, seed: SEED });
    play(game, 12);
    const end = game.state();
    let undone = 0;
    while (game.undo()) undone += 1;
    assert.ok(undone >= 12);
    assert.equal(game.undo(), undefined);
    assert.equal(game.state().can_undo, false);
    while (game.redo());
    assert.deepEqual(
      { ...game.state(), can_redo: false },
      { ...end, can_redo: false },
      "redo comes back to where undo started",
    );
  });
}

for (const [name, { game_from_record, new_game }] of Object.entries(READERS)) {
  test(`a record and a position id restore a game (${name})`, () => {
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
}

test("undo and redo return the resulting view at once, in each engine", () => {
  for (const { new_game: begin } of Object.values(ENGINES)) {
    const game = begin({ ruleset: KENDALL, seed: SEED });
    for (let acts = 0; acts < 12; acts += 1) game.act(game.snapshot().moves[0]?.id ?? "throw");
    for (const way of /** @type {const} */ (["undo", "redo"])) {
      let steps = 0;
      for (let snapshot = game[way](); snapshot; snapshot = game[way](), steps += 1)
        assert.deepEqual(snapshot, game.snapshot(), way);
      assert.ok(steps > 5, way);
    }
  }
});

for (const [name, { game_from_record, new_game }] of Object.entries(READERS)) {
  test(`a refused call throws a SenetError with a code and changes nothing (${name})`, () => {
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
}

test("a combined call returns what the single calls return, in each engine", () => {
  const games = Object.values(ENGINES).map((engine) => engine.new_game({ ruleset: KENDALL, seed: SEED }));
  const apart = new_game({ ruleset: KENDALL, seed: SEED });
  for (let acts = 0; acts < 120 && apart.state().phase !== "over"; acts += 1) {
    const [move] = apart.legal_moves();
    const events = move ? apart.apply(move.id) : apart.throw();
    const separate = { events, state: apart.state(), moves: apart.legal_moves() };
    for (const game of games) {
      assert.deepEqual(game.act(move?.id ?? "throw"), separate);
      assert.deepEqual(game.snapshot(), { ...separate, events: [] });
    }
  }
  for (const game of games) {
    const before = game.snapshot();
    assert.throws(() => game.act("30-1"), { code: /illegal_move|game_over/ });
    assert.deepEqual(game.snapshot(), before, "a refusal changes nothing");
  }
  const { state } = apart.snapshot();
  apart.go_to(0);
  let last = apart.snapshot();
  for (let snapshot = apart.step_on(); snapshot; snapshot = apart.step_on()) last = snapshot;
  assert.deepEqual(last.state, state, "gone through again, it ends the same");
  assert.equal(apart.step_on(), undefined);
  assert.throws(() => apart.go_to(1000), { code: "bad_step" });
  assert.deepEqual(apart.snapshot(), { ...last, events: [] }, "a refusal changes nothing");
});

test("an engine lists the rules it supports", () => {
  const rules = {
    [KENDALL]: true,
    "kendall-1979[pieces=5,trap]": true,
    "kendall-masters[pieces=3,start_house=9]": true,
    "kendall-masters[blockade,again=1.4.5.6]": false,
    // Both engines refuse unknown values.
    draughts: true,
    "": true,
  };
  for (const [ruleset, known] of Object.entries(rules)) {
    assert.equal(first.knows_rules(ruleset), known, ruleset);
    assert.equal(knows_rules(ruleset), true, ruleset);
    const begins = () => first.new_game({ ruleset, seed: SEED });
    if (!known) assert.throws(begins, { code: "house_rules_absent" });
  }
});

test("the small engine reads no saved texts, and says so", () => {
  const position = new_game({ ruleset: KENDALL, seed: SEED }).position_id();
  for (const option of [{ position }, { throws: "per-player" }])
    assert.throws(() => first.new_game(/** @type {any} */ ({ ruleset: KENDALL, ...option })), {
      code: "bad_option",
      field: Object.keys(option)[0],
    });
});

test("the beginner makes the same choices in each engine and as an advisor level", () => {
  const advisor = new Advisor(KENDALL);
  const [game, ...same] = Object.values(ENGINES).map((engine) =>
    engine.new_game({ ruleset: KENDALL, seed: SEED }),
  );
  assert.ok(game);
  let chosen = 0;
  for (let snapshot = game.snapshot(); snapshot.state.phase !== "over"; ) {
    const choice = game.beginners_choice();
    for (const one of same) assert.equal(one.beginners_choice(), choice);
    assert.equal(advisor.choose(game.position_id(), "beginner"), choice);
    assert.ok(choice === "throw" || snapshot.moves.some(({ id }) => id === choice), choice);
    if (choice !== "throw") chosen += 1;
    snapshot = game.act(choice);
    for (const one of same) one.act(choice);
  }
  assert.ok(chosen > 20, `${chosen} moves`);
});
