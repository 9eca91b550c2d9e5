/** What the page does in one module only, because doing it elsewhere would work at first and fail in other pages. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";

/** The modules whose code, without comments, contains this. @param {RegExp} pattern */
async function modulesWith(pattern) {
  /** @type {string[]} */
  const found = [];
  for (const name of await sourceNames()) {
    const code = (await readFile(pathOf(name), "utf8")).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");
    if (pattern.test(code)) found.push(name);
  }
  return found;
}

test("one module holds forms, and none is submitted, because a sandbox without allow-forms drops the event", async () => {
  assert.deepEqual(await modulesWith(/<form\b|new FormData\(\w/), ["addons/shared/fields.ts"]);
  assert.deepEqual(await modulesWith(/@submit\b|"submit"\s*,|requestSubmit/), []);
});

test("one module moves the focus and scrolls to elements, so that no frame takes either from its host page", async () => {
  assert.deepEqual(await modulesWith(/\.focus\(|\bscrollIntoView\(/), ["base/focus.ts"]);
});
