/** WebKit, the engine of Safari: the page loads, a game is played to its end, and the single file runs from a disk. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST } from "../../www/build/bundle.mjs";
import { HUNG, isWanted } from "./harness/index.mjs";
import { openSite, parts } from "./harness/site.mjs";
import { WebKit } from "./harness/webkit.mjs";
import { latePosition } from "./late.mjs";
import { STRICTEST } from "./policies.mjs";

/** @type {WebKit} */
let webkit;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

/** Waits for the game, throws the sticks, and reads what the page then says. */
const firstThrow = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  while (!("complete" in document.documentElement.dataset)) await frame();
  const root = document.querySelector("senet-game")?.shadowRoot;
  if (!root) throw new Error("no game");
  const main = /** @type {HTMLButtonElement} */ (root.querySelector(".actions button.main"));
  main.click();
  while (!root.querySelector(".log li") && !root.querySelector(".movable")) await frame();
  const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector(".board canvas"));
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return {
    prompt: root.querySelector(".prompt")?.textContent?.trim() ?? "",
    failure: root.querySelector(".failure")?.textContent ?? null,
    notices: root.querySelector(".notices")?.textContent ?? null,
    colours: new Set(Array.from({ length: 2000 }, (_, i) => pixels[i * 400])).size,
  };
};

if (isWanted("webkit")) {
  describe("WebKit", () => {
    before(async () => {
      site = await openSite({
        headers: { "content-security-policy": STRICTEST },
        pages: {
          "/element.html": `<!doctype html><html lang="en"><title>Museum</title>
        <script type="module" src="./senet/element.js"></script>
        <senet-game ruleset="simple" opponent="person" speed="instant" keep="off"
          position="${latePosition()}"></senet-game></html>`,
        },
      });
      webkit = await WebKit.start();
    });

    after(async () => {
      await webkit?.close();
      site.close();
    });

    test("WebKit loads the page under the strictest policy and throws the sticks", {
      timeout: HUNG,
    }, async () => {
      await webkit.open(`${site.url}?opponent=beginner&speed=instant&lang=en`);
      const result = await webkit.run(firstThrow);
      assert.equal(result.failure, null);
      assert.equal(result.notices, null);
      assert.ok(result.prompt.length > 0);
      assert.ok(result.colours > 20, "the board is drawn");
    });

    test("WebKit loads the rest of the page again after it failed", { timeout: HUNG }, async () => {
      const missing = await parts("rest");
      const poor = await openSite({ missing });
      try {
        await webkit.open(`${poor.url}?opponent=person&speed=instant&lang=en`);
        await webkit.run(async () => {
          const root = () => document.querySelector("senet-game")?.shadowRoot;
          while (!root()?.querySelector(".notices")) await new Promise(requestAnimationFrame);
        });
        missing.length = 0;
        const opened = await webkit.run(async () => {
          const root = document.querySelector("senet-game")?.shadowRoot;
          /** @type {HTMLElement | null | undefined} */ (root?.querySelector(".toolbar .menu"))?.click();
          while (!("complete" in document.documentElement.dataset)) await new Promise(requestAnimationFrame);
          return (
            root?.querySelector("dialog.menu[open]") !== null && root?.querySelector(".notices") === null
          );
        });
        assert.ok(opened);
      } finally {
        poor.close();
      }
    });

    test("WebKit plays a game to its end", { timeout: HUNG }, async () => {
      await webkit.open(`${site.origin}/element.html`);
      const end = await webkit.run(async () => {
        await customElements.whenDefined("senet-game");
        const game = /** @type {any} */ (document.querySelector("senet-game"));
        const ended = new Promise((resolve) => game.addEventListener("senet-end", resolve, { once: true }));
        while (
          game.state()?.state.phase !== "throw" ||
          game.state().state.off.white + game.state().state.off.black === 0
        )
          await new Promise(requestAnimationFrame);
        while (game.state().state.phase !== "over") {
          const { mayThrow, moves } = game.state();
          if (mayThrow) await game.throw();
          else if (moves.length > 0) await game.play(moves[0].id);
          await new Promise((resolve) => setTimeout(resolve));
        }
        const { detail } = /** @type {any} */ (await ended);
        return {
          winner: detail.winner,
          recorded: detail.record.length > 100,
          pieces: game.state().state.off,
        };
      });
      assert.ok(["white", "black"].includes(end.winner));
      assert.ok(end.recorded);
    });

    test("WebKit runs the single file from a disk", { timeout: HUNG }, async () => {
      await webkit.open(`${pathToFileURL(`${DIST}senet.html`).href}?speed=instant&lang=en`);
      const result = await webkit.run(firstThrow);
      assert.equal(result.failure, null);
      assert.ok(result.colours > 20, "the board is drawn");
    });
  });
}
