/** The review as a table and as files: the order of its rows, and the same bytes as from the program. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync } from "../../target/web/full/senet.js";
import { FULL_ENGINE, ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const { asCsv, asJson, ReviewService } = await pageModules(
  "addons/review/story",
  "addons/shared/review-service",
);

/** The whole output of the program. @param {string} name */
const example = (name) => readFile(`${ROOT}tests/data/review/${name}`, "utf8");

const ruleset = "kendall-masters[pieces=1]";
const record = await example("record.txt");

/** The example, reviewed by the page. */
function told() {
  const advisor = new Advisor(ruleset);
  while (advisor.solve_for(1000));
  const request = { ask: "review", ruleset, record, restart: true, rows: 10_000 };
  const { rows, ...head } = /** @type {any} */ (
    new ReviewService().answers[/** @type {any} */ (request).ask](advisor, request)
  );
  return { ...head, ruleset, record, rows: rows.toReversed() };
}

test("the page's files match the program's", async () => {
  const review = told();
  assert.equal(asCsv(review), await example("review.csv"));
  assert.deepEqual(JSON.parse(asJson(review)), JSON.parse(await example("review.json")));
});

test("a move is in two columns of the CSV, so that no spreadsheet takes it for a date", () => {
  const review = told();
  const columns = (/** @type {string | null} */ move, /** @type {string | null} */ best) => {
    const row = { ...review.rows[0], move, best_move: best };
    /** @type {string[]} */
    const [head = "", line = ""] = asCsv({ ...review, rows: [row] }).split("\n");
    const cells = Object.fromEntries(head.split(",").map((name, index) => [name, line.split(",")[index]]));
    return [cells.from, cells.to, cells.best_from, cells.best_to];
  };
  assert.deepEqual(columns("11-15", "2-4"), ["11", "15", "2", "4"]);
  assert.deepEqual(columns("5x6", "26-off"), ["5", "x6", "26", "off"]);
  assert.deepEqual(columns("22-17<", "8-12-5"), ["22", "17<", "8", "12>5"]);
  assert.deepEqual(columns("5x12-5", "rescue"), ["5", "x12>5", "rescue", "rescue"]);
  assert.deepEqual(columns("1-5 5x6 throw", null), ["1 5 throw", "5 x6 throw", "", ""]);
});
