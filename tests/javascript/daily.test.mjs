/** The game of the day past midnight: it stays the game of its day, and the new game is one button away. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

// Just enough of a document to create templates.
Object.assign(globalThis, {
  document: { createTreeWalker: () => ({}), createComment: () => ({}) },
  HTMLElement: class {},
  location: { href: "https://senet.example/" },
});
/** @type {Map<string, string>} */
const storage = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => storage.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => storage.set(key, text),
  },
});

const { addon, initialState, DEFAULT_SETUP } = await pageModules(
  "addons/shared-throws/day",
  "addons/shared-throws/day-result",
  "game/view-state",
);

const seedOf = (/** @type {string} */ date) => `the throws of ${date}`;
const noon = (/** @type {string} */ date) => new Date(`${date}T12:00:00`).getTime();

/** @param {any} [setup] */
function page(setup = DEFAULT_SETUP) {
  /** @type {Map<string, () => void>} */
  const listeners = new Map();
  const session = {
    view: { ...initialState(), setup },
    newGame(/** @type {any} */ other) {
      this.view = { ...this.view, setup: other };
    },
    update(/** @type {any} */ patch) {
      this.view = { ...this.view, ...patch };
    },
    notice: (/** @type {any} */ sentence) => assert.fail(JSON.stringify(sentence)),
  };
  const text = (/** @type {string} */ id, /** @type {any} */ args) =>
    args?.date ? `${id} ${args.date}` : id;
  return {
    session,
    query: new URLSearchParams(),
    canSave: true,
    engine: { full: async () => ({ daily_seed: seedOf }), ruleset: () => ({ pieces: 7 }) },
    l10n: { text, sentence: text, language: { code: "en" } },
    redraw: () => undefined,
    onComplete: (/** @type {() => void} */ act) => act(),
    on: (/** @type {string} */ type, /** @type {() => void} */ listener) => listeners.set(type, listener),
    emit: (/** @type {string} */ type) => listeners.get(type)?.(),
    attempt: (/** @type {Promise<unknown>} */ work, /** @type {(error: unknown) => unknown} */ toSentence) =>
      work.catch((error) => session.notice(toSentence(error))),
  };
}

/** All nested templates with their values. @param {any} content @returns {any[]} */
function templates(content) {
  if (Array.isArray(content)) return content.flatMap(templates);
  return content?.strings ? [content, ...content.values.flatMap(templates)] : [];
}

/** @param {any} content @param {string} mark text of the template */
function templateWith(content, mark) {
  return templates(content).find(({ strings }) => strings.join("…").includes(mark));
}

/** Opens the dialog from the menu. @param {any} daily @param {any} host */
async function opened(daily, host) {
  daily.menu(host.session.view)[0].run();
  await settled();
  assert.equal(host.session.view.dialog, "daily");
  return daily.dialogs.daily({
    page: host,
    view: host.session.view,
    l10n: host.l10n,
    close: () => undefined,
  });
}

const line = (/** @type {any} */ daily, /** @type {any} */ view) =>
  templateWith(daily.render("above", view), "daily-line")?.values[0];

test("past midnight the game keeps its day, its result counts, and today's game can be started", async () => {
  mock.timers.enable({ apis: ["Date"], now: noon("2026-11-21") });
  try {
    const evening = page();
    const before = addon(evening);
    const first = await opened(before, evening);
    assert.equal(templateWith(first, "play-today"), undefined, "today's is the one that is shown");
    evening.session.newGame({
      ...DEFAULT_SETUP,
      ruleset: "kendall-masters",
      opponent: "casual",
      seed: seedOf("2026-11-21"),
      day: "2026-11-21",
    });

    mock.timers.setTime(noon("2026-11-22"));
    const late = await opened(before, evening);
    const button = templateWith(late, "play-today");
    assert.ok(button, "the other day's game leads on to today's");

    // A reload: only saved data remains.
    const morning = page(JSON.parse(JSON.stringify(evening.session.view.setup)));
    const after = addon(morning);
    await settled();
    assert.equal(line(after, morning.session.view), "daily-heading November 21, 2026");
    const over = {
      phase: "over",
      winner: "black",
      throws: 90,
      pieces: 5,
      off: { white: 2, black: 5 },
      taken: { white: 0, black: 0 },
    };
    morning.session.update({ game: over });
    morning.emit("over");
    assert.deepEqual(JSON.parse(storage.get("senet.daily") ?? ""), {
      date: "2026-11-21",
      best: { outcome: "won", left: 3, throws: 90 },
    });

    button.values.find((/** @type {any} */ value) => typeof value === "function")({
      currentTarget: { closest: () => null },
    });
    await settled();
    assert.equal(evening.session.view.setup.seed, seedOf("2026-11-22"));
    assert.equal(line(before, evening.session.view), "daily-heading November 22, 2026");
  } finally {
    mock.timers.reset();
  }
});

