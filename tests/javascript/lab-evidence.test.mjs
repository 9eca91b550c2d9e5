/** The laboratory's view of evidence and effect: its figures are those of the published sweeps, and of the document. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { EVIDENCE, evidenceOf, reports } from "../../www/build/lab-evidence.mjs";

const shown = JSON.parse(await readFile(EVIDENCE, "utf8"));

test("the figures are computed from the published sweeps", async () => {
  assert.deepEqual(shown, evidenceOf(await reports()), "run node www/build/lab-evidence.mjs");
});

test("the readings of undecided points are those of the document, in its order", async () => {
  const document = await readFile("docs/lab/evidence.md", "utf8");
  const rows = [...document.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| ([^|]+) \| +([\d.]+) \|/gm)];
  assert.ok(rows.length > 10);
  const weak = shown.filter(
    (/** @type {{ evidence: string | null }} */ { evidence }) =>
      evidence === null || evidence === "modern_choice" || evidence === "later_game",
  );
  const written = (/** @type {string | null} */ evidence) => evidence?.replace("_", " ") ?? "not mentioned";
  assert.deepEqual(
    weak
      .slice(0, rows.length)
      .map((/** @type {(typeof shown)[0]} */ { ruleset, option, evidence, effect }) => [
        ruleset,
        option,
        written(evidence),
        effect.toFixed(2),
      ]),
    rows.map(([, ...cells]) => cells),
  );
  const [, counted] = /\*\*(\d+) readings of points that no ancient source decides/.exec(document) ?? [];
  assert.equal(weak.length, Number(counted));
});
