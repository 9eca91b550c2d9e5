/** The computer trains for house rules in a thread of its own, keeps what it learned, and plays by it. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser, PHONE } from "./harness/index.mjs";
import { actByMouse, awaitsPerson, button, look, started, until } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** Where pieces are lost for good it is another game, and with two of them soon learned. */
const RULES = "kendall-masters[pieces=2,hit=taken,end=board_empty]";
const PANEL = "senet-training";

/** Twenty rounds instead of forty; and what players are given to judge by. @param {Page} page */
async function prepare(page) {
  await page.evaluateOnNewDocument(() => {
    const { fetch, Worker } = globalThis;
    globalThis.fetch = (address, ...given) =>
      /\/training\/plan\.json$/.test(String(address))
        ? Promise.resolve(Response.json({ rounds: 20, pairs: 40, seed: 1 }))
        : fetch(address, ...given);
    /** @type {string[]} */
    const nets = [];
    Object.assign(globalThis, { nets });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = /** @type {any} */ (
      /** @type {(this: Worker, ...given: any[]) => void} */
      function (message, ...given) {
        if (message.type === "net") nets.push(new TextDecoder("latin1").decode(message.file.slice(0, 80)));
        Reflect.apply(postMessage, this, [message, ...given]);
      }
    );
  });
}

/** Plays on until the computer is given a net to judge by: whether it is what was learned. @param {Page} page */
async function playsWhatItLearned(page) {
  const given = () => page.evaluate(() => /** @type {any} */ (globalThis).nets.splice(0).at(-1));
  for (let net = await given(); ; net = await given()) {
    if (net) return String(net).includes("[pieces=2");
    const sight = await look(page);
    assert.equal(sight.dialog, null, "the game goes on");
    if (awaitsPerson(sight)) await actByMouse(page, sight);
    else await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** @param {Page} page @param {string} [part] what shows then */
async function openEditor(page, part = ".train") {
  await (await button(page, ".toolbar .new-game")).click();
  await (await button(page, "button.change-rules")).click();
  await button(page, `${PANEL} ${part}`);
}

/** What is said about training, once it is so. @param {Page} page @param {RegExp} wanted */
async function said(page, wanted) {
  for (;;) {
    const text = await page.$eval(
      `senet-game >>> ${PANEL} [role=status]`,
      (element) => element.textContent ?? "",
    );
    if (wanted.test(text)) return text;
    assert.doesNotMatch(text, /could not|did not help/);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** @param {Page} page @param {string} selector */
async function press(page, selector) {
  const element = await button(page, `${PANEL} ${selector}`);
  await element.evaluate((found) => found.scrollIntoView({ block: "center" }));
  await element.click();
}

/** @param {Page} page */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("senet.training") ?? "[]"));

forEachBrowser(
  "house rules are learned, kept and played by; damaged ones are forgotten, and that is said",
  async ({ page, open, screenshot }) => {
    await prepare(page);
    await open(`?speed=instant&opponent=master&seed=a1&ruleset=${encodeURIComponent(RULES)}`);
    await started(page);
    assert.equal(await playsWhatItLearned(page), false, "nothing was learned yet");
    await openEditor(page);
    await said(page, /knows about/);
    await press(page, ".train");
    await page.keyboard.press("Escape");
    await until(page, ({ dialog }) => dialog === null);
    await page.waitForFunction(() => localStorage.getItem("senet.training") !== null, { timeout: 0 });
    await openEditor(page, "section");
    const learned = await said(page, /has practised/);
    assert.match(learned, /In 80 games .* won \d+% .*between \d+% and \d+%/);
    assert.deepEqual(
      (await kept(page)).map((/** @type {any} */ net) => net.ruleset),
      [RULES],
    );
    await assertAccessible(page, "after training");
    await screenshot("training");

    await page.keyboard.press("Escape");
    await until(page, ({ dialog }) => dialog === null);
    assert.ok(await playsWhatItLearned(page), "the game under way goes on with what was learned");

    await page.evaluate(() => {
      const [net] = JSON.parse(localStorage.getItem("senet.training") ?? "");
      const file = `${net.file.slice(0, 400)}AAAA${net.file.slice(404)}`;
      localStorage.setItem("senet.training", JSON.stringify([{ ...net, file }]));
    });
    await page.reload();
    await started(page);
    assert.equal(await playsWhatItLearned(page), false);
    await page.waitForFunction(
      () =>
        /damaged/.test(
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
        ),
      { timeout: 0 },
    );
    assert.deepEqual(await kept(page), []);
  },
);

forEachBrowser(
  "what is learned can be forgotten; rules of the catalogue need no training",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument((ruleset) => {
      const net = { ruleset, file: "U05FVA==", pairs: 500, score: { share: 0.66, margin: 0.02 } };
      localStorage.setItem("senet.training", JSON.stringify([net, { ruleset: 7 }, null]));
    }, RULES);
    await open(`?speed=instant&ruleset=${encodeURIComponent(RULES)}`);
    await started(page);
    await openEditor(page, ".forget");
    assert.match(await said(page, /has practised/), /In 1,?000 games .* 66% .*between 64% and 68%/);
    await press(page, ".forget");
    await said(page, /knows about/);
    assert.deepEqual(await kept(page), []);
    const back = await button(page, "senet-house-rules .origin + .reset");
    await back.click();
    await page.waitForFunction(
      (panel) =>
        !document.querySelector("senet-game")?.shadowRoot?.querySelector(`senet-house-rules ${panel}`),
      { timeout: 0 },
      PANEL,
    );
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "without threads the page says that it cannot train",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, "Worker"));
    await open(`?speed=instant&lang=en&ruleset=${encodeURIComponent(RULES)}`);
    await started(page);
    await (await button(page, ".toolbar .new-game")).click();
    await (await button(page, "button.change-rules")).click();
    await button(page, `${PANEL} section`);
    assert.equal(await page.$(`senet-game >>> ${PANEL} button`), null);
    await assertAccessible(page, "no training");
  },
  { browsers: ["chromium"], viewport: PHONE },
);
