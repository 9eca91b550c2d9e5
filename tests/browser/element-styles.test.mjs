/** The element in pages whose styles, sizes and colours differ completely from its own. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";

const READY = `
  import { ready } from "./senet/element.js";
  let waiting = document.querySelectorAll("senet-game").length;
  document.addEventListener("senet-complete", () => { if (--waiting === 0) document.body.id = "complete"; });
  await ready;`;

/** @param {string} body @param {string} [style] */
const page = (body, style = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Museum</title>
   <style>${style}</style></head><body>${body}<script type="module">${READY}</script></body></html>`;

const GAME = `<senet-game opponent="person" speed="instant" seed="7" keep="off"></senet-game>`;
/** Text styles of the outer page. */
const LOUD = `
  body { text-transform: uppercase; letter-spacing: 0.4em; word-spacing: 1em; white-space: pre; text-align: right;
    text-indent: 4em; text-shadow: 0 0 4px red; font: italic 700 30px/3 monospace; color: pink; list-style: square;
    hyphens: auto; cursor: crosshair; }`;

/** How a game's texts and buttons are laid out. @param {import("puppeteer-core").Page} tab */
const laidOut = (tab) =>
  tab.$eval("senet-game", (game) => {
    const shown = [
      ...(game.shadowRoot?.querySelectorAll("h1, h2, button, .prompt, .message, .players, .log ol") ?? []),
    ];
    return shown.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const {
        fontSize,
        fontFamily,
        fontStyle,
        textTransform,
        textAlign,
        textShadow,
        textIndent,
        whiteSpace,
      } = getComputedStyle(element);
      return [
        element.className || element.localName,
        Math.round(width),
        Math.round(height),
        [fontSize, fontFamily, fontStyle, textTransform, textAlign, textShadow, textIndent, whiteSpace].join(
          " ",
        ),
      ];
    });
  });

forEachBrowser(
  "the styles of the surrounding text and the root font size do not reach the element",
  async ({ page: tab, problems }) => {
    const site = await openSite({
      pages: {
        "/plain.html": page(GAME),
        "/loud.html": page(GAME, LOUD),
        "/small.html": page(GAME, `html { font-size: 62.5% }`),
        "/huge.html": page(GAME, `html { font-size: 40px } ${LOUD}`),
        "/own.html": page(GAME, `html { font-size: 62.5% } senet-game { font-size: 20px }`),
        "/hidden.html": page(`<div style="visibility: hidden">${GAME}</div>`),
      },
    });
    const sizeOf = async (/** @type {string} */ name) => {
      await tab.goto(`${site.origin}/${name}.html`);
      await tab.waitForSelector("#complete");
      // Appears once the browser has compiled the throw code. Polls by time, because hidden pages have no frames.
      await tab.waitForFunction(
        () => document.querySelector("senet-game")?.shadowRoot?.querySelector(".fairness-open"),
        { polling: 50 },
      );
      return laidOut(tab);
    };
    try {
      const plain = await sizeOf("plain");
      assert.ok(plain.length > 8);
      for (const name of ["loud", "small", "huge"]) assert.deepEqual(await sizeOf(name), plain, name);
      const [title] = plain;
      const [large] = await sizeOf("own");
      assert.ok(
        Number(large?.[2]) > 1.15 * Number(title?.[2]),
        "whoever gives it a size of its own gets that",
      );
      await sizeOf("hidden");
      const visibility = await tab.$eval("senet-game", (game) => getComputedStyle(game).visibility);
      assert.equal(visibility, "hidden", "what the page hides is hidden");
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

/** The contrast of button text on the element's background, and whether that is dark. */
const contrast = (/** @type {import("puppeteer-core").Page} */ tab, /** @type {string} */ id) =>
  tab.$eval(id, (game) => {
    const button = game.shadowRoot?.querySelector(".lesson-offer .later");
    if (!button) throw new Error("no offer");
    const light = (/** @type {string} */ colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(button);
    const [lower = 0, upper = 0] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b);
    return { ratio: (upper + 0.05) / (lower + 0.05), dark: light(style.backgroundColor) < 0.2 };
  });

forEachBrowser(
  "a page that is only light or only dark can say so, and text on its own background is readable",
  async ({ page: tab, problems }) => {
    const site = await openSite({
      pages: {
        "/scheme.html": page(
          `<senet-game id="light" scheme="light" keep="off"></senet-game>
           <senet-game id="dark" scheme="dark" keep="off"></senet-game>
           <senet-game id="any" keep="off"></senet-game>`,
          `#light { --paper: #fffaf0; --accent: #7a3b12; }`,
        ),
      },
    });
    try {
      for (const system of ["light", "dark"]) {
        await tab.emulateMediaFeatures([{ name: "prefers-color-scheme", value: system }]);
        await tab.goto(`${site.origin}/scheme.html`);
        await tab.waitForSelector("#complete");
        const [light, dark, any] = await Promise.all(
          ["#light", "#dark", "#any"].map((id) => contrast(tab, id)),
        );
        assert.deepEqual([light?.dark, dark?.dark, any?.dark], [false, true, system === "dark"], system);
        for (const { ratio } of [light, dark, any]) assert.ok(ratio > 7, `${system}: ${ratio}`);
        const changed = await tab.$eval("#any", async (game) => {
          await /** @type {any} */ (game).configure({ scheme: "light" });
          return /** @type {HTMLElement} */ (game).dataset.scheme;
        });
        assert.equal(changed, "light");
        assert.equal((await contrast(tab, "#any")).dark, false);
        // The frame's URL can set it as well.
        await tab.goto(`${site.url}?scheme=light&keep=off`);
        await tab.waitForSelector("html[data-complete]");
        assert.equal((await contrast(tab, "senet-game")).dark, false);
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  'beside a page\'s own landmarks and headings the element has none that clash, and "false" is false',
  async ({ page: tab, problems }) => {
    const site = await openSite({
      pages: {
        "/landmarks.html": page(
          `<header>Museum</header><main><h1>Games</h1>
             <senet-game opponent="person" keep="off" frozen="false" kiosk="false"></senet-game>
             <senet-game opponent="person" keep="off" ruleset="simple"></senet-game></main><footer>End</footer>`,
        ),
      },
    });
    try {
      await tab.goto(`${site.origin}/landmarks.html`);
      await tab.waitForSelector("#complete");
      await assertAccessible(tab, "two elements in a page with landmarks");
      const { frozen, menu } = await tab.$eval("senet-game", async (game) => ({
        frozen: /** @type {any} */ (game).state().frozen,
        menu: game.shadowRoot?.querySelector(".kiosk-bar") === null,
      }));
      assert.deepEqual({ frozen, menu }, { frozen: false, menu: true });
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { browsers: ["chromium"] },
);
