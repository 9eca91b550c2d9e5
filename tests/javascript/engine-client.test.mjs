/** The engines of a page: what fails to load is loaded by the next call, and callers share what is loading. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient } = await pageModules("engine/engine-client");

const POSITION = "simple";

/** Calls that need the full engine. @type {Record<string, (engine: any, game: any) => Promise<unknown>>} */
const CALLS = {
  newGame: (engine) => engine.newGame({ ruleset: POSITION, throws: "exchanged" }),
  fromRecord: (engine, game) => engine.fromRecord(game.record()),
  readText: (engine) => engine.readText("text"),
  withGame: (engine, game) => engine.withGame(game.record(), (/** @type {any} */ copy) => copy.snapshot()),
  full: (engine) => engine.full(),
  rulesetText: (engine) => engine.rulesetText("boxed-set"),
  whyNot: (engine, game) => engine.whyNot(game, 1),
  fullModule: (engine) => engine.fullModule(),
};

test("an engine that fails to load is loaded by the next call", async () => {
  for (const [name, call] of Object.entries(CALLS)) {
    let isOnline = false;
    let requests = 0;
    const stopServing = standInSite((path) => {
      if (path !== "senet-full.wasm") return undefined;
      requests += 1;
      return isOnline ? undefined : new Response("", { status: 503 });
    });
    try {
      const engine = await EngineClient.start();
      const game = await engine.newGame({ ruleset: POSITION });
      await assert.rejects(call(engine, game), { failure: "wasm-not-found" }, name);
      isOnline = true;
      await Promise.all([call(engine, game), call(engine, game)]);
      assert.equal(requests, 2, `${name}: concurrent calls share a load`);
      await call(engine, game);
      assert.equal(requests, 2, `${name}: what has loaded stays`);
    } finally {
      stopServing();
    }
  }
});

test("a copy of a game is freed when its user has ended, however and whenever that is", async () => {
  const stopServing = standInSite();
  try {
    const engine = await EngineClient.start();
    const record = (await engine.newGame({ ruleset: POSITION })).record();
    /** @type {any} */
    let copy = null;
    const isFreed = () => {
      try {
        copy.record();
        return false;
      } catch {
        return true;
      }
    };
    await engine.withGame(record, (/** @type {any} */ game) => {
      copy = game;
    });
    assert.ok(isFreed());
    const broken = () => Promise.reject(new Error("broken"));
    await assert.rejects(
      engine.withGame(record, async (/** @type {any} */ game) => {
        copy = game;
        await Promise.resolve();
        assert.ok(!isFreed(), "it lasts as long as its user waits");
        await broken();
      }),
      /broken/,
    );
    assert.ok(isFreed());
    await assert.rejects(
      engine.withGame(record, (/** @type {any} */ game) => {
        copy = game;
        throw new Error("broken");
      }),
      /broken/,
    );
    assert.ok(isFreed());
  } finally {
    stopServing();
  }
});
