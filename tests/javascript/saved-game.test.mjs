/** What is restored from storage: either a playable game, or data that is quarantined. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const {
  EngineClient,
  StartError,
  GameSession,
  DEFAULT_SETUP,
  Localizer,
  chooseSave,
  settingsFrom,
  DEFAULT_SETTINGS,
} = await pageModules(
  "engine/engine-client",
  "engine/wasm",
  "game/game-session",
  "game/saved-game",
  "game/view-state",
  "base/i18n/localizer",
  "base/settings",
);

const stopServing = standInSite();
const engine = await EngineClient.start();
// The module that reads records.
await engine.full();
const words = Localizer.english();
stopServing();

const { warn, error } = console;
afterEach(() => Object.assign(console, { warn, error }));

/** What the page has stored. @type {Map<string, string>} */
const kept = new Map();
for (const name of ["localStorage", "sessionStorage"]) {
  const storage = {
    getItem: (/** @type {string} */ key) => kept.get(`${name} ${key}`) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(`${name} ${key}`, text),
    removeItem: (/** @type {string} */ key) => kept.delete(`${name} ${key}`),
  };
  /** The keys of a storage are those of the object. */
  const ownKeys = () =>
    [...kept.keys()].flatMap((key) => (key.startsWith(name) ? key.slice(name.length + 1) : []));
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  const value = new Proxy(storage, { ownKeys, getOwnPropertyDescriptor });
  Object.defineProperty(globalThis, name, { value });
}

const options = { key: "", keep: "", setup: { ...DEFAULT_SETUP, opponent: "person", seed: "5e".repeat(32) } };

/** A session started with stored data; all its messages are rendered as text. @param {any} stored */
async function startedSession(stored, by = engine) {
  const session = new GameSession({
    stage: { play: async () => undefined, pause: async () => undefined, skip: () => undefined },
    changed: () => undefined,
    announce: (/** @type {any[]} */ sentences) => sentences.map((sentence) => words.sentence(sentence)),
    restTexts: async () => undefined,
  });
  const advisor = { choose: async () => null, cancel: () => undefined, destroy: () => undefined };
  await session.begin(by, advisor, options, chooseSave(stored, options.key));
  await settled();
  return session;
}

/** A saved game after some moves. */
async function savedGame() {
  const session = await startedSession({ tab: [], device: [] });
  for (let acts = 0; acts < 12; acts += 1) {
    const [move] = session.view.moves;
    if (move) await session.play(move);
    else await session.throwSticks();
    await settled();
  }
  session.newGame({ ...options.setup, seed: "7a".repeat(32) });
  await settled();
  await session.throwSticks();
  await settled();
  const text = kept.get("sessionStorage senet.game");
  session.destroy();
  return JSON.parse(text ?? "");
}

const SAVED = await savedGame();
assert.ok(SAVED.replaced.log.length > 3 && SAVED.log.length === 0);
/** The current game is the one with the longer list of moves. */
const GAME = { ...SAVED, ...SAVED.replaced, replaced: { ...SAVED.replaced } };

/** The paths to all parts of a value. @param {any} value @returns {string[][]} */
function places(value) {
  if (typeof value !== "object" || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([name, inner]) => places(inner).map((way) => [name, ...way])),
  ];
}

