/** The answer with which the laboratory's page opens: its figures follow from the stored rows, and the rows from the engine. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import {
  longerRuns,
  METADATA,
  metadata,
  OPENING,
  openingOf,
  playAll,
  ROWS,
  rowsOf,
} from "../../www/build/lab-opening.mjs";

/** Games per series that are played again; more would take minutes. */
const AGAIN = 3;

const samples = await longerRuns();
const rows = rowsOf(await readFile(ROWS, "utf8"));

test("the opening answer is computed from the stored rows", async () => {
  assert.deepEqual(
    JSON.parse(await readFile(OPENING, "utf8")),
    openingOf(rows, samples),
    "run node www/build/lab-opening.mjs",
  );
});

test("the description of the rows is the one that belongs to them", async () => {
  assert.deepEqual(
    JSON.parse(await readFile(METADATA, "utf8")),
    metadata(),
    "run node www/build/lab-opening.mjs",
  );
});

test("the stored rows are what the engine plays", async () => {
  const again = await playAll(AGAIN);
  const stored = rows.filter(({ game }) => Number(game) < AGAIN);
  assert.deepEqual(again, stored, "run node www/build/lab-opening.mjs");
});

test("every series has all games, in order", () => {
  const series = new Set(rows.map(({ ruleset, player }) => `${ruleset} ${player}`));
  assert.equal(series.size, 6);
  for (const name of series)
    assert.deepEqual(
      rows.filter(({ ruleset, player }) => `${ruleset} ${player}` === name).map(({ game }) => Number(game)),
      Array.from({ length: rows.length / series.size }, (_, game) => game),
      name,
    );
});

test("the late luck of the two games differs for every player and judge", () => {
  const [first, second] = openingOf(rows, samples).rulesets.map(({ shares }) =>
    shares.map(({ share }) => share),
  );
  assert.ok(Math.min(...(first ?? [])) > 2 * Math.max(...(second ?? [])));
});

test("the answer rests on chances that do not contradict theory, and names none that do", () => {
  for (const { ruleset, shares } of openingOf(rows, samples).rulesets) {
    assert.ok(
      shares.some(({ doubtful }) => !doubtful),
      ruleset,
    );
    for (const { player, judge, doubtful } of shares) {
      const same = samples.filter(
        (one) => one.ruleset === ruleset && one.player === player && one.judge === judge,
      );
      assert.deepEqual(
        same.map(({ doubts }) => doubts.length > 0),
        [doubtful],
        `${ruleset}, ${player}, ${judge}`,
      );
    }
  }
});
