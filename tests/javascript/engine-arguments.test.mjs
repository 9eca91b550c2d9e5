/** Every call of the engine from JavaScript refuses wrong arguments by their own value, and goes on working. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FULL_ENGINE, LAB_ENGINE, NETS } from "../../www/build/bundle.mjs";

/** What JavaScript can pass for a text, a number, bytes or a list. */
/** @type {readonly unknown[]} */
const ANYTHING = [
  undefined,
  null,
  true,
  "",
  "3",
  "\ud800",
  "x".repeat(100_000),
  0,
  -0,
  -1,
  1,
  1.5,
  255,
  256,
  257,
  300,
  2 ** 31,
  2 ** 32,
  2 ** 32 + 1,
  2 ** 53,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  Symbol("x"),
  {},
  { length: 3 },
  { toString: () => "throw" },
  [],
  [1],
  ["simple", 2],
  [[]],
  [{}],
  () => 1,
  new Uint8Array(3),
  new Float64Array([1.5]),
  [new Float64Array([1])],
  new Date(0),
  new Proxy({}, {}),
];

/** The values that are refused as a type whatever the call does with them. */
const isOfType = {
  /** @param {unknown} value */
  text: (value) => typeof value === "string",
  /** @param {unknown} value */
  optionalText: (value) => typeof value === "string" || value === undefined || value === null,
  /** @param {unknown} value */
  number: (value) => typeof value === "number",
  /** @param {unknown} value */
  optionalNumber: (value) => typeof value === "number" || value === undefined || value === null,
  /** @param {unknown} value */
  bytes: (value) => value instanceof Uint8Array,
  /** @param {unknown} value */
  input: (value) => typeof value === "string" || value instanceof Uint8Array,
  /** @param {unknown} value */
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  /** @param {unknown} value */
  tables: (value) => Array.isArray(value) && value.every((item) => item instanceof Float64Array),
  /** Options have their own errors. */
  options: () => true,
};

const SEED = "07".repeat(32);

/** @param {any} engine */
const newGame = (engine) => {
  const game = engine.new_game({ ruleset: "simple", seed: SEED });
  for (let actions = 0; actions < 20; actions++) game.act(game.snapshot().moves[0]?.id ?? "throw");
  return game;
};
/** @param {any} engine */
const advisor = (engine) => new engine.Advisor("simple");
/** @param {any} engine */
const review = (engine) => advisor(engine).review(newGame(engine).record());
/** @param {any} engine */
const letters = (engine) => engine.Correspondence.make("simple", 0, SEED);
/** @param {any} engine */
const table = (engine) => new engine.LabTable("simple");

const ruleset = /** @type {const} */ (["text", () => "simple"]);
const position = /** @type {const} */ ([
  "text",
  (/** @type {any} */ engine) => newGame(engine).position_id(),
]);
/** A run of the laboratory, as its own functions return it. @param {any} engine */
const labRun = (engine) => ({
  rulesets: ["simple", "simple[pairs=off]"],
  judges: ["", ""],
  evaluators: engine.lab_settle("random", "none", []),
  seed: 7,
});
const played = (/** @type {any} */ engine) => [
  table(engine).play("random", "none", 7, 0, 2),
  table(engine).play("random", "none", 7, 0, 2),
];
const rows = [
  ["options", labRun],
  ["tables", played],
];
/**
 * The arguments of every call, each with its type and one good value, and a function that makes the object it belongs to.
 * A call without arguments has an empty list.
 * @type {Record<string, any>}
 */
