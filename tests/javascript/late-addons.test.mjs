/** Add-ons whose answers arrive, or fail, after the visitor has done something else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { addonBench } from "./addon-bench.mjs";
import { UNREACHABLE } from "./asynchronous-bench.mjs";
import { silenceErrors } from "./game-session-bench.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

Object.assign(globalThis, { location: new URL("https://museum.example/senet/") });
const {
  addon: puzzles,
  LessonExercise,
  Lessons,
  lessonOf,
  RetryExercise,
  FairnessDialog,
  SelfPlay,
  ShareFields,
} = await pageModules(
  "addons/puzzles/addon",
  "addons/lessons/lesson-course",
  "addons/lessons/lesson-exercise",
  "addons/lessons/lessons",
  "addons/review/retry-exercise",
  "addons/fairness/fairness-dialog",
  "addons/kiosk/attract-panel",
  "addons/shared/share-fields",
);
const { addon: link } = await pageModules("addons/shared-throws/link");

silenceErrors();

/** All nested templates with their values. @param {any} content @returns {any[]} */
const templates = (content) =>
  Array.isArray(content)
    ? content.flatMap(templates)
    : content?.strings
      ? [content, ...content.values.flatMap(templates)]
      : [];

/** The template that contains this text. @param {any} content @param {string} mark @returns {any} */
const templateWith = (content, mark) =>
  templates(content).find(({ strings }) => strings.join("…").includes(mark));

/** Presses the only button of a template. @param {any} template */
const press = (template) => template.values.find((/** @type {any} */ value) => typeof value === "function")();

/** A page that reports failures as the real one does. @param {any} bench */
function reporting({ page, session }) {
  const notLoaded = (/** @type {unknown} */ _) => ({ id: "notice-not-loaded" });
  page.attempt = (/** @type {Promise<unknown>} */ work, toSentence = notLoaded) =>
    work.catch((error) => session.notice(toSentence(error)));
  return page;
}

async function puzzleBench() {
  const bench = await addonBench({ acts: 6 });
  const addon = puzzles(reporting(bench));
  const [entry] = addon.menu(bench.session.view);
  return { ...bench, addon, begin: () => entry.run() };
}

test("a puzzle that loads late does not replace a game that has started in the meantime", async () => {
  const { begin, hold, calls, otherGame, session, leftGames } = await puzzleBench();
  hold("newGame");
  begin();
  const other = await otherGame();
  calls("newGame")[0]?.resolve(undefined);
  await settled();
  assert.equal(session.game, other);
  assert.deepEqual(leftGames(), []);
});

test("of two puzzles the latest is put on the board, whichever loads last", async () => {
  const { begin, hold, calls, session, leftGames } = await puzzleBench();
  hold("newGame");
  begin();
  begin();
  calls("newGame")[1]?.resolve(undefined);
  await settled();
  const { game } = session;
  assert.ok(session.isExercise);
  calls("newGame")[0]?.resolve(undefined);
  await settled();
  assert.equal(session.game, game);
  assert.deepEqual(leftGames(), []);
});

test("a hundred games that cannot start show nothing, and can be asked for again", async () => {
  const { begin, hold, calls, session, addon, notices } = await puzzleBench();
  begin();
  await settled();
  const panel = () => addon.render("dock", session.view);
  press(templateWith(panel(), "show-puzzle"));
  hold("fromRecord");
  press(templateWith(panel(), 'class="hundred"'));
  calls("fromRecord")[0]?.reject(UNREACHABLE());
  await settled();
  assert.deepEqual(notices(), ["notice-not-loaded"]);
  assert.equal(templateWith(panel(), "hundred-games"), undefined);
});

/** Presses the button with this class. @param {any} content @param {string} name */
function pressIn(content, name) {
  const template = templateWith(content, `class="${name}"`);
  const at = template.strings.findIndex((/** @type {string} */ text) => text.includes(`class="${name}"`));
  template.values.slice(at).find((/** @type {any} */ value) => typeof value === "function")();
}

test("a puzzle that was left plays no games and is followed by no other, however late they load", async () => {
  const { begin, hold, calls, session, addon, leftGames } = await puzzleBench();
  /** @type {string[]} */
  const questions = [];
  session.advisor.ask = async (/** @type {any} */ { ask }) => questions.push(ask);
  const own = session.record();
  begin();
  await settled();
  const panel = () => addon.render("dock", session.view);
  pressIn(panel(), "show-puzzle");
  hold("fromRecord", "newGame");
  pressIn(panel(), "hundred");
  begin();
  pressIn(panel(), "leave-puzzle");
  await settled();
  const [playing, leaving] = calls("fromRecord");
  playing?.resolve(undefined);
  await settled();
  calls("newGame")[0]?.resolve(undefined);
  await settled();
  leaving?.resolve(undefined);
  await settled();
  assert.deepEqual(questions, []);
  assert.equal(session.record(), own);
  assert.deepEqual(leftGames(), []);
});

