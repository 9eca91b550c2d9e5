/** How a game continues when the test delays or breaks the computer player, texts or pictures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { FakeStorage } from "./fake-storage.mjs";

import { heldPromise, settled, until } from "./held-promise.mjs";
import { memoryStorage } from "./memory-storage.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, GameSession, DEFAULT_SETUP, initialState, chooseSave } = await pageModules(
  "engine/engine-client",
  "game/game-session",
  "game/saved-game",
  "game/view-state",
);

const stopServing = standInSite();
const engine = await EngineClient.start();
// The module that reads records.
await engine.full();
stopServing();

const SEED = "5e".repeat(32);
/** With this seed the person starts as Black. */
const SETUP = { ...DEFAULT_SETUP, seed: SEED, opponent: "master", side: "black" };
const NOTHING_STORED = { saved: null, damaged: [] };

/**
 * A session without animation delays.
 * @param {{ advisor?: Record<string, any>, host?: Record<string, any>, engine?: any, setup?: any, keep?: string }} [given]
 */
async function session(given = {}) {
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
async function untilChoice(game) {
  for (let acts = 0; acts < 200 && game.view.moves.length < 2; acts += 1) {
    if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
    else await game.throwSticks();
    await settled();
  }
  assert.ok(game.view.moves.length > 1);
}

const ids = (/** @type {any} */ game) => game.view.notices.map((/** @type {any} */ notice) => notice.id);
const alone = { ...SETUP, opponent: "person" };

/** Errors reported on the console are part of these tests. */
const { error: realError } = console;
test.beforeEach(() => {
  console.error = () => undefined;
});
test.afterEach(() => {
  console.error = realError;
});

test("a hint whose texts fail late does not stop a later action", async () => {
  const texts = heldPromise();
  const thinking = heldPromise();
  const game = await session({
    setup: alone,
    host: { restTexts: () => texts.promise },
    advisor: { ask: async (/** @type {any} */ { ask }) => (ask === "choose" ? thinking.promise : {}) },
  });
  await untilChoice(game);
  game.advise();
  // The person plays on without waiting until the computer's turn.
  game.update({ seat: game.view.game.player === 0 ? 1 : 0, setup: SETUP });
  while (game.view.activity !== "thinking") {
    if (game.view.game.phase === "play") await Promise.race([game.play(game.view.moves[0]), settled()]);
    else await Promise.race([game.throwSticks(), settled()]);
  }
  texts.reject(new Error("no network"));
  await settled();
  assert.equal(game.view.activity, "thinking", "the computer goes on thinking");
  assert.deepEqual(ids(game), []);
  thinking.resolve(game.view.moves[0].id);
  await settled();
  assert.notEqual(game.view.activity, "thinking", "and its answer is still wanted");
});

test("throws and moves do not wait for the texts that load later", async () => {
  const game = await session({ setup: alone, host: { restTexts: () => new Promise(() => undefined) } });
  await game.throwSticks();
  assert.equal(game.view.activity, "idle");
  assert.ok(game.view.lastEvents.some((/** @type {any} */ { id }) => id.startsWith("said-thrown")));
  await untilChoice(game);
  await game.play(game.view.moves[0]);
  assert.ok(game.view.game.plies > 0);
});

test("a failing hint is reported, and the person can act", async () => {
  const game = await session({
    setup: alone,
    advisor: { ask: () => Promise.reject(new Error("no advice")) },
  });
  await untilChoice(game);
  game.advise();
  await settled();
  assert.equal(game.view.advice, null);
  assert.deepEqual(game.view.notices.at(-1), {
    id: "notice-fault",
    args: { reason: "\u2068no advice\u2069" },
  });
  assert.equal(game.view.activity, "idle");
});

test("undo and redo call the engine once per decision", async () => {
  const game = await session({ setup: alone });
  await untilChoice(game);
  await game.play(game.view.moves[0]);
  await untilChoice(game);
  /** @type {string[]} */
  const crossings = [];
  const real = game.game;
  game.game = new Proxy(real, {
    get: (_, name) => {
      const value = real[name];
      if (typeof value !== "function") return value;
      return (/** @type {any[]} */ ...args) => {
        crossings.push(String(name));
        return value.apply(real, args);
      };
    },
  });
  const before = real.snapshot();
  for (const way of ["undo", "redo"]) {
    game[way]();
    // The save reads the game once more, as after every action.
    const steps = crossings.filter((name) => name === way).length;
    assert.ok(steps > 0);
    assert.deepEqual(crossings.splice(0), [...Array(steps).fill(way), "record"]);
    const { state, moves } = real.snapshot();
    assert.deepEqual([game.view.game, game.view.moves], [state, moves]);
    assert.equal(state.can_redo, way === "undo");
  }
  assert.deepEqual(real.snapshot(), before);
});

test("200 undos and redos as fast as timers allow lead back to the same game", async () => {
  const game = await session({ setup: alone });
  for (let decisions = 0; decisions < 20; decisions += 1) {
    await untilChoice(game);
    await game.play(game.view.moves[0]);
  }
  const before = { record: game.record(), log: game.view.log };
  for (const way of ["undo", "redo"]) {
    const calls = Array.from(
      { length: 200 },
      () => new Promise((resolve) => setTimeout(() => resolve(game[way]()))),
    );
    await Promise.all(calls);
    await settled();
    assert.equal(game.view.canUndo, way === "redo");
    assert.equal(game.view.canRedo, way === "undo");
  }
  assert.deepEqual({ record: game.record(), log: game.view.log }, before);
  assert.equal(game.view.activity, "idle");
});

test("however often a file fails to load, the page says so once", async () => {
  const restTexts = () => Promise.reject(new Error("no network"));
  const game = await session({ setup: alone, host: { restTexts } });
  for (let times = 0; times < 2; times += 1) {
    game.notice({ id: "notice-not-loaded" });
    game.lateNote({ id: "notice-fault", args: { reason: "" } });
    await settled();
    assert.deepEqual(ids(game), ["notice-not-loaded"]);
  }
});

test("a new game that fails after the current one went on changes nothing", async () => {
  const loading = heldPromise();
  const thinking = heldPromise();
  const game = await session({
    engine: Object.assign(Object.create(engine), {
      newGame: (/** @type {any} */ options) =>
        options.ruleset === "late" ? loading.promise : engine.newGame(options),
    }),
    advisor: { ask: () => thinking.promise },
  });
  game.newGame({ ...SETUP, ruleset: "late" });
  for (let acts = 0; acts < 200 && game.view.activity !== "thinking"; acts += 1) {
    if (game.view.game.phase === "play") game.play(game.view.moves[0]);
    else game.throwSticks();
    await settled();
  }
  loading.reject(new Error("no engine"));
  await settled();
  assert.deepEqual(ids(game), [], "nobody waits for it any more");
  assert.equal(game.view.activity, "thinking");
});

test("a new game ends the question that the computer still thinks about", async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const game = await session({
    advisor: {
      ask: (/** @type {any} */ _question, /** @type {AbortSignal} */ signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    },
  });
  for (let acts = 0; acts < 200 && game.view.activity !== "thinking"; acts += 1) {
    if (game.view.game.phase === "play") game.play(game.view.moves[0]);
    else game.throwSticks();
    await settled();
  }
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [false],
  );
  game.newGame(SETUP);
  await settled();
  assert.equal(signals[0]?.aborted, true);
});

