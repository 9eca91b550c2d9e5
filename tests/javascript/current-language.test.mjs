/** The current language when text files arrive late, damaged or not at all. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { CurrentLanguage, languageOf } = await pageModules("base/i18n/localizer");

/** Responses that replace the site's, by path. @type {Map<string, any>} */
let instead = new Map();
let stopServing = () => {};

beforeEach(() => {
  instead = new Map();
  stopServing = standInSite((path) => instead.get(path));
});
afterEach(() => stopServing());

const settingsTitle = (/** @type {any} */ speech) => speech.l10n.text("settings-title");
const code = (/** @type {any} */ speech) => speech.l10n.language.code;

const arabic = languageOf("ar");
const german = languageOf("de");

const DAMAGED = {
  "is not there": () => new Response("", { status: 404 }),
  "is a page that says it is not there": () => new Response("<!doctype html><h1>Not found</h1>"),
  "was cut": () => new Response('{"title":"Senet","join":[{"type":"var",'),
  "does not come": () => Promise.reject(new TypeError("no connection")),
};

for (const [what, answer] of Object.entries(DAMAGED)) {
  test(`a language whose file ${what} leaves the previous one in place, with all its files`, async () => {
    const speech = new CurrentLanguage();
    await speech.switchTo(arabic);
    await speech.l10n.loadFile("rest");
    const title = settingsTitle(speech);
    instead.set("locales/de.json", answer());
    await assert.rejects(speech.switchTo(german));
    assert.equal(code(speech), "ar");
    assert.equal(settingsTitle(speech), title);
    instead.clear();
    assert.equal(await speech.switchTo(german), true, "it can be chosen again");
    assert.equal(code(speech), "de");
  });

  test(`a later file that ${what} is refused, and can be requested again`, async () => {
    const speech = new CurrentLanguage();
    instead.set("locales/rest.en.json", answer());
    await assert.rejects(speech.l10n.loadFile("rest"));
    assert.deepEqual(speech.l10n.files, []);
    instead.clear();
    await speech.l10n.loadFile("rest");
    assert.equal(settingsTitle(speech), "Settings");
  });
}

test("a language with a missing file is not used", async () => {
  const speech = new CurrentLanguage();
  await speech.l10n.loadFile("rest");
  instead.set("locales/rest.de.json", new Response("", { status: 404 }));
  await assert.rejects(speech.switchTo(german), /rest\.de\.json/);
  assert.equal(code(speech), "en");
  assert.equal(settingsTitle(speech), "Settings");
});

test("the language chosen last is used, whichever loads last", async () => {
  const speech = new CurrentLanguage();
  const late = heldPromise();
  instead.set("locales/ar.json", late.promise);
  const first = speech.switchTo(arabic);
  assert.equal(await speech.switchTo(german), true);
  late.resolve(undefined);
  assert.equal(await first, false);
  assert.equal(code(speech), "de");
});

test("a choice that fails after another was made is not reported", async () => {
  const speech = new CurrentLanguage();
  const late = heldPromise();
  instead.set("locales/ar.json", late.promise);
  const first = speech.switchTo(arabic);
  await speech.switchTo(german);
  late.reject(new TypeError("no connection"));
  assert.equal(await first, false);
  assert.equal(code(speech), "de");
});

test("a file requested while another language loads is loaded in that language, too", async () => {
  const speech = new CurrentLanguage(["kiosk"]);
  const late = heldPromise();
  instead.set("locales/kiosk.de.json", late.promise);
  const speaking = speech.switchTo(german);
  await settled();
  await speech.l10n.loadFile("rest");
  late.resolve(undefined);
  assert.equal(await speaking, true);
  assert.deepEqual([...speech.l10n.files].sort(), ["kiosk", "rest"]);
  assert.equal(settingsTitle(speech), "Einstellungen");
});
