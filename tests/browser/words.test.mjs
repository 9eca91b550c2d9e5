/**
 * How many words ten screens show a new visitor on a phone, in English. Pictures and closed sections are not words.
 * `SENET_BROWSER=chromium node --test tests/browser/words.test.mjs` prints the table.
 */
import assert from "node:assert/strict";
import { readLocales } from "../../www/build/locales.mjs";
import { DIALOGS, leave, show, unfold } from "./every-screen.mjs";
import { inChromium, PHONE } from "./harness/index.mjs";
import { started } from "./table.mjs";

/** The most words of each screen. @type {Record<string, number>} */
const MOST = {
  "first-lesson": 150,
  rules: 110,
  lessons: 55,
  fairness: 40,
  history: 100,
  help: 80,
  house: 60,
  settings: 85,
  odds: 50,
  "new-game": 130,
};
/** The most words of all of them together. */
const ALL = 800;
/** Screens that are counted with every section open. */
const UNFOLDED = ["new-game"];

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The text on the screen: not in closed sections or lists, and not only for screen readers. @param {import("puppeteer-core").Page} page */
const visibleText = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog[open]");
    const unseen = ".visually-hidden, option:not(:checked)";
    for (const hidden of dialog?.querySelectorAll(unseen) ?? []) hidden.remove();
    return dialog instanceof HTMLElement ? dialog.innerText : "";
  });

/** All texts of the first lesson, from the first step to the last. */
async function lessonText() {
  const [english] = await readLocales();
  const texts = [...(english?.source ?? "").matchAll(/^lesson-first-\d+(?:-done)? = (.*)$/gm)];
  return texts.map(([, text]) => text).join("\n");
}

inChromium(
  "ten screens show a new visitor at most 800 words",
  async ({ page, open, t }) => {
    await open("?lang=en&speed=instant&seed=1");
    await started(page);
    /** @type {Record<string, number>} */
    const counts = { "first-lesson": wordsOf(await lessonText()) };
    for (const name of Object.keys(MOST).filter((name) => name !== "first-lesson")) {
      assert.ok(DIALOGS.includes(name));
      await show(page, name);
      await page.waitForNetworkIdle({ idleTime: 100 });
      if (UNFOLDED.includes(name)) await unfold(page);
      counts[name] = wordsOf(await visibleText(page));
      await leave(page);
    }
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const [name, count] of Object.entries(counts))
      t.diagnostic(`${name}: ${count} of at most ${MOST[name]}`);
    t.diagnostic(`together: ${all} of at most ${ALL}`);
    const long = Object.entries(counts).filter(([name, count]) => count > (MOST[name] ?? 0));
    assert.deepEqual(Object.fromEntries(long), {});
    assert.ok(all <= ALL, `${all} words`);
  },
  // Without service workers the settings would explain at length why the game cannot be saved for offline use.
  { newcomer: true, viewport: PHONE, serviceWorkers: true },
);
