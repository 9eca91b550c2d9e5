/** The game in learning management systems: SCORM 1.2 with a small fake LMS. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import * as engine from "../../target/web/full/senet.js";
import { FULL_ENGINE, ROOT } from "../../www/build/bundle.mjs";
import { readLessons } from "../../www/build/lesson-starts.mjs";
import { assertAccessible, fitsPhone, inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";

const { FIRST } = await readLessons();
engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const ruleset = "simple";
/** A game that ends after one more move. */
const RECORD = nearlyOver();

function nearlyOver() {
  const game = engine.new_game({ ruleset, seed: "5e".repeat(32) });
  let before = "";
  while (game.state().phase !== "over") {
    const [move] = game.legal_moves();
    if (!move) game.throw();
    else {
      before = game.record();
      game.apply(move.id);
    }
  }
  return before;
}

/** The same data as the page saves. */
const KEPT = JSON.stringify({
  version: 1,
  opponent: "person",
  side: null,
  ruleset,
  game: deflateRawSync(RECORD).toString("base64url"),
});

/** What a platform stores, and all calls. @param {Record<string, string>} kept @param {string} refused */
const platform = (
  kept,
  refused = "",
) => `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Course</title>
<script>
  const kept = ${JSON.stringify({ "cmi.core.lesson_status": "not attempted", ...kept })};
  const calls = [];
  const answer = (name) => (...args) => {
    calls.push([name, ...args]);
    if (name === ${JSON.stringify(refused)}) return "false";
    if (name === "LMSGetValue") return kept[args[0]] ?? "";
    if (name === "LMSSetValue") kept[args[0]] = args[1];
    if (name === "LMSGetLastError") return "101";
    if (name === "LMSGetErrorString") return "General <b>exception</b>";
    return "true";
  };
  globalThis.API = Object.fromEntries(
    ["Initialize", "Finish", "GetValue", "SetValue", "Commit", "GetLastError", "GetErrorString"].map((name) => ["LMS" + name, answer("LMS" + name)]),
  );
</script>
<iframe src="/senet/school.html?lang=en&speed=instant&ruleset=simple" title="Senet" width="100%" height="700"></iframe></html>`;

/** A standards-compliant LMS (scorm-again) that restores its data at the next visit. */
const strictPlatform = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Course</title>
<script src="/scorm12.js"></script>
<script>
  const strict = new (Scorm12API.Scorm12API ?? Scorm12API)({ strict_errors: true, logLevel: 5 });
  const before = sessionStorage.getItem("course");
  if (before) strict.loadFromJSON(JSON.parse(before), "cmi");
  const refused = [];
  globalThis.API = Object.fromEntries(
    ["Initialize", "Finish", "GetValue", "SetValue", "Commit", "GetLastError", "GetErrorString"].map((name) => [
      "LMS" + name,
      (...args) => {
        const answer = strict["LMS" + name](...args);
        if (!/Error/.test(name) && strict.LMSGetLastError() !== "0" && strict.LMSGetLastError() !== 0)
          refused.push([name, ...args, strict.LMSGetLastError()].join(" "));
        if (name === "Finish") sessionStorage.setItem("course", JSON.stringify(strict.renderCMIToJSONObject().cmi));
        return answer;
      },
    ]),
  );
  const course = () => strict.renderCMIToJSONObject().cmi;
