/** The asynchronous entry points of the add-ons in four situations. See asynchronous.test.mjs. */
import assert from "node:assert/strict";
import { bench, loadFile, loadPasted, modules, SETUP, UNREACHABLE } from "./asynchronous-bench.mjs";
import {
  ANSWERS_CALLER,
  actsOnBoard,
  CALLER,
  control,
  correspondence,
  followed,
  LETTER,
  placesGame,
  placesGameForHost,
  reloaded,
  shownIn,
} from "./asynchronous-rows.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { CorrespondenceGame, startGame } = modules;

/** @typedef {import("./asynchronous-rows.mjs").Row} Row */
/** @typedef {import("./asynchronous-rows.mjs").Bench} Bench */

/** Keeps a copy of a game by link as a file, and puts another game on the board. @param {Bench} page */
async function copied(page) {
  const before = new CorrespondenceGame(page.page);
  await before.make("kendall-masters", 0);
  Object.assign(page, { file: new File([before.backup], "senet-link.json") });
  before.destroy();
  await page.otherGame();
}

/** @type {Record<string, Row>} */
export const ADDONS = {
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
  "GameControl.run": placesGameForHost({
    start: (page) => control(page).run("newGame", [{ ruleset: "bell" }]),
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

  "CorrespondenceGame.restore": {
    ...placesGame({
      prepare: copied,
      start: (page) => correspondence(page).restore(/** @type {any} */ (page).file),
      waitsFor: "full",
      failure: "rejected",
    }),
    // The file is read slowly.
    superseded: async () => {
      const page = await bench();
      await copied(page);
      const reading = heldPromise();
      const restoring = correspondence(page).restore({ text: () => reading.promise });
      const other = await page.otherGame();
      reading.resolve(await /** @type {any} */ (page).file.text());
      await restoring;
      assert.equal(page.session.game, other);
    },
  },
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
  "JudgedExercise.allows": {
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
    fails: shownIn("exercise", "an exercise whose end fails to load the visitor's game continues"),
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
