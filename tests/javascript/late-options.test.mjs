/** Options that a page sets on its element while the game loads. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { changedOptions, queryOf } = await pageModules("addons/embedding/protocol");

const startQuery = (/** @type {any} */ options, before = "") => new URLSearchParams(queryOf(options, before));

test("changed options are those that differ from the start of the game", () => {
  const start = startQuery({ opponent: "person", language: "de" });
  assert.deepEqual(changedOptions({ opponent: "person", language: "de" }, start), []);
  assert.deepEqual(changedOptions({ opponent: "person", language: "ar", ruleset: "bell" }, start), [
    "ruleset",
    "language",
  ]);
});

test("options that only the query names stay unchanged", () => {
  const start = startQuery({}, "?ruleset=bell&lang=fr");
  assert.deepEqual(changedOptions({}, start), []);
  assert.deepEqual(changedOptions({ language: "ar" }, start), ["language"]);
});
