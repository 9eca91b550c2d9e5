/** How a game continues when the test delays or breaks the computer player, texts or pictures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { alone, engine, ids, SETUP, session, silenceErrors, untilChoice } from "./game-session-bench.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

silenceErrors();

test("a hint whose texts fail late does not stop a later action", async () => {
  const texts = heldPromise();
  const thinking = heldPromise();
  const game = await session({
    setup: alone,
    host: { restTexts: () => texts.promise },
    advisor: { ask: async (/** @type {any} */ { ask }) => (ask === "choose" ? thinking.promise : {}) },
  });
  await untilChoice(game);
  game.advise();
  // The person plays on without waiting until the computer's turn.
  game.update({ seat: game.view.game.player === 0 ? 1 : 0, setup: SETUP });
  while (game.view.activity !== "thinking") {
    if (game.view.game.phase === "play") await Promise.race([game.play(game.view.moves[0]), settled()]);
    else await Promise.race([game.throwSticks(), settled()]);
  }
  texts.reject(new Error("no network"));
  await settled();
  assert.equal(game.view.activity, "thinking", "the computer goes on thinking");
  assert.deepEqual(ids(game), []);
  thinking.resolve(game.view.moves[0].id);
  await settled();
  assert.notEqual(game.view.activity, "thinking", "and its answer is still wanted");
});

test("throws and moves do not wait for the texts that load later", async () => {
  const game = await session({ setup: alone, host: { restTexts: () => new Promise(() => undefined) } });
  await game.throwSticks();
  assert.equal(game.view.activity, "idle");
  assert.ok(game.view.lastEvents.some((/** @type {any} */ { id }) => id.startsWith("said-thrown")));
  await untilChoice(game);
  await game.play(game.view.moves[0]);
  assert.ok(game.view.game.plies > 0);
});

test("a failing hint is reported, and the person can act", async () => {
  const game = await session({
    setup: alone,
    advisor: { ask: () => Promise.reject(new Error("no advice")) },
  });
  await untilChoice(game);
  game.advise();
  await settled();
  assert.equal(game.view.advice, null);
  assert.deepEqual(game.view.notices.at(-1), {
    id: "notice-fault",
    args: { reason: "\u2068no advice\u2069" },
  });
  assert.equal(game.view.activity, "idle");
});

test("however often a file fails to load, the page says so once", async () => {
  const restTexts = () => Promise.reject(new Error("no network"));
  const game = await session({ setup: alone, host: { restTexts } });
  for (let times = 0; times < 2; times += 1) {
    game.notice({ id: "notice-not-loaded" });
    game.lateNote({ id: "notice-fault", args: { reason: "" } });
    await settled();
    assert.deepEqual(ids(game), ["notice-not-loaded"]);
  }
});

test("a new game that fails after the current one went on changes nothing", async () => {
  const loading = heldPromise();
  const thinking = heldPromise();
  const game = await session({
    engine: Object.assign(Object.create(engine), {
      newGame: (/** @type {any} */ options) =>
        options.ruleset === "late" ? loading.promise : engine.newGame(options),
    }),
    advisor: { ask: () => thinking.promise },
  });
  game.newGame({ ...SETUP, ruleset: "late" });
  for (let acts = 0; acts < 200 && game.view.activity !== "thinking"; acts += 1) {
    if (game.view.game.phase === "play") game.play(game.view.moves[0]);
    else game.throwSticks();
    await settled();
  }
  loading.reject(new Error("no engine"));
  await settled();
  assert.deepEqual(ids(game), [], "nobody waits for it any more");
  assert.equal(game.view.activity, "thinking");
});

test("a new game ends the question that the computer still thinks about", async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const game = await session({
    advisor: {
      ask: (/** @type {any} */ _question, /** @type {AbortSignal} */ signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    },
  });
  for (let acts = 0; acts < 200 && game.view.activity !== "thinking"; acts += 1) {
    if (game.view.game.phase === "play") game.play(game.view.moves[0]);
    else game.throwSticks();
    await settled();
  }
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [false],
  );
  game.newGame(SETUP);
  await settled();
  assert.equal(signals[0]?.aborted, true);
});

test("after an error in the computer's turn the game continues on request", async () => {
  let broken = true;
  const game = await session({
    host: {
      stage: {
        play: async () => {
          if (broken && game.view.game.player === game.view.seat) throw new Error("no picture");
        },
        pause: async () => undefined,
        skip: () => undefined,
      },
    },
    advisor: {
      ask: async () => game.view.moves[0]?.id ?? "throw",
    },
  });
  for (let acts = 0; acts < 200 && ids(game).length === 0; acts += 1) {
    if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
    else await game.throwSticks();
    await settled();
  }
  assert.deepEqual(ids(game), ["notice-fault"]);
  assert.equal(game.view.activity, "stopped", "there is something to press");
  assert.deepEqual(game.view.game, game.game.snapshot().state, "what is shown is what the engine has");
  broken = false;
  game.continueGame();
  for (let turns = 0; turns < 100 && game.view.game.player === game.view.seat; turns += 1) await settled();
  assert.notEqual(game.view.game.player, game.view.seat, "it is the person's turn again");
  assert.equal(game.view.activity, "idle");
});

