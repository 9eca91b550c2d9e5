/** The pages beside the game: the last language chosen wins, and failures are reported in it. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { PageLanguage, reportFailure, labelDocument } = await pageModules(
  "pages/small-page",
  "pages/label-document",
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

test("a page sets its language and direction, and reports only its last failure", async () => {
  const language = await PageLanguage.begin(new URLSearchParams("lang=ar"), "print");
  const { l10n } = language;
  /** @type {any[]} */
  const body = [];
  const document = /** @type {any} */ ({
    documentElement: {},
    body: {
      prepend: (/** @type {any} */ one) =>
        body.splice(0, body.length, one, ...body.filter((other) => other !== one)),
    },
    createElement: () => ({}),
    querySelector: () => body[0] ?? null,
  });
  Object.assign(globalThis, { document });
  labelDocument(l10n, "print-title");
  assert.deepEqual(document.documentElement, { lang: "ar", dir: "rtl" });
  assert.equal(document.title, l10n.text("print-title"));
  for (const failure of [new Error("one"), new Error("two")]) reportFailure(l10n, failure);
  assert.deepEqual(body, [{ role: "alert", textContent: l10n.text("failure-engine-broken") }]);
  delete (/** @type {any} */ (globalThis).document);
});
