/** Links that give everybody the same sticks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { newSeed, sharedIn, sharedLink } = await pageModules("addons/shared/same-throws");

const SEED = "5a".repeat(32);
const SETUP = { ruleset: "kendall-masters[pieces=2]", opponent: "casual" };
const PAGE = "https://example.org/senet/?lang=ar#top";

/** @param {string} link */
const read = (link) => sharedIn(new URL(link).searchParams);

test("a link holds everything needed for the same game, and nothing else", () => {
  const link = sharedLink({ seed: SEED, throws: "per-player" }, SETUP, "black", PAGE);
  assert.equal(
    link,
    `https://example.org/senet/?ruleset=kendall-masters%5Bpieces%3D2%5D&opponent=casual&side=black&sticks=${SEED}`,
  );
  assert.deepEqual(read(link), { seed: SEED, throws: "per-player" });
  const exchanged = sharedLink(
    { seed: SEED, throws: "exchanged" },
    { ...SETUP, name: "Ours" },
    "white",
    PAGE,
  );
  assert.deepEqual(read(exchanged), { seed: SEED, throws: "exchanged" });
  assert.equal(new URL(exchanged).searchParams.get("name"), "Ours");
});

test("an address without sticks is accepted, and a truncated or altered one is damaged", () => {
  assert.equal(read("https://example.org/?seed=5a"), null);
  const link = sharedLink({ seed: SEED, throws: "per-player" }, SETUP, "black", PAGE);
  const damaged = [
    link.slice(0, -1),
    `${link}0`,
    link.replace("side=black", "side=random"),
    link.replace("ruleset=", "rules="),
    `${link}&throws=one`,
  ];
  for (const wrong of damaged) assert.equal(read(wrong), "damaged", wrong);
});

test("new sticks differ every time", () => {
  const [one, other] = [newSeed(), newSeed()];
  assert.match(one, /^[0-9a-f]{64}$/);
  assert.notEqual(one, other);
});
