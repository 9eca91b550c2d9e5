/** Late answers about a game do not affect another game that has replaced it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

Object.assign(globalThis, { document: undefined });
const { GameSession, DEFAULT_SETUP, initialState, addon, PageController, EngineClient } = await pageModules(
  "game/game-session",
  "game/view-state",
  "addons/moves/addon",
  "app/page-controller",
  "engine/engine-client",
);

const stopServing = standInSite();
const engine = await EngineClient.start();
await engine.full();
stopServing();

const SETUP = { ...DEFAULT_SETUP, seed: "5e".repeat(32), opponent: "person" };

/** A game of some moves, whose engine reads records on the test's command. */
async function bench() {
  const reads = /** @type {ReturnType<typeof heldPromise>[]} */ ([]);
  const freed = /** @type {boolean[]} */ ([]);
  const slow = Object.assign(Object.create(engine), {
    fromRecord: async (/** @type {string} */ record, /** @type {number} */ actions) => {
      const held = heldPromise();
      reads.push(held);
      await held.promise;
      const game = await engine.fromRecord(record, actions);
      const index = freed.push(false) - 1;
      const { free } = game;
      game.free = () => {
        freed[index] = true;
        free.call(game);
      };
      return game;
    },
  });
  const session = new GameSession({
    stage: { play: async () => undefined, pause: async () => undefined, skip: () => undefined },
    changed: () => undefined,
    announce: () => undefined,
    restTexts: async () => undefined,
  });
  session.view = { ...initialState(), settings: { ...initialState().settings, speed: "instant" } };
  const advisor = { destroy: () => undefined };
  await session.begin(slow, advisor, { key: "", keep: "off", setup: SETUP }, { saved: null, damaged: [] });
  for (let acts = 0; acts < 12; acts += 1) {
    if (session.view.game.phase === "play") await session.play(session.view.moves[0]);
    else await session.throwSticks();
  }
  const failures = /** @type {unknown[]} */ ([]);
  const page = {
    session,
    engine: slow,
    l10n: { text: () => "" },
    attempt: (/** @type {Promise<unknown>} */ work) => work.catch((error) => failures.push(error)),
  };
  return { session, reads, freed, failures, moves: addon(page) };
}

const otherGame = () => engine.newGame({ ruleset: SETUP.ruleset });

test("a history view that loads late does not cover a new game", async () => {
  const { session, reads, freed, failures, moves } = await bench();
  moves.keys[","](1);
  await settled();
  session.load(await otherGame(), SETUP);
  const { view } = session;
  reads[0]?.resolve(undefined);
  await settled();
  assert.equal(session.view, view);
  assert.deepEqual([freed, failures], [[true], []]);
});

test("of two history requests the latest is shown, whichever loads last", async () => {
  const { session, reads, freed, moves } = await bench();
  const [look] = moves.menu(session.view);
  look.run();
  moves.keys[","](1);
  await settled();
  reads[1]?.resolve(undefined);
  await settled();
  const { shown } = session.view;
  assert.equal(session.view.activity, "looking");
  reads[0]?.resolve(undefined);
  await settled();
  assert.equal(session.view.shown, shown);
  assert.deepEqual(freed, [true, true]);
});

test("a game read while the page was removed or interrupted leaves nothing behind", async () => {
  const { session, reads, freed } = await bench();
  const result = session.withGame(session.record(), () => assert.fail("nobody wants it"));
  const broken = session.withGame(session.record(), () => {
    throw new Error("no use");
  });
  reads[1]?.resolve(undefined);
  await assert.rejects(broken, /no use/);
  session.destroy();
  reads[0]?.resolve(undefined);
  assert.equal(await result, null);
  assert.deepEqual(freed, [true, true]);
  const late = await otherGame();
  let isGone = false;
  const { free } = late;
  late.free = () => {
    isGone = true;
    free.call(late);
  };
  session.load(late, SETUP);
  assert.ok(isGone && session.game === null, "nothing is put on a board that is gone");
});

test("a game that was opened to play on stays on the board", async () => {
  const { session, reads, freed } = await bench();
  const result = session.withGame(
    session.record(),
    (/** @type {any} */ game) => session.load(game, SETUP),
    4,
  );
  reads[0]?.resolve(undefined);
  await result;
  assert.deepEqual(freed, [false]);
  assert.equal(session.view.game.throws + session.view.game.plies, 4);
});

test("a failure is reported to the requester if still there, and always on the console", async () => {
  const { error: realError } = console;
  console.error = () => undefined;
  try {
    const host = {
      stage: {},
      changed: () => undefined,
      announce: () => undefined,
      element: new EventTarget(),
    };
    const controller = new PageController(host);
    controller.lifetime = new AbortController();
    const page = controller.context(engine);
    const notices = () => controller.session.view.notices.map((/** @type {any} */ { id }) => id);
    page.attempt(Promise.reject(new Error("no")));
    page.attempt(Promise.reject(new Error("no")), () => ({ id: "notice-not-loaded" }));
    await settled();
    assert.deepEqual(notices(), ["notice-fault", "notice-not-loaded"]);
    const late = heldPromise();
    page.attempt(late.promise);
    controller.lifetime.abort();
    late.reject(new Error("no"));
    await settled();
    assert.equal(notices().length, 2);
  } finally {
    console.error = realError;
  }
});
