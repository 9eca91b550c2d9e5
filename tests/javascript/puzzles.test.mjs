/** The puzzles' data and what follows from it: choices, puzzles of the day, solved puzzles. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, game_from_record, initSync, new_game, throw_odds } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const {
  best,
  EngineClient,
  isRight,
  lost,
  nextAfter,
  dailyPuzzle,
  PUZZLES,
  solvedFrom,
  asPuzzle,
  isMistake,
  saveMistakes,
  savedMistakes,
  MAX_OWN,
  unreadableMistakes,
  mergeMistakes,
  mistakesOf,
  ReviewService,
  thrownIn,
  worstReply,
} = await pageModules(
  "engine/engine-client",
  "addons/puzzles/puzzle",
  "addons/puzzles/puzzle",
  "addons/review/retry-exercise",
  "addons/shared/review-service",
);

test("every puzzle can be set up, and has one right choice", () => {
  for (const puzzle of PUZZLES) {
    const game = new_game({ ruleset: puzzle.ruleset, position: puzzle.position });
    const moves = game.legal_moves();
    const throws = game.state().phase === "throw" ? 1 : 0;
    assert.equal(puzzle.options.length, moves.length + throws, puzzle.position);
    const right = puzzle.options.filter((/** @type {any} */ _option, /** @type {number} */ index) =>
      isRight(puzzle, index),
    );
    assert.equal(right.length, 1, puzzle.position);
    assert.equal(Math.max(...puzzle.options.map((/** @type {any} */ { points }) => points)), best(puzzle));
    for (const [index, option] of puzzle.options.entries()) {
      if (!isRight(puzzle, index)) assert.ok(lost(puzzle, index) >= 9.9, "the best is clearly better");
      const move = moves[index];
      if (!option.punished || !move) continue;
      // The shown reply is legal after the stated throw.
      const then = new_game({ ruleset: puzzle.ruleset, position: puzzle.position });
      then.apply(move.id);
      const turn = then.state().turn === "white" ? "W" : "B";
      const { value } = option.punished;
      const written = throw_odds(puzzle.ruleset).find((one) => one.value === value)?.written;
      const reply = game_from_record(`${then.record().trimEnd()}\n2 ${turn} ${written}\n`);
      assert.equal(reply.state().phase, "play", puzzle.position);
      assert.ok(reply.legal_moves()[option.punished.reply], puzzle.position);
    }
  }
});

test("puzzles come theme by theme, easier ones first", () => {
  const themes = PUZZLES.map((/** @type {any} */ { theme }) => theme);
  const order = themes.filter(
    (/** @type {string} */ theme, /** @type {number} */ index) => theme !== themes[index - 1],
  );
  assert.deepEqual(order, [...new Set(order)]);
  assert.equal(new Set(PUZZLES.map((/** @type {any} */ { position }) => position)).size, PUZZLES.length);
});

test("everyone gets the same puzzle of the day, and the next day another", () => {
  const day = dailyPuzzle(new Date(2026, 10, 23, 1));
  assert.equal(dailyPuzzle(new Date(2026, 10, 23, 23)), day);
  assert.notEqual(dailyPuzzle(new Date(2026, 10, 24)), day);
  const month = new Set(Array.from({ length: 28 }, (_, index) => dailyPuzzle(new Date(2026, 10, 1 + index))));
  assert.equal(month.size, 28, "none comes twice in a month");
});

test("stored progress is read as intended, and solved puzzles are skipped", () => {
  const [first, second] = PUZZLES;
  assert.deepEqual(solvedFrom(null), {});
  assert.deepEqual(solvedFrom("x"), {});
  assert.deepEqual(solvedFrom({ [first.position]: "first", [second.position]: 7, nobody: "later" }), {
    [first.position]: "first",
  });
  assert.equal(nextAfter(PUZZLES.length - 1, {}), 0);
  const all = Object.fromEntries(PUZZLES.map((/** @type {any} */ { position }) => [position, "first"]));
  assert.equal(nextAfter(1, all), 2);
});

test("consecutive puzzles have different themes, and each comes once", () => {
  /** @type {Record<string, "first">} */
  const solved = {};
  const order = [];
  let index = PUZZLES.length - 1;
  for (let count = 0; count < PUZZLES.length; count += 1) {
    index = nextAfter(index, solved);
    const { position, theme } = PUZZLES[index];
    assert.ok(!solved[position], "not one that is solved");
    solved[position] = "first";
    order.push(theme);
  }
  const themes = new Set(PUZZLES.map((/** @type {any} */ { theme }) => theme));
  assert.equal(new Set(order.slice(0, themes.size)).size, themes.size, "first one of each");
});

const MISTAKE = { ruleset: "kendall-masters", position: "Fw0000187K2G", points: [62.7, 37.3] };

