/** Games at a certain point, found by playing with the same engine, for the page to resume. */
import { readFile } from "node:fs/promises";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";

const engine = await import(`${FULL_ENGINE}senet.js`);
engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

/** @typedef {{ type: string, side?: string, reason?: string, house?: number, to?: number | string }} Happening */

/**
 * The record of a game just before the throw or move that makes `happens` true. Both sides play their
 * `pick`th legal move.
 * @param {(events: Happening[], move: any) => boolean} happens
 */
export function before(happens) {
  for (let seed = 1; seed < 200; seed += 1) {
    const game = engine.new_game({ ruleset: "kendall-masters", seed: seed.toString(16).padStart(64, "0") });
    for (let actions = 0; game.state().phase !== "over" && actions < 2000; actions += 1) {
      const record = game.record();
      if (game.state().phase === "throw") {
        if (happens(game.throw(), null)) return record;
        continue;
      }
      const moves = game.legal_moves();
      const match = moves.find((/** @type {any} */ move) => happens([], move));
      if (match) return record;
      game.apply(moves[(seed + actions) % moves.length].id);
    }
    game.free();
  }
  throw new Error("no game comes to this");
}

/**
 * The record of a game in a given state; both sides play the choice of `choose`, or any legal move.
 * @param {(state: any, moves: any[]) => boolean} holds
 * @param {string} [ruleset]
 * @param {(moves: any[], number: number) => any} [choose]
 */
export function when(
  holds,
  ruleset = "kendall-masters",
  choose = (moves, number) => moves[number % moves.length],
) {
  for (let seed = 1; seed < 300; seed += 1) {
    const game = engine.new_game({ ruleset, seed: seed.toString(16).padStart(64, "0") });
    for (let actions = 0; actions < 1000; actions += 1) {
      const moves = game.legal_moves();
      const state = game.state();
      const { phase } = state;
      if (holds(state, moves)) return game.record();
      if (phase === "over") break;
      const rescue = moves.length > 0 && (seed + actions) % 2 === 0;
      if (phase === "play" || (phase === "throw" && rescue)) game.apply(choose(moves, seed + actions).id);
      else game.throw();
    }
    game.free();
  }
  throw new Error("no game comes to this");
}

/**
 * The record of a game at the start of a lesson step, after the step's throws.
 * @param {string} id the position's
 * @param {string} seed
 * @param {number} throws
 */
export function fromPosition(id, seed, throws, ruleset = "kendall-masters") {
  const game = engine.new_game({ ruleset, position: id, seed: seed.padStart(64, "0") });
  for (let count = 0; count < throws; count += 1) game.throw();
  return game.record();
}

/**
 * Which player, 0 or 1, plays this side.
 * @param {string} record
 * @param {"white" | "black"} side
 */
export const playerOf = (record, side) => engine.game_from_record(record).state().players.indexOf(side);

/**
 * Stores this game as the one in progress; against the computer the visitor plays Black.
 * @param {import("puppeteer-core").Page} page
 * @param {string} record
 * @param {{ opponent?: string, board?: string | null }} [how]
 */
export async function keep(page, record, { opponent = "person", board = null } = {}) {
  const game = engine.game_from_record(record);
  const saved = {
    version: 1,
    wishes: "",
    open: true,
    replaced: null,
    record,
    setup: { ruleset: game.state().ruleset, board, opponent, side: "black", seed: null },
    seat: opponent === "person" ? null : game.state().players.indexOf("white"),
    log: [],
  };
  await page.evaluateOnNewDocument((text) => {
    if (!sessionStorage.getItem("senet.game")) sessionStorage.setItem("senet.game", text);
  }, JSON.stringify(saved));
}

/**
 * Opens the page with a saved game.
 * @param {import("./harness/index.mjs").Bench} bench
 * @param {string} record
 * @param {{ opponent?: string, board?: string | null, query?: string }} [how]
 */
export async function resume({ page, open }, record, { query = "?speed=instant", ...how } = {}) {
  await keep(page, record, how);
  await open(query);
  await page.waitForSelector("html[data-complete]");
}