const CALLS = {
  rulesets: [[]],
  boards: [[]],
  rules_in_use: [[]],
  last_fault: [[]],
  watch: [[]],
  new_game: [[["options", () => ({ ruleset: "simple" })]]],
  knows_rules: [[ruleset]],
  rule_sentences: [[ruleset]],
  draft_rules: [[ruleset]],
  throw_odds: [[ruleset]],
  change_rules: [[ruleset, ["text", () => "pieces"], ["text", () => "3"]]],
  hardly_ever_ends: [[ruleset]],
  game_from_record: [
    [
      ["text", (/** @type {any} */ engine) => newGame(engine).record()],
      ["optionalNumber", () => 3],
    ],
  ],
  read_text: [[["input", () => "Senet 1"]]],
  daily_seed: [[["text", () => "2026-11-26"]]],
  "Game.snapshot": [[], newGame],
  "Game.act": [[["text", () => "throw"]], newGame],
  "Game.undo": [[], newGame],
  "Game.redo": [[], newGame],
  "Game.record": [[], newGame],
  "Game.beginners_choice": [[], newGame],
  "Game.position_id": [[], newGame],
  "Game.throw": [[], newGame],
  "Game.legal_moves": [[], newGame],
  "Game.apply": [
    [["text", (/** @type {any} */ engine) => newGame(engine).snapshot().moves[0]?.id ?? "1-2"]],
    newGame,
  ],
  "Game.state": [[], newGame],
  "Game.why_not": [[["number", () => 3]], newGame],
  "Game.step": [[], newGame],
  "Game.steps": [[], newGame],
  "Game.go_to": [[["number", () => 3]], newGame],
  "Game.step_on": [[], newGame],
  "Game.commitment": [[], newGame],
  "Game.verify": [[], newGame],
  "Game.fairness": [[], newGame],
  "Advisor.constructor": [[ruleset]],
  "Advisor.choose": [[position, ["text", () => "master"]], advisor],
  "Advisor.solve_for": [[["number", () => 1.5]], advisor],
  "Advisor.net_wanted": [[], advisor],
  "Advisor.load_net": [[["bytes", () => net]], advisor],
  "Advisor.judge": [[], advisor],
  "Advisor.advise": [[position, ["optionalText", () => "throw"]], advisor],
  "Advisor.review": [[["text", (/** @type {any} */ engine) => newGame(engine).record()]], advisor],
  "Advisor.rollout": [[position, ["text", () => "master"], ["number", () => 7]], advisor],
  "Review.judge": [[], review],
  "Review.start": [[], review],
  "Review.result": [[], review],
  "Review.is_finished": [[], review],
  "Review.length": [[], review],
  "Review.step": [[["number", () => 1]], review],
  "Review.report": [[], review],
  "Review.sum": [[], review],
  "Review.best_found": [[], review],
  "Review.turning_points": [[], review],
  "Review.place": [[["number", () => 1]], review],
  "Review.options": [[["number", () => 1]], review],
  "Review.chance": [[position], review],
  "Rollout.step": [
    [["number", () => 1]],
    (/** @type {any} */ engine) => advisor(engine).rollout(newGame(engine).position_id(), "master", 7),
  ],
  "Correspondence.make": [[ruleset, ["number", () => 0], ["optionalText", () => SEED]]],
  "Correspondence.join": [
    [
      ["text", () => "x"],
      ["optionalText", () => SEED],
    ],
  ],
  "Correspondence.from_saved": [[["text", (/** @type {any} */ engine) => letters(engine).to_saved()]]],
  "Correspondence.id_of": [[["text", (/** @type {any} */ engine) => letters(engine).to_send()]]],
  "Correspondence.to_saved": [[], letters],
  "Correspondence.id": [[], letters],
  "Correspondence.number": [[], letters],
  "Correspondence.seat": [[], letters],
  "Correspondence.is_mine_next": [[], letters],
  "Correspondence.to_send": [[], letters],
  "Correspondence.game": [[], letters],
  "Correspondence.receive": [[["text", () => "x"]], letters],
  "LabTable.constructor": [[ruleset]],
  "LabTable.ruleset": [[], table],
  "LabTable.trust": [[], table],
  "LabTable.judge_name": [[["text", () => "none"]], table],
  "LabTable.net_wanted": [[], table],
  "LabTable.load_net": [[["bytes", () => net]], table],
  "LabTable.play": [
    [
      ["text", () => "random"],
      ["text", () => "none"],
      ["number", () => 7],
      ["number", () => 0],
      ["number", () => 2],
    ],
    table,
  ],
  "LabTable.record": [
    [
      ["text", () => "random"],
      ["number", () => 7],
      ["number", () => 0],
    ],
    table,
  ],
  lab_columns: [[]],
  lab_measures: [[]],
  lab_points: [[ruleset]],
  lab_ruleset: [[ruleset]],
  lab_sweep_rulesets: [[ruleset]],
  lab_compare: [rows],
  lab_sweep: [rows],
  lab_grid_rulesets: [
    [
      ["texts", () => ["simple"]],
      ["texts", () => ["pairs=off", "pieces=3"]],
    ],
  ],
  lab_grid: [rows],
  lab_across: [
    [
      ["options", (/** @type {any} */ engine) => [labRun(engine)]],
      ["tables", played],
    ],
  ],
  lab_needs_nets: [
    [
      ["text", () => "net"],
      ["text", () => "none"],
    ],
  ],
  lab_settle: [
    [
      ["text", () => "random"],
      ["text", () => "none"],
      ["options", () => []],
    ],
  ],
  lab_seconds_per_throw: [[]],
  playouts: [[ruleset, ["number", () => 2], ["number", () => 7]]],
  evaluations: [[ruleset, ["bytes", () => net], ["number", () => 1]]],
};

/** Calls whose arguments are objects of the engine: wasm-bindgen itself checks their class. */
const OBJECTS = ["Correspondence.answer", "same_sticks"];

