/** Which saved game is resumed, where games are saved, and how many. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { FakeStorage } from "./fake-storage.mjs";
import { heldPromise } from "./held-promise.mjs";

const page = await pageModules(
  "base/storage",
  "game/saved-game",
  "game/url-options",
  "game/url-options",
  "addons/embedding/protocol",
);
// Together, because both use the same storage.
const { clearAllData, saveGame: saveLate } = await pageModules("addons/accessibility/addon", "base/storage");

/** @param {number} [room] */
function newDevice(room) {
  Object.assign(globalThis, { localStorage: new FakeStorage(room), sessionStorage: new FakeStorage() });
}
const newTab = () => Object.assign(globalThis, { sessionStorage: new FakeStorage() });

beforeEach(() => newDevice());

/** @param {string} options @param {number | undefined} kept @param {object} [more] */
const game = (options, kept, more = {}) => ({
  version: 1,
  wishes: options,
  ...(kept === undefined ? {} : { kept }),
  open: true,
  replaced: null,
  record: `record of ${options || "nothing"}`,
  setup: { ruleset: "simple", board: null, opponent: "beginner", side: "black", seed: null },
  seat: null,
  log: [],
  ...more,
});

/** @param {string} options @param {number} kept @param {string} [place] @param {object} [more] */
const save = (options, kept, place = "", more = {}) =>
  page.saveGame(game(options, kept, more), place, options);

/** The game that an address with these options resumes. @param {string} options @param {string} [place] */
const resumed = (options, place = "") => page.chooseSave(page.savedGames(place, options), options).saved;

test("a tab and a new tab resume any options", () => {
  for (const address of [
    "",
    "?opponent=beginner",
    "?ruleset=bell&name=Ours&board=simple&side=white&seed=7",
  ]) {
    newDevice();
    const options = page.gameOptions(new URLSearchParams(address));
    save(options, 1);
    assert.equal(resumed(options)?.wishes, options);
    newTab();
    assert.equal(resumed(options)?.wishes, options);
  }
});

test("neither the order of address options nor unrelated parameters matter", () => {
  const key = (/** @type {string} */ query) => page.gameOptions(new URLSearchParams(query));
  assert.equal(key("?side=white&opponent=casual"), key("?opponent=casual&lang=ar&theme=ebony&side=white"));
  assert.equal(key("?lang=ar&keep=museum"), "");
});

test("games with other options are neither resumed nor overwritten", () => {
  save("ruleset=simple", 1);
  save("ruleset=bell", 2);
  newTab();
  assert.equal(resumed("ruleset=simple")?.wishes, "ruleset=simple");
  assert.equal(resumed("ruleset=bell")?.wishes, "ruleset=bell");
  assert.equal(resumed("ruleset=double"), null);
});

test("a plain address has its own game, and otherwise resumes the last game of any options", () => {
  save("ruleset=simple", 1);
  save("ruleset=bell", 3);
  save("opponent=casual", 2);
  assert.equal(resumed("")?.wishes, "ruleset=bell");
  newTab();
  assert.equal(resumed("")?.wishes, "ruleset=bell");
  save("", 1);
  newTab();
  save("ruleset=simple", 9);
  assert.equal(resumed("")?.wishes, "", "though this tab knows a newer one");
});

test("a game saved while the clock was ahead is resumed, and is not the newest for ever", () => {
  const ahead = Date.now() + 400 * 864e5;
  save("ruleset=simple", ahead);
  assert.equal(resumed("ruleset=simple")?.wishes, "ruleset=simple");
  assert.equal(resumed("")?.wishes, "ruleset=simple");
  save("ruleset=bell", Date.now());
  assert.equal(resumed("")?.wishes, "ruleset=bell");
  // Games that are played now make room for themselves by dropping that one, not each other.
  for (let number = 1; number <= 15; number += 1) save(`seed=${number}`, Date.now());
  assert.equal(resumed("ruleset=simple"), null);
  assert.ok(resumed("ruleset=bell"));
});

test("an untouched game never replaces one in progress", () => {
  save("ruleset=bell", 5);
  save("ruleset=simple", 0);
  assert.equal(resumed("")?.wishes, "ruleset=bell");
  save("", 0);
  assert.equal(resumed("")?.wishes, "ruleset=bell", "not for one begun without options either");
});

test("a finished game is shown again in its tab, and restarted in another", () => {
  save("opponent=casual", 1, "", { open: false });
  assert.equal(resumed("opponent=casual")?.open, false);
  newTab();
  assert.equal(resumed("opponent=casual"), null);
});

test("each place and each name has its own games", () => {
  const places = ["", "museum", "museum?x", "https://museum.example/hall 0", "https://museum.example/hall 1"];
  for (const [number, place] of places.entries()) save("opponent=beginner", number + 1, place);
  for (const [number, place] of places.entries()) {
    assert.equal(resumed("opponent=beginner", place)?.kept, number + 1);
    assert.equal(resumed("", place)?.kept, number + 1);
  }
});

