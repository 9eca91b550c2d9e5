/**
 * Measures how long games take on the page: `./build.sh minutes`. Plays whole games at normal speed on an
 * accelerated clock (visitor.mjs), against the beginner. The simulated person plays like the casual computer
 * player and takes two seconds for each choice and one second for each throw. The time per throw is multiplied by the
 * throws of the median game of `senet simulate`. The minutes, rounded up, go to www/src/game/minutes.json,
 * the table into docs/short-games.md. `node tests/browser/durations.mjs SENET RULESET…` prints the
 * figures of other rulesets and writes nothing; SENET is the native program.
 */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";
import { DESKTOP } from "./harness/places.mjs";
import { visit } from "./visitor.mjs";

const DATA = `${ROOT}www/src/game/minutes.json`;
const TABLE = `${ROOT}docs/short-games.md`;
/** The table starts with this line and is the last part of the document. */
const HEAD = "| game | seconds a throw |";
/** The minimum number of timed throws. */
const THROWS = 300;
/** The person's time for everything but a choice, in milliseconds. */
const PERSON = 1000;

/** The medians of many games of two casual computer players. @param {string} program @param {string} ruleset */
function simulated(program, ruleset) {
  const args = ["simulate", "-r", ruleset, "-g", "4000", "-p", "casual", "-s", "1"];
  const output = execFileSync(program, args, { encoding: "utf8" });
  const match = /throws per game .*median (\d+), 5-95 % (\d+) to (\d+)/.exec(output);
  if (!match) throw new Error(`senet ${args.join(" ")} said: ${output}`);
  const [, median = "", least = "", most = ""] = match;
  return { median: Number(median), least: Number(least), most: Number(most) };
}

const [program = "", ...others] = process.argv.slice(2);
const known = Object.keys(JSON.parse(await readFile(DATA, "utf8")));
const server = await serve();
const browser = await launch("chromium");
/** @type {[string, number][]} */
const minutes = [];
const lines = [
  "| game | seconds a throw | throws: median (5-95 %) | minutes (5-95 %) |",
  "| --- | --- | --- | --- |",
];
try {
  for (const ruleset of others.length > 0 ? others : known) {
    let [time, throws] = [0, 0];
    for (let seed = 1; throws < THROWS; seed += 1) {
      const page = await browser.newPage();
      await page.setViewport(DESKTOP);
      const query = new URLSearchParams({ ruleset, seed: String(seed), keep: "off" });
      const game = await visit(page, `${server.url}?${query}`, PERSON);
      time += game.seconds;
      throws += game.throws;
      await page.close();
    }
    const seconds = time / throws;
    const { median, least, most } = simulated(program, ruleset);
    const long = (/** @type {number} */ count) => (count * seconds) / 60;
    minutes.push([ruleset, Math.ceil(long(median))]);
    const cells = [
      `${median} (${least}-${most})`,
      `${long(median).toFixed(1)} (${long(least).toFixed(1)}-${long(most).toFixed(1)})`,
    ];
    lines.push(`| \`${ruleset}\` | ${seconds.toFixed(2)} | ${cells.join(" | ")} |`);
    console.log(lines.at(-1));
  }
} finally {
  await browser.close();
  await server.close();
}
if (others.length === 0) {
  await writeFile(DATA, `${JSON.stringify(Object.fromEntries(minutes), null, 2)}\n`);
  const text = await readFile(TABLE, "utf8");
  await writeFile(TABLE, `${text.slice(0, text.indexOf(HEAD))}${lines.join("\n")}\n`);
}
