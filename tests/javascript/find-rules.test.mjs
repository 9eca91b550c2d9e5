/** The editor of house rules finds rules by the words that rule sheets use. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine } from "../../www/build/rule-boards.mjs";
import { standInSite } from "./site.mjs";

const { LANGUAGES, Localizer, foundPoints, languageOf } = await pageModules(
  "addons/house-rules/find-points",
  "base/i18n/localizer",
);

const { points } = engine.draft_rules("kendall-modern");

let stopServing = () => {};
beforeEach(() => {
  stopServing = standInSite(() => undefined);
});
afterEach(() => stopServing());

/** The names of the rules found. @param {string} code @param {string} query */
async function found(code, query) {
  const l10n = await Localizer.load(languageOf(code), ["rest"]);
  return foundPoints(query, points, l10n).map((/** @type {{ name: string }} */ { name }) => name);
}

test("words of sheets lead to their rules, without regard to case and accents", async () => {
  assert.deepEqual(await found("en", "Capture"), ["hit"]);
  assert.ok((await found("en", "extra turn")).includes("again"));
  assert.ok((await found("en", "send home")).includes("hit"));
  assert.ok((await found("en", "three truths")).includes("last_chance"));
  assert.deepEqual(await found("fr", "capturer echanger"), ["hit"]);
  assert.ok((await found("de", "rauswerfen")).includes("hit"));
  for (const { code } of LANGUAGES) assert.ok((await found(code, "27")).includes("water_house"), code);
  assert.deepEqual(await found("en", "zzz"), []);
});

test("other forms of the words of sheets lead to their rules too", async () => {
  for (const [code, query, name] of [
    ["en", "captured", "hit"],
    ["en", "blocked", "blockade"],
    ["en", "move backwards", "backward"],
    ["en", "miss a turn", "lost"],
    ["en", "House of Happiness", "stop"],
    ["en", "jump over", "blockade"],
    ["de", "Stäbchen", "sticks"],
    ["de", "blockieren", "blockade"],
    ["de", "noch einmal", "again"],
    ["fr", "protéger", "pairs"],
    ["es", "exacto", "stop"],
  ])
    assert.ok((await found(code, query)).includes(name), `${code}: ${query}`);
});

test("short words and numbers are found as a whole", async () => {
  for (const { code } of LANGUAGES)
    for (const house of ["28", "29", "30"])
      assert.ok((await found(code, house)).includes("last_chance"), `${code}: ${house}`);
  assert.ok(!(await found("en", "5")).includes("return_house"), "5 is not 15");
  assert.ok(!(await found("fr", "dé")).includes("safe"), "dé is not the beginning of another word");
});