test("a game saved by an earlier version, one per place, is found by its options and without any", () => {
  for (const key of ["senet.game", "senet.game.museum"]) {
    newDevice();
    const place = key.replace(/^senet\.game\.?/, "");
    const kept = game("opponent=casual", undefined);
    localStorage.setItem(key, JSON.stringify(kept));
    assert.equal(resumed("opponent=casual", place)?.record, kept.record);
    assert.equal(resumed("", place)?.record, kept.record);
    assert.equal(resumed("ruleset=bell", place), null);
    save("opponent=casual", 1, place);
    save("", 2, place);
    newTab();
    assert.equal(resumed("opponent=casual", place)?.kept, 1);
  }
});

test("an invalid save is reported where it was looked for, and only if nothing else is there", () => {
  const choice = (/** @type {string} */ options) => page.chooseSave(page.savedGames("", options), options);
  assert.deepEqual(choice(""), { saved: null, damaged: [] });
  for (const text of ["{", "7", "null", '{"version":1}', JSON.stringify(game("", 1, { log: 7 }))]) {
    newDevice();
    localStorage.setItem("senet.game", text);
    assert.deepEqual(choice(""), { saved: null, damaged: [text] });
    save("ruleset=bell", 1);
    assert.deepEqual(choice("").damaged, []);
    assert.deepEqual(choice("ruleset=bell").damaged, []);
  }
});

test("the sixteen newest games are kept, and untouched games are dropped first", () => {
  for (let number = 1; number <= 40; number += 1) save(`seed=${number}`, number === 40 ? 0 : number);
  for (const storage of [localStorage, sessionStorage]) {
    const kept = Object.keys(storage).filter((key) => key.startsWith("senet.game"));
    assert.equal(kept.length, 16);
  }
  assert.ok(resumed("seed=40"), "the last is kept, whatever it is");
  assert.ok(resumed("seed=25") && !resumed("seed=24"));
  save("seed=41", 41);
  assert.equal(resumed("seed=40"), null);
});

test("of more than sixteen games that take turns, the one played last is always saved", () => {
  for (const count of [17, 20]) {
    newDevice();
    for (let time = 1; time <= 3 * count; time += 1) {
      const number = time % count;
      assert.equal(save(`seed=${number}`, time), true);
      assert.equal(resumed(`seed=${number}`)?.kept, time);
    }
    newTab();
    for (let time = 3 * count; time > 3 * count - 16; time -= 1)
      assert.equal(resumed(`seed=${time % count}`)?.kept, time);
  }
});

test("a game that fits beside no other takes their place, and one that fits nowhere leaves them", () => {
  newDevice(1000);
  Object.assign(globalThis, { sessionStorage: new FakeStorage(0) });
  for (let number = 1; number <= 3; number += 1) save(`seed=${number}`, number);
  assert.equal(save("seed=4", 4, "", { record: "x".repeat(5000) }), false);
  assert.equal(resumed("seed=4"), null);
  assert.equal(resumed("seed=3")?.kept, 3);
  assert.equal(save("seed=5", 5, "", { record: "x".repeat(650) }), true);
  assert.equal(resumed("seed=5")?.kept, 5);
  assert.equal(resumed("seed=3"), null);
});

test("when storage is full the oldest games make room, and other data stays", () => {
  newDevice(2000);
  localStorage.setItem("of somebody else", "x".repeat(100));
  localStorage.setItem("senet.settings", "{}");
  for (let number = 1; number <= 12; number += 1) save(`seed=${number}`, number);
  newTab();
  assert.ok(resumed("seed=12"));
  assert.equal(resumed("seed=1"), null);
  assert.deepEqual(
    Object.keys(localStorage).filter((key) => !key.startsWith("senet.game")),
    ["of somebody else", "senet.settings"],
  );
});

