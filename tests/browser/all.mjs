/**
 * All page tests of one browser in a single process with a shared browser: `SENET_BROWSER=chromium node
 * --test-reporter=spec tests/browser/all.mjs`. `SENET_FROM=name` or `SENET_BEFORE=name` selects the files from this
 * name on, or before it, to split the work.
 */

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { missingOnes } from "./harness/sets.mjs";

const HERE = new URL(".", import.meta.url);
const { SENET_FROM: from = "", SENET_BEFORE: before } = process.env;

/** @type {() => void} */
let done = () => undefined;
const read = new Promise((resolve) => {
  done = () => resolve(undefined);
});
// The first test waits for the last file. If no tests are left, everything shared is closed.
test("every test file is loaded, and every test in the quick set exists", async () => {
  await read;
  if (!from && !before) assert.deepEqual(missingOnes(), []);
});

for (const file of (await readdir(HERE)).sort())
  if (file.endsWith(".test.mjs") && file >= from && (!before || file < before))
    await import(new URL(file, HERE).href);
done();
