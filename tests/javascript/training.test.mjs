/** Training for house rules, as the page's thread for it does: in a module of its own, read by the whole engine. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Advisor, initSync as startFull } from "../../target/web/full/senet.js";
import { FineTuning, initSync } from "../../target/web/training/senet.js";
import { FULL_ENGINE, NETS, TRAINING_ENGINE } from "../../www/build/bundle.mjs";

startFull({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });
initSync({ module: await readFile(`${TRAINING_ENGINE}senet_bg.wasm`) });

const RULES = "kendall-masters[pieces=2,hit=taken,end=board_empty]";
const nearest = await readFile(`${NETS}kendall-masters.net`);

test("what was learned is a net of these rules only, the same for the same seed", () => {
  const files = [1, 2].map(() => {
    const tuning = new FineTuning(RULES, nearest, 1, 7);
    tuning.step();
    const { share, margin } = tuning.compare(20);
    assert.ok(share >= 0 && share <= 1 && margin > 0);
    const file = tuning.file();
    tuning.free();
    return file;
  });
  assert.deepEqual(files[0], files[1]);
  assert.ok(files[0].length <= 64_000);

  const advisor = new Advisor(RULES);
  advisor.load_net(nearest);
  assert.match(advisor.judge(), /^hand-made, which beats the net of kendall-masters/, "a net is tried first");
  advisor.load_net(files[0]);
  assert.equal(advisor.judge(), `net of ${RULES}`);
  advisor.free();

  const other = new Advisor("kendall-masters");
  other.load_net(files[0]);
  assert.equal(other.judge(), "hand-made", "a net of other rules is not used");
  other.free();
});

test("rules that do not fit together are refused", () => {
  assert.throws(() => new FineTuning("kendall-masters[hit=taken]", nearest, 1, 7), {
    code: "contradicting_rules",
  });
});
