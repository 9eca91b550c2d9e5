/** Games with the same throws: how one starts, and the three entry points of one addon. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { DEFAULT_SETUP, addon, isOver, startGame } = await pageModules(
  "addons/shared-throws/addon",
  "addons/shared-throws/start",
  "game/view-state",
);

/** A page whose engine creates its game on the test's command. */
function bench() {
  const creation = heldPromise();
  /** @type {any[]} */
  const requests = [];
  /** @type {any[]} */
  const loaded = [];
  const session = {
    game: "before",
    load: (/** @type {any[]} */ ...args) => loaded.push(args),
  };
  const engine = {
    newGame: (/** @type {any} */ options) => {
      requests.push(options);
      return creation.promise;
    },
  };
  let freed = 0;
  const game = { snapshot: () => ({ state: { players: ["white", "black"] } }), free: () => (freed += 1) };
  return {
    page: { session, engine },
    session,
    made: creation,
    asked: requests,
    loaded,
    game,
    freed: () => freed,
  };
}

test("a game with given throws loads without its seed, for the requested seat", async () => {
  const { page, made, asked, loaded, game } = bench();
  const throws = { seed: "ab", throws: "exchanged" };
  const start = startGame(page, throws, { ...DEFAULT_SETUP, seed: "cd" }, { id: "said" }, null);
  made.resolve(game);
  await start;
  assert.deepEqual(asked, [{ ruleset: DEFAULT_SETUP.ruleset, ...throws }]);
  assert.deepEqual(loaded, [
    [game, { ...DEFAULT_SETUP, seed: null }, { seat: null, announcement: { id: "said" } }],
  ]);
});

test("a late load does not replace a game that has started in the meantime", async () => {
  const { page, session, made, loaded, game, freed } = bench();
  const start = startGame(page, { throws: "per-player" }, DEFAULT_SETUP, { id: "said" });
  session.game = "another";
  made.resolve(game);
  await start;
  assert.deepEqual([loaded, freed()], [[], 1]);
});

test("a finished game stays over while its history is shown", () => {
  const game = { phase: "over" };
  assert.ok(isOver({ game, shown: game, activity: "idle" }));
  assert.ok(isOver({ game, shown: {}, activity: "looking" }));
  assert.ok(!isOver({ game, shown: {}, activity: "moving" }), "the last move is still seen");
  assert.ok(!isOver({ game: { phase: "throw" }, shown: game, activity: "idle" }));
});

test("the three entry points belong to one add-on", async () => {
  const l10n = { text: (/** @type {string} */ id) => id };
  const page = {
    l10n,
    query: new URLSearchParams(),
    element: new EventTarget(),
    canSave: false,
    session: { view: { setup: DEFAULT_SETUP, game: null }, game: null, record: () => "" },
    attempt: (/** @type {Promise<unknown>} */ work) => work,
    on: () => undefined,
    onComplete: () => undefined,
  };
  Object.assign(globalThis, {
    location: new URL("https://museum.example/senet/"),
    document: { documentElement: { dataset: { ready: "" } } },
  });
  const all = addon(page);
  await settled();
  assert.deepEqual(Object.keys(all.dialogs), ["same-sticks", "daily"]);
  const names = all.menu(page.session.view).map((/** @type {any} */ { name }) => name);
  assert.deepEqual(names, ["same-sticks", "daily"]);
  all.destroy();
  delete (/** @type {any} */ (globalThis).location);
  delete (/** @type {any} */ (globalThis).document);
});
