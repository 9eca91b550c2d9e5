/** Hints as people read them: whole sentences from seeded games, stored in tests/data/advice.<language>.txt. */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Advisor, initSync, new_game } from "../../target/web/full/senet.js";
import { ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

initSync({ module: await readFile(`${ROOT}target/web/full/senet_bg.wasm`) });

const { adviceSentences } = await pageModules("game/answer-sentences");

/** Games that together produce every kind of reason. */
const GAMES = [
  "kendall-masters",
  "kendall-1979",
  "jequier-ludii",
  "piccione",
  "kendall-wiki",
  "simple-marked",
];
const SEEDS = ["7a", "1c", "e3", "42"];
const STEPS = 160;

/** The maximum number of hints per kind of reason. */
const OF_A_KIND = 2;
/** Set this to rewrite the files; review them before committing. */
const WRITE = process.env.WRITE_SNAPSHOTS === "1";

/**
 * Every hint of a seeded game, with the handcrafted evaluation, because nets may be retrained.
 * @param {string} ruleset
 * @param {string} seed
 */
function* hints(ruleset, seed) {
  const game = new_game({ ruleset, seed: seed.repeat(32) });
  const advisor = new Advisor(ruleset);
  for (let step = 0; step < STEPS && game.state().phase !== "over"; step += 1) {
    const moves = game.legal_moves();
    const mayThrow = game.state().phase !== "play";
    if (moves.length + Number(mayThrow) > 1) {
      const position = game.position_id();
      yield { position, moves, advice: advisor.advise(position, undefined) };
    }
    if (mayThrow) game.throw();
    else game.apply(moves[step % moves.length].id);
  }
}

/** A few hints of every kind. */
function chosenHints() {
  /** @type {Map<string, number>} */
  const byKind = new Map();
  /** @type {{ position: string, sentences: { id: string, args?: Record<string, string | number> }[] }[]} */
  const chosen = [];
  for (const [ruleset, seed] of GAMES.flatMap((game) => SEEDS.map((seed) => [game, seed]))) {
    for (const hint of hints(ruleset, seed)) {
      const sentences = adviceSentences(hint.advice, hint.moves);
      const kind = sentences[1]?.id ?? "advice-because-equal";
      byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
      if ((byKind.get(kind) ?? 0) <= OF_A_KIND)
        chosen.push({ position: `${ruleset} ${hint.position}`, sentences });
    }
  }
  return { kinds: [...byKind.keys()], chosen };
}

const { kinds, chosen } = chosenHints();

test("the sample games produce most kinds of reasons", () => {
  assert.ok(kinds.length >= 11, kinds.join(", "));
});

for (const language of ["en", "ar"]) {
  test(`hints read well, in ${language}`, async () => {
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(await readFile(`${ROOT}www/locales/${language}.ftl`, "utf8")));
    /** @type {Error[]} */
    const faults = [];
    const lines = chosen.map(({ position, sentences }) => {
      const texts = sentences.map(({ id, args }) =>
        words.formatPattern(words.getMessage(id)?.value ?? "", args ?? null, faults),
      );
      return `${position}\n  ${texts.join(" ")}\n`;
    });
    assert.deepEqual(faults, []);
    const text = lines.join("");
    assert.doesNotMatch(text, /[-−]0\b|NaN|undefined|\d\.\d/);
    const file = `${ROOT}tests/data/advice.${language}.txt`;
    if (WRITE) await writeFile(file, text);
    assert.equal(
      text,
      await readFile(file, "utf8"),
      "read the new sentences, then write them with WRITE_SNAPSHOTS=1",
    );
  });
}

test("of two choices that win equally often in a hundred games, neither is called the best", () => {
  const moves = [
    { id: "22-24", from: 22, to: 24, kind: "forward" },
    { id: "23-25", from: 23, to: 25, kind: "forward" },
  ];
  const hint = (/** @type {number} */ best, /** @type {number} */ other) =>
    adviceSentences(
      {
        options: [
          { id: "22-24", chance: best },
          { id: "23-25", chance: other },
        ],
        other: "23-25",
        why: { reason: "further_on" },
        exact: false,
      },
      moves,
    );
  const [first, ...rest] = hint(0.503, 0.498);
  assert.equal(first.args.equal, "yes");
  assert.deepEqual(rest, [], "and nothing is given as a reason");
  const ids = hint(0.51, 0.49).map((/** @type {any} */ { id }) => id);
  assert.equal(hint(0.51, 0.49)[0].args.equal, "no");
  assert.deepEqual(ids.slice(1), ["advice-because-further_on", "advice-chances"]);
});
