/** The laboratory as wasm: the same figures as the program, in any chunks; tests/engine/laboratory.rs checks the program. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFile(new URL(path, ROOT));
// Imported by path: only the laboratory's own page is checked against the module's types.
const glue = new URL("target/web/lab/senet.js", ROOT).href;
const {
  initSync,
  LabTable,
  lab_across,
  lab_columns,
  lab_compare,
  lab_measures,
  lab_needs_nets,
  lab_points,
  lab_settle,
  lab_sweep,
  lab_sweep_rulesets,
  new_game,
} = await import(glue);
initSync({ module: await read("target/web/lab/senet_bg.wasm") });

/** @param {string} ruleset */
async function tableOf(ruleset) {
  const table = new LabTable(ruleset);
  const net = table.net_wanted();
  if (net) table.load_net(await read(`src/players/nets/${net}`));
  return table;
}

/**
 * All games of a run, simulated in chunks of this size for each ruleset, by one player and one judge.
 * @param {{ rulesets: string[], player: string, judge: string, games: number, seed: number }} asked
 * @param {number} chunk
 */
async function played({ rulesets, player, judge, games, seed }, chunk) {
  const tables = await Promise.all(rulesets.map(tableOf));
  const trust = lab_needs_nets(player, judge) ? tables.map((table) => table.trust()) : [];
  const evaluators = lab_settle(player, judge, trust);
  const rows = tables.map((table) => {
    /** @type {number[]} */
    const all = [];
    for (let first = 0; first < games; first += chunk) {
      const count = Math.min(chunk, games - first);
      all.push(...table.play(evaluators.player, evaluators.judge, seed, first, count));
    }
    return new Float64Array(all);
  });
  const judges = tables.map((table) => table.judge_name(evaluators.judge));
  return { run: { rulesets, judges, evaluators, seed }, rows };
}

/** Who was asked for in a result of the program. */
const asked = (/** @type {any} */ { player, judge, evaluators }) => ({
  player: evaluators.asked_player ?? player,
  judge: evaluators.asked_judge ?? judge,
});

test("a comparison matches the figures of the command-line program", async () => {
  const expected = JSON.parse((await read("tests/data/lab-compare.json")).toString());
  const { run, rows } = await played({ ...expected, ...asked(expected) }, 7);
  const [comparison] = lab_compare(run, rows);
  assert.deepEqual(comparison, expected);
});

test("a sweep matches the figures of the command-line program", async () => {
  const expected = JSON.parse((await read("tests/data/lab-sweep.json")).toString());
  const rulesets = lab_sweep_rulesets(expected.ruleset);
  const { run, rows } = await played({ ...expected, ...asked(expected), rulesets }, 3);
  assert.deepEqual(lab_sweep(run, rows), expected);
});

test("one net that is not trusted replaces the nets in the whole run", async () => {
  const rulesets = ["kendall-masters", "kendall-masters[pairs=off]"];
  const { run } = await played({ rulesets, player: "net:0.2", judge: "net", games: 1, seed: 1 }, 1);
  const { player, judge, asked_player, asked_judge } = run.evaluators;
  assert.deepEqual(
    [player, judge, asked_player, asked_judge],
    ["hand-made:0.2", "hand-made", "net:0.2", "net"],
  );
  assert.deepEqual(run.judges, ["hand-made", "hand-made"]);
});

test("skill is the same for every player, and the players' results are combined", async () => {
  const rulesets = ["simple", "bell"];
  const runs = [];
  for (const player of ["hand-made", "human-like"])
    runs.push(await played({ rulesets, player, judge: "hand-made", games: 40, seed: 2 }, 20));
  const across = lab_across(
    runs.map(({ run }) => run),
    runs.flatMap(({ rows }) => rows),
  );
  assert.deepEqual(
    across.runs.map((/** @type {any} */ { player }) => player),
    ["hand-made", "human-like"],
  );
  const skill = across.rulesets[0].measures.find((/** @type {any} */ { id }) => id === "skill_random");
  // The judge plays the games that measure skill, so they are the same for both players.
  assert.equal(skill.effects.length, 1);
  const columns = lab_columns();
  const points = columns.findIndex((/** @type {any} */ { name }) => name === "random_points");
  const [hand, human] = runs.map(({ rows: [games = []] }) =>
    [...games].filter((_, index) => index % columns.length === points),
  );
  assert.equal(hand?.length, 40);
  assert.deepEqual(hand, human);
});

test("measures, columns and options are listed", () => {
  /** @type {{ name: string, description: string }[]} */
  const columns = lab_columns();
  const row = new LabTable("simple").play("random", "hand-made", 1, 0, 1);
  assert.equal(row.length, columns.length);
  assert.equal(columns[0]?.name, "throws");
  assert.ok(columns.every(({ description }) => /^[A-Z0-9].*\.$/.test(description)));
  /** @type {{ id: string, unit: string }[]} */
  const measures = lab_measures();
  assert.ok(measures.some(({ id, unit }) => id === "length" && unit === "throws"));
  /** @type {{ option: string, sources: string[] }[]} */
  const points = lab_points("kendall-masters");
  const blockade = points.find(({ option }) => option === "blockade=on");
  assert.ok(blockade?.sources.includes("A-KM-13"));
});

test("the board can replay a game of the laboratory", async () => {
  for (const ruleset of ["kendall-masters", "piccione", "kendall-1979[blockade]", "bell"]) {
    const table = await tableOf(ruleset);
    const [throws = 0] = table.play("human-like", "none", 3, 5, 1);
    const record = table.record("human-like", 3, 5);
    const thrown = record.match(/\b[dl]{4}=\d|\b[1-4]=\d|\b[dl]{4}\b/g) ?? [];
    assert.ok(record.startsWith("Senet 1"), record.slice(0, 80));
    assert.ok(throws > 10 && thrown.length <= throws, `${throws} throws, ${thrown.length} written`);
  }
  assert.throws(() => new LabTable("kendall-masters[light=40]").record("random", 1, 0), /light/);
  assert.ok(new_game({ ruleset: "simple" }));
});

test("an impossible request is refused", () => {
  const table = new LabTable("simple");
  assert.throws(() => table.play("nobody", "net", 1, 0, 1), { code: "unknown_level" });
  assert.throws(() => table.play("random", "net", 1.5, 0, 1), { code: "bad_argument" });
  assert.throws(() => table.play("random", "net", 1, -1, 1), { code: "bad_argument" });
  assert.throws(() => new LabTable("simple[light=0]"), { code: "bad_option" });
  const rows = new Float64Array(table.play("random", "none", 1, 0, 2));
  assert.throws(() => table.play("random", "nobody", 1, 0, 1), { code: "unknown_level" });
  const run = (/** @type {string[]} */ ...rulesets) => ({
    rulesets,
    judges: rulesets.map(() => "x"),
    evaluators: lab_settle("random", "none", []),
    seed: 1,
  });
  assert.throws(() => lab_compare(run("simple"), [rows]), { code: "bad_option" });
  const half = rows.subarray(rows.length / 2);
  assert.throws(() => lab_compare(run("simple", "bell"), [rows, half]), { code: "bad_input" });
});
