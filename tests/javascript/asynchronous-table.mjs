/** Every asynchronous entry point of the page in four situations. See asynchronous.test.mjs. */
import assert from "node:assert/strict";
import { ADDONS } from "./asynchronous-addons.mjs";
import { bench, modules, SETUP, UNREACHABLE } from "./asynchronous-bench.mjs";
import {
  actsOnBoard,
  asksAboutGame,
  CALLER,
  letsComputerPlay,
  placesGame,
  shownIn,
  stuckHouse,
} from "./asynchronous-rows.mjs";
import { settled } from "./held-promise.mjs";

const { AdvisorClient } = modules;

/** @typedef {import("./asynchronous-rows.mjs").Row} Row */
/** @typedef {import("./asynchronous-rows.mjs").Bench} Bench */

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
    ["newGame", "fromRecord", "readText", "withGame", "full", "whyNot", "fullModule", "rulesetText"].map(
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
  "AdvisorClient.ask": {
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
      const ask = () => client.ask({ ruleset: "bell", position: "here" }, new AbortController().signal);
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

  ...ADDONS,
};