test("a day in the URL does not replace a game that has started while its throws were loading", async () => {
  const loading = heldPromise();
  const host = page();
  host.query.set("daily", "2026-11-21");
  host.engine.full = () => loading.promise;
  addon(host);
  await settled();
  const setup = { ...DEFAULT_SETUP, ruleset: "bell" };
  Object.assign(host.session, { game: "another" }).newGame(setup);
  loading.resolve({ daily_seed: seedOf });
  await settled();
  assert.equal(host.session.view.setup, setup);
});

test("today's game does not replace a game that has started while its throws were loading", async () => {
  mock.timers.enable({ apis: ["Date"], now: noon("2026-11-21") });
  try {
    const host = page();
    const daily = addon(host);
    await opened(daily, host);
    mock.timers.setTime(noon("2026-11-22"));
    const late = daily.dialogs.daily({
      page: host,
      view: host.session.view,
      l10n: host.l10n,
      close: () => undefined,
    });
    const loading = heldPromise();
    host.engine.full = () => loading.promise;
    templateWith(late, "play-today").values.find((/** @type {any} */ value) => typeof value === "function")({
      currentTarget: { closest: () => null },
    });
    const setup = { ...DEFAULT_SETUP, ruleset: "bell" };
    Object.assign(host.session, { game: "another" }).newGame(setup);
    loading.resolve({ daily_seed: seedOf });
    await settled();
    assert.equal(host.session.view.setup, setup);
  } finally {
    mock.timers.reset();
  }
});

test("the dialog of the day does not replace one that was opened while it was loading", async () => {
  const loading = heldPromise();
  const host = page();
  host.engine.full = () => loading.promise;
  const daily = addon(host);
  daily.menu(host.session.view)[0].run();
  host.session.update({ dialog: "settings" });
  loading.resolve({ daily_seed: seedOf });
  await settled();
  assert.equal(host.session.view.dialog, "settings");
});

/** Moments at which the date depends on the time zone, with the date there. */
const MOMENTS = /** @type {const} */ ([
  ["Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-11-22"],
  ["Pacific/Niue", "2026-11-22T10:59:59Z", "2026-11-21"],
  ["Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29"],
  ["Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"],
  // The first hour of this day does not exist in São Paulo, and the day before does not exist in Apia.
  ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04"],
  ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
]);

test("in every time zone the game of the day is that of the device's date, and names it", async () => {
  const { TZ } = process.env;
  try {
    for (const [zone, moment, date] of MOMENTS) {
      process.env.TZ = zone;
      mock.timers.enable({ apis: ["Date"], now: new Date(moment) });
      const host = { ...page(), query: new URLSearchParams("daily") };
      const daily = addon(host);
      await settled();
      const { day, seed } = host.session.view.setup;
      assert.deepEqual([day, seed], [date, seedOf(date)], `${zone} ${moment}`);
      const shown = new Date(`${date}T12:00Z`).toLocaleDateString("en", {
        dateStyle: "long",
        timeZone: "UTC",
      });
      assert.equal(line(daily, host.session.view), `daily-heading ${shown}`);
      mock.timers.reset();
    }
  } finally {
    mock.timers.reset();
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test("an invalid day does not stop the page from being drawn", async () => {
  const setup = { ...DEFAULT_SETUP, opponent: "casual", seed: "5e", day: "2026-13-40" };
  const host = page(setup);
  const daily = addon(host);
  await settled();
  assert.equal(line(daily, host.session.view), undefined);
});
