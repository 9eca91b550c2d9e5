/** The same sticks for everyone: from the menu to a link, and from the link to what the player's choices gave away. */
import assert from "node:assert/strict";
import { fieldOf, playedOn, press, shadowText, there } from "./fair-play.mjs";
import { assertAccessible, inChromium, PHONE } from "./harness/index.mjs";
import { savedRecord, started } from "./table.mjs";

const RULES = encodeURIComponent("kendall-masters[pieces=1]");

inChromium(
  "a link gives two visitors the same throws, and shows each what the choices gave away",
  async ({ page, open }) => {
    await open(`?speed=instant&opponent=beginner&ruleset=${RULES}`);
    await started(page);
    await press(page, ".toolbar .menu");
    await press(page, "dialog.menu .same-sticks");
    const link = await fieldOf(page, "dialog.same-sticks input.link");
    await press(page, "dialog.same-sticks .show-qr");
    await there(page, "dialog.same-sticks .qr");
    await assertAccessible(page, "the link to the same sticks");
    const field = await page.evaluate(
      () => document.querySelector("senet-game")?.shadowRoot?.querySelector("input.link")?.clientWidth ?? 0,
    );
    assert.ok(field > 150, "the link can be seen");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, "nothing is wider than the screen");

    const seed = new URL(link).searchParams.get("sticks");
    /** The throws of each side, in order. @param {string} record @param {string} side */
    const throwsOf = (record, side) =>
      [...record.matchAll(new RegExp(`^\\d+ ${side} (.*)$`, "gm"))].flatMap(([, actions = ""]) =>
        actions.split(" ").filter((action) => action.includes("=")),
      );
    /** Plays the game of the link from its start. */
    const play = async () => {
      await page.evaluate(() => {
        sessionStorage.clear();
        for (const key of Object.keys(localStorage))
          if (key.startsWith("senet.game")) localStorage.removeItem(key);
      });
      await open(`${new URL(link).search}&speed=instant`);
      await started(page);
      assert.match(await there(page, ".sticks-line"), /The same throws for everyone/);
      await playedOn(page, ({ phase }) => phase === "over");
      await there(page, ".sticks-end");
      await page.waitForFunction(() =>
        /gave (?:nothing away|away (?:1 game|\d+ games) in 100)/.test(
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".sticks-end")?.textContent ?? "",
        ),
      );
      assert.match((await shadowText(page, ".sticks-end p")) ?? "", /^(You (won|lost)|With these sticks)/);
      return savedRecord(page);
    };
    const [one, other] = [await play(), await play()];
    assert.match(one, /^Throws: per-player$/m);
    assert.equal(/^Seed: (.*)$/m.exec(one)?.[1], seed);
    for (const side of ["W", "B"]) {
      const [first, second] = [throwsOf(one, side), throwsOf(other, side)];
      const both = Math.min(first.length, second.length);
      assert.ok(both > 3);
      assert.deepEqual(first.slice(0, both), second.slice(0, both), `${side} has the same throws`);
    }
    await press(page, ".share-sticks");
    assert.match(
      await fieldOf(page, "dialog.same-sticks input.result"),
      /the same throws: .*gave (?:away|nothing away).*http/,
    );
    assert.equal(await fieldOf(page, "dialog.same-sticks input.link"), link, "it is handed on as it came");
    await open(`${new URL(link).search.slice(0, -1)}&speed=instant`);
    await started(page);
    assert.match(await there(page, ".notices"), /Open the whole link, or ask for it again/);
  },
  { viewport: { ...PHONE, width: 360 } },
);
