/** The hosts of docs/policies.md: the game plays there, or says why it cannot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BROWSERS, HUNG, isInSet, isWanted, shared } from "./harness/index.mjs";
import { CASES, check } from "./policies.mjs";

/** Hosts that run code which no other host runs. The nightly workflow tries the rest. */
const USUAL = [
  "The strictest policy the game can be played under",
  "Trusted Types",
  "A sandboxed frame: an opaque origin, without storage or workers",
  "The single file under the folder’s policy",
  "The single file from a disk",
  "Workers forbidden",
  "Storage blocked",
  "WebAssembly forbidden",
  "A browser without WebAssembly",
  "The engine’s file is sent as plain text",
  "The engine’s file is missing",
  "The server sends a page instead of the engine’s file",
  "The board’s code is missing",
  "The rest of the game’s code is missing",
  "A language’s file is missing",
];

for (const name of BROWSERS.filter(isWanted)) {
  for (const host of CASES) {
    if (host.own && name !== "chromium") continue;
    if (!isInSet(host.name, name, !USUAL.includes(host.name))) continue;
    test(`${host.name} [${name}]`, { timeout: HUNG }, async () => {
      assert.equal(await check(await shared(name), host), host.refusal ? "says why not" : "plays");
    });
  }
}
