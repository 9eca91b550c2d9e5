/**
 * The announcements of a whole game, followed by every other kind of announcement at the board, for every player and in
 * singular and plural. They are stored per language in tests/data/told.<language>.txt, so that changes are noticed.
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { initSync, new_game } from "../../target/web/full/senet.js";
import { ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { standInSite } from "./site.mjs";

initSync({ module: await readFile(`${ROOT}target/web/full/senet_bg.wasm`) });

const { Localizer, LANGUAGES, sentence, eventSentences } = await pageModules(
  "base/i18n/localizer",
  "game/sentences",
);

/** @typedef {import("../../www/src/base/i18n/localizer.js").Sentence} Sentence */

/** Set this to rewrite the files; review them before committing. */
const WRITE = process.env.WRITE_SNAPSHOTS === "1";

/** The game that is announced in full: a short one with many events, in which the foremost piece always moves. */
const WHOLE = { ruleset: "kendall-masters", seed: "17" };
/** Games that together cover nearly all events. */
const OTHERS = [
  "kendall-masters",
  "kendall-1979",
  "kendall-wiki",
  "jequier-masters",
  "jequier-ludii",
  "piccione",
  "bell",
  "simple-marked",
  "kendall-modern[safe=28-30,backward=none,backward_from=0,last_chance=28-30,exits=30:any]",
  "kendall-modern[lost=4,ends_turn=14.27,again=1.5]",
];
const SEEDS = ["7a", "1c", "e3", "42", "0b"];
const STEPS = 2000;

/** How far the moving piece has advanced. @param {{ from: unknown, to: unknown }} move */
const worth = ({ from, to }) =>
  to === "off" ? Number.POSITIVE_INFINITY : typeof from === "number" ? from : 0;

/**
 * The announcements of a game after each throw and each move.
 * @param {{ ruleset: string, seed: string }} game
 * @param {0 | 1 | null} seat the computer's
 * @returns {Generator<Sentence[]>}
 */
function* told({ ruleset, seed }, seat) {
  const game = new_game({ ruleset, seed: seed.repeat(32) });
  for (let step = 0; step < STEPS && game.state().phase !== "over"; step += 1) {
    const moves = game.legal_moves();
    const foremost = moves.reduce((one, other) => (worth(other) > worth(one) ? other : one), moves[0]);
    const chosen = ruleset === WHOLE.ruleset ? foremost : moves[step % moves.length];
    // When both a rescue and a throw are possible, they alternate.
    const move = game.state().phase === "play" || step % 2 ? chosen : undefined;
    const events = move ? game.apply(move.id) : game.throw();
    yield eventSentences(events, game.state(), seat);
  }
}

const NAMES = ["you", "computer", "white", "black", "first", "second"];
const COUNTS = [1, 2, 3, 5, 11];

/** What a game may not produce: prompts for every player, singular and plural, and rare events. */
function others() {
  const args = { from: 14, to: 15, value: 3, throws: [3, 5], house: 27, tool: "sticks" };
  const ofAll = ["throw", "opening", "rescue", "choose", "aim", "only-move", "moving", "throwing"];
  const people = NAMES.filter((who) => who !== "computer");
  return [
    ...ofAll.flatMap((name) => people.map((who) => sentence(`prompt-${name}`, { ...args, who }))),
    ...NAMES.map((who) => sentence("said-won", { who })),
    ...["white", "black"].flatMap((side) =>
      ["hand", "taken"].map((where) => sentence(`said-bumped-${where}`, { owner: side, side, from: 9 })),
    ),
    ...["said-passed-declined", "said-passed-passed", "said-passed-rescued", "said-drawn"].map((id) =>
      sentence(id, { who: "white", side: "white" }),
    ),
    ...["said-choices", "steps-left", "query-hand", "query-taken", "query-to-end", "query-steps"].flatMap(
      (id) => COUNTS.map((count) => sentence(id, { count })),
    ),
    ...COUNTS.map((points) => sentence("said-score", { points })),
    ...COUNTS.map((count) => sentence("end-summary", { white: count, black: 1 })),
    ...["you", "computer", "white"].flatMap((who) =>
      [1, 2, 29].map((count) => sentence("query-way", { who, side: "white", count })),
    ),
    ...[1, 2, 11].map((steps) => sentence("advice-because-hits", { house: 12, steps })),
    ...[0, 1, 30].map((chance) => sentence("advice-because-stays_free", { chance, instead: 44 })),
    ...[0, 1, 30].map((chance) => sentence("advice-because-shelters", { chance, instead: 100, house: 12 })),
    sentence("button-risk", { throws: [4] }),
    sentence("button-risk", { throws: [4, 6] }),
    ...["hit", "water", "rescued", "off", "back"].flatMap((name) =>
      ["you", "computer", "white"].map((owner) =>
        sentence(`news-${name}`, { ...args, owner, side: "white" }),
      ),
    ),
    sentence("why-waits_for", args),
    sentence("why-blockade", { ...args, throw: 4, first: 17, last: 19 }),
    ...[0, 1, 2, 5].map((count) => sentence("query-off", { who: "white", side: "white", count, pieces: 5 })),
    sentence("query-off", { who: "black", side: "black", count: 3, pieces: 5 }),
  ];
}

