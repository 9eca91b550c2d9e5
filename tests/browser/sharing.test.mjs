/** Saving and opening games and positions, and looking back; damaged data loses nothing. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { assertAccessible, forEachBrowser, inChromium } from "./harness/index.mjs";
import { playerOf, resume, when } from "./situations.mjs";
import { button, fromMenu, look, savedRecord, started, until } from "./table.mjs";

const RECORD = when(({ plies, phase, turn }) => plies >= 12 && phase === "play" && turn === "black");

/** @param {import("puppeteer-core").Page} page */
const notices = (page) =>
  page.evaluate(
    () => document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
  );

/** The board according to its cells. @param {import("./table.mjs").Sight} sight */
const standing = ({ cells }) =>
  cells.map(({ spot, label }) => `${spot} ${/cone|spool|empty/.exec(label)}`).join();

forEachBrowser(
  "a game can be shared as a link, text and picture, and the link restores it",
  async (bench) => {
    const { page, open } = bench;
    const note = `# Opponent: casual, player ${playerOf(RECORD, "white") + 1}`;
    const code = deflateRawSync(RECORD.replace("\n", `\n${note}\n`)).toString("base64url");
    await open(`?speed=instant&game=${code}`);
    await started(page);
    const before = await until(page, ({ moves }) => moves.length > 0);
    await fromMenu(page, "share");
    const link = await button(page, "dialog.share input.link");
    const address = () => link.evaluate((element) => /** @type {HTMLInputElement} */ (element).value);
    const addressWith = async (/** @type {string} */ part) => {
      while (!(await address()).includes(part)) await new Promise((resolve) => setTimeout(resolve, 15));
      return address();
    };
    const game = await addressWith("?game=");
    await assertAccessible(page, "the dialog for sharing");
    await (await button(page, "dialog.share input[value=position]")).click();
    const position = await addressWith("?position=");
    assert.ok(position.length < 140, `a position is a short link: ${position}`);
    const picture = await page.$eval("senet-game >>> dialog.share canvas.picture", (element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
        0,
        0,
        1600,
        400,
      );
      const colours = new Set();
      for (let index = 0; index < data.length; index += 4004)
        colours.add(data.slice(index, index + 3).join());
      return { width: canvas.width, colours: colours.size, text: canvas.getAttribute("aria-label") ?? "" };
    });
    assert.equal(picture.width, 1600);
    assert.ok(picture.colours > 20, "the board is in the picture");
    assert.match(picture.text, /The computer’s pieces: \d.*Your pieces: \d.*You threw a \d/);

    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await open(new URL(game).search);
    await started(page);
    const opened = await until(page, ({ moves }) => moves.length > 0);
    assert.equal(standing(opened), standing(before), "the same board");
    assert.match(opened.prompt, /^Choose a piece|^Tap the/, "the same players");
    assert.ok(opened.moves.length >= 12, "what was played is told");
    assert.ok(!page.url().includes("game="), "loading the page again goes on with it");
    const record = await savedRecord(page);

    await open(new URL(position).search);
    await started(page);
    await until(page, (sight) => sight.moves.length === 0 && standing(sight) === standing(before));

    for (const bad of [
      game.slice(0, -20),
      game.replace(/.$/, "!"),
      position.replace(/.$/, ""),
      position.slice(0, -9),
    ]) {
      await open(new URL(bad).search);
      await started(page);
      await page.waitForFunction(() =>
        document
          .querySelector("senet-game")
          ?.shadowRoot?.querySelector(".notices")
          ?.textContent?.includes("link"),
      );
      assert.equal(standing(await look(page)), standing(before), "the board is as it was");
    }
    assert.ok(record);
  },
);

