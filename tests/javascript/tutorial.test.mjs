/** Learning aids outside the lessons: odds, the rules of a house, where a refusal leads, what is stored. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as engine from "../../target/web/full/senet.js";
import { FULL_ENGINE, SOURCE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

/** @type {typeof import("../../www/addons/shared/odds.ts")} */
const { oddsOf } = await pageModules("addons/shared/odds");
/** @type {typeof import("../../www/addons/lessons/past-throws.ts")} */
const { pastThrows } = await pageModules("addons/lessons/past-throws");
/** @type {typeof import("../../www/addons/lessons/house-facts.ts")} */
const { rulesOfHouse } = await pageModules("addons/lessons/house-facts");
/** @type {typeof import("../../www/addons/lessons/house-facts.ts")} */
const { moreAbout } = await pageModules("addons/lessons/house-facts");
/** @type {typeof import("../../www/addons/shared/lesson-progress.ts")} */
const { progressFrom } = await pageModules("addons/shared/lesson-progress");

/** @type {typeof import("../../www/addons/lessons/chapters.ts")} */
const { CHAPTERS } = await pageModules("addons/lessons/chapters");

const { oddsDialog } = await pageModules("addons/lessons/odds-dialog");
const { cachedContent, retryFailedLoads } = await pageModules(
  "addons/shared/cached-content",
  "base/load-cache",
);

/** Why throws were lost, in the games below.
 * @type {Set<string>} */
const lostBecause = new Set();

const ids = engine.rulesets().map(({ id }) => id);

for (const id of ids) {
  test(`${id}: the chances add up to one, and the throws of a game are counted, including lost ones`, () => {
    const game = engine.new_game({ ruleset: id, seed: "5e".repeat(32) });
    /** @type {{ value: number, side: string | null, lost: string | null }[]} */
    const thrown = [];
    /** @type {Map<number, boolean>} */
    const again = new Map();
    let played = 0;
    while (thrown.length < 300 && game.state().phase !== "over") {
      const [move] = game.legal_moves();
      if (move && game.state().phase === "play") {
        game.apply(move.id);
        played = thrown.length;
        continue;
      }
      for (const event of game.throw()) {
        if (event.type === "started") played = thrown.length;
        if (event.type === "turn_passed") {
          for (const lost of thrown.slice(played)) lost.lost = event.reason;
          played = thrown.length;
        }
        if (event.type !== "thrown") continue;
        thrown.push({ value: event.throw.value, side: event.side, lost: null });
        if (!event.opening) again.set(event.throw.value, event.throw.again);
      }
    }
    const values = thrown.map(({ value }) => value);
    const odds = oddsOf(engine, id, values);
    assert.equal(
      odds.reduce((sum, { ways }) => sum + ways, 0),
      id === "bell" ? 4 : 16,
    );
    assert.equal(
      odds.reduce((sum, { thrown: count }) => sum + count, 0),
      values.length,
      "every throw there can be has its line",
    );
    for (const { value, again: earns } of odds)
      assert.equal(earns, again.get(value) ?? earns, `${id}: ${value}`);
    const past = pastThrows(engine.game_from_record(game.record()));
    assert.deepEqual(
      past.map(({ value, side, lost }) => ({ value, side, lost })),
      thrown,
      "a game taken up from its record tells all throws",
    );
    for (const { sticks, value } of past) assert.ok(sticks.length === 0 || sticks.length === 4, `${value}`);
    for (const { lost } of past) if (lost) lostBecause.add(lost);
  });
}

test("the sample games lose throws for want of a move and in the water", () => {
  assert.deepEqual([...lostBecause].sort(), ["no_move", "returned_to_hand", "stayed_drowned"]);
});

test("a house's card lists the rules that name it, and the water's card all rules of the water", () => {
  const sentences = engine.rule_sentences("kendall-masters");
  const of = (/** @type {number} */ house) => rulesOfHouse(house, sentences, 27).map(({ id }) => id);
  assert.deepEqual(of(5), []);
  assert.deepEqual(of(15), ["rule-return-house"]);
  assert.ok(of(26).includes("rule-stop"));
  assert.ok(of(27).includes("rule-water-prison") && of(27).includes("rule-return-house"));
  assert.ok(of(30).some((id) => id.startsWith("rule-exits")));
});

