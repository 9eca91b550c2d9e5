/** Rows that several asynchronous entry points share, and what they need. See asynchronous.test.mjs. */
import assert from "node:assert/strict";
import { bench, modules, SETUP, UNREACHABLE } from "./asynchronous-bench.mjs";
import { settled, until } from "./held-promise.mjs";
import { memoryStorage } from "./memory-storage.mjs";

const { CorrespondenceGame, GameControl } = modules;

/** @typedef {Awaited<ReturnType<typeof bench>>} Bench */
/** @typedef {{ file: string, title: string }} Elsewhere */
/** @typedef {(() => Promise<unknown>) | Elsewhere | string} Cell */
/** @typedef {{ fails: Cell, late: Cell, superseded: Cell, removed: Cell }} Row */

/** A test in another file that shows this. @param {string} file @param {string} title @returns {Elsewhere} */
export const shownIn = (file, title) => ({ file: `${file}.test.mjs`, title });

// ---- Rows for everything that puts a game on the board once it has loaded.

/**
 * @param {object} placing
 * @param {(bench: Bench) => unknown} placing.start
 * @param {"newGame" | "fromRecord" | "full"} placing.waitsFor the engine's call that the test holds back
 * @param {"dropped" | "placed"} [placing.late] what becomes of the result if the sticks are thrown in the meantime
 * @param {number} [placing.acts] what has been played before
 * @param {(bench: Bench) => Promise<unknown>} [placing.prepare]
 * @param {"reported" | "rejected"} [placing.failure] on the page, or to the caller
 * @returns {Row}
 */
export function placesGame({ start, waitsFor, late = "placed", acts = 6, prepare, failure = "reported" }) {
  const begin = async () => {
    const page = await bench({ acts });
    await prepare?.(page);
    const before = page.shown();
    page.hold(waitsFor);
    const outcome = { error: /** @type {unknown} */ (null) };
    const run = () =>
      Promise.resolve(start(page)).catch((error) => {
        outcome.error = error;
      });
    const done = run();
    await settled();
    const [call] = page.calls(waitsFor);
    assert.ok(call, `it asks the engine for ${waitsFor}`);
    return { ...page, before, call, done, run, outcome };
  };
  /** @param {Awaited<ReturnType<typeof begin>>} page */
  const arrive = async ({ call, done }) => {
    call.resolve(undefined);
    await settled();
    await done;
    await settled();
  };
  return {
    fails: async () => {
      const page = await begin();
      page.call.reject(UNREACHABLE());
      await page.done;
      await settled();
      assert.deepEqual(page.shown(), page.before, "the game is still there, and can go on");
      if (failure === "reported") assert.deepEqual(page.notices(), ["notice-not-loaded"]);
      else assert.match(String(page.outcome.error), /no connection/);
      const again = page.run();
      await settled();
      page.calls(waitsFor)[1]?.resolve(undefined);
      await again;
      await settled();
      assert.notEqual(page.session.game, page.before.game, "another attempt succeeds");
      assert.deepEqual(page.leftGames(), []);
    },
    late: async () => {
      const page = await begin();
      await page.act();
      const { game } = page.shown();
      await arrive(page);
      if (late === "dropped") assert.equal(page.session.game, game);
      else assert.notEqual(page.session.game, game);
      assert.deepEqual(page.leftGames(), []);
    },
    superseded: async () => {
      const page = await begin();
      const other = await page.otherGame();
      await arrive(page);
      assert.equal(page.session.game, other);
      assert.deepEqual(page.leftGames(), []);
    },
    removed: async () => {
      const page = await begin();
      page.session.destroy();
      await arrive(page);
      assert.equal(page.session.game, null);
      assert.deepEqual(page.leftGames(), []);
    },
  };
}

export const CALLER = "the caller decides what becomes of its result";
/** @type {Row} */
export const ANSWERS_CALLER = { fails: CALLER, late: CALLER, superseded: CALLER, removed: CALLER };

