/**
 * What may be done in which mode of the page, decided by the session alone. A game that the host page has frozen accepts
 * nothing but the host page's own commands, whatever the page still lets people press.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bench, modules, SETUP } from "./asynchronous-bench.mjs";
import { settled } from "./held-promise.mjs";

const { GameControl, GameSession } = modules;

/** @typedef {Awaited<ReturnType<typeof bench>>} Bench */

/** A game of some moves in which a person has a choice. */
async function choiceBench() {
  const page = await bench({ acts: 8 });
  while (page.session.view.moves.length < 2) await page.act();
  return page;
}

/** How each mode begins. @type {Record<string, (bench: Bench) => unknown>} */
const MODES = {
  idle: () => undefined,
  moving: (page) => {
    page.hold("play");
    page.session.play(page.session.view.moves[0]).catch(() => undefined);
  },
  throwing: async (page) => {
    while (page.session.view.game.phase === "play") await page.act();
    page.hold("play");
    page.session.throwSticks().catch(() => undefined);
  },
  thinking: ({ session, hold }) => {
    hold("choose");
    session.update({ seat: session.view.game.player, setup: { ...SETUP, opponent: "master" } });
    session.resume();
  },
  looking: ({ session }) => session.showPast(session.view.game, []),
  pause: ({ session }) => session.enter({ is: "pause" }),
  stopped: ({ session }) => session.enter({ is: "stopped" }),
  waiting: ({ session }) => session.waitForRemote(),
  frozen: ({ session }) => session.freeze(true),
};

/** What a person, a feature or a listener can call. @type {Record<string, (bench: Bench) => unknown>} */
const COMMANDS = {
  throwSticks: ({ session }) => session.throwSticks(),
  continueGame: ({ session }) => session.continueGame(),
  point: ({ session }) => session.point(session.view.moves[0]?.from ?? 1),
  select: ({ session }) => session.select(session.view.moves[0]?.from ?? 1),
  deselect: ({ session }) => session.deselect(),
  drop: ({ session }) => session.drop(session.view.moves[0]?.to ?? 1),
  choose: ({ session }) => session.choose(session.view.moves.slice(0, 1)),
  useThrow: ({ session }) => session.useThrow(2),
  play: ({ session }) => session.view.moves[0] && session.play(session.view.moves[0]),
  undo: ({ session }) => session.undo(),
  redo: ({ session }) => session.redo(),
  newGame: ({ session }) => session.newGame({ ...SETUP, ruleset: "bell" }),
  load: async ({ session, page }) => session.load(await page.engine.newGame({ ruleset: "bell" }), SETUP),
  takeBackNewGame: ({ session }) => session.takeBackNewGame(),
  withGame: ({ session }) =>
    session.withGame(session.record(), (/** @type {any} */ game) => session.load(game, SETUP)),
  showPast: ({ session }) => session.showPast(session.view.game, []),
  backToGame: ({ session }) => session.backToGame(),
  advise: ({ session }) => session.advise(),
  waitForRemote: ({ session }) => session.waitForRemote(),
  waitForHand: ({ session }) => session.waitForHand(),
};

/** These change how the game looks, or tell something, in any mode. `freeze` and `showFrozen` are the host page's. */
const IN_ANY_MODE = [
  "begin",
  "changeBoard",
  "changeSettings",
  "announceTurn",
  "announce",
  "record",
  "copy",
  "destroy",
  "update",
  "notice",
  "withdraw",
  "explain",
  "lateNote",
  "noteFailure",
  "quarantine",
  "freeze",
  "showFrozen",
];

/** The parts of the view that a command changes, of the game and of what is done with it. @param {Bench} page */
const effects = ({ session }) => {
  const { game, mode, selected, selectedThrow, pending, refusal, advice, log, setup } = session.view;
  return {
    game,
    mode,
    selected,
    selectedThrow,
    pending,
    refusal,
    advice,
    log,
    setup,
    record: session.record(),
  };
};

test("every command that the session has is in one of the lists", async () => {
  const own = [GameSession, Object.getPrototypeOf(GameSession)].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype).filter(
      (name) => typeof Object.getOwnPropertyDescriptor(prototype, name)?.value === "function",
    ),
  );
  const listed = new Set([...Object.keys(COMMANDS), ...IN_ANY_MODE, ...NOT_PUBLIC, "constructor"]);
  assert.deepEqual([...new Set(own)].filter((name) => !listed.has(name)).sort(), []);
  assert.deepEqual([...listed].filter((name) => !own.includes(name)).sort(), []);
});

const NOT_PUBLIC = [
  "act",
  "addNotice",
  "afterChange",
  "askComputer",
  "boardOf",
  "canStepBack",
  "create",
  "disposeGame",
  "drive",
  "enter",
  "execute",
  "interrupt",
  "isChoice",
  "onNoticeTexts",
  "past",
  "pauseAfterLostTurn",
  "playedGame",
  "recover",
  "refresh",
  "refuse",
  "refuseRules",
  "replace",
  "report",
  "restore",
  "resume",
  "save",
  "setGame",
  "showAdvice",
  "step",
  "supersede",
  "takeBack",
  "wait",
  "watch",
];

