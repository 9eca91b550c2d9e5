/** Whether another throw of the same turn follows a person's move automatically. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, GameSession, DEFAULT_SETUP, initialState } = await pageModules(
  "engine/engine-client",
  "game/game-session",
  "game/view-state",
);

const stopServing = standInSite();
const engine = await EngineClient.start();
stopServing();

const SETUP = { ...DEFAULT_SETUP, seed: "5e".repeat(32), opponent: "person" };

/**
 * Plays until a person's move earns another throw. Returns whether the sticks are thrown again without a person.
 * @param {(game: any, move: any) => unknown} play
 * @param {Record<string, any>} settings
 */
async function throwsAgain(play, settings) {
  const shown = /** @type {any[][]} */ ([]);
  const stage = {
    play: async (/** @type {any[]} */ events) => {
      shown.push(events);
    },
    pause: async () => undefined,
    skip: () => undefined,
  };
  const nothing = () => undefined;
  const game = new GameSession({
    stage,
    changed: nothing,
    announce: nothing,
    restTexts: async () => undefined,
  });
  const start = initialState();
  game.view = { ...start, settings: { ...start.settings, speed: "normal", ...settings } };
  await game.begin(
    engine,
    { cancel: nothing },
    { key: "", keep: "off", setup: SETUP },
    { saved: null, damaged: [] },
  );
  for (let acts = 0; acts < 400; acts += 1) {
    await settled();
    const { moves, game: state } = game.view;
    if (state.phase !== "play" || moves.length < 2) {
      if (state.phase === "play") await game.play(moves[0]);
      else await game.throwSticks();
      continue;
    }
    const before = shown.length;
    await play(game, moves[0]);
    await settled();
    const [moved, ...next] = shown.slice(before);
    if (!moved?.some(({ type }) => type === "throw_again") || game.view.game.can_rescue) continue;
    return next.some((events) => events.some(({ type }) => type === "thrown"));
  }
  return assert.fail("no move earns another throw");
}

/** With a finger or a mouse. */
const tap = (/** @type {any} */ game, /** @type {any} */ { from }) => game.point(from, true);
const drag = (/** @type {any} */ game, /** @type {any} */ { from, to }) => {
  game.select(from);
  game.drop(to);
};
/** With the keyboard or a screen reader. */
const press = (/** @type {any} */ game, /** @type {any} */ { from, to }) => {
  game.point(from);
  game.point(to);
};
const confirmed = (/** @type {any} */ game, /** @type {any} */ move) => {
  game.point(move.from, true);
  return game.play(game.view.pending[0]);
};

for (const [how, play] of /** @type {const} */ ([
  ["tapped", tap],
  ["dragged", drag],
]))
  test(`after a move that was ${how}, another throw of the turn follows by itself`, async () => {
    assert.equal(await throwsAgain(play, {}), true);
  });

test("after a move by keyboard, screen reader or host page, the player throws", async () => {
  assert.equal(await throwsAgain(press, {}), false);
  assert.equal(await throwsAgain((game, move) => game.play(move), {}), false);
});

test("without animation nobody could follow, so the player throws", async () => {
  assert.equal(await throwsAgain(tap, { speed: "instant" }), false);
});

test("the player throws if every step is to be taken by hand", async () => {
  assert.equal(await throwsAgain(tap, { autoMove: false }), false, "also forced moves");
  assert.equal(await throwsAgain(confirmed, { confirmMove: true }), false, "moves are confirmed");
});
