/** What is saved of a game, and when it cannot be. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeStorage } from "./fake-storage.mjs";
import {
  alone,
  chooseSave,
  detour,
  engine,
  ids,
  session,
  silenceErrors,
  untilChoice,
} from "./game-session-bench.mjs";
import { settled } from "./held-promise.mjs";
import { memoryStorage } from "./memory-storage.mjs";

silenceErrors();

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
