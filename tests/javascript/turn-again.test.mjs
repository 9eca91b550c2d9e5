/** The computer's turn, shown again: it ends with the game, with the page, or with an error, and can be asked for once more. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { addon, SessionEmitter } = await pageModules("addons/computer-turn/addon", "game/session-events");

const BEFORE = { player: 0, turn: "white", players: ["white", "black"], throws: 1, phase: "throw" };
const AFTER = { ...BEFORE, player: 1, throws: 3 };
const THROWN = { type: "thrown", side: "white", throw: { value: 1, sticks: [] }, opening: false };

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

const MOVED = { type: "moved", side: "white", from: 5, to: 6, kind: "advance" };

/** A page beside whose names two moves of the computer stand, and whose board animates on the test's command. */
function bench() {
  const emitter = new SessionEmitter();
  const lifetime = new AbortController();
  const animations = /** @type {ReturnType<typeof heldPromise>[]} */ ([]);
  const drawn = { boards: 0, redraws: 0 };
  const failures = /** @type {unknown[]} */ ([]);
  const session = {
    game: {},
    view: /** @type {any} */ ({ game: BEFORE, seat: 0, activity: "idle", settings: { speed: "normal" } }),
  };
  const strip = addon({
    session,
    signal: lifetime.signal,
    on: (/** @type {any} */ type, /** @type {any} */ listener) => emitter.on(type, listener),
    board: () => ({
      set: () => {
        drawn.boards += 1;
      },
      animate: () => {
        const held = heldPromise();
        animations.push(held);
        return held.promise;
      },
    }),
    modelOf: () => ({}),
    announce: () => undefined,
    redraw: () => {
      drawn.redraws += 1;
    },
    attempt: (/** @type {Promise<unknown>} */ work) =>
      work.catch((error) => {
        failures.push(error);
      }),
    l10n: { text: () => "" },
  });
  const draw = () => strip.render("dock", { ...session.view, shown: session.view.game });
  draw();
  for (let count = 0; count < 2; count += 1)
    for (const event of [THROWN, MOVED]) emitter.emit("events", [event]);
  session.view = { ...session.view, game: AFTER };
  draw();
  return { session, lifetime, animations, drawn, failures, again: () => strip.keys.v() };
}

test("an animation that fails is reported, and the turn can be shown again", async () => {
  const { animations, failures, again } = bench();
  again();
  await settled();
  again();
  assert.equal(animations.length, 1, "shown once at a time");
  animations[0]?.reject(new Error("lost"));
  await settled();
  assert.equal(failures.length, 1);
  again();
  await settled();
  assert.equal(animations.length, 2);
});

test("another game ends it without another picture", async () => {
  const { session, animations, drawn, again } = bench();
  again();
  await settled();
  session.view = { ...session.view, game: { ...AFTER } };
  animations[0]?.resolve(undefined);
  await settled();
  assert.deepEqual([drawn.boards, animations.length], [1, 1]);
  assert.equal(drawn.redraws, 2, "its step is no longer marked");
});

test("after the page has been removed nothing is drawn", async () => {
  const { lifetime, animations, drawn, again } = bench();
  again();
  await settled();
  lifetime.abort();
  animations[0]?.resolve(undefined);
  await settled();
  assert.deepEqual(drawn, { boards: 1, redraws: 1 });
});
