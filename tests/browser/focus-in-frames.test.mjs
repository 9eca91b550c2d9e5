/** A game in another page ends while the visitor writes there: the page keeps its focus and its place. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { hostPage, openSite, unexpectedProblems } from "./harness/site.mjs";
import { latePosition } from "./late.mjs";

const ARTICLE = `<textarea id="comment"></textarea><div style="block-size: 3000px">An article</div>`;

const framed = (/** @type {string} */ folder) =>
  hostPage(
    `${ARTICLE}<div id="place"></div>`,
    `import { embedSenet } from "${folder}senet-host.js";
     globalThis.game = embedSenet(document.querySelector("#place"), { opponent: "person", speed: "instant" });
     await game.ready;
     document.body.dataset.ready = "";`,
  );

const inPage = (/** @type {string} */ folder) =>
  hostPage(
    `${ARTICLE}<senet-game opponent="person" speed="instant"></senet-game>`,
    `globalThis.game = document.querySelector("senet-game");
     game.addEventListener("senet-complete", () => { document.body.dataset.ready = ""; });
     await import("${folder}element.js");`,
  );

forEachBrowser(
  "somebody who writes in the host page keeps the focus and the place when the game ends",
  async ({ page, problems }) => {
    const game = await openSite({ headers: { "access-control-allow-origin": "*" } });
    const host = await openSite({
      pages: {
        "/other-site.html": framed(game.url.replace("127.0.0.1", "localhost")),
        "/same-site.html": framed("/senet/"),
        "/element.html": inPage("/senet/"),
      },
    });
    try {
      for (const path of ["other-site", "same-site", "element"]) {
        await page.goto(`${host.origin}/${path}.html`);
        await page.waitForSelector("body[data-ready]");
        const framedGame = page.frames().find((frame) => frame !== page.mainFrame()) ?? page;
        await framedGame.waitForFunction(
          () =>
            document.documentElement.dataset.complete !== undefined ||
            document.body.dataset.ready !== undefined,
        );
        await page.focus("#comment");
        await page.keyboard.type("What a ");
        await page.evaluate(async (late) => {
          const { game } = /** @type {any} */ (globalThis);
          await game.set({ position: late, ruleset: "simple" });
          for (;;) {
            const { state, mayThrow, moves } = await game.state();
            if (state.phase === "over") break;
            await (mayThrow || moves.length === 0 ? game.throw() : game.play(moves[0].id));
          }
        }, latePosition());
        await framedGame.waitForFunction(() =>
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".ending"),
        );
        // The focus would move with the drawing that follows.
        await framedGame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
        await page.keyboard.type("game it is");
        const after = await page.evaluate(() => ({
          focus: document.activeElement?.id,
          text: /** @type {HTMLTextAreaElement} */ (document.querySelector("#comment")).value,
          scroll: scrollY,
        }));
        assert.deepEqual(after, { focus: "comment", text: "What a game it is", scroll: 0 }, path);
        const phase = await page.evaluate(
          async () => (await /** @type {any} */ (globalThis).game.state()).state.phase,
        );
        assert.equal(phase, "over", `${path}: no key has begun a new game`);
      }
      assert.deepEqual(
        unexpectedProblems(problems, host.origin, game.origin, game.origin.replace("127.0.0.1", "localhost")),
        [],
      );
    } finally {
      game.close();
      host.close();
    }
  },
);
