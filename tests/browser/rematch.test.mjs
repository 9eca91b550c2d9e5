/** Two games with the same throws, from the end of the first to the comparison. */
import assert from "node:assert/strict";
import { playedOn, press, shadowText, there } from "./fair-play.mjs";
import { assertAccessible, inChromium } from "./harness/index.mjs";
import { savedRecord, started } from "./table.mjs";

/** @param {{ phase: string }} now */
const isOver = ({ phase }) => phase === "over";

inChromium("an unreadable first game of a pair is set aside and reported", async ({ page, open }) => {
  await open("?speed=instant&opponent=person");
  await started(page);
  for (const content of [
    "Senet 1\nRuleset: kendall-masters\nThrows: per-player\n1 W",
    { first: "Senet 1" },
  ]) {
    const stored = JSON.stringify(content);
    await page.evaluate((text) => localStorage.setItem("senet.rematch", text), stored);
    await page.reload();
    await started(page);
    assert.match(
      await there(page, ".notices"),
      /The first of two games with the same throws could not be read\. The saved data has been kept separately\./,
    );
    const aside = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) => (/aside\.rematch/.test(key) ? [text] : [])),
    );
    assert.ok(aside.includes(typeof content === "string" ? content : stored), "it can still be had");
  }
});

inChromium(
  "two people play a pair with the same sticks across a reload, and see who used them better",
  async ({ page, open }) => {
    await open(
      `?speed=instant&opponent=person&seed=e5&ruleset=${encodeURIComponent("kendall-masters[pieces=2]")}`,
    );
    await started(page);
    await playedOn(page, isOver);
    await press(page, ".rematch .pair");
    assert.match(await there(page, ".rematch-line"), /first of two games/);
    await playedOn(page, isOver);
    const first = await savedRecord(page);
    assert.match(first, /^Throws: per-player$/m);
    await there(page, ".rematch .second");
    await assertAccessible(page, "the end of the first game");
    await press(page, ".rematch .second");
    assert.match(await there(page, ".rematch-line"), /second of two games/);
    await page.reload();
    await started(page);
    assert.match(await there(page, ".rematch-line"), /second of two games/);
    await playedOn(page, isOver);
    const second = await savedRecord(page);
    assert.match(second, /^Throws: exchanged$/m);
    assert.equal(/^Seed: .*$/m.exec(second)?.[0], /^Seed: .*$/m.exec(first)?.[0], "the same throws");
    await there(page, '.rematch p[aria-busy="false"]');
    assert.match(
      (await shadowText(page, ".rematch p")) ?? "",
      /With the same throws: the first player [\d.]+, the second [\d.]+\. .*used them/,
    );
  },
);
