/** The pages beside the game: the last language chosen wins, and failures are reported in it. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine as full } from "../../www/build/rule-boards.mjs";
import { heldPromise, settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, PageLanguage, SheetsPage, reportFailure, labelDocument } = await pageModules(
  "engine/engine-client",
  "pages/label-document",
  "pages/print/sheets-page",
  "pages/small-page",
);

Object.assign(globalThis, { navigator: { languages: ["en"] } });

/** Responses that replace the site's, by path. @type {Map<string, any>} */
let instead = new Map();
let stopServing = () => {};
const { error: realError } = console;

beforeEach(() => {
  instead = new Map();
  stopServing = standInSite((path) => instead.get(path));
  console.error = () => undefined;
});
afterEach(() => {
  stopServing();
  console.error = realError;
  delete (/** @type {any} */ (globalThis).document);
});

const begin = () => PageLanguage.begin(new URLSearchParams("lang=en"), "print");

test("the language chosen last is used if an earlier one loads later", async () => {
  const language = await begin();
  const draws = /** @type {string[]} */ ([]);
  language.changed = () => draws.push(language.l10n.language.code);
  const slow = heldPromise();
  instead.set("locales/print.ar.json", slow.promise);
  const arabic = language.choose("ar");
  await language.choose("de");
  slow.resolve(undefined);
  await arabic;
  assert.deepEqual(draws, ["de"]);
  assert.equal(language.l10n.language.code, "de");
  assert.ok(language.l10n.text("print-title"), "with all of its texts");
});

test("a language that cannot load is reported in the previous one, until another one loads", async () => {
  const language = await begin();
  let draws = 0;
  language.changed = () => {
    draws += 1;
  };
  const missing = new Response("", { status: 404 });
  instead.set("locales/print.ja.json", missing);
  await language.choose("ja");
  assert.equal(draws, 1);
  assert.equal(language.l10n.language.code, "en");
  assert.match(JSON.stringify(language.field().values), /日本語.*could not be loaded/);
  await language.choose("de");
  assert.equal(language.l10n.language.code, "de");
  assert.doesNotMatch(JSON.stringify(language.field().values), /日本語 .*konnten/);
});

/** A document that holds only the messages before its content. */
function standInDocument() {
  /** @type {any[]} */
  const body = [];
  const message = () => ({ remove: () => body.splice(0) });
  const document = /** @type {any} */ ({
    documentElement: {},
    body: {
      prepend: (/** @type {any} */ one) =>
        body.splice(0, body.length, one, ...body.filter((other) => other !== one)),
      append: () => undefined,
    },
    createElement: message,
    querySelector: () => body[0] ?? null,
  });
  Object.assign(globalThis, { document });
  return { document, body, texts: () => body.map(({ textContent }) => textContent) };
}

test("a page sets its language and direction, and reports only its last failure", async () => {
  const { l10n } = await PageLanguage.begin(new URLSearchParams("lang=ar"), "print");
  const { document, body, texts } = standInDocument();
  labelDocument(l10n, "print-title");
  assert.deepEqual(document.documentElement, { lang: "ar", dir: "rtl" });
  assert.equal(document.title, l10n.text("print-title"));
  for (const failure of [new Error("one"), new Error("two")]) reportFailure(l10n, failure);
  assert.deepEqual(texts(), [l10n.text("failure-engine-broken")]);
  assert.equal(body[0].role, "alert");
});

/** A page of sheets that counts its drawings, and whose engine answers on the test's command. */
async function sheets() {
  const client = await EngineClient.start();
  /** @type {ReturnType<typeof heldPromise>[]} */
  const calls = [];
  const engine = Object.assign(Object.create(client), {
    async full() {
      const call = heldPromise();
      calls.push(call);
      await call.promise;
      return full;
    },
    rulesetText: async (/** @type {string} */ name) =>
      full.rules_in_use().find((/** @type {any} */ { id }) => id === name)?.ruleset ?? name,
  });
  const { texts } = standInDocument();
  const page = new SheetsPage(await begin(), engine, { ruleset: "bell", board: null, paper: "a4" }, {});
  page.draws = 0;
  page.draw = () => {
    page.draws += 1;
  };
  const ask = async (/** @type {object} */ patch) => {
    const work = page.choose(patch);
    work.catch(() => undefined);
    page.attempt(work);
    await settled();
    return work;
  };
  return { page, ask, calls, texts };
}

test("what loads after another choice is dropped, and its failure is not reported", async () => {
  for (const late of ["arrives", "fails"]) {
    const { page, ask, calls, texts } = await sheets();
    const first = ask({ ruleset: "simple" });
    const second = ask({ ruleset: "boxed-set" });
    calls[1]?.resolve(undefined);
    await second;
    assert.equal(page.rules.inUse, "boxed-set", "rules in use are found by their name");
    if (late === "arrives") calls[0]?.resolve(undefined);
    else calls[0]?.reject(new Error("lost"));
    await first.catch(() => undefined);
    await settled();
    assert.deepEqual([page.rules.inUse, page.draws, texts()], ["boxed-set", 1, []], late);
  }
});

test("a choice that fails leaves the sheets as they are, and the next one that succeeds withdraws the report", async () => {
  const { page, ask, calls, texts } = await sheets();
  const first = ask({});
  calls[0]?.resolve(undefined);
  await first;
  const failing = ask({ ruleset: "simple" });
  calls[1]?.reject(new Error("lost"));
  await assert.rejects(failing, /lost/);
  await settled();
  assert.equal(texts().length, 1);
  assert.deepEqual([page.choice.ruleset, page.rules.ruleset], ["bell", "bell"]);
  const next = ask({ paper: "letter" });
  calls[2]?.resolve(undefined);
  await next;
  await settled();
  assert.deepEqual(texts(), []);
  assert.deepEqual([page.choice.ruleset, page.choice.paper], ["bell", "letter"]);
});

test("unknown rules are reported and replaced by the recommended ones", async () => {
  const { page, ask, calls } = await sheets();
  const choosing = ask({ ruleset: "boxed-game" });
  calls[0]?.resolve(undefined);
  await settled();
  calls[1]?.resolve(undefined);
  await choosing;
  assert.equal(page.rules.notice.id, "notice-ruleset");
  assert.equal(page.choice.ruleset, "kendall-masters");
});