</script>
<iframe src="/senet/school.html?lang=en&speed=instant&ruleset=simple&opponent=person" title="Senet" width="100%" height="700"></iframe></html>`;

/** @param {import("puppeteer-core").Page} page @returns {Promise<{ kept: Record<string, string>, calls: string[][] }>} */
const seen = async (page) => /** @type {any} */ (await page.evaluate("({ kept, calls })"));

/** Waits until the whole page has loaded. @param {import("puppeteer-core").Frame | import("puppeteer-core").Page} frame */
async function complete(frame) {
  await frame.waitForSelector("html[data-ready][data-complete]");
}

/** @param {import("puppeteer-core").Page} page */
async function gameIn(page) {
  const frame = await page.waitForFrame((one) => one.url().includes("school.html"));
  await complete(frame);
  return frame;
}

/** @param {import("puppeteer-core").Frame} frame */
const said = (frame) => frame.$eval(".school", (element) => element.textContent ?? "");

/** @param {import("puppeteer-core").Frame | import("puppeteer-core").Page} frame */
async function playOn(frame) {
  await frame.waitForFunction(() => {
    /** @type {any} */
    const game = document.querySelector("senet-game");
    const move = game?.state()?.moves[0];
    return game && (game.state()?.mayThrow ? game.throw() : move && game.play(move.id)) && true;
  });
}

/**
 * Goes through the first lesson to the list of lessons, doing or skipping each step.
 * @param {import("puppeteer-core").Frame} frame
 * @param {boolean} skips
 */
async function goThroughFirstLesson(frame, skips) {
  await frame.waitForFunction(
    (skipping, steps) => {
      const root = document.querySelector("senet-game")?.shadowRoot;
      if (root?.querySelector("dialog .lesson-list")) return true;
      const lesson = root?.querySelector(".lesson");
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      const button = lesson
        ? lesson.querySelector(skipping ? ".next" : ".next.main")
        : root?.querySelector(".lesson-end .finish, .lesson-offer .start");
      const step = steps[Number.parseInt(lesson?.querySelector(".count")?.textContent ?? "0", 10) - 1];
      if (button instanceof HTMLElement) button.click();
      else if (step && session.view.activity === "idle") {
        const { moves } = session.view;
        const asked = moves.find((/** @type {any} */ { notation }) => step.moves?.includes(notation));
        if (step.ask !== undefined && moves.length > 0) session.point(step.ask);
        else if (asked) session.play(asked);
        else if (moves.length > 0 && step.moves === "any") session.play(moves[0]);
        else session.throwSticks();
      }
      return false;
    },
    {},
    skips,
    FIRST.steps,
  );
}

inChromium(
  "a SCORM 1.2 platform gets the game, the result and the time back, and its refusals are reported",
  async ({ page, problems }) => {
    const pages = {
      "/new.html": platform({}),
      "/old.html": platform({ "cmi.suspend_data": KEPT, "cmi.core.lesson_status": "incomplete" }),
      "/damaged.html": platform(
        { "cmi.suspend_data": "<b>nothing</b>", "cmi.core.score.raw": "80" },
        "LMSCommit",
      ),
      "/closed.html": platform({}, "LMSInitialize"),
    };
    const site = await openSite({ pages });
    try {
      await page.goto(`${site.origin}/new.html`);
      let frame = await gameIn(page);
      assert.match(await said(frame), /saves your game/);
      assert.equal((await seen(page)).kept["cmi.core.lesson_status"], "incomplete");
      await goThroughFirstLesson(frame, true);
      await frame.waitForSelector("senet-game >>> .lesson-first");
      assert.equal((await seen(page)).kept["cmi.core.lesson_status"], "incomplete", "skipped is not done");
      await (await frame.waitForSelector("senet-game >>> .lesson-first"))?.click();
      await frame.waitForSelector("senet-game >>> .lesson");
      await goThroughFirstLesson(frame, false);
      await frame.waitForFunction(() =>
        document.querySelector(".school")?.textContent?.includes("finished the first lesson"),
      );
      const learned = (await seen(page)).kept;
      assert.equal(learned["cmi.core.lesson_status"], "completed");
      assert.equal(learned["cmi.core.score.raw"], undefined);
      await frame.waitForFunction(
        () => /** @type {any} */ (document.querySelector("senet-game"))?.state()?.mayThrow,
      );
      await playOn(frame);
      await page.waitForFunction('(kept["cmi.suspend_data"] ?? "").includes("game")');
      assert.deepEqual(
        await frame.evaluate(() =>
          [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
            key.startsWith("senet.game"),
          ),
        ),
        [],
        "the next pupil at this computer finds nothing",
      );
      await page.evaluate(() => document.querySelector("iframe")?.remove());
      await page.waitForFunction('calls.some(([name]) => name === "LMSFinish")');
      const { kept, calls } = await seen(page);
      assert.match(kept["cmi.core.session_time"] ?? "", /^\d{4}:\d\d:\d\d\.\d\d$/);
      assert.equal(kept["cmi.core.exit"], "suspend");
      assert.equal(
        calls.filter((/** @type {string[]} */ [name]) => name === "LMSInitialize" || name === "LMSFinish")
          .length,
        2,
      );

      await page.goto(`${site.origin}/old.html`);
      frame = await gameIn(page);
      assert.match(await said(frame), /continues from where you left it/);
      await playOn(frame);
      await frame.waitForFunction(() =>
        document.querySelector(".school")?.textContent?.includes("100 out of 100"),
      );
      await page.waitForFunction('kept["cmi.suspend_data"] === ""');
      const over = (await seen(page)).kept;
      assert.equal(over["cmi.core.score.raw"], "100");
      assert.equal(over["cmi.core.lesson_status"], "completed");

      await page.goto(`${site.origin}/damaged.html`);
      frame = await gameIn(page);
      assert.match(await said(frame), /cannot be opened/);
      assert.match(await said(frame), /did not save your result.*General <b>exception<\/b>/);

      await page.goto(`${site.origin}/closed.html`);
      frame = await gameIn(page);
      assert.match(await said(frame), /did not accept the connection.*101/);
      assert.ok((await seen(page)).calls.every((/** @type {string[]} */ [name]) => name !== "LMSSetValue"));
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

inChromium("a strict SCORM 1.2 platform refuses nothing over two visits", async ({ page, problems }) => {
  const script = await readFile(`${ROOT}node_modules/scorm-again/dist/scorm12.min.js`, "utf8");
  const site = await openSite({ pages: { "/course.html": strictPlatform, "/scorm12.js": script } });
  const course = async () => /** @type {any} */ (await page.evaluate("course()"));
  try {
    await page.goto(`${site.origin}/course.html`);
    let frame = await gameIn(page);
    assert.match(await said(frame), /saves your game/);
    await playOn(frame);
    await page.waitForFunction('course().suspend_data.includes("game")');
    assert.equal((await course()).core.lesson_status, "incomplete");
    await page.evaluate(() => document.querySelector("iframe")?.remove());
    await page.waitForFunction('sessionStorage.getItem("course") !== null');
    assert.deepEqual(await page.evaluate("refused"), []);

    await page.goto(`${site.origin}/course.html`);
    frame = await gameIn(page);
    assert.match(await said(frame), /continues from where you left it/);
    await frame.evaluate(
      (record) => /** @type {any} */ (document.querySelector("senet-game")).set({ record }),
      RECORD,
    );
    await playOn(frame);
    await page.waitForFunction('course().core.lesson_status === "completed"');
    const { core, suspend_data } = await course();
    assert.deepEqual([core.score.raw, suspend_data], ["100", ""]);
    assert.deepEqual(await page.evaluate("refused"), []);
    assert.deepEqual(unexpectedProblems(problems, site.origin), []);
  } finally {
    site.close();
  }
});

inChromium(
  "outside a learning platform the page says that it saves no result",
  async ({ page, open, problems, screenshot }) => {
    await open("school.html?lang=en");
    await complete(page);
    await page.waitForFunction(() =>
      document.querySelector(".school")?.textContent?.includes("was not opened"),
    );
    assert.ok(
      await page.evaluate(() => document.querySelector("main + .school") !== null),
      "the note comes after the game",
    );
    await assertAccessible(page, "the game for learning platforms");
    await screenshot("school");
    await fitsPhone(page);
    await screenshot("school-phone");
    assert.deepEqual(problems, []);
  },
);

inChromium(
  "a saved game that cannot be loaded yet stays saved, and the next press loads it",
  async ({ page, problems }) => {
    const site = await openSite({ pages: { "/old.html": platform({ "cmi.suspend_data": KEPT }) } });
    try {
      site.lose(/senet-full\.wasm/);
      await page.goto(`${site.origin}/old.html`);
      const frame = await page.waitForFrame((one) => one.url().includes("school.html"));
      const says = (/** @type {string} */ words) =>
        frame.waitForFunction(
          (text) => document.querySelector(".school")?.textContent?.includes(text),
          {},
          words,
        );
      await says("could not be loaded");
      assert.equal((await seen(page)).kept["cmi.suspend_data"], KEPT);
      site.lose(null);
      await frame.click("body");
      await says("continues from where you left it");
      assert.doesNotMatch(await said(frame), /could not be loaded/);
      assert.equal(
        await frame.evaluate(() => /** @type {any} */ (document.querySelector("senet-game")).getRecord()),
        RECORD,
      );
      await playOn(frame);
      await page.waitForFunction('kept["cmi.suspend_data"] === ""');
    } finally {
      site.close();
      problems.length = 0;
    }
  },
);
