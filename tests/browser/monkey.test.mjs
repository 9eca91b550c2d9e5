/** A short, reproducible monkey run (`./build.sh monkey` is a long one, every night): after any actions in any order, the game is intact and playable. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { randomFrom } from "./monkey/acts.mjs";
import { monkey } from "./monkey/run.mjs";

const ACTS = 60;

forEachBrowser("random actions neither stop the game nor lose it", async ({ page, url, t }) => {
  const counts = { acts: 0, games: 0, reloads: 0, tabs: 0 };
  const finding = await monkey(page.browser(), url, randomFrom(27), ({ acts }) => acts < ACTS, counts);
  t.diagnostic(JSON.stringify(counts));
  assert.equal(finding?.fault, undefined, JSON.stringify(finding));
  assert.ok(counts.reloads > 0 && counts.games > 0);
});
