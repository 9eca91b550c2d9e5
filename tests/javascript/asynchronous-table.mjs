/** Every asynchronous entry point of the page in four situations. See asynchronous.test.mjs. */
import assert from "node:assert/strict";
import { bench, loadFile, loadPasted, modules, SETUP, UNREACHABLE } from "./asynchronous-bench.mjs";
import {
  actsOnBoard,
  asksAboutGame,
  control,
  correspondence,
  followed,
  LETTER,
  letsComputerPlay,
  placesGame,
  placesGameForHost,
  reloaded,
  shownIn,
  stuckHouse,
} from "./asynchronous-rows.mjs";
import { settled } from "./held-promise.mjs";

const { AdvisorClient, startGame } = modules;

/** @typedef {import("./asynchronous-rows.mjs").Row} Row */
/** @typedef {import("./asynchronous-rows.mjs").Bench} Bench */

const CALLER = "the caller decides what becomes of its result";
/** @type {Row} */
const ANSWERS_CALLER = { fails: CALLER, late: CALLER, superseded: CALLER, removed: CALLER };
const NOT_SHOWN = "its result is only kept, and shown nowhere";

/** @type {Record<string, Row>} */
export const TABLE = {
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
  "Addons.start": {
    fails: shownIn(
      "addons",
      "add-ons that failed to start are started by the next call, and those that are there stay",
    ),
    late: "add-ons do not depend on the game",
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
  }),
  "GameControl.set": placesGameForHost({
    start: (page) => control(page).set({ record: page.session.record() }),
    waitsFor: "fromRecord",
  }),
  "GameControl.configure": placesGameForHost({
    start: (page) => control(page).configure({ ruleset: "bell" }),
    waitsFor: "newGame",
  }),
  "GameControl.execute": placesGameForHost({
    start: (page) => control(page).execute({ do: "new-game", options: { ruleset: "bell" } }),
    waitsFor: "newGame",
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

  "CorrespondenceGame.restore": ANSWERS_CALLER,
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
  mistakesOf: ANSWERS_CALLER,
};