test("mistakes are stored on the device, limited and without duplicates, and invalid data is refused as a whole", () => {
  const storage = new Map();
  /** @type {any} */ (globalThis).localStorage = {
    getItem: (/** @type {string} */ key) => storage.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => storage.set(key, text),
  };
  try {
    assert.deepEqual(savedMistakes(), []);
    assert.ok(saveMistakes([MISTAKE]));
    assert.deepEqual(savedMistakes(), [MISTAKE]);
    const other = { ...MISTAKE, position: "other" };
    assert.deepEqual(mergeMistakes([MISTAKE], [other, MISTAKE]), [other, MISTAKE]);
    const many = Array.from({ length: MAX_OWN + 5 }, (_, index) => ({ ...MISTAKE, position: `p${index}` }));
    assert.deepEqual(mergeMistakes([MISTAKE], many), many.slice(0, MAX_OWN), "the oldest goes first");
    const wrong = [
      null,
      7,
      "x",
      { ...MISTAKE, ruleset: "<b>" },
      { ...MISTAKE, position: "../.." },
      { ...MISTAKE, points: [50] },
      { ...MISTAKE, points: [50, 101] },
      { ...MISTAKE, points: [50, null] },
      { ...MISTAKE, points: "5050" },
    ];
    for (const value of wrong) assert.equal(isMistake(value), false, JSON.stringify(value));
    storage.set("senet.mistakes", JSON.stringify([MISTAKE, ...wrong.slice(3)]));
    assert.deepEqual(savedMistakes(), [MISTAKE]);
    assert.equal(unreadableMistakes().length, wrong.length - 3);
    storage.set("senet.mistakes", "{broken");
    assert.deepEqual(savedMistakes(), []);
    assert.deepEqual(unreadableMistakes(), ["{broken"]);
  } finally {
    delete (/** @type {any} */ (globalThis).localStorage);
  }
});

test("solved puzzles of the visitor's own count with the others, and are skipped among themselves", () => {
  const mistakes = [MISTAKE, { ...MISTAKE, position: "other" }].map(asPuzzle);
  const solved = solvedFrom({ [MISTAKE.position]: "first", other: "later", nobody: "first" }, mistakes);
  assert.deepEqual(solved, { [MISTAKE.position]: "first", other: "later" });
  assert.equal(nextAfter(0, { [MISTAKE.position]: "first" }, mistakes), 1);
  assert.equal(nextAfter(1, {}, mistakes), 0);
  assert.ok(isRight(mistakes[0], 0) && !isRight(mistakes[0], 1));
});

/** Choices that the other side can refute. */
let punished = 0;

for (const ruleset of ["kendall-masters[pieces=2]", "kendall-1979[pieces=2]", "simple-marked[pieces=2]"]) {
  test(`${ruleset}: the costliest choices of a side become positions with the same choice`, async () => {
    const advisor = new Advisor(ruleset);
    const desk = new ReviewService();
    const engine = {
      fromRecord: async (/** @type {string} */ record, /** @type {number} */ actions) =>
        game_from_record(record, actions),
      withGame: EngineClient.prototype.withGame,
      full: async () => ({ throw_odds }),
    };
    const ask = async (/** @type {any} */ question) => desk.answers[question.ask](advisor, question);
    const asking = { engine, ask };
    let count = 0;
    for (let round = 0; round < 3; round += 1) {
      const game = new_game({ ruleset, seed: `4${round}`.repeat(32) });
      for (let step = 0; game.state().phase !== "over" && step < 400; step += 1) {
        const moves = game.legal_moves();
        const move =
          game.state().phase === "play" || step % 2 ? moves[step % (moves.length || 1)] : undefined;
        if (move) game.apply(move.id);
        else game.throw();
      }
      const record = game.record();
      const review = { ask: "review", ruleset, record, restart: true, rows: 10_000 };
      const { rows, ...head } = /** @type {any} */ (
        desk.answers.review(advisor, /** @type {any} */ (review))
      );
      const report = { ...head, ruleset, record, rows: rows.toReversed() };
      const { signal } = new AbortController();
      for (const side of ["white", "black"]) {
        const mistakes = await mistakesOf(report, side, { engine, ask, signal });
        assert.ok(mistakes.length <= 3);
        for (const mistake of mistakes) {
          count += 1;
          assert.ok(isMistake(mistake), JSON.stringify(mistake));
          const laid = new_game({ ruleset, position: mistake.position });
          const { turn, phase } = laid.state();
          assert.equal(turn, side);
          assert.equal(mistake.points.length, laid.legal_moves().length + (phase === "throw" ? 1 : 0));
          assert.ok(Math.max(...mistake.points) - Math.min(...mistake.points) >= 4.9);
          for (const { id } of laid.legal_moves()) {
            const then = new_game({ ruleset, position: mistake.position });
            then.apply(id);
            const worst = await worstReply(asking, mistake, then.record(), signal);
            if (!worst) continue;
            punished += 1;
            // The reply is legal after the throw, and the judge's value is lower than before.
            const reply = await thrownIn(engine, then.record(), worst.value);
            assert.equal(reply.state().turn_throws.at(-1)?.value, worst.value);
            const chance = (/** @type {any} */ game) =>
              desk.answers.judge(advisor, { ask: "judge", ruleset, record, position: game.position_id() });
            const expected = Number(chance(then));
            reply.apply(reply.legal_moves()[worst.reply]?.id ?? "");
            const left = Number(chance(reply));
            assert.ok(side === "white" ? left < expected : left > expected);
          }
        }
      }
    }
    assert.ok(count > 0, "some were found");
  });
}

test("some of those choices have a refutation", () => assert.ok(punished > 10, `${punished}`));
