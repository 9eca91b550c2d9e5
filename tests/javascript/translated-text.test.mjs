/** The internals of lit on which translated pages rely. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { _$LH } from "lit";
import { pageModules } from "../../www/build/page-modules.mjs";

test("the installed lit has the internals that keep translated texts up to date", async () => {
  const { prototype } = /** @type {any} */ (_$LH).I;
  assert.deepEqual(
    ["_$AI", "_$AR"].map((name) => typeof prototype[name]),
    ["function", "function"],
  );
  /** @type {unknown[]} */
  const warnings = [];
  const { warn } = console;
  console.warn = (...words) => warnings.push(words);
  try {
    await pageModules("addons/shared/translated-text");
  } finally {
    console.warn = warn;
  }
  assert.deepEqual(warnings, []);
});
