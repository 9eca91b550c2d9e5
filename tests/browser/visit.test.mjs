/** The limits of a visit: a short game takes few taps, words and minutes, and the layout stays still between throws. */
import assert from "node:assert/strict";
import { inChromium, PHONE } from "./harness/index.mjs";
import { median, taps, visit } from "./visitor.mjs";

/** @param {string} name @param {readonly number[]} seeds */
const limits = (name, seeds) =>
  inChromium(
    name,
    async ({ page, url }) => {
      /** @type {import("./visitor.mjs").Visit[]} */
      const visits = [];
      for (const seed of seeds) {
        const tab = await page.browserContext().newPage();
        await tab.setViewport({ ...PHONE, deviceScaleFactor: 0.5 });
        visits.push(await visit(tab, `${url}?seed=${seed}&keep=off`));
        await tab.close();
      }
      const of = (/** @type {(one: import("./visitor.mjs").Visit) => number} */ figure) =>
        median(visits.map(figure));
      assert.ok(of(taps) <= 36, `${of(taps)} taps`);
      const undecided = of(({ throwing, forced }) => throwing + forced);
      assert.ok(undecided <= 18, `${undecided} taps decide nothing`);
      assert.ok(of(({ seconds }) => seconds) <= 180, "three minutes");
      for (const { forced, other, changes, words, moved } of visits) {
        assert.ok(forced <= 1, `${forced} taps for the only move there is`);
        assert.equal(other, 0, "no tap only goes on");
        assert.ok(changes < 150, `${changes} changes of the text`);
        assert.ok(words < 900, `${words} words`);
        assert.deepEqual(moved, {}, "nothing changes its place");
      }
    },
    { newcomer: true, viewport: PHONE },
  );

limits("a short game takes at most three minutes and 36 taps, of which 18 decide nothing", [4]);
// A median needs several games.
limits(
  "five short games take at most three minutes and 36 taps, of which 18 decide nothing",
  [1, 2, 3, 4, 5],
);
