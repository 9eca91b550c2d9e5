/** Every host of docs/policies.md: the game plays there, or says why it cannot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BROWSERS, HUNG, isWanted, shared } from "./harness/index.mjs";
import { CASES, check } from "./policies.mjs";

for (const name of BROWSERS.filter((browser) => isWanted(browser))) {
  for (const host of CASES) {
    if (host.own && name !== "chromium") continue;
    test(`${host.name} [${name}]`, { timeout: HUNG }, async () => {
      assert.equal(await check(await shared(name), host), host.refusal ? "says why not" : "plays");
    });
  }
}
