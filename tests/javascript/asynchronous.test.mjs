/**
 * Every asynchronous entry point of the page in four situations: it *fails*, its result is *late* because somebody has
 * played on, it is *superseded* by something newer, or the element has been *removed*. A running game survives all of
 * them, what failed can be tried again, and no game of the engine is left behind.
 *
 * A cell is a test, the title of a test elsewhere, or the reason why the situation cannot occur. The entry points are
 * read from the sources, so a new one without a row fails.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";
import { bench, loadFile, loadPasted, modules, SETUP, UNREACHABLE } from "./asynchronous-bench.mjs";
import { entryPoints } from "./entry-points.mjs";
import { settled, until } from "./held-promise.mjs";

const { AdvisorClient, CorrespondenceGame, GameControl, startGame } = modules;

/** @typedef {Awaited<ReturnType<typeof bench>>} Bench */
/** @typedef {{ file: string, title: string }} Elsewhere */
/** @typedef {(() => Promise<unknown>) | Elsewhere | string} Cell */
/** @typedef {{ fails: Cell, late: Cell, superseded: Cell, removed: Cell }} Row */

/** A test in another file that shows this. @param {string} file @param {string} title @returns {Elsewhere} */
const shownIn = (file, title) => ({ file: `${file}.test.mjs`, title });

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
function placesGame({ start, waitsFor, late = "placed", acts = 6, prepare, failure = "reported" }) {
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

/** @type {WeakMap<object, any>} */
const controls = new WeakMap();
/** What the host page of this game uses. @param {Bench} bench */
const control = ({ page }) => {
  const known = controls.get(page) ?? new GameControl(page);
  controls.set(page, known);
  return known;
};

/**
 * A command of the host page counts even if the visitor has started another game, but not after a later command.
 * @param {Omit<Parameters<typeof placesGame>[0], "failure">} placing
 * @returns {Row}
 */
const placesGameForHost = (placing) => ({
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
function asksAboutGame({ ask, waitsFor, answer, none, answered }) {
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
function stuckHouse({ session }) {
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
function actsOnBoard(act, prepare) {
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
function letsComputerPlay(goOn, prepare) {
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

const stored = new Map();
const storage = {
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  removeItem: (/** @type {string} */ key) => stored.delete(key),
};
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });

/** @type {WeakMap<object, any>} */
const byLink = new WeakMap();
/** The games by link of a page. @param {Bench} bench */
const correspondence = ({ page }) => {
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
const LETTER = await invitation();

/** A game by link that a reload has put on the board, without its letters. @param {Bench} page */
async function reloaded(page) {
  const before = new CorrespondenceGame(page.page);
  await before.make("kendall-masters", 0);
  before.destroy();
  return page.session.view.setup.afar;
}
/** @returns {Promise<any>} */
async function followed() {
  const page = await bench();
  const id = await reloaded(page);
  const game = correspondence(page);
  page.hold("full");
  const search = game.follow(page.session.view).catch((/** @type {unknown} */ error) => error);
  await settled();
  return { ...page, id, game, search, call: page.calls("full")[0] };
}

// ---- The table.

const CALLER = "the caller decides what becomes of its result";
const NOT_SHOWN = "its result is only kept, and shown nowhere";

/** @type {Record<string, Row>} */
const TABLE = {
  "GameSession.begin": {
    fails: shownIn("page-controller", "a page that failed can start when it is reinserted"),
    late: "nobody can play before it has finished",
    superseded: shownIn(
      "page-controller",
      "a page reinserted before it has started starts once, and for good",
    ),
    removed: shownIn("page-controller", "a page removed while its game is created has no game"),
  },
  "GameSession.newGame": placesGame({
    start: ({ session }) => session.newGame({ ...SETUP, ruleset: "bell" }),
    waitsFor: "newGame",
    late: "dropped",
  }),
  "GameSession.takeBackNewGame": placesGame({
    prepare: ({ otherGame }) => otherGame(),
    start: ({ session }) => session.takeBackNewGame(),
    waitsFor: "fromRecord",
    late: "dropped",
  }),
  "GameSession.withGame": {
    fails: shownIn(
      "late-games",
      "a game read while the page was removed or interrupted leaves nothing behind",
    ),
    late: shownIn("late-games", "of two history requests the latest is shown, whichever loads last"),
    superseded: shownIn("late-games", "a history view that loads late does not cover a new game"),
    removed: shownIn(
      "late-games",
      "a game read while the page was removed or interrupted leaves nothing behind",
    ),
  },
  "GameSession.advise": asksAboutGame({
    ask: ({ session }) => session.advise(),
    waitsFor: "advise",
    answer: ({ session }) => session.view.advice,
    none: null,
    answered: /^advice-do/,
  }),
  "GameSession.point": asksAboutGame({
    ask: (page) => page.session.point(stuckHouse(page)),
    waitsFor: "fromRecord",
    answer: ({ session }) => session.view.refusal,
    none: null,
    answered: /^why-/,
  }),
  "GameSession.throwSticks": actsOnBoard(
    ({ session }) => session.throwSticks(),
    async ({ session, act }) => {
      while (session.view.game.phase === "play") await act();
    },
  ),
  "GameSession.play": actsOnBoard(({ session }) => session.play(session.view.moves[0])),
  "GameSession.choose": actsOnBoard(({ session }) => session.choose([session.view.moves[0]])),
  "GameSession.continueGame": letsComputerPlay(
    ({ session }) => session.continueGame(),
    ({ session }) => session.enter({ is: "stopped" }),
  ),
  "GameSession.backToGame": letsComputerPlay(
    ({ session }) => session.backToGame(),
    ({ session }) => session.showPast(session.view.game, []),
  ),
  "GameSession.changeSettings": letsComputerPlay(({ session }) => session.changeSettings({ autoMove: true })),
  "GameRun.freeze": letsComputerPlay(
    ({ session }) => session.freeze(false),
    ({ session }) => session.freeze(true),
  ),
  "GameRun.notice": {
    fails: shownIn(
      "page-controller",
      "a tab that is older than the server's files says so where something cannot be loaded",
    ),
    late: "a message does not depend on the game",
    superseded: "a message does not depend on the game",
    removed: "the view of a removed page is not shown",
  },
  "GameRun.lateNote": {
    fails: shownIn("game-run", "however often a file fails to load, the page says so once"),
    late: "a message does not depend on the game",
    superseded: "a message does not depend on the game",
    removed: "the view of a removed page is not shown",
  },
  "GameRun.quarantine": {
    fails: shownIn("game-run", "however often a file fails to load, the page says so once"),
    late: "a message does not depend on the game",
    superseded: async () => {
      const { session } = await bench();
      const unreadable = { kind: "game", text: "not a game" };
      for (let times = 0; times < 2; times += 1) session.quarantine(unreadable);
      await settled();
      assert.deepEqual(session.view.unreadable, [unreadable], "the same data are offered once");
    },
    removed: "the view of a removed page is not shown",
  },
  refusedRules: { fails: NOT_SHOWN, late: CALLER, superseded: CALLER, removed: CALLER },

  "PageController.open": {
    fails: shownIn("page-controller", "a page that failed can start when it is reinserted"),
    late: shownIn("page-controller", "a page that is connected twice while it loads starts once"),
    superseded: shownIn(
      "page-controller",
      "a page reinserted before it has started starts once, and for good",
    ),
    removed: shownIn("page-controller", "a page removed while its engine loads stays ended"),
  },
  "PageController.failed": {
    fails: shownIn("page-controller", "a failure after the start leaves the game on the board"),
    late: shownIn("page-controller", "a failure after the start leaves the game on the board"),
    superseded: "it reports what has happened",
    removed: "the view of a removed page is not shown",
  },
  "PageController.context": {
    fails: shownIn(
      "late-games",
      "a failure is reported to the requester if still there, and always on the console",
    ),
    late: shownIn("page-controller", "what waits for the rest of the page is called, however late it asks"),
    superseded: CALLER,
    removed: shownIn(
      "late-games",
      "a failure is reported to the requester if still there, and always on the console",
    ),
  },
  "PageController.changeSettings": {
    fails: shownIn(
      "page-controller",
      "a language that cannot load later leaves the previous one, which reports the failure",
    ),
    late: "a language does not depend on the game",
    superseded: shownIn(
      "page-controller",
      "of two chosen languages the latest is used, whichever loads last",
    ),
    removed: "the view of a removed page is not shown",
  },
  "Features.start": {
    fails: shownIn(
      "features",
      "features that failed to start are started by the next call, and those that are there stay",
    ),
    late: "features do not depend on the game",
    superseded: shownIn(
      "page-controller",
      "a failing rest of the page is reported, and tried again when the network returns or something is pressed",
    ),
    removed: shownIn("page-controller", "the rest of a page that loads after the page has ended is dropped"),
  },

  ...Object.fromEntries(
    ["newGame", "fromRecord", "readText", "withGame", "fromPosition", "full", "whyNot", "fullModule"].map(
      (name) => [
        `EngineClient.${name}`,
        {
          fails: shownIn("engine-client", "an engine that fails to load is loaded by the next call"),
          late: CALLER,
          superseded: CALLER,
          removed: CALLER,
        },
      ],
    ),
  ),
  "EngineClient.start": {
    fails: shownIn("page-controller", "a page that failed can start when it is reinserted"),
    late: CALLER,
    superseded: CALLER,
    removed: shownIn("page-controller", "a page removed while its engine loads stays ended"),
  },
  ...Object.fromEntries(
    ["choose", "advise", "request"].map((name) => [
      `AdvisorClient.${name}`,
      {
        fails: async () => {
          let works = false;
          const client = new AdvisorClient(
            {
              fullModule: async () => {
                if (!works) throw UNREACHABLE();
                throw new Error("reached");
              },
            },
            { onNetMissing: () => undefined },
          );
          const ask = () => client[name]({ ruleset: "bell", position: "here" }, new AbortController().signal);
          await assert.rejects(ask(), /no connection/);
          works = true;
          await assert.rejects(ask(), /reached/);
        },
        late: CALLER,
        superseded: shownIn(
          "advisor-client",
          "an overtaken request is never sent, and both requests share one worker",
        ),
        removed: shownIn(
          "advisor-client",
          "a player released while its engine loads starts no worker and sends no request",
        ),
      },
    ]),
  ),

  "GameControl.newGame": placesGameForHost({
    start: (page) => control(page).newGame({ ruleset: "bell" }),
    waitsFor: "newGame",
    failure: "rejected",
  }),
  "GameControl.set": placesGameForHost({
    start: (page) => control(page).set({ record: page.session.record() }),
    waitsFor: "fromRecord",
    failure: "rejected",
  }),
  "GameControl.configure": placesGameForHost({
    start: (page) => control(page).configure({ ruleset: "bell" }),
    waitsFor: "newGame",
    failure: "rejected",
  }),
  "GameControl.execute": placesGameForHost({
    start: (page) => control(page).execute({ do: "new-game", options: { ruleset: "bell" } }),
    waitsFor: "newGame",
    failure: "rejected",
  }),
  "GameControl.throw": actsOnBoard(
    (page) =>
      control(page)
        .throw()
        .catch(() => undefined),
    async ({ session, act }) => {
      while (session.view.game.phase === "play") await act();
    },
  ),
  "GameControl.play": actsOnBoard((page) =>
    control(page)
      .play(page.session.view.moves[0].id)
      .catch(() => undefined),
  ),
  ...Object.fromEntries(
    ["undo", "redo", "freeze"].map((name) => [
      `GameControl.${name}`,
      {
        fails: "it is done at once",
        late: "it is done at once",
        superseded: "it is done at once",
        removed: async () => {
          const page = await bench();
          page.session.destroy();
          await assert.rejects(control(page)[name](), { code: "not-ready" });
        },
      },
    ]),
  ),
  "GameControl.replay": {
    fails: async () => {
      const page = await bench();
      const before = page.shown();
      page.hold("fromRecord");
      const replay = control(page).replay();
      page.calls("fromRecord")[0]?.reject(UNREACHABLE());
      await assert.rejects(replay, /no connection/);
      assert.deepEqual(page.shown(), before);
    },
    late: async () => {
      const page = await bench();
      page.hold("fromRecord");
      const replay = control(page).replay();
      await page.act();
      page.calls("fromRecord")[0]?.resolve(undefined);
      await replay;
      assert.equal(page.session.view.activity, "idle");
      assert.deepEqual(page.leftGames(), []);
    },
    superseded: shownIn(
      "frozen",
      "a replay ends when the host page does something else, and leaves the game as free as before",
    ),
    removed: async () => {
      const page = await bench();
      const replay = control(page).replay();
      await settled();
      page.session.destroy();
      await assert.rejects(replay, { code: "not-ready" });
      assert.deepEqual(page.leftGames(), []);
    },
  },

  "CorrespondenceGame.restore": { fails: CALLER, late: CALLER, superseded: CALLER, removed: CALLER },
  "CorrespondenceGame.make": placesGame({
    start: (page) => correspondence(page).make("kendall-masters", 0),
    waitsFor: "full",
    failure: "rejected",
  }),
  "CorrespondenceGame.open": {
    ...placesGame({
      start: (page) => correspondence(page).open(LETTER),
      waitsFor: "full",
      failure: "rejected",
    }),
    // A letter is not lost because another game has started.
    superseded: async () => {
      const page = await bench();
      page.hold("full");
      const opening = correspondence(page).open(LETTER);
      const other = await page.otherGame();
      page.calls("full")[0]?.resolve(undefined);
      await opening;
      assert.notEqual(page.session.game, other);
      assert.ok(page.session.view.setup.afar);
    },
    removed: async () => {
      const page = await bench();
      const game = correspondence(page);
      page.hold("full");
      const opening = game.open(LETTER);
      game.destroy();
      page.session.destroy();
      page.calls("full")[0]?.resolve(undefined);
      await opening;
      assert.equal(page.session.game, null);
    },
  },
  "CorrespondenceGame.resume": placesGame({
    prepare: async (page) => {
      const id = await reloaded(page);
      await page.otherGame();
      Object.assign(page, { id });
    },
    start: (page) => correspondence(page).resume(/** @type {any} */ (page).id),
    waitsFor: "full",
    failure: "rejected",
  }),
  "CorrespondenceGame.follow": {
    fails: async () => {
      const { game, search, call, calls, session, hold } = await followed();
      call.reject(UNREACHABLE());
      assert.match(String(await search), /no connection/);
      assert.deepEqual([game.onBoard, game.isUnreadable], [false, false]);
      await game.follow(session.view);
      assert.equal(calls("full").length, 1, "a redraw alone tries nothing again");
      modules.retryFailedLoads();
      hold();
      await game.follow(session.view);
      assert.ok(game.onBoard && !game.isUnreadable);
    },
    late: "nobody can play on before its letters are there",
    superseded: async () => {
      const { game, search, call, otherGame, session, hold } = await followed();
      const { setup } = session.view;
      await otherGame();
      call.resolve(undefined);
      await search;
      await game.follow(session.view);
      assert.equal(game.onBoard, false);
      // The same game comes back.
      hold();
      session.update({ setup });
      await game.follow(session.view);
      assert.equal(game.onBoard, true);
    },
    removed: async () => {
      const { game, search, call, session } = await followed();
      game.destroy();
      session.destroy();
      call.resolve(undefined);
      await search;
      assert.equal(game.onBoard, false);
    },
  },
  "CorrespondenceGame.refresh": {
    fails: CALLER,
    late: "the other tab has the same game, further on",
    superseded: async () => {
      const page = await bench();
      const game = correspondence(page);
      await game.make("kendall-masters", 0);
      page.hold("full");
      const refresh = game.refresh();
      const other = await page.otherGame();
      page.calls("full")[0]?.resolve(undefined);
      await refresh;
      assert.equal(page.session.game, other);
    },
    removed: async () => {
      const page = await bench();
      const game = correspondence(page);
      await game.make("kendall-masters", 0);
      const refresh = game.refresh();
      game.destroy();
      page.session.destroy();
      await refresh;
      assert.equal(page.session.game, null);
    },
  },

  startGame: placesGame({
    start: ({ page }) => startGame(page, { throws: "per-player" }, SETUP, { id: "said-new-game" }),
    waitsFor: "newGame",
    failure: "rejected",
  }),
  loadPasted: {
    ...placesGame({
      start: ({ page, session }) => loadPasted(page, session.record()),
      waitsFor: "fromRecord",
      failure: "rejected",
    }),
    superseded: async () => {
      // The visitor has cancelled the dialog.
      const page = await bench();
      const before = page.shown();
      page.hold("fromRecord");
      const cancel = new AbortController();
      const opening = loadPasted(page.page, before.record, cancel.signal);
      cancel.abort();
      await settled();
      page.calls("fromRecord")[0]?.resolve(undefined);
      assert.equal(await opening, null);
      assert.deepEqual(page.shown(), before);
      assert.deepEqual(page.leftGames(), []);
    },
  },
  loadFile: placesGame({
    start: ({ page, session }) => loadFile(page, new File([session.record()], "game.txt")),
    waitsFor: "full",
    failure: "rejected",
  }),
  listen: {
    fails: CALLER,
    late: "it opens a game as loadPasted and loadFile do",
    superseded: "it opens a game as loadPasted and loadFile do",
    removed: "it opens a game as loadPasted and loadFile do",
  },
  "Exercise.allows": {
    fails: CALLER,
    late: shownIn(
      "exercise",
      "a verdict is dropped if another attempt, the answer, the end or another game came first",
    ),
    superseded: shownIn(
      "exercise",
      "a verdict is dropped if another attempt, the answer, the end or another game came first",
    ),
    removed: shownIn(
      "exercise",
      "a verdict is dropped if another attempt, the answer, the end or another game came first",
    ),
  },
  "Exercise.end": {
    fails: CALLER,
    late: shownIn("exercise", "an attempt lasts until the finished game is back"),
    superseded: shownIn("exercise", "an attempt that is ended before it began still ends"),
    removed: shownIn(
      "late-games",
      "a game read while the page was removed or interrupted leaves nothing behind",
    ),
  },
  "RetryExercise.begin": {
    fails: CALLER,
    late: shownIn("exercise", "an attempt that is ended before it began still ends"),
    superseded: shownIn("exercise", "an attempt does not reach a board on which another game has started"),
    removed: shownIn(
      "late-games",
      "a game read while the page was removed or interrupted leaves nothing behind",
    ),
  },
  "ReviewRun.begin": {
    fails: shownIn("review-run", "a refusal is reported, and the review can be started again"),
    late: "a review is of a game that is over",
    superseded: shownIn("review-run", "a review overtaken by a newer one is ignored"),
    removed: shownIn("review-run", "a stopped review stays silent, whether its answer arrives or fails"),
  },
  "Rollout.begin": {
    fails: shownIn(
      "review-run",
      "a rollout that fails shows no half result, says so, and can be started again",
    ),
    late: "it starts from a position, whatever is on the board",
    superseded: shownIn(
      "review-run",
      "a hundred games are counted as they end, and those from another moment are dropped",
    ),
    removed: shownIn(
      "review-run",
      "a rollout that fails shows no half result, says so, and can be started again",
    ),
  },
  mistakesOf: { fails: CALLER, late: CALLER, superseded: CALLER, removed: CALLER },
};

/** The files whose entry points stand in the table. */
const IN_TABLE = [
  "app/features.ts",
  "app/page-controller.ts",
  "engine/advisor-client.ts",
  "engine/engine-client.ts",
  "features/correspondence/correspondence-game.ts",
  "features/embedding/game-control.ts",
  "features/exercise.ts",
  "features/review/retry-exercise.ts",
  "features/review/story.ts",
  "features/same-sticks/start.ts",
  "features/sharing/incoming.ts",
  "game/game-run.ts",
  "game/game-session.ts",
  "game/refused-rules.ts",
  "ui/rollout.ts",
];

/** The others, and where their waiting is looked at. */
const ELSEWHERE = {
  "app/element/embedded-game.ts": "its commands are those of GameControl",
  "app/senet-game.ts": "draws what PageController loads",
  "base/i18n/localizer.ts": "current-language.test.mjs",
  "base/load-cache.ts": "load-cache.test.mjs",
  "base/loudspeaker.ts": "a sound that cannot start is left out",
  "base/page-files.ts": "fetches a file for its caller",
  "base/storage.ts": "the browser’s answer changes nothing",
  "engine/advisor-service.ts": "advisor-client.test.mjs",
  "engine/advisor-thread.ts": "advisor-client.test.mjs",
  "engine/evaluate-moves.ts": "answers its caller",
  "engine/wasm.ts": "answers its caller",
  "engine/worker-calls.ts": "worker-calls.test.mjs",
  "game/game-code.ts": "answers its caller",
  "ui/dialogs/cached-content.ts": "tutorial.test.mjs",
  "ui/dialogs/dialog.ts": "answers its caller",
  "ui/panels/in-game.ts": "saves a file at once",
  "ui/share-fields.ts": "copies or sends what is shown",
  features: "a feature’s own requests go through FeatureContext.attempt, LoadCache, or a row of the table",
};

const FOLDERS = ["app", "base", "engine", "features", "game", "ui"];

test("every asynchronous entry point has its row in the table", async () => {
  const rows = new Set(Object.keys(TABLE));
  const found = new Set();
  for (const folder of FOLDERS)
    for (const path of await readdir(`${ROOT}www/src/${folder}`, { recursive: true })) {
      const name = `${folder}/${path}`;
      if (!/(?<!\.d)\.ts$/.test(name)) continue;
      const points = await entryPoints(name);
      const isElsewhere =
        Object.hasOwn(ELSEWHERE, name) || (folder === "features" && !IN_TABLE.includes(name));
      if (points.length > 0) assert.ok(isElsewhere || IN_TABLE.includes(name), `${name} stands nowhere`);
      if (IN_TABLE.includes(name)) for (const point of points) found.add(point);
    }
  assert.deepEqual([...found].filter((point) => !rows.has(point)).sort(), [], "without a row");
  assert.deepEqual(
    [...rows].filter((point) => !found.has(point)).sort(),
    [],
    "a row without its entry point",
  );
});

test("the tests that the table names exist", async () => {
  for (const row of Object.values(TABLE))
    for (const cell of Object.values(row)) {
      if (typeof cell !== "object") continue;
      const text = await readFile(`${ROOT}tests/javascript/${cell.file}`, "utf8");
      assert.ok(text.includes(JSON.stringify(cell.title)), `${cell.file}: ${cell.title}`);
    }
});

const { error: realError, warn: realWarn } = console;
test.beforeEach(() => {
  console.error = console.warn = () => undefined;
});
test.afterEach(() => {
  console.error = realError;
  console.warn = realWarn;
});

for (const [name, row] of Object.entries(TABLE))
  for (const [situation, cell] of Object.entries(row))
    if (typeof cell === "function") test(`${name}: ${situation}`, cell);