test("a lesson that cannot load is not there, and the visitor's game comes back from the one before", async () => {
  for (const isSecond of [false, true]) {
    const bench = await addonBench({ acts: 6 });
    const { session, hold, calls, notices, leftGames } = bench;
    const page = Object.assign(reporting(bench), { current: 1, focusSpot: () => undefined });
    const own = session.record();
    const lessons = new Lessons(page);
    if (isSecond) {
      lessons.start("first");
      await settled();
      assert.ok(session.isExercise);
    }
    hold("newGame");
    lessons.start("house-26");
    await settled();
    calls("newGame")[0]?.reject(UNREACHABLE());
    await settled();
    assert.deepEqual(notices(), ["notice-not-loaded"]);
    assert.equal(lessons.exercise, null);
    assert.deepEqual([session.isExercise, session.record()], [false, own]);
    assert.deepEqual(leftGames(), []);
  }
});

test("what was copied or sent is not reported where it was forgotten meanwhile", async () => {
  const { navigator } = globalThis;
  const sent = heldPromise();
  Object.defineProperty(globalThis, "navigator", {
    value: { clipboard: { writeText: () => sent.promise }, share: () => sent.promise },
    configurable: true,
    writable: true,
  });
  try {
    const page = {
      l10n: { text: (/** @type {string} */ id) => id },
      redraw: () => undefined,
      attempt: (/** @type {Promise<unknown>} */ work) => work,
    };
    const fields = new ShareFields(page, { copy: "copy", copied: "copied", byHand: "by hand" });
    const event = { currentTarget: { parentElement: { querySelector: () => null } } };
    for (const template of [
      fields.copyButton("link"),
      fields.sendButton("send", "Send", {}, { done: "done", failed: "failed" }),
    ])
      template.values.find((/** @type {any} */ value) => typeof value === "function")(event);
    fields.clear();
    sent.resolve(undefined);
    await settled();
    assert.equal(fields.result("link") + fields.result(""), "");
  } finally {
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true, writable: true });
  }
});

/** A lesson that is about to begin. */
async function lessonBench() {
  const bench = await addonBench({ acts: 6 });
  const page = reporting(bench);
  Object.assign(page, { current: 1, focusSpot: () => undefined });
  page.root.querySelector = () => null;
  const exercise = new LessonExercise(
    page,
    lessonOf("first"),
    bench.session.copy(),
    new Map(),
    () => {},
    true,
  );
  bench.hold("newGame");
  return { ...bench, exercise };
}

test("a lesson that loads late does not replace a game that has started in the meantime", async () => {
  const { exercise, otherGame, calls, session, leftGames } = await lessonBench();
  const begun = exercise.begin(0);
  const other = await otherGame();
  calls("newGame")[0]?.resolve(undefined);
  await begun;
  assert.equal(session.game, other);
  assert.deepEqual(leftGames(), []);
});

test("of two steps of a lesson the latest is shown, whichever loads last", async () => {
  const { exercise, calls, session, leftGames } = await lessonBench();
  const first = exercise.begin(1);
  const second = exercise.begin(0);
  calls("newGame")[1]?.resolve(undefined);
  await second;
  const { game } = session;
  calls("newGame")[0]?.resolve(undefined);
  await first;
  assert.deepEqual([session.game, exercise.stepIndex], [game, 0]);
  assert.deepEqual(leftGames(), []);
});

test("a lesson that has ended reports no failure", async () => {
  const { exercise, calls, notices } = await lessonBench();
  const begun = exercise.begin(0);
  exercise.leave();
  calls("newGame")[0]?.reject(UNREACHABLE());
  await begun;
  assert.deepEqual(notices(), []);
});

/** A retried choice after which the turn goes on, judged as right. The engine answers on the test's command. */
function retryBench() {
  /** @type {ReturnType<typeof heldPromise>[]} */
  const reads = [];
  const played = /** @type {string[]} */ ([]);
  const patches = /** @type {any[]} */ ([]);
  const playing = heldPromise();
  const session = {
    game: /** @type {any} */ (null),
    view: { game: { player: 0 }, selected: null },
    record: () => "",
    load(/** @type {any} */ game) {
      session.game = game;
      return true;
    },
    play(/** @type {any} */ { id }) {
      played.push(id);
      return playing.promise;
    },
    update: (/** @type {any} */ patch) => patches.push(patch),
  };
  const page = {
    session,
    root: { querySelector: () => null },
    focusSpot: () => undefined,
    announce: () => undefined,
    redraw: () => undefined,
    attempt: (/** @type {Promise<unknown>} */ work) => work.catch(assert.fail),
    engine: {
      async withGame(/** @type {string} */ _, /** @type {(game: any) => unknown} */ use) {
        const read = heldPromise();
        reads.push(read);
        await read.promise;
        const state = { phase: "play", player: 0 };
        return use({ act: () => undefined, position_id: () => "", snapshot: () => ({ state }) });
      },
    },
  };
  const row = { step: 4, side: "W", best: 0.5 };
  const of = { kept: {}, report: { ruleset: "", record: "" }, row, log: [] };
  const ask = async (/** @type {any} */ { ask }) => (ask === "weigh" ? [] : 0.5);
  const retry = new RetryExercise(page, ask, of);
  retry.setPosition({}, {}, {});
  return { retry, session, reads, played, patches, playing };
}

