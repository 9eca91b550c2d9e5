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
  lab_columns,
  lab_compare,
  lab_measures,
  lab_points,
  lab_sweep,
  lab_sweep_rulesets,
  new_game,
} = await import(glue);
initSync({ module: await read("target/web/lab/senet_bg.wasm") });

/** @param {string} ruleset */
async function tableOf(ruleset) {
  const table = new LabTable(ruleset);
  const net = table.net_wanted();
  if (net) table.load_net(await read(`src/ai/nets/${net}`));
  return table;
}

/**
 * All games of a run, simulated in chunks of this size for each ruleset.
 * @param {{ rulesets: string[], player: string, games: number, seed: number }} run
 * @param {number} chunk
 */
async function played({ rulesets, player, games, seed }, chunk) {
  const tables = await Promise.all(rulesets.map(tableOf));
  const rows = tables.map((table) => {
    /** @type {number[]} */
    const all = [];
    for (let first = 0; first < games; first += chunk) {
      all.push(...table.play(player, seed, first, Math.min(chunk, games - first)));
    }
    return new Float64Array(all);
  });
  return { judges: tables.map((table) => table.judge), rows, tables };
}

test("a comparison matches the figures of the command-line program", async () => {
  const expected = JSON.parse((await read("tests/data/lab-compare.json")).toString());
  const { judges, rows } = await played(expected, 7);
  const [comparison] = lab_compare(expected.rulesets, judges, expected.player, expected.seed, rows);
  assert.deepEqual(comparison, expected);
});

test("a sweep matches the figures of the command-line program", async () => {
  const expected = JSON.parse((await read("tests/data/lab-sweep.json")).toString());
  const rulesets = lab_sweep_rulesets(expected.ruleset);
  const { judges, rows } = await played({ ...expected, rulesets }, 3);
  assert.deepEqual(lab_sweep(rulesets, judges, expected.player, expected.seed, rows), expected);
});

test("measures, columns and options are listed", () => {
  /** @type {{ name: string, description: string }[]} */
  const columns = lab_columns();
  const row = new LabTable("simple").play("random", 1, 0, 1);
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
    const [throws = 0] = table.play("human-like", 3, 5, 1);
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
  assert.throws(() => table.play("nobody", 1, 0, 1), { code: "unknown_level" });
  assert.throws(() => table.play("random", 1.5, 0, 1), { code: "bad_argument" });
  assert.throws(() => table.play("random", 1, -1, 1), { code: "bad_argument" });
  assert.throws(() => new LabTable("simple[light=0]"), { code: "bad_option" });
  const rows = new Float64Array(table.play("random", 1, 0, 2));
  assert.throws(() => lab_compare(["simple"], ["x"], "random", 1, [rows]), { code: "bad_option" });
  const half = rows.subarray(rows.length / 2);
  assert.throws(() => lab_compare(["simple", "bell"], ["x", "y"], "random", 1, [rows, half]), {
    code: "bad_input",
  });
});
