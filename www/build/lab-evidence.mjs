/**
 * Writes the figures of the laboratory's view of evidence and effect to `www/pages/lab/evidence.json`, from the sweeps in
 * `docs/lab/`: `node www/build/lab-evidence.mjs`, which `./build.sh sweeps` calls.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { pathOf } from "./sources.mjs";

export const EVIDENCE = pathOf("pages/lab/evidence.json");

/** `swept` in build.sh: the rulesets whose sweeps are published or will be. */
const RULESETS = ["kendall-masters", "jequier-masters", "bell"];
/** Smaller effects are not worth better evidence. */
const WORTH = 0.1;

/**
 * @typedef {{
 *   ruleset: string,
 *   runs: { deliberate: boolean }[],
 *   readings: { option: string, evidence: string, effects: ([size: number, low: number, high: number] | null)[] }[],
 * }} Report a sweep by several players and judges
 */

/** @returns {Promise<Report[]>} */
export function reports() {
  const files = RULESETS.map((ruleset) => pathOf(`../../docs/lab/${ruleset}.json`)).filter(existsSync);
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(file, "utf8"))));
}

/**
 * The readings that change the game for every deliberate player, by their effect on the one whom they affect least. The
 * evidence is null if no source mentions the point.
 * @param {Report[]} sweeps
 */
export function evidenceOf(sweeps) {
  const readings = sweeps.flatMap(({ ruleset, runs, readings }) =>
    readings.map(({ option, evidence, effects }) => {
      const sizes = effects.flatMap((effect, run) => (effect && runs[run]?.deliberate ? [effect[0]] : []));
      return {
        ruleset,
        option,
        evidence: evidence === "not mentioned" ? null : evidence.replace(" ", "_"),
        effect: sizes.length > 0 ? Math.min(...sizes) : 0,
      };
    }),
  );
  return readings
    .filter(({ effect }) => effect >= WORTH)
    .sort((one, other) => other.effect - one.effect)
    .map((reading) => ({ ...reading, effect: Number(reading.effect.toFixed(2)) }));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(EVIDENCE, `${JSON.stringify(evidenceOf(await reports()), null, 2)}\n`);
