/** A self-sizing frame with classic scroll bars. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BROWSERS, isInSet, isWanted, launch } from "./harness/index.mjs";
import { openSite } from "./harness/site.mjs";

/** What the frames show: a box as wide as the page, and tall boxes whose height follows the frame's. */
const GAMES = [
  { width: 1180, options: {} },
  { width: 1180, options: { board: "vertical" } },
  { width: 390, options: { view: "object" } },
];

/** @param {(typeof GAMES)[number]} game */
const hostFor = ({
  width,
  options,
}) => `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Museum</title>
  <style>body { margin: 0 } #game { inline-size: ${width}px }</style>
  <div style="block-size: 2000px"><div id="game"></div></div>
  <script type="module">
    import { embedSenet } from "./senet/senet-host.js";
    const options = ${JSON.stringify({ opponent: "person", speed: "instant", ...options })};
    const game = embedSenet(document.querySelector("#game"), options);
    await game.ready;
    document.body.id = "ready";
  </script></html>`;

/** Runs in the frame: the space taken by scroll bars, and whether everything is visible. */
function bars() {
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  return {
    across: innerHeight - clientHeight,
    down: innerWidth - clientWidth,
    hidden: scrollHeight > innerHeight,
  };
}

const NAME = "a frame that resizes itself has no scroll bars once it is as high as the game";

for (const name of BROWSERS.filter((browser) => isInSet(NAME, browser) && isWanted(browser))) {
  test(`${NAME} [${name}]`, async () => {
    const browser = await launch(name, { classicBars: true });
    const pages = Object.fromEntries(GAMES.map((game, index) => [`/${index}.html`, hostFor(game)]));
    const site = await openSite({ pages });
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      for (const path of Object.keys(pages)) {
        await page.goto(`${site.origin}${path}`);
        assert.ok(
          await page.evaluate(() => innerWidth > document.documentElement.clientWidth),
          "bars take room",
        );
        await page.waitForSelector("#ready");
        const frame = page.frames().find((one) => one !== page.mainFrame());
        if (!frame) throw new Error("no frame");
        await frame.waitForFunction(`Object.values((${bars})()).every((found) => !found)`, { polling: 100 });
        assert.deepEqual(await frame.evaluate(bars), { across: 0, down: 0, hidden: false });
      }
    } finally {
      site.close();
      await browser.close();
    }
  });
}
