/** The boards beside the rules: each is a position that proves its sentence, and the engine agrees with the drawing. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SOURCE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine, ruleBoards } from "../../www/build/rule-boards.mjs";

const page = await pageModules(
  "addons/shared/rule-boards",
  "addons/rules/brief-rules",
  "addons/shared/rule-list",
);
const light = { theme: "faience", dark: false };
/** @type {Record<string, [string, string, string[], number[]][]>} */
const saved = JSON.parse(await readFile(`${SOURCE}addons/shared/rule-boards.json`, "utf8"));

test("the positions match the proofs: node www/build/rule-boards.mjs", async () => {
  assert.deepEqual(await ruleBoards(), saved);
});

test("claimed moves are legal, and refused ones are illegal", () => {
  for (const [id, proofs] of Object.entries(saved)) {
    for (const [ruleset, position, legal, refused] of proofs) {
      const game = engine.new_game({ ruleset, position });
      const moves = game.legal_moves().map((/** @type {any} */ move) => move.notation);
      for (const claimed of legal) assert.ok(moves.includes(claimed), `${id}: ${claimed}`);
      const { white, black } = game.state();
      for (const house of refused)
        assert.ok([...white, ...black].includes(house), `${id}: nobody on ${house}`);
      assert.ok(
        engine.rule_sentences(ruleset).some((/** @type {any} */ sentence) => sentence.id === id),
        `${ruleset} says ${id}`,
      );
    }
  }
});

for (const { id: ruleset, board: own } of engine.rulesets()) {
  test(`${ruleset}: every sentence that a board can show has a board`, () => {
    const board = engine.boards().find((/** @type {any} */ { id }) => id === own);
    const sentences = engine.rule_sentences(ruleset);
    for (const sentence of sentences) {
      const example = page.ruleExample(sentence, { engine, ruleset, board, light });
      if (["moving", "houses", "leaving"].includes(sentence.section))
        assert.ok(example, `${sentence.id} ${JSON.stringify(sentence.args)} is shown`);
      if (!example) continue;
      const { model, moves = [], setDark: lit = [], yaw: around = [] } = example.picture;
      for (const house of [...model.white, ...model.black, ...model.reasons, ...lit, ...around])
        assert.ok(house >= 1 && house <= board.houses, `${sentence.id}: house ${house}`);
      const first = moves[0];
      if (first && typeof first.from === "number")
        assert.ok(model[first.side].includes(first.from), `${sentence.id}: an arrow begins at a piece`);
      if (moves.length > 0)
        assert.ok(example.sentences.length > 0, `${sentence.id}: it is told in words too`);
    }
  });
}

test("six rules come first, each once, under any rules", () => {
  for (const { id } of engine.rulesets()) {
    const brief = page.briefRules(engine.rule_sentences(id));
    assert.equal(new Set(brief).size, 6, `${id}: ${brief.map((/** @type {any} */ one) => one.id)}`);
  }
});

test("a short game's pictures have no more pieces than the game, unless more are on the board", () => {
  const [board] = engine.boards();
  const ruleset = "kendall-masters[pieces=2,start_house=11]";
  let drawers = 0;
  for (const sentence of engine.rule_sentences(ruleset)) {
    const { model } = page.ruleExample(sentence, { engine, ruleset, board, light })?.picture ?? {};
    if (!model || model.pieces === 0) continue;
    const most = Math.max(2, model.white.length, model.black.length);
    for (const side of ["white", "black"])
      assert.ok(model[side].length + model.off[side] <= most, `${sentence.id}: ${JSON.stringify(model.off)}`);
    drawers += model.off.white + model.off.black;
  }
  assert.ok(drawers > 0);
});

test("a prohibition is shown by a move that the engine refuses", () => {
  const [board] = engine.boards();
  const sentences = engine.rule_sentences("kendall-masters");
  const shown = (/** @type {string} */ id) =>
    page.ruleExample(
      sentences.find((/** @type {any} */ sentence) => sentence.id === id),
      { engine, ruleset: "kendall-masters", board, light },
    );
  const pairs = shown("rule-pairs-on");
  assert.deepEqual(
    pairs.picture.moves.map((/** @type {any} */ move) => move.kind),
    ["reason"],
  );
  assert.equal(pairs.sentences[0].id, "why-protected");
  const swap = shown("rule-hit-swap");
  assert.deepEqual(
    swap.picture.moves.map((/** @type {any} */ move) => [move.kind, move.hit ?? false]),
    [
      ["move", false],
      ["hit", true],
    ],
  );
});
