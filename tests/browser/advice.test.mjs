/** Hints, and players that need the full engine: in a worker, without one, from a single file, without their net. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { resume, when } from "./situations.mjs";
import { actByMouse, awaitsPerson, button, look, started, until } from "./table.mjs";

/** A game in which the visitor, Black, has several choices, and one of them is clearly worse: it leads into the water. */
const choosing = when(
  ({ phase, turn }, moves) =>
    phase === "play" && turn === "black" && moves.length > 1 && moves.some(({ to }) => to === 27),
);

/** @param {import("./table.mjs").Sight} sight */
const advised = ({ told }) => /^Best: /.test(told);

inChromium("a hint names the best choice, gives a reason and picks up the piece", async (bench) => {
  const { page, screenshot } = bench;
  await resume(bench, choosing);
  await (await button(page, ".actions .advice")).click();
  const sight = await until(page, advised);
  const [, house] = /^Best: .*?house (\d+)/.exec(sight.told) ?? [];
  assert.ok(house, sight.told);
  assert.match(sight.told, /^Best: [^.]+\. [A-Z][^.]+[.]/, "there is a reason");
  assert.ok(
    sight.cells.some(({ target }) => target),
    "the way of the best move shows",
  );
  assert.ok(
    sight.spoken.some((text) => text.startsWith("Best: ")),
    "it is read out",
  );
  await assertAccessible(page);
  await screenshot("hint");
  await actByMouse(page, sight);
  await until(page, ({ told }) => !told.startsWith("Best: "));
});

inChromium(
  "the hint key works on a phone, and in Arabic",
  async (bench) => {
    const { page, screenshot } = bench;
    await resume(bench, choosing, { query: "?lang=ar&speed=instant" });
    await (await button(page, '[role=gridcell][tabindex="0"]')).focus();
    await page.keyboard.press("h");
    await until(page, ({ told }) => told.startsWith("الأفضل:"));
    await assertAccessible(page);
    await screenshot("hint-arabic-phone");
  },
  { viewport: PHONE },
);

/**
 * Plays until the computer has made some moves of its own.
 * @param {import("puppeteer-core").Page} page
 */
async function computerMoves(page) {
  for (;;) {
    const sight = await until(page, awaitsPerson);
    if (sight.moves.filter((move) => /Computer/i.test(move)).length >= 2) return sight;
    await actByMouse(page, sight);
  }
}

/** Counts the answers that come from workers. @param {import("puppeteer-core").Page} page */
async function countAnswers(page) {
  await page.evaluateOnNewDocument(() => {
    const counter = Object.assign(globalThis, { answers: 0 });
    globalThis.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} args */
      constructor(...args) {
        super(...args);
        this.addEventListener("message", ({ data }) => {
          if (data.type === "answered") counter.answers += 1;
        });
      }
    };
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).answers);
}

forEachBrowser("the master thinks in a worker and uses its net", async ({ page, open }) => {
  const answers = await countAnswers(page);
  /** @type {string[]} */
  const nets = [];
  page.on("request", (request) => {
    const [, name] = /\/nets\/(.*)$/.exec(request.url()) ?? [];
    if (name) nets.push(name);
  });
  await open("?opponent=master&speed=instant&seed=a1");
  await started(page);
  await computerMoves(page);
  assert.ok((await answers()) >= 1);
  assert.deepEqual(nets, ["kendall-masters.net"]);
});

inChromium("without workers the master thinks on the main thread", async ({ page, open }) => {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(globalThis, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("blocked", "SecurityError");
        }
      },
    });
  });
  await open("?opponent=master&speed=instant&seed=a1");
  await started(page);
  await computerMoves(page);
});

forEachBrowser("in senet.html the master thinks in a worker", async ({ page, fileUrl, open }) => {
  const answers = await countAnswers(page);
  await open(`${fileUrl}?opponent=master&speed=instant&seed=a1`);
  await started(page);
  const sight = await computerMoves(page);
  assert.ok((await answers()) >= 1);
  assert.ok(sight.moves.length > 0);
});

/** Invalid replacements for a net, without which a strong player must continue. */
const NO_NETS = {
  "no connection": () => Promise.reject(new TypeError("no connection")),
  "a page that says it is not there": () => Promise.resolve(new Response("<!doctype html><p>Not here.</p>")),
};

for (const [what, instead] of Object.entries(NO_NETS)) {
  inChromium(`${what} in the place of a net is said, and the game goes on`, async ({ page, open }) => {
    await page.evaluateOnNewDocument(`{
      const { fetch } = globalThis;
      const instead = ${instead};
      globalThis.fetch = (address, ...given) => (/\\/nets\\//.test(String(address)) ? instead() : fetch(address, ...given));
    }`);
    await open("?opponent=master&speed=instant&seed=a1");
    await started(page);
    let first = "";
    for (let acts = 0; acts < 40 && first === ""; acts += 1) {
      await actByMouse(page, await until(page, awaitsPerson));
      first = await page.evaluate(
        () => document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
      );
    }
    assert.match(first, /could not be loaded or is damaged.*rules of thumb/);
    await actByMouse(page, await until(page, awaitsPerson));
    await until(page, awaitsPerson);
  });
}

inChromium("the first load does its work without the full engine", async ({ page, open }) => {
  /** @type {string[]} */
  const engines = [];
  page.on("request", (request) => {
    if (/senet-full/.test(request.url())) engines.push(request.url());
  });
  await open("?opponent=beginner&speed=instant&seed=a1&side=white");
  await started(page);
  await until(page, ({ moves }) => moves.length > 0);
  assert.deepEqual(engines, []);
  assert.ok((await look(page)).moves.length > 0);
});
