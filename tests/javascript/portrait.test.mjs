/** The face of the computer player: what happens to it, and when it shows. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { addon, moodAfter, SessionEmitter } = await pageModules(
  "addons/portrait/addon",
  "addons/portrait/mood",
  "game/session-events",
);

/** The computer plays White. @param {any[]} events @param {string} [before] */
const mood = (events, before = "calm") => moodAfter(events, "white", before);
const thrown = (/** @type {string} */ side) => ({ type: "thrown", side });
const moved = (/** @type {string} */ side) => ({ type: "moved", side });

test("the face is eager at its throw, and calm at the person's", () => {
  assert.equal(mood([thrown("white")]), "eager");
  assert.equal(mood([thrown("black")], "glad"), "calm");
});

test("a hit, the water, a piece at home and the end show on the face", () => {
  for (const type of ["bumped", "drowned"]) {
    assert.equal(mood([moved("white"), { type, side: "black" }]), "glad");
    assert.equal(mood([moved("black"), { type, side: "white" }]), "sorry");
  }
  for (const type of ["borne_off", "rescued", "won"]) {
    assert.equal(mood([moved("white"), { type, side: "white" }]), "glad");
    assert.equal(mood([moved("black"), { type, side: "black" }]), "sorry");
  }
});

test("what befell it stays on its face until its next move", () => {
  assert.equal(mood([thrown("white")], "sorry"), "sorry");
  assert.equal(mood([moved("white")], "sorry"), "calm");
});

/** The page of a game in which the computer is the first player. */
function bench() {
  const emitter = new SessionEmitter();
  const state = { players: ["white", "black"], throws: 3 };
  const view = { activity: "idle", seat: 0, setup: { opponent: "beginner" }, game: state };
  const session = { game: {}, view: /** @type {any} */ (view) };
  const { render } = addon({
    session,
    on: (/** @type {any} */ type, /** @type {any} */ listener) => emitter.on(type, listener),
  });
  const shown = (/** @type {any} */ patch) => {
    session.view = { ...session.view, ...patch };
    return render("dock", session.view).values?.find((/** @type {any} */ value) =>
      ["calm", "eager", "glad", "sorry"].includes(value),
    );
  };
  return { session, shown, happens: (/** @type {any[]} */ events) => emitter.emit("events", events) };
}

test("a face reacts to a move once the piece has arrived, and not after undo or in another game", () => {
  const { session, shown, happens } = bench();
  assert.equal(shown({}), "calm");
  const hit = [moved("black"), { type: "bumped", side: "white" }];
  happens(hit);
  assert.equal(shown({ activity: "moving" }), "calm");
  assert.equal(shown({ activity: "idle" }), "sorry");
  assert.equal(shown({ game: { ...session.view.game, throws: 2 } }), "calm", "undone");
  happens(hit);
  assert.equal(shown({}), "sorry");
  session.game = {};
  assert.equal(shown({}), "calm", "another game");
});

test("two people at one device have no face beside their names", () => {
  const { shown } = bench();
  assert.equal(shown({ seat: null }), undefined);
});
