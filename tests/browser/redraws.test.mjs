/** A redraw only draws: it asks the browser, the storage and the engine for nothing that a variable can hold. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { resume, when } from "./situations.mjs";
import { started } from "./table.mjs";

/** Counts calls by name, from the start of the page. */
function countCalls() {
  /** @type {Record<string, number>} */
  const calls = {};
  const count = (/** @type {any} */ owner, /** @type {string} */ name, label = name) => {
    const real = owner[name];
    owner[name] = new Proxy(real, {
      apply(target, self, args) {
        calls[label] = (calls[label] ?? 0) + 1;
        return Reflect.apply(target, self, args);
      },
      construct(target, args, newTarget) {
        calls[label] = (calls[label] ?? 0) + 1;
        return Reflect.construct(target, args, newTarget);
      },
    });
  };
  count(globalThis, "matchMedia");
  count(globalThis, "getComputedStyle");
  count(Storage.prototype, "getItem");
  count(Storage.prototype, "setItem");
  count(JSON, "parse", "JSON.parse");
  for (const name of [
    "NumberFormat",
    "DateTimeFormat",
    "ListFormat",
    "DisplayNames",
    "PluralRules",
    "Collator",
  ])
    count(Intl, name, `Intl.${name}`);
  Object.assign(globalThis, { calls, count });
}

/** The calls during one redraw. @param {import("puppeteer-core").Page} page @returns {Promise<Record<string, number>>} */
const callsOfRedraw = (page) =>
  page.evaluate(async () => {
    const { calls, count } = /** @type {any} */ (globalThis);
    const game = /** @type {any} */ (document.querySelector("senet-game"));
    count(Object.getPrototypeOf(game.session.game), "record");
    // The first redraw may fill caches.
    for (const _ of [1, 2]) {
      for (const name of Object.keys(calls)) delete calls[name];
      game.requestUpdate();
      await game.updateComplete;
    }
    return { ...calls };
  });

/** Situations of the page, by their URL and preparation. @type {Record<string, (bench: import("./harness/index.mjs").Bench) => Promise<void>>} */
const SITUATIONS = {
  "a new game": ({ open }) => open("?speed=instant"),
  "a new game in the object view": ({ open }) => open("?speed=instant&view=object"),
  "a finished game": (bench) =>
    resume(
      bench,
      when(({ phase }) => phase === "over", "bell"),
    ),
  "a game with shared throws": ({ open }) =>
    open(`?speed=instant&ruleset=kendall-masters&side=white&opponent=beginner&sticks=${"5e".repeat(32)}`),
  "the game of the day": ({ open }) => open("?speed=instant&daily=2026-11-26"),
};

for (const [situation, prepare] of Object.entries(SITUATIONS)) {
  inChromium(`a redraw asks for nothing: ${situation}`, async (bench) => {
    const { page } = bench;
    await page.evaluateOnNewDocument(countCalls);
    await prepare(bench);
    await started(page);
    assert.deepEqual(await callsOfRedraw(page), {});
  });
}
