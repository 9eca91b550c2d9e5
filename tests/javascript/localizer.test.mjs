/** How every language formats the values in its sentences: lists, digits, dates, and consecutive sentences. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { standInSite } from "./site.mjs";

const { Localizer, LANGUAGES, LoadError, StartError, faultSentence, languageOf, sentence } =
  await pageModules("engine/wasm", "base/i18n/localizer", "base/load-cache");

let stopServing = () => {};
beforeEach(() => {
  stopServing = standInSite(() => undefined);
});
afterEach(() => stopServing());

/** @param {string} code @param {...string} files */
const speaking = (code, ...files) => Localizer.load(languageOf(code), files);

test("English uses British spelling, lists and dates", async () => {
  const words = await speaking("en");
  assert.equal(words.list([1, 4, 5], "disjunction"), "1, 4 or 5");
  assert.equal(words.list([26, 28, 29]), "26, 28 and 29");
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: "UTC" });
  assert.equal(date.format(new Date("2026-11-21T00:00:00Z")), "21 November 2026");
});

test("a sentence about several throws means any one of them, in every language", async () => {
  for (const language of LANGUAGES) {
    const words = await speaking(language.code, "rest");
    const said = words.text("why-waits_for", { from: 26, throws: [3, 5] });
    assert.ok(said.includes(words.list([3, 5], "disjunction")), said);
    assert.doesNotMatch(said, / \/ |\[object|3,5/, language.code);
    assert.notEqual(words.list([3, 5], "disjunction"), words.list([3, 5]), "another word than for both");
  }
});

test("digits match the board, whatever the browser uses for the language", async () => {
  for (const { code } of LANGUAGES) {
    const words = await speaking(code, "print");
    assert.match(words.text("number", { value: 29 }), /^29$/, code);
    assert.equal(new Intl.NumberFormat(words.locale).resolvedOptions().numberingSystem, "latn", code);
    const day = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: "UTC" });
    assert.match(day.format(new Date("2026-11-21T00:00:00Z")), /2026/, code);
    assert.match(words.list([7, 8]), /7.*8/, code);
  }
});

test("a number formatted without the browser reads the same, and takes the same plural", async () => {
  const { NumberFormat } = Intl;
  for (const { code } of LANGUAGES) {
    const words = await speaking(code, "print");
    const format = (/** @type {number} */ value) => words.text("number", { value });
    const helped = [0, 1, 2, 28, 511, 512, 1999, 247000, -3, 0.5].map((value) =>
      new NumberFormat(words.locale).format(value),
    );
    assert.deepEqual([0, 1, 2, 28, 511, 512, 1999, 247000, -3, 0.5].map(format), helped, code);
  }
  // A language keeps its special forms.
  const arabic = await speaking("ar", "rest");
  const minutes = [3, 15].map((value) =>
    arabic.text("length-minutes", { minutes: value }).replace(/[0-9]+/, "#"),
  );
  assert.equal(new Set(minutes).size, 2, minutes.join(", "));
  // The first picture does not wait for it, because it is slow to load.
  Intl.NumberFormat = /** @type {any} */ (
    () => {
      throw new Error("asked");
    }
  );
  try {
    assert.match((await speaking("en", "rest")).text("length-minutes", { minutes: 3 }), /^3 /);
  } finally {
    Intl.NumberFormat = NumberFormat;
  }
});

test("a space separates sentences, except in Chinese and Japanese", async () => {
  const said = [sentence("said-turn", { who: "you" }), sentence("said-nothing-movable")];
  for (const { code } of LANGUAGES) {
    const words = await speaking(code);
    const [first, second] = said.map((sentence) => words.sentence(sentence));
    const between = ["zh", "ja"].includes(code) ? "" : " ";
    assert.equal(words.sentences(said), `${first}${between}${second}`);
  }
});

test("a file that did not arrive is reported as such in every browser, and a fault of the page as a fault", () => {
  for (const error of [
    new TypeError("Failed to fetch dynamically imported module: https://museum.example/parts/x.js"),
    new TypeError("error loading dynamically imported module: https://museum.example/parts/x.js"),
    new TypeError("Importing a module script failed."),
    new TypeError("Failed to fetch"),
    new TypeError("NetworkError when attempting to fetch resource."),
    new TypeError("Load failed"),
    new LoadError("locales/rules.ar.json: 404"),
  ])
    assert.equal(faultSentence(error).id, "notice-not-loaded", String(error));
  // The engine, too, is a file that can fail to arrive.
  assert.equal(faultSentence(new StartError("wasm-not-found", "404")).id, "notice-not-loaded");
  for (const error of [
    new TypeError("x is not a function"),
    new Error("unreachable"),
    new StartError("engine-broken", "no"),
    "no",
    null,
  ])
    assert.equal(faultSentence(error).id, "notice-fault", String(error));
});
