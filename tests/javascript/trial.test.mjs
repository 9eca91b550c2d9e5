/** Trying a choice of a finished game again: what is on the board, while answers are held up. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { Trial } = await pageModules("features/review/trial");

/** A page whose engine answers when the test says so. */
function bench() {
  /** @type {ReturnType<typeof heldPromise>[]} */
  const asked = [];
  /** @type {{ game: unknown }} */
  const seen = { game: "the finished game" };
  const page = {
    words: { need: async () => {} },
    element: new EventTarget(),
    root: { querySelector: () => null },
    current: "1",
    focusSpot: () => {},
    announce: () => {},
    session: {
      view: { selected: null },
      load: (/** @type {unknown} */ game) => {
        seen.game = game;
      },
      get game() {
        return seen.game;
      },
      // As the session does it.
      withGame: async (/** @type {string} */ _, /** @type {(game: any) => unknown} */ use) => {
        const { game } = seen;
        const held = heldPromise();
        asked.push(held);
        const read = await held.promise;
        const used = game === seen.game ? use(read) : null;
        if (seen.game !== read) read.free();
        return used;
      },
      update: () => {},
      notice: () => {},
    },
  };
  const of = {
    kept: { record: "", setup: {}, seat: null, log: [] },
    told: { record: "" },
    row: { step: 4, move: "6-7", throws: [3] },
    log: [],
  };
  const trial = new Trial(
    page,
    async () => null,
    of,
    () => {},
  );
  return { trial, asked, seen };
}

const choice = () => ({ free: () => {} });

test("a trial is on until the finished game has come back", async () => {
  const { trial, asked, seen } = bench();
  const begun = trial.begin();
  await settled();
  assert.ok(trial.isOn(seen.game), "it is about to be on the board");
  const tried = choice();
  asked[0]?.resolve(tried);
  await begun;
  assert.equal(seen.game, tried);
  assert.ok(trial.isOn(seen.game));
  const ended = trial.end();
  assert.ok(trial.isOn(seen.game), "its game is still on the board");
  asked[1]?.resolve("the game that came back");
  await ended;
  assert.ok(!trial.isOn(seen.game) && trial.isBack(seen.game));
});

test("a trial that is ended before it has begun ends all the same", async () => {
  const { trial, asked, seen } = bench();
  const begun = trial.begin();
  await settled();
  const ended = trial.end();
  assert.ok(trial.isOn(seen.game));
  let freed = 0;
  asked[0]?.resolve({ free: () => (freed += 1) });
  asked[1]?.resolve("the game that came back");
  await Promise.all([begun, ended]);
  assert.equal(freed, 1, "what nobody plays is let go");
  assert.equal(seen.game, "the game that came back");
  assert.ok(!trial.isOn(seen.game) && trial.isBack(seen.game));
});

test("a trial does not come to a board that another game has come to meanwhile", async () => {
  const { trial, asked, seen } = bench();
  const begun = trial.begin();
  await settled();
  seen.game = "another game";
  let freed = 0;
  asked[0]?.resolve({ free: () => (freed += 1) });
  assert.equal(await begun, false);
  assert.deepEqual([seen.game, freed], ["another game", 1]);
});