/** Two sentences are of the same kind if they differ only in houses and throws. @param {Sentence} sentence */
const kindOf = ({ id, args = {} }) =>
  [
    id,
    ...["who", "owner", "side"].map((name) => args[name]),
    ...(id === "said-score" ? [args.points] : []),
  ].join(" ");

/** The text files used here, besides the first. */
const FILES = ["rest"];

const whole = [...told(WHOLE, 0)].filter((sentences) => sentences.length > 0);
/** @type {Map<string, Sentence>} */
const rest = new Map();
for (const ruleset of OTHERS)
  for (const seed of SEEDS)
    for (const seat of /** @type {const} */ ([0, 1, null]))
      for (const sentence of [...told({ ruleset, seed }, seat)].flat()) {
        const kind = kindOf(sentence);
        if (!rest.has(kind)) rest.set(kind, sentence);
      }
const seen = new Set(whole.flat().map(kindOf));
const kinds = [...rest].filter(([kind]) => !seen.has(kind)).map(([, sentence]) => sentence);
kinds.sort((one, other) => (kindOf(one) < kindOf(other) ? -1 : 1));

let stopServing = () => {};
before(() => {
  stopServing = standInSite(() => undefined);
});
after(() => stopServing());

test("a whole game is announced, and a set of games covers nearly all events", () => {
  assert.equal(whole.at(-1)?.at(-1)?.id, "said-won");
  const ids = new Set([...whole.flat(), ...kinds].map(({ id }) => id));
  const expected =
    "said-started said-thrown said-thrown-opening said-moved said-moved-back said-entered said-bumped said-bumped-hand " +
    "said-bumped-taken said-drowned said-drowned-to said-fell-back said-rescued said-borne-off said-throw-again said-turn " +
    "said-passed-no_move said-passed-drowned said-passed-rescued said-missed-chance said-passed-throw_lost " +
    "said-passed-house_ends_turn said-won said-score";
  assert.deepEqual(
    expected.split(" ").filter((id) => !ids.has(id)),
    [],
  );
});

for (const language of LANGUAGES) {
  test(`${language.name}: the announcements of a game match the reviewed ones`, async () => {
    const words = await Localizer.load(language, FILES);
    const lines = [
      ...whole.map((sentences) => words.sentences(sentences)),
      "",
      ...new Set(kinds.map((sentence) => words.sentence(sentence))),
      "",
      ...new Set(others().map((sentence) => words.sentence(sentence))),
    ];
    const text = `${lines.join("\n")}\n`;
    assert.doesNotMatch(text, /NaN|undefined|\[object|[{}]|said-|prompt-|query-/);
    const file = `${ROOT}tests/data/told.${language.code}.txt`;
    if (WRITE) await writeFile(file, text);
    assert.equal(
      text,
      await readFile(file, "utf8"),
      "read the new sentences, then write them with WRITE_SNAPSHOTS=1",
    );
  });
}
