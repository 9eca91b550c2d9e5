/** The worksheet on chance: its figures, beside an enumeration of what the sticks and dice can show. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine } from "../../www/build/rule-boards.mjs";
import { standInSite } from "./site.mjs";

const { Localizer, LANGUAGES, answers, chancesFrom, languageOf, oddsOf, worksheet } = await pageModules(
  "addons/shared/odds",
  "base/i18n/localizer",
  "pages/print/sheets",
);

let stopServing = () => {};
before(() => {
  stopServing = standInSite(() => undefined);
});
after(() => stopServing());

/** A template as HTML, without the attributes' quotation marks. @param {any} part @returns {string} */
function written(part) {
  if (Array.isArray(part)) return part.map(written).join(" ");
  if (typeof part?.strings === "object")
    return part.strings
      .map((/** @type {string} */ text, /** @type {number} */ index) => text + written(part.values[index]))
      .join("");
  return typeof part === "string" || typeof part === "number" ? String(part) : "";
}

/** @param {string} html */
const words = (html) => html.replace(/<[^>]*>/g, " ").replace(/[\u2066-\u2069]/g, "");

/** The number of light sides in each way in which this number of sticks can fall. @param {number} count @returns {number[]} */
const sticks = (count) => (count === 0 ? [0] : sticks(count - 1).flatMap((light) => [light, light + 1]));
/** @param {number} sides */
const die = (sides) => Array.from({ length: sides }, (_, side) => side + 1);

/** What each way of falling counts; `null` is thrown again. @type {[rules: string, values: (number | null)[], tool: RegExp][]} */
const RULES = [
  [
    "kendall-masters",
    sticks(4).map((light) => light || 5),
    /can 4 sticks fall\?.*16 ways: 2 × 2 × 2 × 2 = 16/s,
  ],
  ["bell", die(4), /A die has 4 sides.*In 4 ways/s],
  [
    "kendall-modern[sticks=5]",
    sticks(5).map((light) => light || 5),
    /can 5 sticks fall\?.*32 ways: 2 × 2 × 2 × 2 × 2 = 32/s,
  ],
  [
    "simple[sticks=2,zero=4]",
    sticks(2).map((light) => light || 4),
    /can 2 sticks fall\?.*4 ways: 2 × 2 = 4/s,
  ],
  ["kendall-modern[sticks=die6]", die(6), /A die has 6 sides.*In 6 ways/s],
  [
    "kendall-modern[sticks=die6,rethrow=6]",
    die(6).map((side) => (side === 6 ? null : side)),
    /A die has 6 sides.*In 6 ways. Only 5 of them count/s,
  ],
  [
    "kendall-modern[values=0.1.2.3.5]",
    sticks(4).map((light) => [0, 1, 2, 3, 5][light] ?? null),
    /can 4 sticks fall/,
  ],
];

test("the answers of the worksheet follow from every way that sticks or a die can fall", async () => {
  const l10n = await Localizer.load(languageOf("en"), ["print"]);
  for (const [rules, all, tool] of RULES) {
    const values = all.filter((value) => value !== null);
    const sentences = engine.rule_sentences(rules);
    const chances = chancesFrom(oddsOf(engine, rules));
    const text = words(written([worksheet(chances, sentences, l10n), answers(chances, sentences, l10n)]));
    assert.match(text, tool, rules);
    const sum = values.reduce((one, other) => one + other, 0);
    const mean = Number((sum / values.length).toFixed(4));
    assert.ok(
      text.includes(`${sum} ÷ ${values.length} = ${mean}.`),
      `${rules}: ${sum} ÷ ${values.length}\n${text}`,
    );
    const count = Math.ceil(30 / values.length) * values.length;
    assert.ok(text.includes(`throw ${count} times`), rules);
    for (const value of new Set(values)) {
      const ways = values.filter((one) => one === value).length;
      const row = new RegExp(`\\b${value}\\s+${ways}\\s+${(ways * count) / values.length}\\b`);
      assert.match(text, row, `${rules}: ${value}`);
    }
    assert.equal(chances.rows.length, new Set(values).size, rules);
  }
});

test("what throws count is on the sheet where the sticks or the die do not show it", async () => {
  for (const { code } of LANGUAGES) {
    const l10n = await Localizer.load(languageOf(code), ["print"]);
    for (const [rules, id] of [
      ["kendall-modern[values=0.1.2.3.5]", "rule-values"],
      ["kendall-modern[sticks=die6,rethrow=6]", "rule-rethrow"],
      ["kendall-modern", "rule-zero-5"],
      ["bell", null],
    ]) {
      const sentences = engine.rule_sentences(rules);
      const sheet = written(worksheet(chancesFrom(oddsOf(engine, rules)), sentences, l10n));
      const shown = [...new Set([...sheet.matchAll(/data-rule=([\w-]+)/g)].map(([, rule]) => rule))];
      assert.deepEqual(shown, id === null ? [] : [id], `${code}: ${rules}`);
      assert.doesNotMatch(words(sheet), /\{|undefined|NaN|print-/, `${code}: ${rules}`);
    }
  }
});
