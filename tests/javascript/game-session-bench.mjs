/** A game's session without animation delays, and how a test plays it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const modules = await pageModules(
  "engine/engine-client",
  "game/game-session",
  "game/saved-game",
  "game/view-state",
);
const { EngineClient, GameSession, DEFAULT_SETUP, initialState } = modules;
export const { chooseSave } = modules;

const stopServing = standInSite();
export const engine = await EngineClient.start();
// The module that reads records.
await engine.full();
stopServing();

const SEED = "5e".repeat(32);
/** With this seed the person starts as Black. */
export const SETUP = { ...DEFAULT_SETUP, seed: SEED, opponent: "master", side: "black" };
const NOTHING_STORED = { saved: null, damaged: [] };

/**
 * A session without animation delays.
 * @param {{ advisor?: Record<string, any>, host?: Record<string, any>, engine?: any, setup?: any, keep?: string }} [given]
 */
export async function session(given = {}) {
  const host = {
    stage: { play: async () => undefined, pause: async () => undefined, skip: () => undefined },
    changed: () => undefined,
    announce: () => undefined,
    restTexts: async () => undefined,
    ...given.host,
  };
  const advisor = {
    ask: async () => null,
    destroy: () => undefined,
    ...given.advisor,
  };
  const game = new GameSession(host);
  const options = { key: "", keep: given.keep ?? "off", setup: given.setup ?? SETUP };
  game.view = { ...initialState(), settings: { ...initialState().settings, speed: "instant" } };
  await game.begin(given.engine ?? engine, advisor, options, NOTHING_STORED);
  await settled();
  return game;
}

/** Acts for the person until they have a choice. @param {any} game */
export async function untilChoice(game) {
  for (let acts = 0; acts < 200 && game.view.moves.length < 2; acts += 1) {
    if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
    else await game.throwSticks();
    await settled();
  }
  assert.ok(game.view.moves.length > 1);
}

export const ids = (/** @type {any} */ game) =>
  game.view.notices.map((/** @type {any} */ notice) => notice.id);
export const alone = { ...SETUP, opponent: "person" };

/** Puts another game on the board for a while, as puzzles do. @param {any} game */
export async function detour(game) {
  game.load(await engine.newGame({ ruleset: "bell" }), { ...alone, ruleset: "bell" }, { unsaved: true });
}

/** Errors reported on the console are part of these tests. */
export function silenceErrors() {
  const { error } = console;
  test.beforeEach(() => {
    console.error = () => undefined;
  });
  test.afterEach(() => {
    console.error = error;
  });
}
