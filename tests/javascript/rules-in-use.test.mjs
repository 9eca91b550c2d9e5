/** Rules in use by their name: in an address, and in the language of the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine } from "../../www/build/rule-boards.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, Localizer, languageOf, nameOfSetup, urlOptionsFrom, withRulesInUse } =
  await pageModules(
    "addons/shared/about-rulesets",
    "base/i18n/localizer",
    "engine/engine-client",
    "game/url-options",
  );

const client = EngineClient.of(engine);
const catalogue = client.rulesets.map((/** @type {{ id: string }} */ { id }) => id);

/** @param {() => Promise<any>} full */
const onPage = (full) => ({ rulesets: client.rulesets, full });

/** @param {string} query */
const setupOf = (query) =>
  urlOptionsFrom(query, { rulesets: catalogue, boards: ["jequier"], themes: [], languages: [] });

test("an address names rules in use, and their other options stay", async () => {
  for (const { id, ruleset } of engine.rules_in_use()) {
    const query = await withRulesInUse(
      `?ruleset=${id}&opponent=person&seed=7`,
      onPage(async () => engine),
    );
    const { setup, problems } = setupOf(query);
    assert.deepEqual(problems, [], id);
    assert.deepEqual([setup.ruleset, setup.name, setup.opponent], [ruleset, id, "person"]);
    assert.equal(setup.seed, "7".padStart(64, "0"));
    (await client.newGame({ ruleset: setup.ruleset })).free();
  }
  const named = await withRulesInUse(
    "?ruleset=like-ludo&name=Our+sheet",
    onPage(async () => engine),
  );
  assert.equal(setupOf(named).setup.name, "Our sheet");
});

test("the full engine is not loaded for an address without rules, or with rules of the catalogue", async () => {
  const full = async () => assert.fail("loaded");
  for (const query of ["", "?opponent=person", "?ruleset=bell", "?ruleset=kendall-masters[pieces=2]"])
    assert.equal(await withRulesInUse(query, onPage(full)), query);
});

test("an unknown name is still reported as it was written", async () => {
  const query = await withRulesInUse(
    "?ruleset=boxed-game",
    onPage(async () => engine),
  );
  const [problem] = setupOf(query).problems;
  assert.equal(problem?.id, "notice-parameter");
  assert.match(String(problem?.args?.value), /boxed-game/);
});

test("rules in use have their name in the language of the page, others the one they were given", async () => {
  const stop = standInSite(() => undefined);
  try {
    for (const code of ["en", "de", "ar"]) {
      const l10n = await Localizer.load(languageOf(code), ["rest"]);
      for (const { id } of engine.rules_in_use())
        assert.equal(nameOfSetup({ name: id }, l10n), l10n.text(`in-use-${id}`));
      for (const name of ["", "Our sheet", "title", "note"]) assert.equal(nameOfSetup({ name }, l10n), name);
      assert.equal(nameOfSetup({}, l10n), "");
    }
  } finally {
    stop();
  }
});
