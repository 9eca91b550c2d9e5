/**
 * How long games take on the page: `./build.sh minutes`. Whole games are played on the page at its normal speed, by a
 * clock that runs fast: against the beginner, by a person who plays as the casual computer player does and takes two
 * seconds for whatever is theirs to do: to throw, to move, to read why a turn is lost. So long a throw takes; a game
 * takes as often that as the median game of `senet simulate` has throws. The minutes, rounded up, go to
 * www/src/game/rulesets/minutes.json, the table into docs/short-games.md. `node tests/browser/durations.mjs SENET RULESET…`
 * only prints those of other rulesets; SENET is the native program.
 */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { hurry } from "./harness/hurry.mjs";
import { launch } from "./harness/launch.mjs";
import { DESKTOP } from "./harness/places.mjs";
import { started } from "./table.mjs";

const DATA = `${ROOT}www/src/game/rulesets/minutes.json`;
const TABLE = `${ROOT}docs/short-games.md`;
/** The table starts with this line and is the last part of the document. */
const HEAD = "| game | seconds a throw |";
/** The minimum number of timed throws. */
const THROWS = 300;
/** Interval between frames, in milliseconds of page time. */
const FRAME = 40;
/** The person's time for each action, in milliseconds. */
const PERSON = 2000;

/**
 * In the page: plays the game on the board to its end.
 * @param {number} person
 */
function playHere(person) {
  const { session } = /** @type {any} */ (document.querySelector("senet-game"));
  const wait = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
  const clock = /** @type {any} */ (globalThis);
  clock.goOn(Number.POSITIVE_INFINITY);
  const begun = performance.now();
  const play = async () => {
    for (;;) {
      const { game, activity, seat, moves } = session.view;
      if (game.phase === "over" && activity === "idle") break;
      if (activity === "pause") {
        await wait(person);
        session.goOn();
      } else if (activity !== "idle" || game.player === seat) await wait(5);
      else if (moves.length === 0) {
        await wait(person);
        session.throwSticks();
      } else if (game.phase === "play" && moves.length === 1) {
        await wait(person);
        session.play(moves[0]);
      } else {
        await wait(person);
        const question = { ruleset: game.ruleset, position: session.game.position_id(), level: "casual" };
        // However long the machine computes, the person takes two seconds.
        clock.held = true;
        const chosen = await session.advisor.choose(question);
        clock.held = false;
        const move = moves.find((/** @type {any} */ { id }) => id === chosen);
        if (move) session.play(move);
        else session.throwSticks();
      }
    }
    clock.played = { time: performance.now() - begun, throws: session.view.game.throws };
  };
  void play();
}

/** The medians of many games of two casual computer players. @param {string} program @param {string} ruleset */
function simulated(program, ruleset) {
  const asked = ["simulate", "-r", ruleset, "-g", "4000", "-p", "casual", "-s", "1"];
  const said = execFileSync(program, asked, { encoding: "utf8" });
  const found = /throws a game .*median (\d+), 5-95 % (\d+) to (\d+)/.exec(said);
  if (!found) throw new Error(`senet ${asked.join(" ")} said: ${said}`);
  const [, median = "", least = "", most = ""] = found;
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
      await hurry(page, { year: 2027, month: 2, day: 1, hour: 12 }, FRAME);
      const query = new URLSearchParams({ ruleset, seed: String(seed), keep: "off" });
      await page.goto(`${server.url}?${query}`);
      await started(page);
      await page.evaluate(playHere, PERSON);
      /** @type {{ time: number, throws: number } | null} */
      let game = null;
      // A whole game exceeds the timeout of a single call, so it is split.
      while (!game) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        game = await page.evaluate(() => /** @type {any} */ (globalThis).played ?? null);
      }
      time += game.time;
      throws += game.throws;
      await page.close();
    }
    const seconds = time / 1000 / throws;
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