test("after an error in the computer's turn the game continues on request", async () => {
  let broken = true;
  const game = await session({
    host: {
      stage: {
        play: async () => {
          if (broken && game.view.game.player === game.view.seat) throw new Error("no picture");
        },
        pause: async () => undefined,
        skip: () => undefined,
      },
    },
    advisor: {
      ask: async () => game.view.moves[0]?.id ?? "throw",
    },
  });
  for (let acts = 0; acts < 200 && ids(game).length === 0; acts += 1) {
    if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
    else await game.throwSticks();
    await settled();
  }
  assert.deepEqual(ids(game), ["notice-fault"]);
  assert.equal(game.view.activity, "stopped", "there is something to press");
  assert.deepEqual(game.view.game, game.game.snapshot().state, "what is shown is what the engine has");
  broken = false;
  game.continueGame();
  for (let turns = 0; turns < 100 && game.view.game.player === game.view.seat; turns += 1) await settled();
  assert.notEqual(game.view.game.player, game.view.seat, "it is the person's turn again");
  assert.equal(game.view.activity, "idle");
});

test("in an exercise nothing happens by itself, and its end is no end of a game", async () => {
  const game = await session({ advisor: { ask: async () => game.view.moves[0]?.id ?? "throw" } });
  const other = await engine.newGame({ ruleset: "bell" });
  let over = 0;
  game.on("over", () => {
    over += 1;
  });
  const seat = other.snapshot().state.player;
  game.load(other, { ...SETUP, ruleset: "bell" }, { seat, unsaved: true });
  await settled();
  assert.equal(game.isExercise, true);
  assert.equal(game.view.game.throws, 0, "the computer waits");
  for (let acts = 0; acts < 4000 && game.view.game.phase !== "over"; acts += 1) {
    game.update({ seat: game.view.game.player === 0 ? 1 : 0 });
    if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
    else await game.throwSticks();
  }
  assert.equal(game.view.game.phase, "over");
  assert.deepEqual([over, game.isOver], [0, false]);
});