test("a refusal leads to a lesson, a card or nowhere", () => {
  const reason = (/** @type {any} */ parts) => ({
    throw: 2,
    target: null,
    houses: [],
    waits_for: [],
    ...parts,
  });
  const more = (/** @type {any} */ parts) =>
    moreAbout({ spot: 24, sentences: [], reasons: [reason(parts)] }, 27);
  assert.deepEqual(more({ code: "protected", houses: [25, 26] }), { lesson: "pairs" });
  assert.deepEqual(more({ code: "blockade" }), { lesson: "walls" });
  assert.deepEqual(more({ code: "must_stop", houses: [26] }), { house: 26 });
  assert.deepEqual(more({ code: "in_water", houses: [27] }), { house: 27 });
  assert.deepEqual(more({ code: "waits_for" }), { house: 24 });
  assert.equal(more({ code: "not_yours" }), null);
  assert.equal(moreAbout(null, 27), null);
});

test("disputed history is marked, and nothing is stated as certain that the sources leave open", async () => {
  const facts = new Map(CHAPTERS.flatMap((chapter) => chapter.facts));
  for (const open of ["fact-levant", "fact-backgammon", "fact-el-mahasna-doubt", "fact-counting"])
    assert.equal(facts.get(open), "unknown", open);
  const english = await readFile(`${SOURCE}locales/en.ftl`, "utf8");
  assert.match(english, /^history-nobody-lead = .*for more than two thousand years\./m);
  assert.match(english, /^fact-water-comes = .*probably a link/m);
  assert.doesNotMatch(english, /three thousand years|senet travelled|from Cyprus than/i);
});

test("stored data is read only if it is well formed", () => {
  const none = { done: [], did: {}, left: {}, declined: false };
  for (const bad of [null, "x", 7, [], { done: 3, did: "z", left: "y", declined: 1 }])
    assert.deepEqual(progressFrom(bad), none);
  const stored = {
    done: ["first", 3],
    did: { walls: [0, 1], bell: ["<b>"], pairs: 2 },
    left: { walls: 1, bell: "<b>" },
    declined: true,
  };
  assert.deepEqual(progressFrom(stored), {
    done: ["first"],
    did: { walls: [0, 1] },
    left: { walls: 1 },
    declined: true,
  });
});

test("the odds are counted again for another game with the same rules and number of throws", async () => {
  const records = ["1a", "2b"].map((seed) => {
    const game = engine.new_game({ ruleset: "simple", seed: seed.repeat(32) });
    game.act("throw");
    return game.record();
  });
  /** @type {string[]} */
  const counts = [];
  const client = {
    full: async () => engine,
    withGame: async (/** @type {string} */ text, /** @type {(game: any) => unknown} */ use) => {
      counts.push(text);
      return use(engine.game_from_record(text));
    },
  };
  const session = { record: () => "" };
  const words = { text: () => "" };
  const draw = async (/** @type {string | undefined} */ record) => {
    const page = { session: Object.assign(session, { record: () => record }), engine: client };
    oddsDialog(
      /** @type {any} */ ({ page, l10n: words, view: { shown: null, seat: null }, close: () => undefined }),
    );
    await new Promise(setImmediate);
  };
  for (const record of [records[0], records[0], records[1], records[0]]) await draw(record);
  assert.deepEqual(counts, [records[0], records[1], records[0]]);
});

test("a dialog that could not load its data requests it again on the next occasion, for its own game", async () => {
  const contentIn = cachedContent();
  const [game, otherGame] = [{}, {}];
  const content = (/** @type {any[]} */ ...args) => contentIn(game).draw(...args);
  const words = /** @type {any} */ ({ text: () => "", sentence: () => "" });
  let requests = 0;
  const make = async () => {
    requests += 1;
    throw new Error("no network");
  };
  const { error } = console;
  console.error = () => undefined;
  try {
    content(["a"], words, make);
    content(["a"], words, make);
    assert.equal(requests, 1, "while it is waited for");
    await new Promise(setImmediate);
    content(["a"], words, make);
    assert.equal(requests, 1, "a redraw alone requests nothing");
    retryFailedLoads();
    content(["a"], words, make);
    assert.equal(requests, 2);
    await new Promise(setImmediate);
    contentIn(otherGame).draw(["a"], words, make);
    assert.equal(requests, 3);
    await new Promise(setImmediate);
  } finally {
    console.error = error;
  }
});

test("reconstructions read only at second hand are marked so, the oldest first", async () => {
  const english = await readFile(`${SOURCE}locales/en.ftl`, "utf8");
  const facts = CHAPTERS.find(({ id }) => id === "again")?.facts ?? [];
  const dated = facts.flatMap(([id, certainty]) => {
    const year = new RegExp(`^${id} = (\\d{4})`, "m").exec(english)?.[1];
    return year ? [{ year: Number(year), certainty }] : [];
  });
  assert.deepEqual(
    dated,
    [1930, 1977, 1978, 1979].map((year) => ({ year, certainty: "second" })),
  );
});
