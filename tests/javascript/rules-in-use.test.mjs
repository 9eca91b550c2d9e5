/** Rules in use by their name: in an address, at the controls of a host page, and in the language of the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine } from "../../www/build/rule-boards.mjs";
import { bench } from "./asynchronous-bench.mjs";
import { settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, GameControl, Localizer, RULES_IN_USE, languageOf, nameOfSetup, urlOptionsFrom } =
  await pageModules(
    "addons/embedding/game-control",
    "addons/shared/about-rulesets",
    "base/i18n/localizer",
    "engine/engine-client",
    "game/url-options",
  );

const client = EngineClient.of(engine);
const catalogue = client.rulesets.map((/** @type {{ id: string }} */ { id }) => id);
const SETS = engine.rules_in_use();

/** @param {string} query */
const setupOf = (query) =>
  urlOptionsFrom(query, { rulesets: catalogue, boards: ["jequier"], themes: [], languages: [] });

test("the page knows the same names as the engine, and the usual board fits all of them", async () => {
  assert.deepEqual(
    RULES_IN_USE,
    SETS.map((/** @type {{ id: string }} */ { id }) => id),
  );
  for (const { id, ruleset } of SETS) {
    assert.equal(await client.rulesetText(id), ruleset);
    assert.equal(client.ruleset(ruleset).houses, client.ruleset("kendall-masters").houses);
  }
  assert.equal(await client.rulesetText("bell"), "bell");
});

test("an address names rules in use, and their other options stay", async () => {
  for (const { id, ruleset } of SETS) {
    const { setup, problems } = setupOf(`?ruleset=${id}&opponent=person&seed=7`);
    assert.deepEqual(problems, [], id);
    assert.deepEqual([setup.name, setup.opponent, setup.seed], [id, "person", "7".padStart(64, "0")]);
    const game = await client.newGame({ ruleset: setup.ruleset });
    assert.equal(game.snapshot().state.ruleset, ruleset);
    game.free();
  }
  assert.equal(setupOf("?ruleset=like-ludo&name=Our+sheet").setup.name, "Our sheet");
});

test("an unknown name is refused as it was written, with all names that are allowed", () => {
  for (const name of ["boxed-game", "boxed-set[pieces=5]", "bell2[pieces=5]"]) {
    const { setup, problems } = setupOf(`?ruleset=${name}&name=Our+sheet`);
    const [problem] = problems;
    assert.equal(problem?.id, "notice-parameter");
    assert.ok(String(problem?.args?.value).includes(name), name);
    assert.equal(problem?.args?.allowed, [...catalogue, ...RULES_IN_USE].join(", "));
    assert.equal(setup.name, "", "the name belonged to the refused rules");
  }
});

test("a host page starts rules in use by their name, and is told it for an unknown one", async () => {
  const [{ id, ruleset }, { id: second, ruleset: other }] = /** @type {any} */ (SETS);
  const { page, session } = await bench();
  const control = new GameControl(page);
  assert.equal((await control.newGame({ ruleset: id })).ruleset, ruleset);
  assert.deepEqual([session.view.setup.ruleset, session.view.setup.name], [ruleset, id]);
  assert.equal((await control.configure({ ruleset: second, opponent: "person" })).ruleset, other);
  assert.equal(session.view.setup.name, second);
  const { position } = await control.newGame({ ruleset: id });
  await control.newGame({ ruleset: "bell" });
  assert.equal((await control.set({ position, ruleset: id })).ruleset, ruleset);
  assert.equal(session.view.setup.name, id);
  const long = control.set({ position, ruleset: `bell[${"o".repeat(300)}]` });
  await assert.rejects(long, /ooo/, "the engine reads rules that are longer than other values");
  const { game } = session;
  await assert.rejects(control.newGame({ ruleset: "boxed-game" }), { code: "bad-option", field: "ruleset" });
  assert.equal(session.game, game);
});

test("rules in use for a host page wait for the full engine, and later ones replace them", async () => {
  const bed = await bench();
  const { page, session, hold, calls } = bed;
  const control = new GameControl(page);
  hold("newGame");
  const first = control.newGame({ ruleset: "boxed-set" }).catch((/** @type {any} */ { code }) => code);
  await settled();
  hold();
  await control.newGame({ ruleset: "bell" });
  calls("newGame")[0]?.resolve(undefined);
  assert.equal(await first, "not-now");
  assert.equal(session.view.setup.ruleset, "bell");
});

test("rules in use have their name in the language of the page, others the one they were given", async () => {
  const stop = standInSite(() => undefined);
  try {
    for (const code of ["en", "de", "ar"]) {
      const l10n = await Localizer.load(languageOf(code), ["rest"]);
      for (const { id } of SETS) assert.equal(nameOfSetup({ name: id }, l10n), l10n.text(`in-use-${id}`));
      for (const name of ["", "Our sheet", "title", "note"]) assert.equal(nameOfSetup({ name }, l10n), name);
      assert.equal(nameOfSetup({}, l10n), "");
    }
  } finally {
    stop();
  }
});