test("a game whose engine broke off resumes from its last save", async () => {
  const game = await session({ advisor: { ask: async () => game.view.moves[0]?.id ?? "throw" } });
  await game.throwSticks();
  await settled();
  const before = game.record();
  const broke = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  const dead = game.game;
  game.game = { throw: broke, apply: broke, state: broke, legal_moves: broke, free: broke, record: broke };
  if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
  else await game.throwSticks();
  await settled();
  assert.ok(ids(game).includes("notice-fault"));
  assert.equal(game.record(), before);
  dead.free();
  game.newGame(SETUP);
  await settled();
  assert.equal(game.view.game.throws, 0);
});

test("a frozen game resumes from its current state, whatever was shown before", async () => {
  const game = await session({ setup: alone });
  await untilChoice(game);
  const start = (await engine.fromRecord(game.record(), 0)).snapshot().state;
  const now = game.view.game;
  game.showPast(start, []);
  game.freeze(true);
  assert.deepEqual(game.view.shown, now, "frozen, it is seen as it stands");
  game.freeze(false);
  assert.deepEqual([game.view.activity, game.view.shown], ["idle", now]);
  assert.deepEqual(game.view.sticks.value, now.turn_throws.at(-1).value);
});

test("however a look at the history ends, the board shows the playable position", async () => {
  const game = await session({ setup: alone });
  await untilChoice(game);
  const start = (await engine.fromRecord(game.record(), 0)).snapshot().state;
  await game.play(game.view.moves[0]);
  const ways = [
    () => game.backToGame(),
    () => game.continueGame(),
    () => game.undo(),
    () => game.redo(),
    () => game.freeze(false),
  ];
  for (const way of ways) {
    game.showPast(start, [], { id: "prompt-looking" });
    way();
    await settled();
    assert.equal(game.view.activity, "idle");
    assert.equal(game.view.shown, game.view.game);
    assert.equal(game.view.preview, null);
  }
});

test("features that forbid moves are asked about an automatic move, not about a throw", async () => {
  /** @type {(string | null)[]} */
  const requests = [];
  let allowed = false;
  const allows = (/** @type {any} */ move) => {
    requests.push(move?.id ?? null);
    return allowed || move === null;
  };
  const game = await session({ setup: alone, host: { allows } });
  const { settings } = game.view;
  game.update({ settings: { ...settings, autoMove: true } });
  for (let acts = 0; acts < 200 && game.view.moves.length !== 1; acts += 1) {
    allowed = game.view.moves.length > 1;
    if (allowed) await game.play(game.view.moves[0]);
    else await game.throwSticks();
    await settled();
  }
  const [forced] = game.view.moves;
  assert.ok(forced && game.view.moves.length === 1 && game.view.game.phase === "play");
  assert.equal(requests.at(-1), forced.id);
  assert.equal(game.view.activity, "idle", "what was forbidden is not played");
});

/**
 * Plays until a forced move has been made and the same player throws again, while the page's pauses are held.
 * @param {any} game @param {{ held: boolean, pauses: (() => void)[] }} stage
 */
async function untilThrowAgain(game, stage) {
  stage.held = true;
  for (let acts = 0; acts < 400; acts += 1) {
    const { moves } = game.view;
    if (moves.length === 1 && game.view.game.phase === "play") {
      const { player } = game.view.game;
      stage.pauses.shift()?.();
      await settled();
      const { phase, can_rescue } = game.view.game;
      if (game.view.game.player === player && phase === "throw" && !can_rescue) return;
    } else if (moves.length > 1 && game.view.game.phase === "play") await game.play(moves[0]);
    else {
      stage.pauses.length = 0;
      game.throwSticks().catch(console.error);
    }
    await settled();
  }
  assert.fail("nobody throws again after a forced move");
}

for (const waits of [false, true])
  test(`a throw after an automatic move ${waits ? "waits for the person holding the sticks" : "follows by itself"}`, async () => {
    /** @type {{ held: boolean, pauses: (() => void)[] }} */
    const stage = { held: false, pauses: [] };
    const pause = () =>
      stage.held ? new Promise((resolve) => stage.pauses.push(() => resolve(undefined))) : Promise.resolve();
    const skip = () => undefined;
    const game = await session({
      setup: alone,
      host: { stage: { play: async () => undefined, pause, skip } },
    });
    game.update({ ownForced: 0 });
    await untilThrowAgain(game, stage);
    const { throws } = game.view.game;
    assert.equal(stage.pauses.length, 1, "after a moment");
    if (waits) game.waitForHand();
    stage.pauses[0]?.();
    await settled();
    assert.equal(game.view.game.throws, waits ? throws : throws + 1);
    if (waits) await game.throwSticks();
    assert.equal(game.view.game.throws, throws + 1);
  });

