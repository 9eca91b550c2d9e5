/** Undo, looks at the history and exercises: what they leave on the board, and what can be taken back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { when } from "../browser/situations.mjs";
import { alone, detour, engine, SETUP, session, untilChoice } from "./game-session-bench.mjs";
import { settled, until } from "./held-promise.mjs";

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

test("an exercise leaves what can be taken back as it was", async () => {
  const game = await session({ setup: alone });
  await game.throwSticks();
  const own = game.copy();
  await detour(game);
  assert.equal(game.view.canTakeBack, false, "the visitor’s own game has not been replaced");
  await detour(game);
  game.load(await engine.fromRecord(own.record), own.setup, { ...own, returns: true });
  assert.equal(game.view.canTakeBack, false, "nor has its return replaced anything");
  // The visitor begins another game instead of returning.
  await detour(game);
  game.newGame(alone);
  await settled();
  assert.equal(game.view.canTakeBack, true);
  game.takeBackNewGame();
  await until(() => game.record() === own.record);
  assert.equal(game.view.canTakeBack, false);
});

test("a new game offers the return to an unfinished one, and leads back to a finished one only on request", async () => {
  const game = await session({ setup: alone });
  await game.throwSticks();
  game.newGame(alone);
  await settled();
  assert.deepEqual([game.view.canTakeBack, game.view.offersReturn], [true, true]);
  const won = when(({ phase }) => phase === "over");
  game.load(await engine.fromRecord(won), alone);
  game.newGame(alone);
  await settled();
  assert.deepEqual([game.view.canTakeBack, game.view.offersReturn], [true, false]);
  game.undo();
  await until(() => game.record() === won);
});

test("a look at the history selects nothing", async () => {
  const game = await session({ setup: alone });
  await untilChoice(game);
  game.update({ selectedThrow: 3, selected: 1, pending: game.view.moves });
  game.showPast(game.view.game, []);
  const { selectedThrow, selected, pending } = game.view;
  assert.deepEqual([selectedThrow, selected, pending], [null, null, []]);
});
