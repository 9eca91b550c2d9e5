/** Pages with more than one game: two copies of the scripts, replaced bodies, hidden games, and twenty at once. */
import assert from "node:assert/strict";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { hostPage, openSite, unexpectedProblems } from "./harness/site.mjs";

/**
 * Throws or moves in this game; fails unless that changes it.
 * @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} place
 * @param {string} selector
 */
async function act(place, selector) {
  const changed = await place.evaluate(async (selector) => {
    const { session } = /** @type {any} */ (document.querySelector(selector));
    const before = session.record();
    const [move] = session.view.moves;
    await (move ? session.play(move) : session.throwSticks());
    return session.record() !== before;
  }, selector);
  assert.ok(changed, selector);
}

/** Waits until each of these games has loaded, then acts in it. @param {import("puppeteer-core").Page} page @param {string[]} ids */
async function actIn(page, ...ids) {
  for (const id of ids) {
    await page.waitForSelector(`#${id}[data-complete]`);
    await act(page, `#${id}`);
  }
}

/** Marks games that have loaded. */
const COMPLETE = `document.addEventListener("senet-complete", (event) => event.target.setAttribute("data-complete", ""));`;

const game = (/** @type {string} */ id, more = "") =>
  `<senet-game id="${id}" ruleset="double" opponent="person" speed="instant" keep="off" ${more}></senet-game>`;

/** Opens and closes the menu, which is loaded on demand. @param {import("puppeteer-core").Page} page @param {string} id */
async function openMenu(page, id) {
  await page.evaluate((id) => {
    const root = document.getElementById(id)?.shadowRoot;
    /** @type {HTMLElement | null | undefined} */ (root?.querySelector("button.menu"))?.click();
  }, id);
  await page.waitForFunction(
    (id) => document.getElementById(id)?.shadowRoot?.querySelector("dialog[open].menu h2"),
    {},
    id,
  );
  await page.keyboard.press("Escape");
}

forEachBrowser(
  "two copies of the scripts and replaced bodies leave every game playable",
  async ({ page, problems }) => {
    const scripts = ["/senet/element.js", "/senet/element.js?v=2", "/copy/element.js"];
    const site = await openSite({
      copy: "/copy/",
      pages: {
        "/twice.html": hostPage(
          game("one") + game("two"),
          `${COMPLETE}\nawait Promise.all(${JSON.stringify(scripts)}.map((path) => import(path)));`,
        ),
      },
    });
    try {
      await page.goto(`${site.origin}/twice.html`);
      await actIn(page, "one", "two");
      await openMenu(page, "two");
      // As libraries do that replace the body instead of loading the next page.
      for (let visit = 0; visit < 3; visit += 1) {
        await page.evaluate(
          (html, path) => {
            const body = document.createElement("body");
            body.innerHTML = html;
            document.body.replaceWith(body);
            const script = document.createElement("script");
            Object.assign(script, { type: "module", src: path });
            body.append(script);
          },
          game(`visit-${visit}`),
          scripts[visit] ?? "",
        );
        await actIn(page, `visit-${visit}`);
        await openMenu(page, `visit-${visit}`);
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

/** The size of the drawn board of a game, in CSS pixels. Runs in the page or frame. */
const boardSize = () => {
  const canvas = document.querySelector("senet-game")?.shadowRoot?.querySelector(".board canvas");
  const { width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
  const { width: pixels = 0 } = /** @type {HTMLCanvasElement} */ (canvas ?? {});
  return { width, height, pixels };
};

forEachBrowser(
  "a game that is hidden at first, or for a while, is drawn at its size when it is shown",
  async ({ page, problems }) => {
    const site = await openSite({
      pages: {
        "/hidden.html": hostPage(
          `<div hidden>${game("late", 'view="flat"')}</div>
           <div hidden><iframe id="frame" src="/senet/?opponent=person&speed=instant&view=flat&keep=off&ruleset=double" width="800" height="760"></iframe></div>`,
          `${COMPLETE}\nawait import("/senet/element.js");`,
        ),
      },
    });
    const hide = (/** @type {boolean} */ hidden) =>
      page.evaluate((hidden) => {
        for (const part of document.querySelectorAll("div")) part.hidden = hidden;
      }, hidden);
    try {
      await page.goto(`${site.origin}/hidden.html`);
      await page.waitForSelector("#late[data-complete]");
      const frame = await (await page.waitForSelector("#frame"))?.contentFrame();
      assert.ok(frame);
      await frame.waitForFunction(() => document.documentElement.hasAttribute("data-complete"));
      for (let times = 0; times < 2; times += 1) {
        await hide(false);
        for (const place of [page, frame]) {
          await place.waitForFunction(
            (size) => {
              const { width, height, pixels } = new Function(`return (${size})()`)();
              return width > 300 && height > 100 && Math.abs(pixels - width * devicePixelRatio) < 2;
            },
            {},
            String(boardSize),
          );
        }
        await actIn(page, "late");
        await act(frame, "senet-game");
        await hide(true);
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

inChromium(
  "of twenty games on one page each can be played, whichever way it is drawn",
  async ({ page, problems }) => {
    const ids = Array.from({ length: 20 }, (_, index) => `game-${index}`);
    const site = await openSite({
      pages: {
        "/twenty.html": hostPage(
          `<style>senet-game { display: block; width: 420px }</style>${ids.map((id) => game(id, 'view="object"')).join("")}`,
          `${COMPLETE}\nawait import("/senet/element.js");`,
        ),
      },
    });
    try {
      await page.goto(`${site.origin}/twenty.html`);
      await actIn(page, ...ids);
      const drawn = await page.$$eval("senet-game", (games) =>
        games.map((game) => Boolean(game.shadowRoot?.querySelector(".board canvas"))),
      );
      assert.deepEqual(
        drawn,
        ids.map(() => true),
      );
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);
