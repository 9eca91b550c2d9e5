/** Options that a page sets on its element while the game loads. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { changedOptions, queryOf } = await pageModules("features/embedding/protocol");

const startQuery = (/** @type {any} */ options, before = "") => new URLSearchParams(queryOf(options, before));

test("changed options are those that differ from the start of the game", () => {
  const begun = startQuery({ opponent: "person", language: "de" });
  assert.deepEqual(changedOptions({ opponent: "person", language: "de" }, begun), []);
  assert.deepEqual(changedOptions({ opponent: "person", language: "ar", ruleset: "bell" }, begun), [
    "ruleset",
    "language",
  ]);
});

test("options that only the query names stay unchanged", () => {
  const begun = startQuery({}, "?ruleset=bell&lang=fr");
  assert.deepEqual(changedOptions({}, begun), []);
  assert.deepEqual(changedOptions({ language: "ar" }, begun), ["language"]);
});
