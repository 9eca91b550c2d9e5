/**
 * A network that loses one kind of file while a game is played: whatever the visitor tries, the game stays, and the page
 * either manages without the file or says what is wrong. Once the network is back, the same action works.
 */
import assert from "node:assert/strict";
import { press } from "./fair-play.mjs";
import { inChromium } from "./harness/index.mjs";
import { openSite } from "./harness/site.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The kinds of file. The page needs some of them to start, so those are lost afterwards. @type {Record<string, { files: RegExp, isNeeded: boolean }>} */
const KINDS = {
  texts: { files: /^locales\/\w+\.\w+\.json$/, isNeeded: true },
  scripts: { files: /^parts\/.*\.js$/, isNeeded: true },
  worker: { files: /^advisor-worker\.js$/, isNeeded: false },
  "full engine": { files: /^senet-full\.wasm$/, isNeeded: false },
  nets: { files: /^nets\//, isNeeded: false },
};

/** What the page shows. @param {Page} page */
const look = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    const { view } = game.session;
    const root = /** @type {ShadowRoot} */ (game.shadowRoot);
    const dialog = root.querySelector("dialog[open]");
    const lines = [...root.querySelectorAll(".notices p, [role=alert]")];
    return {
      isThere: root.querySelector(".toolbar") !== null && root.querySelector("[role=gridcell]") !== null,
      status: view.status,
      ruleset: view.game.ruleset,
      throws: view.game.throws,
      told: root.querySelector(".message")?.textContent?.trim() ?? "",
      dialog: dialog?.querySelector(".head") ? dialog.className : null,
      lesson: Boolean(root.querySelector(".lesson .step-buttons")),
      link: /** @type {HTMLInputElement | null} */ (dialog?.querySelector("input.link"))?.value ?? "",
      says: lines.map((line) => line.textContent?.trim() ?? "").filter((text) => text !== ""),
    };
  });

/** @typedef {Awaited<ReturnType<typeof look>>} Sight */

/** Waits until this holds. @param {Page} page @param {(sight: Sight) => boolean} holds */
async function until(page, holds) {
  for (;;) {
    const sight = await look(page);
    if (holds(sight)) return sight;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** One press after another, and what each of them shows. @typedef {{ selector: string, shows: (sight: Sight) => boolean }} Step */

/** @param {string} name @returns {(sight: Sight) => boolean} */
const opens = (name) => (sight) => sight.dialog === name;
/** @type {Step} */
const MENU = { selector: ".toolbar .menu", shows: opens("menu") };
/** @type {Step} */
const RULES = { selector: ".toolbar .rules", shows: opens("rules") };
/** @type {Step} */
const LESSONS = { selector: ".menu-entry.tutorial-lessons", shows: opens("lessons") };

/** What a visitor tries. @type {Record<string, Step[]>} */
const ACTIONS = {
  "a hint": [{ selector: ".actions .advice", shows: ({ told }) => /\bbest\b/i.test(told) }],
  settings: [{ selector: ".toolbar .settings", shows: opens("settings") }],
  rules: [RULES],
  help: [{ selector: ".toolbar .help", shows: opens("help") }],
  menu: [MENU],
  lessons: [MENU, LESSONS],
  "a lesson": [MENU, LESSONS, { selector: "dialog.lessons .lesson-first", shows: ({ lesson }) => lesson }],
  history: [MENU, { selector: ".menu-entry.tutorial-history", shows: opens("history") }],
  odds: [MENU, { selector: ".menu-entry.tutorial-odds", shows: opens("odds") }],
  share: [
    MENU,
    { selector: ".menu-entry.share", shows: ({ dialog, link }) => dialog === "share" && link !== "" },
  ],
  fairness: [MENU, { selector: ".menu-entry.fairness", shows: opens("fairness") }],
  "house rules": [RULES, { selector: "dialog.rules .change-rules", shows: opens("house-rules") }],
};

/** Tries an action. Returns false if the page says that it cannot. @param {Page} page @param {readonly Step[]} steps */
async function attempt(page, steps) {
  for (const { selector, shows } of steps) {
    await press(page, selector);
    const sight = await until(page, (now) => now.says.length > 0 || shows(now));
    if (sight.says.length > 0 || !shows(sight)) return false;
  }
  return true;
}

/** Returns to the board, without messages. @param {Page} page */
async function leave(page) {
  // The dialog goes with its event, which comes later.
  await page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    root?.querySelector("dialog")?.close();
    root?.querySelector(/** @type {"button"} */ (".leave-lesson"))?.click();
  });
  await page.waitForFunction(
    () => !document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog, .lesson"),
  );
  await page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    game.session.update({ dialog: null, notices: [], advice: null });
  });
  await until(page, ({ says }) => says.length === 0);
}

/** Starts a game in which a person has a choice. @param {Page} page @param {string} url @param {string} sign */
async function begin(page, url, sign) {
  await page.goto(`${url}?lang=en&speed=instant&opponent=person&seed=e4&keep=off`);
  await page.waitForSelector(`html[${sign}]`);
  await press(page, ".actions button.main");
  await page.waitForFunction(() => {
    const { view } = /** @type {any} */ (document.querySelector("senet-game")).session;
    return view.activity === "idle" && view.moves.length > 1;
  });
}

for (const [kind, { files, isNeeded }] of Object.entries(KINDS)) {
  inChromium(`a network that loses ${kind} costs no game, and everything works afterwards`, async (bench) => {
    const { page, problems } = bench;
    for (const [action, steps] of Object.entries(ACTIONS)) {
      const site = await openSite();
      try {
        if (!isNeeded) site.lose(files);
        await begin(page, site.url, isNeeded ? "data-complete" : "data-ready");
        site.lose(files);
        const before = await look(page);
        const worked = await attempt(page, steps);
        const after = await look(page);
        bench.t.diagnostic(`${action}: ${worked ? "works" : after.says.join(" ")}`);
        /** @param {Awaited<ReturnType<typeof look>>} seen */
        const game = ({ isThere, status, ruleset, throws }) => ({ isThere, status, ruleset, throws });
        // A lesson is on the game's board until it is left.
        if (!after.lesson) assert.deepEqual(game(after), game(before), `${action} keeps the game`);
        site.lose(null);
        await leave(page);
        assert.deepEqual(game(await look(page)), game(before));
        assert.ok(await attempt(page, steps), `${action} works with the network`);
        await leave(page);
        assert.deepEqual(game(await look(page)), game(before));
      } finally {
        site.close();
      }
    }
    problems.length = 0;
  });
}

inChromium("a new game under other rules that cannot load leaves the game as it is", async (bench) => {
  const { page, problems } = bench;
  const site = await openSite();
  // The first engine does not know house rules.
  const OTHER = "kendall-masters[pairs=off]";
  const start = () =>
    page.evaluate((ruleset) => {
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      session.newGame({ ...session.view.setup, ruleset, seed: null });
    }, OTHER);
  try {
    site.lose(KINDS["full engine"]?.files ?? null);
    await begin(page, site.url, "data-ready");
    const before = await look(page);
    await start();
    const after = await until(page, ({ says, status }) => says.length > 0 || status === "failed");
    assert.deepEqual({ ...after, says: [] }, { ...before, says: [] });
    site.lose(null);
    await leave(page);
    await start();
    await until(page, ({ ruleset, status }) => ruleset === OTHER && status === "ready");
  } finally {
    site.close();
  }
  problems.length = 0;
});
