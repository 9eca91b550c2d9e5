/** The daily game: opened from the URL, with the throws of its date, and a result that can be copied. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { playedToTheEnd, press, shadowText, started, there } from "./fair-play.mjs";
import { assertAccessible, forEachBrowser, PHONE } from "./harness/index.mjs";
import { savedRecord } from "./table.mjs";

const DATE = "2026-11-21";

forEachBrowser(
  "the address starts the game of a day, and its result is stored and can be copied",
  async ({ page, open, screenshot }) => {
    await open(`?speed=instant&daily=${DATE}`);
    await started(page);
    assert.match(await there(page, ".daily-line"), /21 November 2026/);
    const seed = createHash("sha256").update(`senet-daily-1:${DATE}`).digest("hex");
    assert.match(await savedRecord(page), new RegExp(`^Seed: ${seed}$`, "m"));
    await playedToTheEnd(page, seed);
    await press(page, ".daily-result");
    const best = await there(page, "dialog.daily .daily-best");
    assert.match(best, /^(Won|Lost) after \d+ throws, with /);
    await assertAccessible(page, "the game of the day");
    await screenshot("daily");
    // A reload keeps the game and the best result.
    await page.reload();
    await started(page);
    await press(page, ".daily-result");
    assert.equal(await there(page, "dialog.daily .daily-best"), best);
    assert.match(await savedRecord(page), new RegExp(seed));
  },
  { browsers: ["chromium"], viewport: PHONE },
);

forEachBrowser(
  "a result that cannot be stored is shown with a warning that it will be lost",
  async ({ page, open }) => {
    await open(`?speed=instant&daily=${DATE}`);
    await started(page);
    const seed = createHash("sha256").update(`senet-daily-1:${DATE}`).digest("hex");
    await playedToTheEnd(page, seed, () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await press(page, ".daily-result");
    assert.match(await there(page, "dialog.daily .daily-best"), /^(Won|Lost) after/);
    assert.match(await there(page, "dialog.daily .daily-unkept"), /lost when the page is closed/);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "an invalid date is reported, and the page still plays",
  async ({ page, open, problems }) => {
    await open("?speed=instant&daily=2026-13-40");
    await started(page);
    assert.match(await there(page, ".notices"), /2026-13-40/);
    assert.equal(await shadowText(page, ".daily-line"), null);
    assert.equal(problems.splice(0).length, 1, "the refusal is in the console too");
    // From the menu, today's game starts, and the dialog explains the change.
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .daily");
    assert.match(await there(page, "dialog.daily .wrong-date"), /2026-13-40.*today’s game/);
    await press(page, "dialog.daily .buttons .main");
    assert.match(await there(page, ".daily-line"), /Game of the day/);
    assert.deepEqual(problems, [], "it is told once");
  },
  { browsers: ["chromium"] },
);