test("a right choice is not played after another attempt, the end or another game", async () => {
  /** @type {[string, (bench: ReturnType<typeof retryBench>) => void][]} */
  const ways = [
    ["attempt", ({ retry }) => retry.allows(null)],
    ["end", ({ retry }) => retry.leave()],
    ["game", ({ session }) => Object.assign(session, { game: "another" })],
  ];
  for (const [name, overtake] of ways) {
    const bench = retryBench();
    bench.retry.allows({ id: "1-2" });
    bench.reads[0]?.resolve(undefined);
    await settled();
    overtake(bench);
    bench.reads[1]?.resolve(undefined);
    await settled();
    assert.deepEqual(bench.played, [], name);
  }
  const { retry, session, reads, played, patches, playing } = retryBench();
  retry.allows({ id: "1-2" });
  reads[0]?.resolve(undefined);
  await settled();
  reads[1]?.resolve(undefined);
  await settled();
  assert.deepEqual(played, ["1-2"]);
  session.game = "another";
  const before = patches.length;
  playing.resolve(undefined);
  await settled();
  assert.equal(patches.length, before, "nor is a hint of another game deleted");
});

test("a fairness check that fails late says nothing about the game as it is now", async () => {
  /** @type {ReturnType<typeof heldPromise>[]} */
  const loads = [];
  let record = "before";
  const text = (/** @type {string} */ id) => id;
  const page = {
    session: { game: { record: () => record } },
    engine: {
      full: () => {
        const load = heldPromise();
        loads.push(load);
        return load.promise;
      },
    },
    redraw: () => undefined,
    l10n: { text },
  };
  const dialog = new FairnessDialog(page);
  const drawn = () => dialog.draw({ view: { setup: {} }, l10n: page.l10n, close: () => undefined });
  const says = (/** @type {string} */ id) => templates(drawn()).some(({ values }) => values.includes(id));
  drawn();
  record = "now";
  drawn();
  loads[0]?.reject(UNREACHABLE());
  await settled();
  assert.ok(says("fairness-wait"));
  loads[1]?.reject(UNREACHABLE());
  await settled();
  assert.ok(says("fairness-fault"), "its own failure is shown");
});

test("a game that played itself and fails after a visitor has come does not start again", async () => {
  const playing = heldPromise();
  const move = { id: "1-2" };
  const state = { phase: "play", players: ["white", "black"], ruleset: "" };
  const view = {
    status: "ready",
    seat: null,
    activity: "idle",
    dialog: null,
    game: state,
    moves: [move, { id: "2-3" }],
    settings: {},
  };
  const session = { view: { ...view, settings: { speed: "instant" } }, game: { position_id: () => "" } };
  let played = false;
  Object.assign(session, {
    play: () => {
      played = true;
      return playing.promise;
    },
  });
  let begun = 0;
  const advisor = { ask: async () => move.id, destroy: () => undefined };
  const selfPlay = new SelfPlay({ session, newAdvisor: () => advisor }, () => (begun += 1));
  selfPlay.start();
  await settled();
  await settled();
  assert.ok(played);
  selfPlay.stop();
  playing.reject(new Error("no picture"));
  await settled();
  assert.deepEqual([begun, selfPlay.isFailing], [0, false]);
});

test("a link with given throws blames itself only if the engine refuses it", async () => {
  const { session, page } = await addonBench({ acts: 0 });
  const setup = { ...session.view.setup, ruleset: "bell" };
  const said = async (/** @type {unknown} */ error) => {
    session.update({ notices: [] });
    link({
      ...page,
      query: new URLSearchParams(`ruleset=bell&side=white&sticks=${"5e".repeat(32)}`),
      urlOptions: () => ({ setup, problems: [] }),
      engine: { newGame: () => Promise.reject(error) },
      attempt: (/** @type {Promise<unknown>} */ work, /** @type {(error: unknown) => any} */ toSentence) =>
        work.catch((reason) => session.notice(toSentence(reason))),
    });
    await settled();
    return session.view.notices.map((/** @type {any} */ { id }) => id);
  };
  assert.deepEqual(await said(UNREACHABLE()), ["notice-not-loaded"]);
  assert.deepEqual(await said(Object.assign(new Error("no such throws"), { code: "seed" })), [
    "everyone-damaged",
  ]);
});