test("a game whose engine broke off resumes from its last save", async () => {
  const game = await session({ advisor: { ask: async () => game.view.moves[0]?.id ?? "throw" } });
  await game.throwSticks();
  await settled();
  const before = game.record();
  const broke = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  const dead = game.game;
  game.game = { throw: broke, apply: broke, state: broke, legal_moves: broke, free: broke, record: broke };
  if (game.view.game.phase === "play") await game.play(game.view.moves[0]);
  else await game.throwSticks();
  await settled();
  assert.ok(ids(game).includes("notice-fault"));
  assert.equal(game.record(), before);
  dead.free();
  game.newGame(SETUP);
  await settled();
  assert.equal(game.view.game.throws, 0);
});

test("features that forbid moves are asked about an automatic move, not about a throw", async () => {
  /** @type {(string | null)[]} */
  const requests = [];
  let allowed = false;
  const allows = (/** @type {any} */ move) => {
    requests.push(move?.id ?? null);
    return allowed || move === null;
  };
  const game = await session({ setup: alone, host: { allows } });
  const { settings } = game.view;
  game.update({ settings: { ...settings, autoMove: true } });
  for (let acts = 0; acts < 200 && game.view.moves.length !== 1; acts += 1) {
    allowed = game.view.moves.length > 1;
    if (allowed) await game.play(game.view.moves[0]);
    else await game.throwSticks();
    await settled();
  }
  const [forced] = game.view.moves;
  assert.ok(forced && game.view.moves.length === 1 && game.view.game.phase === "play");
  assert.equal(requests.at(-1), forced.id);
  assert.equal(game.view.activity, "idle", "what was forbidden is not played");
});

/**
 * Plays until a forced move has been made and the same player throws again, while the page's pauses are held.
 * @param {any} game @param {{ held: boolean, pauses: (() => void)[] }} stage
 */
async function untilThrowAgain(game, stage) {
  stage.held = true;
  for (let acts = 0; acts < 400; acts += 1) {
    const { moves } = game.view;
    if (moves.length === 1 && game.view.game.phase === "play") {
      const { player } = game.view.game;
      stage.pauses.shift()?.();
      await settled();
      const { phase, can_rescue } = game.view.game;
      if (game.view.game.player === player && phase === "throw" && !can_rescue) return;
    } else if (moves.length > 1 && game.view.game.phase === "play") await game.play(moves[0]);
    else {
      stage.pauses.length = 0;
      game.throwSticks().catch(console.error);
    }
    await settled();
  }
  assert.fail("nobody throws again after a forced move");
}

for (const waits of [false, true])
  test(`a throw after an automatic move ${waits ? "waits for the person holding the sticks" : "follows by itself"}`, async () => {
    /** @type {{ held: boolean, pauses: (() => void)[] }} */
    const stage = { held: false, pauses: [] };
    const pause = () =>
      stage.held ? new Promise((resolve) => stage.pauses.push(() => resolve(undefined))) : Promise.resolve();
    const skip = () => undefined;
    const game = await session({
      setup: alone,
      host: { stage: { play: async () => undefined, pause, skip } },
    });
    game.update({ ownForced: 0 });
    await untilThrowAgain(game, stage);
    const { throws } = game.view.game;
    assert.equal(stage.pauses.length, 1, "after a moment");
    if (waits) game.waitForHand();
    stage.pauses[0]?.();
    await settled();
    assert.equal(game.view.game.throws, waits ? throws : throws + 1);
    if (waits) await game.throwSticks();
    assert.equal(game.view.game.throws, throws + 1);
  });

test("every notice is announced, also one that is shown already", async () => {
  /** @type {string[]} */
  const announced = [];
  const game = await session({
    host: { announce: (/** @type {any[]} */ sentences) => announced.push(...sentences.map(({ id }) => id)) },
  });
  announced.length = 0;
  game.notice({ id: "notice-not-loaded" });
  game.notice({ id: "notice-not-loaded" });
  game.lateNote({ id: "notice-no-net", args: { why: "network" } });
  await settled();
  assert.deepEqual(announced, ["notice-not-loaded", "notice-not-loaded", "notice-no-net"]);
  assert.equal(game.view.notices.length, 2);
  game.destroy();
});