/** @type {WeakMap<object, any>} */
const controls = new WeakMap();
/** The controls that the host page of this game uses. @param {Bench} bench */
export const control = ({ page }) => {
  const known = controls.get(page) ?? new GameControl(page);
  controls.set(page, known);
  return known;
};

/**
 * A command of the host page counts even if the visitor has started another game, but not after a later command.
 * @param {Omit<Parameters<typeof placesGame>[0], "failure">} placing
 * @returns {Row}
 */
export const placesGameForHost = (placing) => ({
  ...placesGame({ ...placing, failure: "rejected" }),
  superseded: async () => {
    const page = await bench();
    page.hold(placing.waitsFor);
    const first = Promise.resolve(placing.start(page)).catch((/** @type {any} */ { code }) => code);
    await settled();
    page.hold();
    await control(page).newGame({ ruleset: "simple" });
    const { game } = page.session;
    page.calls(placing.waitsFor)[0]?.resolve(undefined);
    assert.equal(await first, "not-now", "its sender is answered");
    assert.equal(page.session.game, game);
    assert.deepEqual(page.leftGames(), []);
  },
});

// ---- Rows for questions, whose answers are shown beside the same game.

/**
 * @param {object} asking
 * @param {(bench: Bench) => unknown} asking.ask
 * @param {"advise" | "fromRecord"} asking.waitsFor
 * @param {(bench: Bench) => unknown} asking.answer what is shown of the answer
 * @param {any} asking.none without an answer
 * @param {RegExp} asking.answered the sentences of an answer
 * @returns {Row}
 */
export function asksAboutGame({ ask, waitsFor, answer, none, answered }) {
  const begin = async () => {
    const page = await choiceBench();
    page.hold(waitsFor);
    ask(page);
    await settled();
    const [call] = page.calls(waitsFor);
    assert.ok(call);
    const before = page.shown();
    return { ...page, call, before };
  };
  return {
    fails: async () => {
      const page = await begin();
      page.call.reject(UNREACHABLE());
      await settled();
      assert.deepEqual(page.shown(), page.before);
      assert.deepEqual(page.notices(), ["notice-not-loaded"]);
      assert.deepEqual(answer(page), none, "no half answer is left");
      ask(page);
      await settled();
      page.calls(waitsFor)[1]?.resolve(undefined);
      await until(() => page.announced.some((id) => answered.test(id)));
      assert.notDeepEqual(answer(page), none, "the next question is answered");
    },
    late: async () => {
      const page = await begin();
      await page.act();
      const { view } = page.session;
      page.call.resolve(undefined);
      await settled();
      assert.equal(page.session.view, view);
    },
    superseded: async () => {
      const page = await begin();
      await page.otherGame();
      const { view } = page.session;
      page.call.reject(UNREACHABLE());
      await settled();
      assert.equal(page.session.view, view, "nor does a late failure change anything");
    },
    removed: async () => {
      const page = await begin();
      page.session.destroy();
      page.announced.length = 0;
      page.call.resolve(undefined);
      await settled();
      assert.deepEqual(page.announced, []);
    },
  };
}

/** A game in which the person has a choice. */
async function choiceBench() {
  const page = await bench({ acts: 0 });
  for (let acts = 0; acts < 200 && page.session.view.moves.length < 2; acts += 1) await page.act();
  assert.ok(page.session.view.moves.length > 1);
  return page;
}

/** A piece that cannot move. @param {Bench} page */
export function stuckHouse({ session }) {
  const { game, moves } = session.view;
  const own = game[game.turn];
  const house = [...own, ...game.white, ...game.black].find(
    (one) => !moves.some((/** @type {any} */ { from, to }) => from === one || to === one),
  );
  assert.ok(house);
  return house;
}

// ---- Rows for what a person does on the board: done in the engine at once, shown later.

