/** The language of the pages beside the game: the last one chosen wins, and one that does not come is reported. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { PageLanguage } = await pageModules("pages/page-language");

Object.assign(globalThis, { navigator: { languages: ["en"] } });

/** What is answered instead, by the path asked for. @type {Map<string, any>} */
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

const begun = () => PageLanguage.begin(new URLSearchParams("lang=en"), ["print", "rules"]);

test("the language chosen last is spoken, though one chosen before it comes later", async () => {
  const language = await begun();
  const drawn = /** @type {string[]} */ ([]);
  language.changed = () => drawn.push(language.words.language.code);
  const slow = heldPromise();
  instead.set("locales/print.ar.json", slow.promise);
  const arabic = language.choose("ar");
  await language.choose("de");
  slow.resolve(undefined);
  await arabic;
  assert.deepEqual(drawn, ["de"]);
  assert.equal(language.words.language.code, "de");
  assert.ok(language.words.text("print-title"), "with all of its texts");
});

test("a language that does not come is reported in the one before it, until another one comes", async () => {
  const language = await begun();
  let drawn = 0;
  language.changed = () => {
    drawn += 1;
  };
  const missing = new Response("", { status: 404 });
  instead.set("locales/print.ja.json", missing);
  await language.choose("ja");
  assert.equal(drawn, 1);
  assert.equal(language.words.language.code, "en");
  assert.match(JSON.stringify(language.field().values), /日本語.*could not be loaded/);
  await language.choose("de");
  assert.equal(language.words.language.code, "de");
  assert.doesNotMatch(JSON.stringify(language.field().values), /日本語 .*konnten/);
});
