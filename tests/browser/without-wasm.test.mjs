/** A browser without WebAssembly: the small engine plays as JavaScript, and features that need the full one say so. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { openSite } from "./harness/site.mjs";
import { savedRecord, started } from "./table.mjs";

const NEEDS = "Everything else needs WebAssembly";

/** @param {import("puppeteer-core").Page} page */
const withoutWebAssembly = (page) =>
  page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(globalThis, "WebAssembly");
  });

/** Acts for the person at the device as soon as possible. @param {import("puppeteer-core").Page} page */
const act = (page) =>
  page.waitForFunction(() => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    const { view } = session;
    if (view.mode.is !== "idle") return false;
    const before = session.game.record();
    if (view.moves.length > 0) session.play(view.moves[0]);
    else session.throwSticks();
    return session.game.record() !== before;
  });

/** @param {import("puppeteer-core").Page} page */
const idle = (page) =>
  page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("senet-game")).session.view.mode.is === "idle",
  );

/** Waits until the game is over. @param {import("puppeteer-core").Page} page */
async function playOut(page) {
  await page.waitForFunction(() => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    const { view } = session;
    if (view.mode.is !== "idle") return false;
    if (view.game?.phase === "over") return true;
    if (view.moves.length > 0) session.play(view.moves[0]);
    else session.throwSticks();
    return false;
  });
}

/** Waits for the turn of the computer, whose level is unavailable. @param {import("puppeteer-core").Page} page */
const playUntilNotice = (page) =>
  page.waitForFunction(() => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    const { view } = session ?? {};
    if (view?.notices.length > 0) return true;
    if (view?.status !== "ready" || view.mode.is !== "idle") return false;
    if (view.moves.length > 0) session.play(view.moves[0]);
    else session.throwSticks();
    return false;
  });

for (const opponent of ["beginner", "person"]) {
  forEachBrowser(
    `without WebAssembly a game is played, undone, kept, resumed and ended (${opponent})`,
    async ({ page, open, url, problems }) => {
      /** @type {string[]} */
      const requests = [];
      page.on("request", (request) => requests.push(request.url()));
      await withoutWebAssembly(page);
      const address = `?lang=en&opponent=${opponent}&ruleset=simple&speed=instant&seed=5e5e`;
      await open(address);
      await started(page);
      assert.ok(requests.includes(`${url}senet-script.js`));
      for (let acts = 0; acts < 6; acts += 1) await act(page);
      await idle(page);
      const before = await savedRecord(page);
      await page.evaluate(() => /** @type {any} */ (document.querySelector("senet-game")).session.undo());
      await idle(page);
      const undone = await savedRecord(page);
      assert.notEqual(undone, before);
      await open(address);
      await started(page);
      await idle(page);
      assert.equal(await savedRecord(page), undone, "the game goes on where it was left");
      await playOut(page);
      assert.ok(!requests.some((one) => one.endsWith("senet-full.wasm")), "no other engine is asked for");
      // The review of the finished game needs the full engine.
      assert.ok(problems.splice(0).every((problem) => problem.includes("no WebAssembly")));
    },
  );
}

forEachBrowser(
  "without WebAssembly the features that need the full engine say so, and the game continues",
  async (visit) => {
    const { page, open, problems } = visit;
    await withoutWebAssembly(page);
    await open("?lang=en&opponent=master&ruleset=simple&speed=instant&seed=5e5e");
    await started(page);
    await playUntilNotice(page);
    const notice = (/** @type {string} */ text) =>
      page.waitForFunction(
        (wanted) =>
          [...(document.querySelector("senet-game")?.shadowRoot?.querySelectorAll("p") ?? [])].some(
            (element) => element.textContent?.includes(wanted),
          ),
        {},
        text,
      );
    await notice(NEEDS);
    await page.evaluate(() =>
      /** @type {any} */ (document.querySelector("senet-game")).session.update({
        notices: [],
        dialog: "rules",
      }),
    );
    await notice(NEEDS);
    // The console reports the failed load, too.
    assert.ok(
      problems.splice(0).every((problem) => problem.includes("WebAssembly")),
      "nothing else is wrong",
    );
  },
);

forEachBrowser(
  "under a policy that forbids WebAssembly the game plays, and the policy is named as the cause",
  async ({ page, problems }) => {
    const site = await openSite({ headers: { "content-security-policy": "default-src 'self'" } });
    try {
      await page.goto(`${site.url}?lang=en&opponent=master&ruleset=simple&speed=instant&seed=5e5e`);
      await started(page);
      await playUntilNotice(page);
      await page.waitForFunction(
        (words) => {
          const notices = document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices");
          return words.every((/** @type {string} */ word) => notices?.textContent?.includes(word));
        },
        {},
        [NEEDS, "this site’s security policy forbids", "script-src 'wasm-unsafe-eval'"],
      );
      for (let acts = 0; acts < 4; acts += 1) await act(page);
      await idle(page);
      problems.length = 0;
    } finally {
      site.close();
    }
  },
);

forEachBrowser("with WebAssembly no byte of the JavaScript engine is loaded", async ({ page, open }) => {
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await open("?lang=en&opponent=beginner");
  await started(page);
  assert.ok(!requests.some((one) => one.includes("senet-script")));
});