/** @param {(bench: Bench) => unknown} act @param {(bench: Bench) => Promise<unknown>} [prepare] @returns {Row} */
export function actsOnBoard(act, prepare) {
  const begin = async () => {
    const page = await choiceBench();
    await prepare?.(page);
    const { record } = page.shown();
    page.hold("play");
    const done = Promise.resolve(act(page));
    await settled();
    assert.notEqual(page.session.record(), record, "the engine has done it");
    return { ...page, done, record: page.session.record() };
  };
  /** @param {Bench} page */
  const release = async (page) => {
    page.hold();
    for (const call of page.calls("play")) call.resolve(undefined);
    await settled();
  };
  return {
    fails: "what it needs has loaded with the game",
    late: async () => {
      const page = await begin();
      page.session.freeze(true);
      await release(page);
      await page.done;
      assert.equal(page.session.view.activity, "frozen");
      assert.equal(page.session.record(), page.record);
    },
    superseded: async () => {
      const page = await begin();
      const other = await page.otherGame();
      await release(page);
      await page.done;
      assert.equal(page.session.game, other);
      assert.equal(page.session.view.status, "ready");
      assert.deepEqual(page.notices(), []);
    },
    removed: async () => {
      const page = await begin();
      page.session.destroy();
      page.announced.length = 0;
      await release(page);
      await page.done;
      assert.deepEqual(page.announced, []);
      assert.deepEqual(page.leftGames(), []);
    },
  };
}

// ---- Rows for what lets the computer go on.

/** @param {(bench: Bench) => unknown} goOn @param {(bench: Bench) => unknown} [prepare] @returns {Row} */
export function letsComputerPlay(goOn, prepare) {
  const begin = async () => {
    const page = await choiceBench();
    const { session } = page;
    await prepare?.(page);
    session.update({ seat: session.view.game.player, setup: { ...SETUP, opponent: "master" } });
    page.hold("choose");
    goOn(page);
    await settled();
    assert.equal(session.view.activity, "thinking");
    const [call] = page.calls("choose");
    assert.ok(call);
    return { ...page, call, record: session.record() };
  };
  return {
    fails: async () => {
      const page = await begin();
      page.call.reject(UNREACHABLE());
      await settled();
      assert.equal(page.session.view.activity, "stopped", "the visitor can ask again");
      assert.equal(page.session.view.status, "ready");
      page.session.continueGame();
      await settled();
      assert.equal(page.session.view.activity, "thinking");
    },
    late: "nobody can play on while the computer thinks",
    superseded: async () => {
      const page = await begin();
      const other = await page.otherGame();
      const { view } = page.session;
      page.call.reject(UNREACHABLE());
      await settled();
      assert.equal(page.session.game, other);
      assert.equal(page.session.view, view);
    },
    removed: async () => {
      const page = await begin();
      page.session.destroy();
      page.call.resolve(undefined);
      await settled();
      assert.equal(page.session.game, null);
      assert.deepEqual(page.leftGames(), []);
    },
  };
}

// ---- Games by link.

const stored = memoryStorage();

/** @type {WeakMap<object, any>} */
const byLink = new WeakMap();
/** The games by link of a page. @param {Bench} bench */
export const correspondence = ({ page }) => {
  const known = byLink.get(page) ?? new CorrespondenceGame(page);
  byLink.set(page, known);
  return known;
};
/** An invitation that another device has sent. */
async function invitation() {
  const other = await bench();
  const game = correspondence(other);
  await game.make("kendall-masters", 0);
  const letter = game.letterToSend;
  stored.clear();
  assert.ok(letter);
  return letter;
}
export const LETTER = await invitation();

/** A game by link that a reload has put on the board, without its letters. @param {Bench} page */
export async function reloaded(page) {
  const before = new CorrespondenceGame(page.page);
  await before.make("kendall-masters", 0);
  before.destroy();
  return page.session.view.setup.afar;
}
/** @returns {Promise<any>} */
export async function followed() {
  const page = await bench();
  const id = await reloaded(page);
  const game = correspondence(page);
  page.hold("full");
  const search = game.follow(page.session.view).catch((/** @type {unknown} */ error) => error);
  await settled();
  return { ...page, id, game, search, call: page.calls("full")[0] };
}