/** @param {any} value @param {string[]} way @param {any} other */
function replaced(value, [name, ...way], other) {
  if (name === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[name] = replaced(copy[name], way, other);
  return copy;
}

const OTHERS = [null, "x", 1e300, -1, [], {}, [null], [{}], { id: "said-turn", args: [[]] }, true];

test("the page resumes exactly what it saved", async () => {
  const { saved, damaged } = chooseSave({ tab: [GAME], device: [] }, "");
  assert.deepEqual(damaged, []);
  assert.deepEqual(saved, GAME);
  const session = await startedSession({ tab: [GAME], device: [GAME] });
  assert.equal(session.record(), GAME.record);
  assert.deepEqual(session.view.log, GAME.log);
  assert.equal(session.view.canTakeBack, true);
  session.destroy();
});

test("damaged data in any field still starts a game and loses nothing", async () => {
  Object.assign(console, { warn: () => undefined, error: () => undefined });
  let asides = 0;
  // Of moves with the same form, only the first is tried.
  const ways = places(GAME).filter((way) => !/log\.([1-9])/.test(way.join(".")));
  for (const way of ways) {
    for (const other of OTHERS) {
      const tab = replaced(GAME, way, other);
      const where = `${JSON.stringify(other)} at ${way.join(".") || "the top"}`;
      kept.clear();
      const session = await startedSession({ tab: [tab], device: [] });
      assert.equal(session.view.status, "ready", where);
      for (const { sentences } of session.view.log)
        for (const sentence of sentences) assert.ok(!words.sentence(sentence).startsWith("said-"), where);
      const [aside] = session.view.unreadable;
      if (aside) {
        asides += 1;
        assert.equal(aside.text, typeof tab === "string" ? tab : JSON.stringify(tab), where);
        assert.equal(kept.get("localStorage senet.aside.game.1"), aside.text, where);
        assert.equal(session.view.game.throws, 0, `${where}: a new game`);
      }
      if (session.view.canTakeBack) {
        session.takeBackNewGame();
        await settled();
        assert.equal(session.view.status, "ready", where);
      }
      session.destroy();
    }
  }
  assert.ok(asides > 200, `only ${asides} were refused`);
});

test("if the reader of a saved game cannot load, the game stays saved and the page says why", async () => {
  kept.clear();
  kept.set("sessionStorage senet.game", JSON.stringify(GAME));
  const missing = async () => {
    throw new StartError("wasm-not-found", new Error("503"));
  };
  const without = Object.assign(Object.create(engine), { full: missing });
  await assert.rejects(startedSession({ tab: [GAME], device: [] }, without), { failure: "wasm-not-found" });
  assert.equal(kept.get("sessionStorage senet.game"), JSON.stringify(GAME));
  assert.equal(kept.get("localStorage senet.aside.game.1"), undefined);
});

test("a truncated save is set aside unchanged", async () => {
  kept.clear();
  kept.set("sessionStorage senet.game", JSON.stringify(GAME).slice(0, -9));
  const { savedGames } = await pageModules("base/storage");
  const session = await startedSession(savedGames("", ""));
  assert.equal(session.view.status, "ready");
  assert.equal(session.view.unreadable[0]?.text, JSON.stringify(GAME).slice(0, -9));
  session.destroy();
});

test("a damaged game of this tab is not reported if the device's last game can be resumed", async () => {
  const session = await startedSession({ tab: [{ version: 1 }], device: [GAME] });
  assert.deepEqual(session.view.unreadable, []);
  assert.equal(session.record(), GAME.record);
  session.destroy();
});

test("settings accept only well-formed values", () => {
  for (const stored of [null, "x", 3, [], { volume: 1e300, speed: "warp", sound: "no" }])
    assert.deepEqual(settingsFrom(stored), DEFAULT_SETTINGS);
  assert.equal(settingsFrom({ volume: 0.2 }).volume, 0.2);
});

test("a saved game by link resumes whatever its time, and a damaged one is not lost", async () => {
  const { savedCorrespondence, unreadableCorrespondence } = await pageModules(
    "addons/correspondence/correspondence-game",
  );
  const game = { id: "a", kept: "secret", record: "", ruleset: "bell", time: 1e300, over: false };
  kept.clear();
  const stored = [game, { ...game, id: "b", time: 5 }, { id: "c" }, null];
  kept.set("localStorage senet.distance", JSON.stringify(stored));
  assert.deepEqual(
    savedCorrespondence().map((/** @type {any} */ { id, time }) => [id, time]),
    [
      ["b", 5],
      ["a", 0],
    ],
  );
  assert.deepEqual(unreadableCorrespondence(), ['{"id":"c"}', "null"]);
  kept.set("localStorage senet.distance", "[{");
  assert.deepEqual([savedCorrespondence(), unreadableCorrespondence()], [[], ["[{"]]);
});

test("a damaged entry among the visitor's saved games is not lost", async () => {
  const { savedRules, unreadableRules } = await pageModules("addons/house-rules/saved-rules");
  kept.clear();
  assert.deepEqual([savedRules(), unreadableRules()], [[], []]);
  const stored = [{ name: "Ours", ruleset: "bell" }, { name: "\n", ruleset: "bell" }, 7];
  kept.set("localStorage senet.house-rules", JSON.stringify(stored));
  assert.deepEqual(savedRules(), [{ name: "Ours", ruleset: "bell" }]);
  assert.deepEqual(unreadableRules(), ['{"name":"\\n","ruleset":"bell"}', "7"]);
});
