/** Options of the element count from the start, however and whenever the page sets them before the game begins. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { hostPage, openSite, unexpectedProblems } from "./harness/site.mjs";

/** A value for every option, none of them the default. */
const OPTIONS = {
  ruleset: "simple",
  name: "Ours",
  board: "hor",
  opponent: "beginner",
  side: "black",
  seed: "5e",
  language: "de",
  theme: "ebony",
  view: "flat",
  scheme: "dark",
  speed: "instant",
  keep: "hall",
  kiosk: true,
};

/** How pages and frameworks set an option. `defined`: the element's script has already run. */
const WAYS = [
  { set: "attribute", defined: false },
  { set: "property", defined: false },
  { set: "attribute", defined: true },
  { set: "property", defined: true },
  // As frameworks do that insert an element before they set its properties.
  { set: "property", defined: true, inserted: true },
];

const PAGE = hostPage(
  "",
  `globalThis.complete = (game) =>
     new Promise((resolve) => game.addEventListener("senet-complete", resolve, { once: true }));
   globalThis.made = ({ set, defined, inserted }, options) => {
     const game = document.createElement("senet-game");
     if (inserted) document.body.append(game);
     for (const [name, value] of Object.entries(options)) {
       if (set === "property") game[name] = value;
       else game.setAttribute(name, value === true ? "" : value);
     }
     if (!inserted) document.body.append(game);
     return game;
   };
   globalThis.define = async () => { await (await import("./senet/element.js")).ready; };
   globalThis.scripted = true;`,
);

// Firefox reports each request that ends because its page is left.
inChromium(
  "options count from the start, as attributes and as properties, before and after the script",
  async ({ page, problems }) => {
    const site = await openSite({ pages: { "/host.html": PAGE } });
    try {
      for (const way of WAYS) {
        await page.goto(`${site.origin}/host.html`);
        await page.waitForFunction("globalThis.scripted");
        const seen = await page.evaluate(
          async (way, options) => {
            const { made, define, complete } = /** @type {any} */ (globalThis);
            if (way.defined) await define();
            const all = made(way, options);
            const query = made(way, { query: "?keep=off&lang=fr", opponent: "person", speed: "instant" });
            const off = made(way, { keep: "off", opponent: "person", speed: "instant" });
            const ready = Promise.all([all, query, off].map(complete));
            if (!way.defined) await define();
            await ready;
            await off.throw();
            await query.throw();
            const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
            return {
              query: Object.fromEntries(new URLSearchParams(all.query)),
              kiosk: all.hasAttribute("data-kiosk"),
              languages: [all.lang, query.lang],
              rootStyle: document.documentElement.style.getPropertyValue("--senet-table"),
              games: stored.filter((key) => key.startsWith("senet.game")),
            };
          },
          way,
          OPTIONS,
        );
        const { language, kiosk, ...others } = OPTIONS;
        const label = JSON.stringify(way);
        assert.deepEqual(seen.query, { ...others, lang: language, kiosk: kiosk ? "1" : "" }, label);
        assert.equal(seen.kiosk, true, label);
        assert.equal(seen.rootStyle, "", `${label}: the host page's root is not the game's`);
        assert.deepEqual(seen.languages, ["de", "fr"], label);
        assert.deepEqual(seen.games, [], `${label}: keep=off and kiosk save nothing`);
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
      problems.length = 0;
    } finally {
      site.close();
    }
  },
);
