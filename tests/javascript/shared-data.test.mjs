/** Data that several tabs share, or that a wrong clock dates: nothing that was saved is lost. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { FakeStorage } from "./fake-storage.mjs";
import { settled } from "./held-promise.mjs";

const { Counts, lessonProgress, persistStorage, saveProgress, saveRules, writePart } = await pageModules(
  "addons/kiosk/counts",
  "addons/shared/lesson-progress",
  "base/storage",
  "addons/house-rules/saved-rules",
);

/** Whether there is room for anything more. @param {boolean} full */
function fill(full) {
  Object.assign(localStorage, { room: full ? 0 : Number.POSITIVE_INFINITY });
}

const { now } = Date;
const RealDate = Date;

/** The clock shows this day. @param {string} day */
function clockAt(day) {
  const time = new RealDate(`${day}T12:00:00`).getTime();
  Date.now = () => time;
  globalThis.Date = /** @type {any} */ (
    class extends RealDate {
      /** @param {any[]} args */
      constructor(...args) {
        super(.../** @type {[any]} */ (args.length > 0 ? args : [time]));
      }
    }
  );
}

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() });
});
afterEach(() => {
  globalThis.Date = RealDate;
  Date.now = now;
});

/** @param {{ days: [date: string, day: { begun: number, ended: number }][] }} counted */
const counts = ({ days }) =>
  Object.fromEntries(days.map(([date, { begun, ended }]) => [date, [begun, ended]]));

test("a kiosk's counts outlast a clock that jumps back and forth", () => {
  localStorage.setItem(
    "senet.kiosk",
    JSON.stringify({
      "2026-11-26": { begun: 41, ended: 20, resets: 30 },
      "2026-11-24": { begun: 60, ended: 30, resets: 40 },
    }),
  );
  for (const day of ["2026-11-24", "2026-11-26", "2035-01-01", "2026-11-26", "1970-01-01", "2026-11-26"]) {
    clockAt(day);
    const screen = new Counts();
    screen.count("begun");
    assert.ok(screen.kept);
  }
  assert.deepEqual(counts(new Counts()), {
    "2035-01-01": [1, 0],
    "2026-11-26": [44, 20],
    "2026-11-24": [61, 30],
    "1970-01-01": [1, 0],
  });
  assert.equal(new Counts().days[0][0], "2035-01-01", "shown by date");
});

test("days of a wrong clock are deleted once sixty others have been counted, and no day before", () => {
  clockAt("2035-01-01");
  new Counts().count("begun");
  const screen = new Counts();
  const dayNumber = (/** @type {number} */ number) =>
    new RealDate(RealDate.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
  for (let number = 0; number < 59; number += 1) {
    clockAt(dayNumber(number));
    screen.count("ended");
  }
  assert.equal(screen.days.length, 60);
  assert.ok("2035-01-01" in counts(screen));
  clockAt(dayNumber(59));
  screen.count("ended");
  assert.equal(screen.days.length, 60);
  assert.ok(!("2035-01-01" in counts(screen)));
  assert.ok(dayNumber(0) in counts(screen));
});

test("two screens in one browser add to the same counts", () => {
  clockAt("2026-11-26");
  const [one, other] = [new Counts(), new Counts()];
  for (let visit = 0; visit < 3; visit += 1) one.count("begun");
  other.count("begun");
  one.count("begun");
  assert.deepEqual(counts(one), { "2026-11-26": [5, 0] });
  assert.deepEqual(counts(other), counts(one));
});

test("counts that could not be saved are added once saving works again", () => {
  clockAt("2026-11-26");
  const [one, other] = [new Counts(), new Counts()];
  one.count("begun");
  fill(true);
  one.count("begun");
  assert.equal(one.kept, false);
  assert.deepEqual(counts(one), { "2026-11-26": [2, 0] });
  fill(false);
  other.count("begun");
  one.count("ended");
  assert.equal(one.kept, true);
  assert.deepEqual(counts(new Counts()), { "2026-11-26": [3, 1] });
});

test("progress in the lessons from two tabs adds up, and lasts for the visit without storage", () => {
  const done = (/** @type {string} */ lesson) =>
    saveProgress((/** @type {any} */ before) => ({ done: [...before.done, lesson] }));
  done("one");
  // Another tab.
  writePart("lessons", { done: ["one", "two"], did: {}, left: { four: 2 }, declined: false });
  done("three");
  assert.deepEqual(lessonProgress().done, ["one", "two", "three"]);
  assert.deepEqual(lessonProgress().left, { four: 2 });
  fill(true);
  done("four");
  done("five");
  assert.deepEqual(lessonProgress().done.slice(-2), ["four", "five"]);
});

test("the browser is asked once to keep what cannot be had again", async () => {
  let asked = 0;
  const storage = {
    persisted: async () => false,
    persist: async () => {
      asked += 1;
      throw new TypeError("not here");
    },
  };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: {} });
  persistStorage();
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { storage } });
  const { debug } = console;
  console.debug = () => undefined;
  try {
    fill(true);
    assert.equal(saveRules({ name: "Ours", ruleset: "simple" }), "blocked");
    await settled();
    assert.equal(asked, 0, "nothing was saved");
    fill(false);
    assert.equal(saveRules({ name: "Ours", ruleset: "simple" }), "kept");
    saveRules({ name: "Theirs", ruleset: "bell" });
    await settled();
    assert.equal(asked, 1);
  } finally {
    console.debug = debug;
  }
});