for (const [name, command] of Object.entries(COMMANDS))
  test(`every command in every mode: ${name}`, async () => {
    for (const [mode, enter] of Object.entries(MODES)) {
      const page = await choiceBench();
      // There is a game to return to.
      const other = await page.page.engine.newGame({ ruleset: "bell" });
      page.session.replacedGame = { ...page.session.copy(), record: other.record() };
      other.free();
      page.session.update({ canTakeBack: true });
      await enter(page);
      await settled();
      assert.equal(page.session.view.activity, mode);
      const before = effects(page);
      await Promise.race([command(page), settled()]);
      await settled();
      const { session } = page;
      if (mode === "frozen") assert.deepEqual(effects(page), before, "a frozen game accepts nothing");
      assert.equal(session.view.status, "ready");
      assert.deepEqual(session.view.game, session.game.snapshot().state, "the view shows the engine’s game");
      page.hold();
      session.host.stage.skip();
      await settled();
      session.freeze(true);
      await settled();
      assert.deepEqual(page.leftGames(), [], mode);
      session.freeze(false);
      await settled();
      session.destroy();
    }
  });

/** The commands of a host page while its game is frozen. @type {[command: any, effect: "refused" | "done"][]} */
const HOST = [
  [{ do: "throw" }, "refused"],
  [{ do: "play", move: "1" }, "refused"],
  [{ do: "undo" }, "refused"],
  [{ do: "redo" }, "refused"],
  [{ do: "new-game", options: { ruleset: "bell" } }, "done"],
  [{ do: "configure", options: { ruleset: "bell" } }, "done"],
  [{ do: "configure", options: { speed: "fast" } }, "done"],
  [{ do: "set", record: "" }, "done"],
  [{ do: "replay" }, "done"],
  [{ do: "state" }, "done"],
  [{ do: "record" }, "done"],
  [{ do: "freeze", frozen: true }, "done"],
];

for (const [command, effect] of HOST)
  test(`a frozen game stays frozen: ${JSON.stringify(command)} is ${effect}`, async () => {
    const page = await choiceBench();
    const { session } = page;
    const control = new GameControl(page.page);
    const { record } = page.shown();
    if ("record" in command) command.record = record;
    await control.freeze();
    const result = control.execute(command);
    if (effect === "refused") await assert.rejects(result, { code: "frozen" });
    else await result;
    await settled();
    assert.equal(session.view.activity, "frozen");
    assert.equal(control.state().frozen, true);
    assert.equal(session.view.shown, session.view.game);
    if (command.options?.ruleset) assert.equal(session.view.game.ruleset, "bell");
    else assert.equal(session.record(), record);
    assert.deepEqual(page.leftGames(), []);
    await control.freeze(false);
    assert.equal(session.view.activity, "idle");
    await page.act();
    assert.notEqual(session.record(), record, "and can be played when it is free again");
  });

test("a computer that begins a new game does not move while the game is frozen", async () => {
  const page = await choiceBench();
  const control = new GameControl(page.page);
  await control.freeze();
  await control.newGame({ opponent: "master", side: "white", ruleset: "simple" });
  await settled();
  assert.equal(page.session.view.game.throws, 0);
  await control.freeze(false);
  await settled();
  assert.ok(page.session.view.game.throws > 0);
});

test("a replay ends when the host page does something else, and leaves the game as free as before", async () => {
  /** @type {Record<string, [command: any, isFrozen: boolean]>} */
  const NEXT = {
    "another game": [{ do: "new-game", options: { ruleset: "bell" } }, false],
    "another record": [{ do: "set", record: "" }, false],
    "another replay": [{ do: "replay" }, false],
    freezing: [{ do: "freeze", frozen: true }, true],
    thawing: [{ do: "freeze", frozen: false }, false],
  };
  for (const [what, [command, isFrozen]] of Object.entries(NEXT))
    for (const wasFrozen of [false, true]) {
      const page = await choiceBench();
      const control = new GameControl(page.page);
      if ("record" in command) command.record = page.session.record();
      if (wasFrozen) await control.freeze();
      const replay = control.replay();
      await settled();
      assert.equal(page.session.view.activity, "frozen", what);
      await control.execute(command);
      await replay;
      const staysFrozen = command.do === "freeze" ? isFrozen : wasFrozen;
      assert.equal(page.session.isFrozen, staysFrozen, `${what}, frozen before: ${wasFrozen}`);
      assert.equal(page.session.view.shown, page.session.view.game);
      assert.deepEqual(page.leftGames(), []);
    }
});

test("a late result does not thaw or replace a frozen game", async () => {
  const page = await choiceBench();
  const { session } = page;
  page.hold("newGame");
  session.newGame({ ...SETUP, ruleset: "bell" });
  await settled();
  session.freeze(true);
  const before = effects(page);
  page.calls("newGame")[0]?.resolve(undefined);
  await settled();
  assert.deepEqual(effects(page), before);
  assert.deepEqual(page.leftGames(), []);
});
