/** A page for testing one add-on: what it draws, and what it does while answers are delayed. */
import { bench } from "./asynchronous-bench.mjs";

/** All texts and listeners of a template, without Lit's mark for nothing. @param {any} template @returns {any[]} */
export const parts = (template) =>
  Array.isArray(template)
    ? template.flatMap(parts)
    : template?.values
      ? template.values.flatMap(parts)
      : typeof template === "symbol"
        ? []
        : [template];

/** A game of two people, which `play` ends, and the page of an add-on. @param {any} [given] */
export async function addonBench(given) {
  const table = await bench({ acts: 0, ...given });
  const { page, session } = table;
  const lifetime = new AbortController();
  let redraws = 0;
  const addonPage = Object.assign(page, {
    root: Object.assign(new EventTarget(), { adoptedStyleSheets: [], querySelector: () => null }),
    signal: lifetime.signal,
    on: (/** @type {any} */ type, /** @type {any} */ listener) => session.on(type, listener),
    drawn: async () => undefined,
    l10n: {
      ...page.l10n,
      sentences: (/** @type {any[]} */ all) => all.map(({ id }) => id).join(" "),
      language: { direction: "ltr" },
    },
    attempt: (/** @type {Promise<unknown>} */ work) => work.catch(console.error),
    redraw: () => (redraws += 1),
  });
  const play = async () => {
    while (session.view.game.phase !== "over") await table.act();
  };
  return { ...table, page: addonPage, play, redraws: () => redraws };
}
