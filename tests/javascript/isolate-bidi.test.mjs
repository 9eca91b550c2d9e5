/** Text by others inside our sentences. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { isolateBidi } = await pageModules("base/i18n/localizer");

test("a value is isolated, and nothing in it can end the isolation or reverse what follows", () => {
  assert.equal(isolateBidi("bell"), "\u2068bell\u2069");
  assert.equal(isolateBidi("\u202Elleb\u2069 \u2067x\u200F"), "\u2068lleb x\u2069");
});

test("a long value is shortened in the middle without splitting a character", () => {
  assert.equal([...isolateBidi("x".repeat(8000))].length, 102);
  assert.equal(isolateBidi("x".repeat(100)), `\u2068${"x".repeat(100)}\u2069`);
  const cut = isolateBidi(`begin ${"𓋹".repeat(300)} end`);
  assert.match(cut, /^\u2068begin 𓋹+…𓋹+ end\u2069$/u);
  assert.equal([...cut].length, 102);
  assert.equal([...isolateBidi("x".repeat(300), 200)].length, 202);
});
