/** Fairness: the code before the first throw, the verification of every throw, the seed at the end. */
import assert from "node:assert/strict";
import { fieldOf, playedOn, playedToTheEnd, press, shadowText, started, there } from "./fair-play.mjs";
import { assertAccessible, inChromium } from "./harness/index.mjs";

const SEED = "d4".padStart(64, "0");
const BOUND = ".bound .code";

inChromium(
  "the throws are committed before the first one, and can be verified",
  async ({ page, open, screenshot }) => {
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    const code = await there(page, BOUND);
    assert.match(code, /^([0-9a-f]{4} ?){4}$/);
    await playedOn(page, ({ throws }) => throws >= 6);
    assert.equal(await shadowText(page, BOUND), code, "the code stays as it was");
    await press(page, ".fairness-open");
    await there(page, "dialog.fairness .compared-odds");
    assert.equal(await shadowText(page, "dialog.fairness p.code"), code);
    assert.equal(
      await shadowText(page, "dialog.fairness .seed"),
      null,
      "the seed stays hidden while the game goes on",
    );
    assert.match(
      (await shadowText(page, "dialog.fairness .dialog-body")) ?? "",
      /makes no difference how long you hold before a throw/,
    );
    await press(page, "dialog.fairness .check");
    assert.match(await there(page, "dialog.fairness .found:not(:empty)"), /all \d+ throws/);
    await assertAccessible(page, "the dialog of fair throws");
    await screenshot("fairness");
    await press(page, "dialog.fairness .close");
    // A reload restores the game with the same code.
    await page.reload();
    await started(page);
    assert.equal(await there(page, BOUND), code);
    await playedToTheEnd(page, SEED);
    await press(page, ".fairness-open");
    assert.equal(await fieldOf(page, "dialog.fairness .seed input"), SEED);
  },
);
