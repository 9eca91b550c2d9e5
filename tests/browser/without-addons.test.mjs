/** The core of the page alone: everything else can be left out. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { SOURCE } from "../../www/build/bundle.mjs";
import { playsWhole, withoutAddons } from "./build-without.mjs";
import { inChromium } from "./harness/index.mjs";
import { unexpectedProblems } from "./harness/site.mjs";

inChromium("a build without any add-on plays a whole game", async ({ page, problems }) => {
  await withoutAddons(await readdir(`${SOURCE}addons/`), async (url) => {
    assert.deepEqual(await playsWhole(page, url), [], "no button leads to a dialog that is missing");
    assert.deepEqual(unexpectedProblems(problems, new URL(url).origin), []);
  });
});
