/**
 * The number of taps and real choices in a game, without drawing it, for comparing many games:
 * `node tests/browser/taps.mjs GAMES RULESET…` prints medians and 5-95 % ranges. As in visitor.mjs, the visitor plays
 * against the beginner, chooses like the casual computer player and taps a piece and then its house. Forced moves play
 * themselves, except for two. docs/short-games.md shows the candidates for the first game.
 */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../www/build/bundle.mjs";

/** Forced moves that a new visitor plays by hand. */
const PRACTICE_MOVES = 2;

const wasm = `${ROOT}target/web/full/`;
const { Advisor, initSync, new_game } = await import(`${wasm}senet.js`);
initSync({ module: await readFile(`${wasm}senet_bg.wasm`) });

/** @param {string} ruleset @param {any} advisor @param {number} seed */
function played(ruleset, advisor, seed) {
  const game = new_game({ ruleset, seed: seed.toString(16).padStart(64, "0") });
  const count = { throws: 0, throwing: 0, forced: 0, choosing: 0, choices: 0 };
  let snapshot = game.snapshot();
  // The visitor plays Black, as on the page.
  const computer = snapshot.state.players?.[0] === "black" ? 1 : 0;
  while (snapshot.state.phase !== "over") {
    const { state, moves } = snapshot;
    let choice = moves[0]?.id ?? "throw";
    if (state.player === computer)
      choice =
        moves.length > 0 && (state.phase === "play" || state.can_rescue) ? game.beginners_choice() : choice;
    else if (moves.length === 0) count.throwing += 1;
    else if (state.phase === "play" && moves.length === 1) count.forced += 1;
    else {
      choice = advisor.choose(game.position_id(), "casual");
      const move = moves.find((/** @type {any} */ { id }) => id === choice);
      const alone = moves.every((/** @type {any} */ { from }) => from === moves[0].from);
      count.choosing += !move || move.kind === "rescue" || alone ? 1 : 2;
      count.choices += 1;
    }
    snapshot = game.act(choice);
    count.throws += snapshot.events.filter((/** @type {any} */ { type }) => type === "thrown").length;
  }
  game.free();
  const { throws, throwing, forced, choosing, choices } = count;
  const undecided = throwing + Math.min(PRACTICE_MOVES, forced);
  return {
    throws,
    taps: undecided + choosing,
    undecided,
    choices,
    share: (100 * choices) / (choices + forced),
  };
}

/** Counts of the games with the first seeds. @param {string} ruleset @param {number} games */
export function playedGames(ruleset, games) {
  const advisor = new Advisor(ruleset);
  const all = Array.from({ length: games }, (_, game) => played(ruleset, advisor, game + 1));
  advisor.free();
  return all;
}

/** The value below which this share of the numbers lies. @param {number[]} numbers @param {number} share */
export const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** @param {string} games @param {string[]} rulesets */
function printTable(games, rulesets) {
  console.log("| game | throws | taps | of them no decision | real choices | share of moves |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const ruleset of rulesets) {
    const all = playedGames(ruleset, Number(games));
    const cell = (/** @type {(one: ReturnType<typeof played>) => number} */ figure) => {
      const quantileAt = (/** @type {number} */ share) => Math.round(quantile(all.map(figure), share));
      return `${quantileAt(0.5)} (${quantileAt(0.05)}-${quantileAt(0.95)})`;
    };
    const cells = [
      cell(({ throws }) => throws),
      cell(({ taps }) => taps),
      cell(({ undecided }) => undecided),
      cell(({ choices }) => choices),
      `${cell(({ share }) => share).split(" ")[0]} %`,
    ];
    console.log(`| \`${ruleset}\` | ${cells.join(" | ")} |`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [games = "1500", ...rulesets] = process.argv.slice(2);
  printTable(games, rulesets);
}
