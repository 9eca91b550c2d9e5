/** The page's modes, their transitions, and the view that follows from them. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, GameSession, DEFAULT_SETUP, initialState, derivedFrom } = await pageModules(
  "engine/engine-client",
  "game/game-session",
  "game/mode",
  "game/view-state",
);

const stopServing = standInSite();
const engine = await EngineClient.start();
await engine.full();
stopServing();

/** The activities that can follow each activity. The tests must find exactly these. @type {Record<string, string[]>} */
const TRANSITIONS = {
  idle: ["throwing", "moving", "thinking", "pause", "looking", "stopped", "waiting", "frozen"],
  throwing: ["idle"],
  moving: ["idle"],
  thinking: ["idle", "stopped"],
  pause: ["idle"],
  looking: ["idle"],
  stopped: ["idle"],
  waiting: ["idle"],
  frozen: ["idle"],
};

/** @type {Map<string, Set<string>>} */
const transitions = new Map();

/** A session with recorded transitions, whose stage waits for the test. @param {Record<string, any>} [given] */
async function watched(given = {}) {
  let promise = heldPromise();
  let holds = false;
  const wait = () => (holds ? promise.promise : Promise.resolve());
  let before = "idle";
  const { setup = {}, advisor = {}, stage = {} } = given;
  const session = new GameSession({
    stage: { play: wait, pause: wait, skip: () => promise.resolve(undefined), ...stage },
    changed(/** @type {any} */ view) {
      const { mode, game, activity, shown, sticks, preview } = view;
      assert.deepEqual({ activity, shown, sticks, preview }, derivedFrom(mode, game));
      if (activity === before) return;
      transitions.set(before, (transitions.get(before) ?? new Set()).add(activity));
      before = activity;
    },
    announce: () => undefined,
    restTexts: async () => undefined,
  });
  session.view = { ...initialState(), settings: { ...initialState().settings, speed: "fast" } };
  const nobody = async () => null;
  const players = {
    ask: nobody,
    destroy: () => undefined,
    ...advisor,
  };
  const options = { key: "", keep: "off", setup: { ...DEFAULT_SETUP, seed: "5e".repeat(32), ...setup } };
  await session.begin(engine, players, options, { saved: null, damaged: [] });
  await settled();
  return {
    session,
    hold() {
      promise = heldPromise();
      holds = true;
    },
    release() {
      holds = false;
      promise.resolve(undefined);
    },
  };
}

/** @param {any} session */
async function act(session) {
  if (session.view.game.phase === "play") await session.play(session.view.moves[0]);
  else await session.throwSticks();
  await settled();
}

/** Actions that are possible at any time. @type {Record<string, (session: any) => unknown>} */
const WAYS = {
  throw: (session) => session.throwSticks(),
  play: (session) => session.view.moves[0] && session.play(session.view.moves[0]),
  point: (session) => session.point(session.view.moves[0]?.from ?? 1),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
  look: async (session) => session.showPast((await start(session)).state, []),
  ask: async (session) => session.showPast((await start(session)).state, [], { id: "prompt-looking" }),
  back: (session) => session.backToGame(),
  on: (session) => session.continueGame(),
  freeze: (session) => session.freeze(true),
  again: async (session) => session.showFrozen((await start(session)).state),
  present: (session) => session.showFrozen(null),
  thaw: (session) => session.freeze(false),
  wait: (session) => session.waitForRemote(),
  advise: (session) => session.advise(),
  new: (session) => session.newGame({ ...DEFAULT_SETUP, opponent: "person" }),
  settings: (session) => session.changeSettings({ autoThrow: false, autoMove: true }),
};
/** @param {any} session */
const start = (session) => engine.withGame(session.record(), (/** @type {any} */ game) => game.snapshot(), 0);

for (const [name, first] of Object.entries(WAYS))
  test(`after "${name}" any further action leaves the playable position on the board`, async () => {
    for (const second of Object.values(WAYS))
      for (const inMotion of [false, true]) {
        const { session, hold, release } = await watched({ setup: { opponent: "person" } });
        for (let acts = 0; acts < 6; acts += 1) await act(session);
        if (inMotion) hold();
        const work = [first(session)];
        await settled();
        work.push(second(session));
        await settled();
        release();
        session.host.stage.skip();
        await Promise.all(work);
        await settled();
        if (["frozen", "waiting", "looking"].includes(session.view.activity)) session.freeze(false);
        await settled();
        assert.equal(session.view.activity, "idle");
        assert.equal(session.view.shown, session.view.game);
        assert.deepEqual(session.view.game, session.game.snapshot().state);
        session.destroy();
      }
  });

test("the computer can think, fail and be asked again, and a lost turn can be read", async () => {
  let fails = true;
  const { session, hold, release } = await watched({
    setup: { opponent: "master", ruleset: "kendall-masters" },
    advisor: {
      ask: async () => {
        if (fails) throw new Error("no player");
        return session.view.moves[0]?.id ?? "throw";
      },
    },
  });
  const { error: realError } = console;
  console.error = () => undefined;
  try {
    for (let acts = 0; acts < 400 && session.view.game.phase !== "over"; acts += 1) {
      if (session.view.activity === "stopped") {
        fails = false;
        session.continueGame();
      } else await act(session);
      await settled();
      if (acts % 50 === 49) fails = true;
    }
    assert.equal(session.view.game.phase, "over");
    hold();
    session.newGame(session.view.setup);
    await settled();
    release();
    // A failure in the middle of the computer's turn waits for a retry.
    const broken = await watched({
      setup: { opponent: "master" },
      advisor: { ask: async () => broken.session.view.moves[0]?.id ?? "throw" },
      stage: {
        play: async () => {
          const { game, seat } = broken.session.view;
          if (game.player === seat) throw new Error("no picture");
        },
      },
    });
    for (let acts = 0; acts < 200 && broken.session.view.activity !== "stopped"; acts += 1)
      await act(broken.session);
    assert.equal(broken.session.view.activity, "stopped");
  } finally {
    console.error = realError;
  }
});

after(() => {
  const sorted = (/** @type {Iterable<[string, Iterable<string>]>} */ entries) =>
    Object.fromEntries([...entries].map(([from, to]) => [from, [...to].sort()]));
  assert.deepEqual(sorted(transitions), sorted(Object.entries(TRANSITIONS)));
});

const STATES = [
  { houses: 30, turn_throws: [{ sticks: [true, false, false, false], value: 1 }], in_hand: [] },
  { houses: 30, turn_throws: [], in_hand: [2] },
];

test("the view follows from the mode and the game", () => {
  const [game, other] = STATES;
  assert.equal(derivedFrom({ is: "idle" }, game).shown, game);
  const flying = derivedFrom({ is: "throwing", from: other }, game);
  assert.deepEqual([flying.shown, flying.sticks.value], [other, 1]);
  const past = derivedFrom({ is: "looking", at: other, question: { id: "prompt-looking" } }, game);
  assert.deepEqual([past.shown, past.sticks.value, past.preview?.id], [other, 2, "prompt-looking"]);
  assert.equal(derivedFrom({ is: "frozen", at: null }, game).shown, game);
  assert.equal(derivedFrom({ is: "frozen", at: other }, game).shown, other);
  assert.equal(derivedFrom({ is: "idle" }, null).shown, null);
});
