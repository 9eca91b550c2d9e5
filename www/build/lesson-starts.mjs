/**
 * Writes `www/addons/lessons/lesson-starts.json`: for each lesson step that sets up a board, the position id and
 * the smallest seed that produces the lesson's throws. Run it after changing a lesson: `node
 * www/build/lesson-starts.mjs` (the engine must be built).
 */
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { FULL_ENGINE, SOURCE } from "./bundle.mjs";
import { pageModules } from "./page-modules.mjs";

const STARTS = `${SOURCE}addons/lessons/lesson-starts.json`;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/** The fields per side in a position id, depending on the rules, as in src/position/id.rs. */
const CARRIES = {
  hand: ["kendall-wiki", "piccione"],
  taken: ["bell"],
  mustMove: ["kendall-1979"],
};

/** @typedef {import("../addons/lessons/lessons.ts").LessonSetting} LessonSetting */
/** @typedef {import("../addons/lessons/lessons.ts").Lesson} Lesson */
/** @typedef {import("../../target/web/full/senet.js").Game} Game */

const engine = await import(`${FULL_ENGINE}senet.js`);
engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

/** The page's lessons. @returns {Promise<typeof import("../addons/lessons/lessons.ts")>} */
export const readLessons = () => pageModules("addons/lessons/lessons");

/**
 * The id of a position with Black to throw.
 * @param {string} ruleset
 * @param {LessonSetting} setting
 */
function positionId(ruleset, { white, black, hand = [0, 0] }) {
  const { houses } = engine.rulesets().find((/** @type {{ id: string }} */ info) => info.id === ruleset);
  let body = "";
  for (let first = 1; first <= houses; first += 30) {
    let number = 0n;
    for (let house = first; house < first + 30; house += 1)
      number = number * 3n + (white.includes(house) ? 1n : black.includes(house) ? 2n : 0n);
    body += number.toString(2).padStart(48, "0");
  }
  body += "1";
  for (const count of hand) {
    if (CARRIES.hand.includes(ruleset)) body += count.toString(2).padStart(4, "0");
    if (CARRIES.taken.includes(ruleset)) body += "0000";
    if (CARRIES.mustMove.includes(ruleset)) body += "0";
  }
  body += "0000";
  const bytes = [...Buffer.from(ruleset), ...[...body].map(Number)];
  const hash = bytes.reduce((so, byte) => Math.imul(so ^ byte, 0x0100_0193) >>> 0, 0x811c_9dc5);
  const check = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  const bits = check.toString(2).padStart(12, "0") + body;
  return (bits.match(/.{1,6}/g) ?? []).map((six) => DIGITS[Number.parseInt(six.padEnd(6, "0"), 2)]).join("");
}

/**
 * Plays the steps after a setup as a good pupil would. Returns false if the throws differ.
 * @param {Game} game
 * @param {Lesson["steps"]} steps
 */
function throwsAsWritten(game, steps) {
  for (const [index, { set, throws = [], moves }] of steps.entries()) {
    if (index > 0 && set) return true;
    for (const value of throws) {
      const events = game.throw();
      const thrown = events.find((event) => event.type === "thrown");
      if (thrown?.type !== "thrown" || thrown.throw.value !== value) return false;
    }
    if (!moves) continue;
    const legal = game.legal_moves();
    const move = moves === "any" ? legal[0] : legal.find(({ notation }) => moves.includes(notation));
    if (!move) {
      const offered = legal.map(({ notation }) => notation).join(", ");
      throw new Error(`${JSON.stringify(steps[index])}: ${offered || "no move"} is what can be played`);
    }
    game.apply(move.id);
  }
  return true;
}

/** @returns {Promise<Record<string, readonly ([position: string, seed: string] | null)[]>>} */
export async function lessonStarts() {
  const { LESSONS, rulesetOf } = await readLessons();
  const starts = LESSONS.map((lesson) => {
    const starts = lesson.steps.map(({ set }, index) => {
      if (!set) return null;
      const ruleset = rulesetOf(lesson, index);
      const id = positionId(ruleset, set);
      for (let seed = 1; ; seed += 1) {
        const game = engine.new_game({ ruleset, position: id, seed: seed.toString(16).padStart(64, "0") });
        if (throwsAsWritten(game, lesson.steps.slice(index))) return [id, seed.toString(16)];
        game.free();
      }
    });
    return [lesson.id, starts];
  });
  return Object.fromEntries(starts);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(STARTS, `${JSON.stringify(await lessonStarts())}\n`);
}
