/** What the variants of a choice have in common is delivered once, and every text is as its translator wrote it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { withCommonTextOnce } from "../../www/build/common-text.mjs";
import { readLocales } from "../../www/build/locales.mjs";

/** @typedef {import("../../www/build/common-text.mjs").Pattern} Pattern */

/** All texts that a pattern can become. @param {Pattern} pattern @returns {string[]} */
const texts = (pattern) =>
  (typeof pattern === "string" ? [pattern] : pattern)
    .map((element) => {
      if (typeof element === "string") return [element];
      if (element.type !== "select") return [JSON.stringify(element)];
      const selector = JSON.stringify([element.selector, element.star]);
      return element.variants.flatMap(({ key, value }) =>
        // The choice and its variant stand outside the text, so that texts are compared as they are shown.
        texts(value).map((text) => `\u0000${selector}${JSON.stringify(key)}\u0000${text}`),
      );
    })
    .reduce((all, some) => all.flatMap((before) => some.map((after) => before + after)), [""]);

/** The shown text, and the variants that were chosen. @param {string} text */
function apart(text) {
  const parts = text.split("\u0000");
  return [
    parts.filter((_, index) => index % 2 === 0).join(""),
    ...parts.filter((_, index) => index % 2 === 1),
  ];
}

/** @param {string} source @returns {Pattern} */
function pattern(source) {
  const value = new FluentResource(source).body[0]?.value;
  assert.ok(value);
  return value;
}

for (const { name, source } of await readLocales())
  test(`${name}: every text is as its translator wrote it`, () => {
    for (const { id, value } of new FluentResource(source).body) {
      assert.ok(value, id);
      assert.deepEqual(texts(withCommonTextOnce(value)).map(apart), texts(value).map(apart), id);
    }
  });

test("what variants begin and end with stands outside the choice, also around a choice within", () => {
  const moved = withCommonTextOnce(
    pattern(`a = { $who ->
    [you] The { $side ->
        [white] white piece
       *[black] black piece
      } moves on.
   *[other] The piece moves on.
  }`),
  );
  assert.ok(typeof moved !== "string");
  assert.equal(moved[0], "The ");
  assert.equal(moved[2], "piece moves on.");
});

test("variants with nothing in common, or with one text, stay as they are written", () => {
  for (const source of ["a = { $n ->\n    [one] x\n   *[other] y\n  }", "a = plain", "a = { $n }"])
    assert.deepEqual(withCommonTextOnce(pattern(source)), pattern(source));
  assert.deepEqual(
    texts(withCommonTextOnce(pattern("a = { $n ->\n    [one] x\n   *[other] x\n  }")))
      .map(apart)
      .map(([text]) => text),
    ["x", "x"],
  );
});
