/** What the page for readers makes of the texts: every message as it is written, and corrections that can be put in. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { messagesOf, readLocales } from "../../www/build/locales.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

const { messagesIn, faultIn, correctionsFile, textPlaceOf, PLACES } =
  await pageModules("pages/reader/places");

const locales = await readLocales();
const patterns = (/** @type {string} */ source) =>
  new FluentResource(source).body.map(({ id, value }) => [id, value]);

test("every message of every language is written so that it is read as the same", () => {
  for (const { parts } of locales)
    for (const source of Object.values(parts)) {
      const read = messagesIn(messagesOf(source));
      const rewritten = correctionsFile(
        "xx",
        read,
        new Map(read.map((/** @type {any} */ { id, text }) => [id, text.replace(/\n +/g, "\n")])),
      );
      assert.deepEqual(patterns(rewritten), patterns(source), "also with its lines at the margin");
    }
});

test("what cannot be put in is told", () => {
  const english = "{ $who } threw { $value }.";
  assert.equal(faultIn({ id: "said-thrown", text: "{ $who } warf { $value }." }, english), null);
  assert.match(faultIn({ id: "said-thrown", text: "{ $who warf" }, english), /cannot be read/);
  assert.match(faultIn({ id: "said-thrown", text: "{ $wer } warf" }, english), /\$wer/);
});

test("a correction stands below what was there", () => {
  const file = correctionsFile(
    "de",
    [
      { id: "a", text: "Alt" },
      { id: "b", text: "Bleibt" },
    ],
    new Map([["a", "Neu"]]),
  );
  assert.match(file, /# Alt\na = Neu\n$/);
  assert.doesNotMatch(file, /Bleibt/);
});

test("every text of the page has its place, and every place has texts", () => {
  const [{ parts }] = locales;
  const placed = new Set(
    Object.entries(parts).flatMap(([part, source]) =>
      messagesIn(messagesOf(source)).map((/** @type {any} */ { id }) => textPlaceOf(id, part)),
    ),
  );
  const idle = PLACES.filter((/** @type {object} */ place) => !placed.has(place));
  assert.deepEqual(idle, []);
});