/** Arguments that are valid but take long: every number of games or positions up to 2³² is allowed. */
const isLong = (/** @type {string} */ name, /** @type {unknown} */ value) =>
  ["playouts", "evaluations", "LabTable.play", "Advisor.solve_for", "Rollout.step"].includes(name) &&
  typeof value === "number" &&
  value > 1;

const net = await readFile(`${NETS}simple.net`);

for (const [module, folder] of [
  ["the full module", FULL_ENGINE],
  ["the laboratory's module", LAB_ENGINE],
]) {
  const engine = await import(`${folder}senet.js`);
  const memory = engine.initSync({ module: await readFile(`${folder}senet_bg.wasm`) });
  const exported = Object.entries(engine).flatMap(([name, item]) => {
    if (typeof item !== "function" || name === "initSync" || name === "default") return [];
    if (!item.prototype?.free) return [name];
    const own = Object.getOwnPropertyNames(item.prototype).filter(
      (key) => !["free", "constructor"].includes(key),
    );
    const statics = Object.getOwnPropertyNames(item).filter(
      (key) => !["length", "name", "prototype"].includes(key),
    );
    const made = `${name}.constructor` in CALLS ? ["constructor"] : [];
    return [...own, ...statics, ...made]
      .filter((key) => !key.startsWith("__"))
      .map((key) => `${name}.${key}`);
  });

  test(`every call of ${module} is in the table`, () => {
    assert.ok(exported.length > 30);
    assert.deepEqual(
      exported.filter((name) => !(name in CALLS) && !OBJECTS.includes(name)),
      [],
    );
  });

  test(`${module} refuses wrong arguments with a code, and goes on working`, () => {
    const before = newGame(engine).record();
    for (const name of exported.filter((name) => name in CALLS)) {
      const [parameters, receiver] = CALLS[name];
      const [scope, method] = name.includes(".") ? name.split(".") : [null, name];
      const call = (/** @type {unknown[]} */ args) => {
        if (method === "constructor") return new engine[/** @type {string} */ (scope)](...args);
        const owner = receiver ? receiver(engine) : scope ? engine[scope] : engine;
        return typeof owner[method] === "function" ? owner[method](...args) : owner[method];
      };
      for (const [index, [type]] of parameters.entries()) {
        for (const value of ANYTHING.filter((value) => !isLong(name, value))) {
          const args = parameters.map((/** @type {any} */ [, good], /** @type {number} */ at) =>
            at === index ? value : good(engine),
          );
          const told = `${name}, argument ${index}: ${typeof value} ${typeof value === "string" ? value.slice(0, 9) : String(Object(value) === value ? typeof value : String(value))}`;
          let refusal = null;
          try {
            call(args);
          } catch (error) {
            refusal = /** @type {any} */ (error);
          }
          if (refusal) {
            assert.equal(refusal.name, "SenetError", `${told}: ${refusal.stack}`);
            assert.match(refusal.code, /^[a-z_]+$/, told);
            assert.notEqual(refusal.code, "internal", told);
          }
          if (!isOfType[/** @type {keyof typeof isOfType} */ (type)](value)) {
            assert.equal(refusal?.code, "bad_argument", told);
            assert.ok(refusal.message.startsWith(`${refusal.field} must be `), `${told}: ${refusal.message}`);
          }
        }
      }
    }
    assert.equal(newGame(engine).record(), before);
    assert.ok(memory.memory.buffer.byteLength < 2 ** 28, "no call takes hundreds of megabytes");
  });
}

test("numbers out of range are refused by their own value", async () => {
  const engine = await import(`${FULL_ENGINE}senet.js`);
  const game = newGame(engine);
  for (const [house, written] of [
    [257, "257"],
    [300, "300"],
    [-1, "-1"],
    [1.5, "1.5"],
    [Number.NaN, "NaN"],
    [2 ** 32 + 1, "4294967297"],
    [31, "31"],
    [0, "0"],
  ])
    assert.throws(() => game.why_not(house), {
      code: "bad_house",
      field: "from",
      message: new RegExp(`^${written} is not a house`),
    });
  assert.throws(() => game.why_not("3"), { code: "bad_argument", message: "from must be a number" });
  const record = game.record();
  assert.throws(() => engine.game_from_record(record, 2 ** 32 + 1), { code: "bad_step" });
  assert.throws(() => engine.game_from_record(record, -1), { code: "bad_argument", message: /not -1$/ });
  assert.throws(() => game.go_to(2 ** 32), { code: "bad_step" });
  assert.throws(() => engine.Correspondence.make("simple", 256, SEED), {
    code: "bad_argument",
    message: /not 256$/,
  });
  assert.throws(() => game.apply({}), { code: "bad_argument", message: "id must be a string" });
  assert.equal(game.record(), record);
});