test("a game resumes on a device whose clock is set before 1970", async () => {
  const { now } = Date;
  Date.now = () => -3e11;
  const stored = memoryStorage();
  try {
    const game = await session({ setup: alone, keep: "" });
    await untilChoice(game);
    await game.play(game.view.moves[0]);
    const saved = JSON.parse(stored.get("senet.game"));
    assert.equal(chooseSave({ tab: [saved], device: [] }, "").saved?.record, game.record());
    assert.ok(saved.kept > 0);
    const before = { ...saved, kept: -5 };
    assert.ok(chooseSave({ tab: [before], device: [] }, "").saved, "as an earlier version kept it");
  } finally {
    Date.now = now;
    Object.assign(globalThis, { localStorage: undefined, sessionStorage: undefined });
  }
});

/** Puts another game on the board for a while, as puzzles do. @param {any} game */
async function detour(game) {
  game.load(await engine.newGame({ ruleset: "bell" }), { ...alone, ruleset: "bell" }, { unsaved: true });
}

test("an exercise leaves what can be taken back as it was", async () => {
  const game = await session({ setup: alone });
  await game.throwSticks();
  const own = game.copy();
  await detour(game);
  assert.equal(game.view.canTakeBack, false, "the visitor’s own game has not been replaced");
  await detour(game);
  game.load(await engine.fromRecord(own.record), own.setup, { ...own, returns: true });
  assert.equal(game.view.canTakeBack, false, "nor has its return replaced anything");
  // Another game instead of the return.
  await detour(game);
  game.newGame(alone);
  await settled();
  assert.equal(game.view.canTakeBack, true);
  game.takeBackNewGame();
  await until(() => game.record() === own.record);
  assert.equal(game.view.canTakeBack, false);
});

test("a game that is resumed after its element was removed during an exercise is saved again", async () => {
  const stored = memoryStorage();
  try {
    const game = await session({ setup: alone, keep: "here" });
    await game.throwSticks();
    const own = game.copy();
    const saved = () => JSON.parse([...stored.values()].at(-1)).record;
    assert.equal(saved(), own.record);
    await detour(game);
    assert.equal(saved(), own.record);
    game.destroy();
    const options = { key: "", keep: "here", setup: alone };
    const save = { version: 1, wishes: "", kept: 1, open: true, replaced: null, ...own };
    await game.begin(engine, { destroy: () => undefined }, options, {
      saved: save,
      damaged: [],
    });
    await (game.view.game.phase === "play" ? game.play(game.view.moves[0]) : game.throwSticks());
    assert.notEqual(game.record(), own.record);
    assert.equal(saved(), game.record());
  } finally {
    Object.assign(globalThis, { localStorage: undefined, sessionStorage: undefined });
  }
});

test("a game that can no longer be saved says so once, and again after it could", async () => {
  const storages = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() };
  Object.assign(globalThis, storages);
  const room = (/** @type {number} */ size) =>
    Object.assign(storages.localStorage, { room: size }) &&
    Object.assign(storages.sessionStorage, { room: size });
  try {
    const game = await session({ setup: alone, keep: "" });
    /** Acts once; returns whether that was reported. */
    const act = async () => {
      game.update({ notices: [] });
      if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
      else await game.throwSticks();
      await settled();
      return ids(game).includes("notice-not-saved");
    };
    assert.equal(await act(), false);
    room(100);
    assert.deepEqual([await act(), await act()], [true, false]);
    room(Number.POSITIVE_INFINITY);
    assert.equal(await act(), false);
    room(100);
    assert.equal(await act(), true);
    game.destroy();
    for (const storage of Object.values(storages))
      for (const key of Object.keys(storage)) storage.removeItem(key);
    room(0);
    const other = await session({ setup: alone, keep: "" });
    assert.deepEqual(ids(other), [], "the settings say that this browser saves nothing");
    other.destroy();
  } finally {
    Object.assign(globalThis, { localStorage: undefined, sessionStorage: undefined });
  }
});

test("a look at the history selects nothing", async () => {
  const game = await session({ setup: alone });
  await untilChoice(game);
  game.update({ selectedThrow: 3, selected: 1, pending: game.view.moves });
  game.showPast(game.view.game, []);
  const { selectedThrow, selected, pending } = game.view;
  assert.deepEqual([selectedThrow, selected, pending], [null, null, []]);
});

test("every notice is announced, also one that is shown already", async () => {
  /** @type {string[]} */
  const announced = [];
  const game = await session({
    host: { announce: (/** @type {any[]} */ sentences) => announced.push(...sentences.map(({ id }) => id)) },
  });
  announced.length = 0;
  game.notice({ id: "notice-not-loaded" });
  game.notice({ id: "notice-not-loaded" });
  game.lateNote({ id: "notice-no-net", args: { why: "network" } });
  await settled();
  assert.deepEqual(announced, ["notice-not-loaded", "notice-not-loaded", "notice-no-net"]);
  assert.equal(game.view.notices.length, 2);
  game.destroy();
});