forEachBrowser(
  "a text or file can be opened, and a damaged or hostile one is refused with a sentence",
  async (bench) => {
    const { page, open } = bench;
    await open("?speed=instant&opponent=person&seed=d4");
    await started(page);
    await (await button(page, ".actions button.main")).click();
    await until(page, ({ cells }) => cells.some(({ movable }) => movable));
    const saved = await savedRecord(page);
    await fromMenu(page, "open");
    const field = await button(page, "dialog.open-game textarea");
    await assertAccessible(page, "the dialog for opening");
    const attempt = async (/** @type {string} */ text) => {
      await field.evaluate((element, value) => {
        /** @type {HTMLTextAreaElement} */ (element).value = value;
      }, text);
      await (await button(page, "dialog.open-game button[type=submit]")).click();
    };
    const refusals = [
      ["", /nothing to open/],
      ["<img src=x onerror=alert(1)>", /not a game of senet|Line 1 /],
      [`${RECORD}999 W <script>`, /Line \d+ /],
      [RECORD.replace(/\d+-\d+/, "1-29"), /Line \d+ /],
      ["x".repeat(200_001), /too long/],
      [`${page.url()}?game=AAAA`, /link/],
    ];
    for (const [text, answer] of refusals) {
      await attempt(String(text));
      await page.waitForFunction(
        (source) => {
          const wrong = document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog .wrong");
          return new RegExp(source).test(wrong?.textContent ?? "") && wrong?.childElementCount === 0;
        },
        {},
        /** @type {RegExp} */ (answer).source,
      );
      assert.equal(await savedRecord(page), saved, "nothing is lost");
    }
    await attempt(RECORD);
    const opened = await until(page, ({ dialog, moves }) => dialog === null && moves.length >= 12);
    assert.match(await notices(page), /Return to your earlier game/);

    // Dropped on the page as a file.
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "game.senet", { type: "text/plain" }));
      const game = document.querySelector("senet-game");
      game?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, `${RECORD}7 W broken`);
    await page.waitForFunction(() =>
      /Line \d+/.test(
        document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
      ),
    );
    assert.equal(standing(await look(page)), standing(opened));
  },
);

inChromium(
  "the history shows each earlier moment, loses nothing, and can be played on from",
  async (bench) => {
    const { page } = bench;
    await resume(bench, RECORD);
    await started(page);
    // A saved game without a list has none; opened as text it has one.
    await fromMenu(page, "open");
    const field = await button(page, "dialog.open-game textarea");
    await field.evaluate((element, value) => {
      /** @type {HTMLTextAreaElement} */ (element).value = value;
    }, RECORD);
    await (await button(page, "dialog.open-game button[type=submit]")).click();
    const now = await until(page, ({ dialog, moves }) => dialog === null && moves.length >= 12);
    const record = await savedRecord(page);
    await page.focus("senet-game >>> [data-spot='5']");
    for (let steps = 0; steps < 3; steps += 1) {
      const { told } = await look(page);
      await page.keyboard.press(",");
      await until(page, (sight) => sight.told !== told);
    }
    const then = await look(page);
    assert.equal(then.prompt, "You are looking at an earlier move.");
    assert.equal(then.main, "Back to the game");
    assert.ok(!then.cells.some(({ movable }) => movable), "nothing can be moved");
    assert.ok(now.moves[2].startsWith(then.told.slice(0, 20)), "the list's third entry from the end is told");
    assert.equal(then.moves.length, now.moves.length, "the list stays whole");
    assert.equal(await savedRecord(page), record);
    await assertAccessible(page, "looking back");
    await page.keyboard.press(".");
    await until(page, ({ told }) => told !== then.told);
    await (await button(page, ".actions button.main")).click();
    const back = await until(page, ({ main }) => main !== "Back to the game");
    assert.equal(standing(back), standing(now));
    await (await button(page, ".log li:last-child .entry")).click();
    await (await button(page, ".steps .play-on")).click();
    const again = await until(page, ({ moves }) => moves.length === 1);
    assert.notEqual(standing(again), standing(now));
    await (await button(page, ".notices button")).click();
    await until(page, (sight) => standing(sight) === standing(now));
  },
);