test("a place that must not save saves nothing, and missing storage breaks nothing", () => {
  save("", 1, "off");
  assert.deepEqual(
    Object.keys(localStorage).filter((key) => key.startsWith("senet.game")),
    [],
  );
  for (const kind of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, kind, {
      configurable: true,
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  try {
    save("", 1);
    assert.equal(resumed(""), null);
  } finally {
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, kind, { configurable: true, writable: true, value: undefined });
  }
});

/** A window in a page. @param {{ name?: string, referrer?: string, at?: number | null, around?: string[] }} how */
function inPage({ name = "", referrer = "", at = null, around }) {
  /** @type {any} */
  const self = { name, document: { referrer }, location: { ancestorOrigins: around } };
  self.self = self;
  self.parent = at === null ? self : { length: 5, [at]: self };
  return self;
}

test("a frame is identified by the page around it and its position among that page's frames", () => {
  assert.equal(page.framePlace(inPage({ name: "senet anything", referrer: "https://a.example/b" })), "");
  const first = inPage({ referrer: "https://a.example/hall?utm=1", at: 0 });
  const second = inPage({ referrer: "https://a.example/hall", at: 3 });
  assert.equal(page.framePlace(first), "https://a.example/hall 0");
  assert.equal(page.framePlace(second), "https://a.example/hall 3");
  assert.equal(page.framePlace(inPage({ at: 2 })), " 2", "where the page around says nothing");
  const place = inPage({ name: "senet https://a.example/hall x 1", referrer: "https://a.example/", at: 2 });
  assert.equal(page.framePlace(place), "https://a.example/hall x 1");
  assert.equal(
    page.framePlace(inPage({ name: "advert", referrer: "https://a.example/", at: 2 })),
    "https://a.example/ 2",
  );
});

test("a page that names another site's place gets a place of its own", () => {
  const name = "senet https://a.example/hall x 1";
  const place = (/** @type {object} */ how) => page.framePlace(inPage({ name, at: 0, ...how }));
  const own = "https://a.example/hall x 1";
  assert.equal(place({ referrer: "https://a.example/hall" }), own);
  assert.equal(place({ around: ["https://a.example"], referrer: "https://game.example/senet/" }), own);
  assert.equal(place({ referrer: "https://evil.example/" }), `https://evil.example ${own}`);
  assert.equal(
    place({ around: ["https://evil.example", "https://a.example"], referrer: "https://a.example/" }),
    `https://evil.example ${own}`,
  );
  assert.equal(
    place({ referrer: "https://a.example.evil.example/" }),
    `https://a.example.evil.example ${own}`,
  );
  assert.equal(place({ referrer: "" }), ` ${own}`, "nor one that does not say where it is");
});

test("unnamed games are told apart by ids and numbers, and a recreated one gets its old number", () => {
  const games = new Map();
  const add = (/** @type {string} */ id) => {
    const added = { isConnected: true };
    return { added, place: page.placeAmong(games, id, added) };
  };
  const [hall, first, second] = [add("hall"), add(""), add("")];
  assert.deepEqual([hall.place, first.place, second.place], ["hall 1", " 1", " 2"]);
  assert.equal(page.placeAmong(games, "", second.added), " 2", "moved on its page");
  first.added.isConnected = false;
  assert.equal(add("").place, " 1");
  assert.equal(add("").place, " 3");
  assert.equal(add("hall").place, "hall 2");
});

test("in a store that others fill, the game being played stays saved, and no other is dropped in vain", () => {
  const games = () => Object.keys(localStorage).filter((key) => key.startsWith("senet.game"));
  newDevice(6000);
  for (let number = 1; number <= 6; number += 1) save(`seed=full-${number}`, number);
  // Other code keeps taking the free space.
  const fill = () => {
    try {
      for (;;) localStorage.setItem(`filler ${Math.random()}`, "x".repeat(40));
    } catch {
      // Full.
    }
  };
  for (let act = 10; act < 20; act += 1) {
    fill();
    const isSaved = save("seed=played", act, "", { record: `record ${"x".repeat(act)}` });
    assert.ok(isSaved);
    assert.equal(JSON.parse(localStorage.getItem(games().at(-1) ?? "") ?? "").kept, act);
  }

  newDevice(3000);
  for (let number = 1; number <= 4; number += 1) save(`seed=vain-${number}`, number);
  const before = games();
  save("seed=huge", 9, "", { record: "x".repeat(5000) });
  assert.deepEqual(games().sort(), before.sort(), "no room could be made: nothing is removed");
});

test("while a game that must not save is on the page, no part of the page saves anything", () => {
  const allow = page.forbidSaving();
  const also = page.forbidSaving();
  assert.equal(page.writePart("lessons", 1), false);
  page.quarantine("game", "text");
  save("", 1, "off");
  assert.deepEqual(Object.keys(localStorage), []);
  also();
  also();
  assert.equal(page.writePart("lessons", 1), false, "the other one is still there");
  save("", 1);
  assert.ok(resumed(""), "a game beside it is kept where its own place allows it");
  allow();
  assert.equal(page.writePart("lessons", 1), true);
  const screen = page.forbidSaving("kiosk");
  assert.deepEqual(
    ["kiosk", "lessons"].map((part) => page.writePart(part, 2)),
    [true, false],
    "an unattended screen counts its visits, and keeps nothing of a visitor",
  );
  screen();
});

test("a game that goes on while all data are deleted saves nothing, unless deleting fails", async () => {
  const { caches: real } = globalThis;
  for (const isRefused of [true, false]) {
    newDevice();
    const { localStorage } = globalThis;
    localStorage.setItem("senet.game", "old");
    localStorage.setItem("other", "kept");
    const open = heldPromise();
    Object.assign(globalThis, { caches: { keys: () => open.promise } });
    try {
      const clearing = clearAllData();
      // As a computer's move does.
      saveLate(game("", 1), "", "");
      if (isRefused) open.reject(new Error("no caches"));
      else open.resolve([]);
      if (isRefused) await assert.rejects(clearing, /no caches/);
      else await clearing;
      assert.deepEqual(Object.keys(localStorage), ["other"]);
      saveLate(game("", 1), "", "");
      assert.equal(Object.keys(localStorage).length, isRefused ? 2 : 1);
    } finally {
      Object.assign(globalThis, { caches: real });
    }
  }
});
