/** A correspondence game between two people who exchange only links. */
import assert from "node:assert/strict";
import { fieldOf, playedOn, press, shadowText, started, state, there } from "./fair-play.mjs";
import { anotherTab, assertAccessible, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { watch } from "./harness/watch.mjs";

const LINK = ".by-link .link";

/** The link to send. @param {import("puppeteer-core").Page} page */
const linkOf = (page) => fieldOf(page, LINK);

/** Opens a link as pasted text. @param {import("puppeteer-core").Page} page @param {string} link */
async function paste(page, link) {
  await there(page, ".by-link .fields input");
  await page.evaluate((text) => {
    const group = document.querySelector("senet-game")?.shadowRoot?.querySelector(".by-link .fields");
    const field = group?.querySelector("input");
    if (!field) throw new Error("no field for a link");
    field.value = text;
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }, link);
}

/** Follows a link in the same tab. @param {import("puppeteer-core").Page} page @param {string} link */
async function follow(page, link) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
}

/** Waits until it is this page's turn. @param {import("puppeteer-core").Page} page */
async function turnOf(page) {
  while ((await shadowText(page, LINK)) !== null || (await state(page)).activity === "waiting")
    await new Promise((resolve) => setTimeout(resolve, 25));
}

/** Starts a game: the first page creates it, and a new one joins. @param {import("./harness/index.mjs").Bench} bench */
async function startGame({ page, open, url, fileUrl, problems }) {
  await open("?speed=instant&lang=en");
  await started(page);
  await press(page, ".toolbar .menu");
  await press(page, ".menu-entry.correspondence");
  await there(page, "dialog.correspondence .make-link");
  await assertAccessible(page, "the dialog of play by link");
  await press(page, "dialog.correspondence .make-link");
  const invitation = await linkOf(page);
  const context = await page.browser().createBrowserContext();
  const other = await anotherTab(context);
  await other.setViewport(PHONE);
  await other.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  const others = await watch(other, [url, fileUrl]);
  await other.goto(invitation.replace("#", "?speed=instant#"));
  await started(other);
  const close = async () => {
    problems.push(...others);
    await context.close();
  };
  return { other, close };
}

forEachBrowser(
  "two people on two devices play by exchanging links",
  async (bench) => {
    const { page, problems, screenshot } = bench;
    const { other, close } = await startGame(bench);
    await follow(page, await linkOf(other));
    await turnOf(page);
    let link = "";
    for (const [from, to] of [
      [page, other],
      [other, page],
      [page, other],
      [other, page],
    ]) {
      await playedOn(from, ({ activity }) => activity === "waiting");
      link = await linkOf(from);
      const { throws } = await state(from);
      await follow(to, link);
      await turnOf(to);
      assert.equal((await state(to)).throws, throws, "both see the same throws");
      assert.equal(new URL(to.url()).hash, "", "a reload does not open the link again");
    }
    // A player cannot act for the other one, and cannot undo.
    const before = await state(other);
    assert.equal(before.activity, "waiting");
    await press(other, ".actions button.main");
    await other.keyboard.press("u");
    assert.deepEqual(await state(other), before);
    // A reload during the game.
    await other.reload();
    await started(other);
    assert.equal(await linkOf(other), link);
    // A QR code of the link.
    await press(other, ".show-qr");
    await there(other, ".by-link svg.qr");
    await assertAccessible(other, "a game by link");
    await screenshot("correspondence");
    // An old link, the player's own link and an altered one: each is explained, and the game does not change.
    await playedOn(page, ({ activity }) => activity === "waiting");
    const next = await linkOf(page);
    const stands = await state(page);
    const opens = async (/** @type {string} */ text, /** @type {RegExp} */ answer) => {
      await paste(page, text);
      while (!answer.test((await shadowText(page, ".notices")) ?? ""))
        await new Promise((r) => setTimeout(r, 25));
      assert.equal(await linkOf(page), next);
      assert.deepEqual(await state(page), stands);
    };
    await opens(next, /You created this link yourself/);
    await opens(link, /old link/);
    await opens(
      next.replace(/.(?=.{30}$)/, (digit) => (digit === "A" ? "B" : "A")),
      /damaged/,
    );
    await paste(page, "hello");
    assert.match(await there(page, ".by-link small"), /no link/);
    await paste(other, next);
    await turnOf(other);
    await close();
    assert.deepEqual(problems, []);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "a game by link is created, joined and answered",
  async (bench) => {
    const { other, close } = await startGame(bench);
    await follow(bench.page, await linkOf(other));
    await turnOf(bench.page);
    await playedOn(bench.page, ({ activity }) => activity === "waiting");
    await follow(other, await linkOf(bench.page));
    await turnOf(other);
    await close();
  },
  { browsers: ["firefox"] },
);

inChromium(
  "a game by link with damaged letters leaves a working page that offers the letters as a file",
  async ({ page, open, problems }) => {
    await open("?speed=instant&lang=en");
    await started(page);
    await press(page, ".toolbar .menu");
    await press(page, ".menu-entry.correspondence");
    await press(page, "dialog.correspondence .make-link");
    await linkOf(page);
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage["senet.distance"]);
      saved[0].kept = saved[0].kept.slice(0, -40);
      localStorage["senet.distance"] = JSON.stringify(saved);
    });
    await page.reload();
    await there(page, "p.by-link");
    await there(page, ".notices button");
    const faults = problems.splice(0);
    assert.equal(faults.length, 1, `the damage is reported once: ${faults.slice(0, 3).join("; ")}`);
    await press(page, ".toolbar .new-game");
    await there(page, "dialog.new-game");
  },
);

forEachBrowser(
  "a game by link whose data the browser has deleted continues from the copy kept as a file",
  async ({ page, open, problems }) => {
    await page.evaluateOnNewDocument(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        Object.assign(globalThis, { savedFile: blob });
        return createObjectURL(blob);
      };
    });
    await open("?speed=instant&lang=en");
    await started(page);
    await press(page, ".toolbar .menu");
    await press(page, ".menu-entry.correspondence");
    await press(page, "dialog.correspondence .make-link");
    const link = await linkOf(page);
    await press(page, ".by-link .save-copy");
    const copy = await page.evaluate(() => /** @type {any} */ (globalThis).savedFile.text());
    await page.evaluate(() => localStorage.removeItem("senet.distance"));
    await page.reload();
    await started(page);
    assert.match(await there(page, ".by-link"), /deleted, by you or by the browser/);
    const restore = async (/** @type {string} */ text) => {
      await press(page, ".toolbar .menu");
      await press(page, ".menu-entry.correspondence");
      await there(page, "dialog.correspondence .make-link");
      await page.evaluate((text) => {
        /** @type {any} */
        const field = document
          .querySelector("senet-game")
          ?.shadowRoot?.querySelector("dialog input[type=file]");
        const files = new DataTransfer();
        files.items.add(new File([text], "senet-link.json"));
        field.files = files.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }, text);
    };
    await restore('{"senet":"something else"}');
    assert.match(await there(page, ".notices p"), /not a copy of a game by link/);
    problems.length = 0;
    await restore(copy);
    assert.equal(await linkOf(page), link);
    assert.ok(await page.evaluate(() => localStorage.getItem("senet.distance")?.includes("kept")));
    assert.deepEqual(problems, []);
  },
);
