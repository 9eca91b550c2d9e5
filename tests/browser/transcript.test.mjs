/**
 * A whole game by ear, played only from what a screen reader announces for the focus and from the live region. The
 * transcripts are stored in tests/data/transcript.*.txt for review; `UPDATE=1` rewrites them.
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { forEachBrowser } from "./harness/index.mjs";
import { started } from "./table.mjs";

/** What is heard at the decisive moments, in each language. */
const HEARD = {
  en: {
    won: /\bwon[.!]/,
    throwing: /throw|sticks\.$|die\.$/i,
    water: /in the water: rescue it/,
    dialog: /won/,
  },
  ar: {
    won: /لقد فزت|فاز الحاسوب/,
    throwing: /ارمِ/,
    water: /في الماء: أنقذها/,
    dialog: /فزت|فاز/,
  },
};

/**
 * Everything announced: the focus by its name and role, the live region by its additions.
 * @param {import("puppeteer-core").Page} page
 */
async function listen(page) {
  await page.evaluate(() => {
    const lines = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard: lines });
    const root = document.querySelector("senet-game")?.shadowRoot;
    if (!root) throw new Error("no game on the page");
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || !target.matches(".announcements")) continue;
        for (const node of addedNodes) if (node.textContent?.trim()) lines.push(node.textContent.trim());
      }
    }).observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", (event) => {
      const element = /** @type {HTMLElement} */ (event.composedPath()[0]);
      const name =
        element.getAttribute("aria-label") ?? element.textContent?.replace(/\s+/g, " ").trim() ?? "";
      const dialog = element.closest("dialog");
      const title = dialog && !dialog.dataset.heard ? dialog.querySelector("h2")?.textContent : null;
      if (dialog) dialog.dataset.heard = "";
      if (title) lines.push(`[dialog: ${title.trim()}]`);
      lines.push(`[${element.getAttribute("role") ?? element.localName}: ${name}]`);
    });
  });
}

/** What was heard since the last time. @param {import("puppeteer-core").Page} page @returns {Promise<string[]>} */
const heardNow = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0));

/** Waits until the computer's turn is over, as a listener would. @param {import("puppeteer-core").Page} page */
const atRest = (page) =>
  page.evaluate(() => {
    const { view } = /** @type {any} */ (document.querySelector("senet-game")).session;
    return view.activity === "idle" && (view.game.phase === "over" || view.game.player !== view.seat);
  });

for (const [language, { won, throwing, water, dialog }] of Object.entries(HEARD)) {
  forEachBrowser(
    `a whole game by ear (${language})`,
    async ({ page, open }) => {
      await open(`?speed=instant&ruleset=bell&seed=e4&opponent=beginner&lang=${language}`);
      await started(page);
      await listen(page);
      /** @type {string[]} */
      const transcript = [];
      /** Presses a key and returns what is announced. @param {import("puppeteer-core").KeyInput} key */
      const press = async (key) => {
        transcript.push(`> ${key}`);
        await page.keyboard.press(key);
        /** @type {string[]} */
        const lines = [];
        for (;;) {
          const rests = await atRest(page);
          lines.push(...(await heardNow(page)));
          if (rests && lines.length > 0) {
            transcript.push(...lines);
            return lines.join(" ");
          }
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      };
      while (
        !(await page.evaluate(
          () => document.querySelector("senet-game")?.shadowRoot?.activeElement?.role === "gridcell",
        ))
      ) {
        await press("Tab");
      }
      let output = "";
      for (let turns = 0; !won.test(output); turns += 1) {
        assert.ok(turns < 400, "the game comes to an end");
        output = await press("s");
        if (dialog.test(output)) break;
        if (water.test(output)) output = await press("t");
        else if (throwing.test(output)) output = await press("t");
        else {
          await press("m");
          output = await press("Enter");
          if (!won.test(output) && output.includes("[gridcell")) output = await press("Enter");
        }
      }
      const text = `${transcript.join("\n")}\n`;
      const file = `${ROOT}tests/data/transcript.${language}.txt`;
      if (process.env.UPDATE) await writeFile(file, text);
      assert.equal(text, await readFile(file, "utf8"), "UPDATE=1 writes it anew; then read it");
    },
    { browsers: ["chromium"] },
  );
}
