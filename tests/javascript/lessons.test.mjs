/** The lessons: every throw comes from the engine, every requested move is legal, and every step has its texts. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as engine from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { lessonStarts, readLessons } from "../../www/build/lesson-starts.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { messages } from "./fluent.mjs";

// The full engine, which knows why a piece cannot move.
engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });
const { DESCRIBED, LESSONS, rulesetOf } = await readLessons();
/** @type {Record<string, ([string, string] | null)[]>} */
const starts = JSON.parse(
  await readFile(new URL("../../www/addons/lessons/lesson-starts.json", import.meta.url), "utf8"),
);
const [english] = await readLocales();
const ids = new Set(messages(english).keys());

test("the positions and seeds match the lessons", async () => {
  assert.deepEqual(starts, await lessonStarts(), "run node www/build/lesson-starts.mjs");
});

for (const lesson of LESSONS) {
  test(`${lesson.id} can be played as written`, () => {
    let game = /** @type {engine.Game | null} */ (null);
    for (const [index, step] of lesson.steps.entries()) {
      const where = `${lesson.id}, step ${index + 1}`;
      const { set, throws = [], moves, ask } = step;
      if (set) {
        const [id, seed] = starts[lesson.id]?.[index] ?? ["", ""];
        game = engine.new_game({
          ruleset: rulesetOf(lesson, index),
          position: id,
          seed: seed.padStart(64, "0"),
        });
        const state = game.state();
        assert.deepEqual([state.white, state.black], [[...set.white], [...set.black]], where);
        assert.equal(state.turn, "black", where);
      }
      assert.ok(game, `${where} has a board`);
      for (const value of throws) {
        const [event] = game.throw();
        assert.ok(event?.type === "thrown" && event.throw.value === value, `${where} throws ${value}`);
      }
      const legal = game.legal_moves();
      if (ask !== undefined) {
        assert.ok(legal.length > 0, `${where}: another piece can move`);
        const reasons = game.why_not(ask);
        assert.ok(reasons.length > 0 && reasons.every(({ code }) => code !== "legal"), where);
      }
      if (!moves) continue;
      const move = moves === "any" ? legal[0] : legal.find(({ notation }) => moves.includes(notation));
      assert.ok(move, `${where}: ${moves} can be played`);
      game.apply(move.id);
    }
  });

  test(`${lesson.id} has all its texts and no others`, () => {
    const ofLesson = [...ids].filter(
      (id) => id === `lesson-${lesson.id}` || id.startsWith(`lesson-${lesson.id}-`),
    );
    const expected = [`lesson-${lesson.id}`];
    if (DESCRIBED.has(lesson.id)) expected.push(`lesson-${lesson.id}-about`);
    for (const index of lesson.steps.keys())
      expected.push(`lesson-${lesson.id}-${index + 1}`, `lesson-${lesson.id}-${index + 1}-done`);
    assert.deepEqual(ofLesson.sort(), expected.sort());
  });
}
