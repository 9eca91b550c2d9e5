/** House rules through the JavaScript interface: errors are explained in words, and no game starts. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { initSync, new_game } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";

initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

/** @type {Record<string, [string, RegExp]>} */
const BAD = {
  "kendall-masters[fall_back]": ["contradicting_rules", /see fall_back and water/],
  "bell[pieces=11]": ["contradicting_rules", /1 to 10 pieces/],
  "bell[colour=red]": ["unknown_option", /no option ‘colour’/],
  checkers: ["unknown_ruleset", /no ruleset ‘checkers’/],
  "bell[": ["bad_ruleset", /no closing bracket/],
};

for (const [ruleset, [code, message]] of Object.entries(BAD)) {
  test(`${ruleset} explains its refusals`, () => {
    assert.throws(() => new_game({ ruleset }), { code, message });
  });
}
