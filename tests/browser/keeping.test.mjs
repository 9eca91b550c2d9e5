/** Saving games: in a new tab, under a name, and in frames and elements that share a page or site. */
import assert from "node:assert/strict";
import { anotherTab, forEachBrowser } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import { actByMouse, awaitsPerson, look, started, until } from "./table.mjs";

/** @param {string} body @param {string} [script] */
const page = (body, script = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Museum</title></head><body>${body}` +
  `<script type="module">${script}</script></body></html>`;

/** @param {string} query */
const frame = (query) =>
  `<iframe title="Senet" width="1100" height="760" src="/senet/?speed=instant&${query}"></iframe>`;

/**
 * Plays on until the list has `count` moves.
 * @param {import("puppeteer-core").Page} tab
 * @param {number} count
 */
async function play(tab, count) {
  for (;;) {
    const sight = await until(tab, (now) => now.moves.length >= count || awaitsPerson(now));
    if (sight.moves.length >= count) return sight.moves;
    await actByMouse(tab, sight);
  }
}

forEachBrowser(
  "a new tab resumes options and names, and a tab's own game takes precedence",
  async ({ page: tab, open, url }) => {
    for (const query of [
      "?speed=instant&opponent=person&ruleset=simple&name=Ours",
      "?speed=instant&opponent=person&keep=museum",
    ]) {
      await open(query);
      await started(tab);
      const moves = await play(tab, 1);
      const other = await anotherTab(tab.browserContext());
      await other.goto(url + query);
      await started(other);
      assert.deepEqual((await look(other)).moves, moves, query);
      await play(other, 2);
      await tab.bringToFront();
      await tab.reload();
      await started(tab);
      assert.deepEqual((await look(tab)).moves, moves, query);
      await other.close();
    }
    // Other options, or no name, select another game.
    await open("?speed=instant&opponent=person&ruleset=simple");
    await started(tab);
    assert.deepEqual((await look(tab)).moves, []);
  },
);

/**
 * Plays in every game of a page, and returns what each shows.
 * @param {import("puppeteer-core").Page} tab
 * @param {string} address
 * @param {{ throws?: number, games?: string }} [how]
 */
async function frames(tab, address, { throws = 0 } = {}) {
  await tab.bringToFront(); // a background page draws nothing, and its timers are slow
  await tab.goto(address);
  const count = await tab.$$eval("iframe", (frames) => frames.length);
  const boards = [];
  for (let place = 0; place < count; place += 1) {
    const iframe = (await tab.$$("iframe"))[place];
    const game = await iframe?.contentFrame();
    if (!game) throw new Error("no frame");
    await game.waitForSelector("html[data-complete]");
    boards.push(
      await game
        .evaluate((throws) => /** @type {any} */ (globalThis).throwAndTell(throws), throws)
        .catch((error) => {
          throw new Error(`${address} ${place}: ${error}`);
        }),
    );
  }
  return boards;
}

/** Runs in the page: plays this many more throws and returns the record. */
const TELLER = `
  globalThis.throwAndTell = async (throws) => {
    const root = document.querySelector("senet-game").shadowRoot;
    const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
    for (let done = 0; done < throws; ) {
      const main = root.querySelector(".actions button.main:not([aria-disabled])");
      const movable = root.querySelector(".cell.target") ?? root.querySelector(".cell.movable");
      if (main) { main.click(); done += 1; } else movable?.click();
      await rest();
    }
    await rest();
    // Its throws distinguish every game from all others.
    return document.querySelector("senet-game").session.record().replace(/^Date.*$/m, "");
  };`;

forEachBrowser(
  "two frames on a page and two pages of a site save their games separately",
  async ({ page: tab, problems }) => {
    await tab.evaluateOnNewDocument(TELLER);
    const site = await openSite({
      pages: {
        "/a.html": page(frame("opponent=person&ruleset=simple") + frame("opponent=person&ruleset=bell")),
        "/b.html": page(frame("opponent=person") + frame("opponent=person")),
        "/c.html": page(frame("opponent=person") + frame("opponent=person&keep=museum")),
        "/d.html": page(frame("opponent=person&keep=museum")),
      },
    });
    const urlOf = (/** @type {string} */ name) => `${site.origin}/${name}.html`;
    try {
      const a = await frames(tab, urlOf("a"), { throws: 3 });
      const b = await frames(tab, urlOf("b"), { throws: 2 });
      assert.notEqual(b[0], b[1]);
      const c = await frames(tab, urlOf("c"), { throws: 4 });
      const other = await anotherTab(tab.browserContext());
      await other.evaluateOnNewDocument(TELLER);
      // In the tab where they were played, and in a new one.
      assert.deepEqual(await frames(tab, urlOf("a")), a);
      assert.deepEqual(await frames(tab, urlOf("c")), c);
      assert.deepEqual(await frames(other, `${urlOf("b")}?from=letter`), b);
      assert.deepEqual(await frames(other, urlOf("d")), [c[1]], "a name is the same game everywhere");
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

forEachBrowser(
  "script-made frames, frames without a referrer and elements save their games separately",
  async ({ page: tab, problems }) => {
    const game = await openSite({ headers: { "access-control-allow-origin": "*" } });
    const options = `{ opponent: "person", speed: "instant" }`;
    const embed = (/** @type {string} */ url) =>
      page(
        `<div id="hall"></div><div class="other"></div><div class="other"></div>`,
        `import { embedSenet } from "${url}senet-host.js";
         // Created, removed and created again, as frameworks do.
         embedSenet(document.querySelector(".other"), ${options}).destroy();
         globalThis.games = [...document.querySelectorAll("div")].map((place) => embedSenet(place, ${options}));
         await Promise.all(games.map(({ ready }) => ready));
         document.body.id = "ready";`,
      );
    const elements = (/** @type {string} */ url) =>
      page(
        `<senet-game id="hall" opponent="person" ruleset="simple" speed="instant"></senet-game>
         <senet-game opponent="person" speed="instant"></senet-game>`,
        `let waiting = 3;
         document.addEventListener("senet-ready", () => { if (--waiting === 0) document.body.id = "ready"; });
         const { ready } = await import("${url}element.js");
         await ready;
         // Created, removed and created again, as frameworks do.
         document.createElement("senet-game");
         const last = () => Object.assign(document.createElement("senet-game"), { opponent: "person", speed: "instant" });
         const early = document.body.appendChild(last());
         early.remove();
         document.body.append(last());
         globalThis.games = [...document.querySelectorAll("senet-game")];`,
      );
    const headers = { "referrer-policy": "no-referrer" };
    const museum = await openSite({
      headers,
      pages: {
        "/made-a.html": embed(game.url),
        "/made-b.html": embed(game.url),
        "/element-a.html": elements("./senet/"),
        "/element-b.html": elements("./senet/"),
      },
    });
    /** @param {import("puppeteer-core").Page} visitor @param {string} name @param {number} throws */
    const expectThrows = async (visitor, name, throws = 0) => {
      await visitor.bringToFront();
      await visitor.goto(`${museum.origin}/${name}.html`);
      await visitor.waitForSelector("#ready");
      return visitor.evaluate(async (throws) => {
        const positions = [];
        for (const game of /** @type {any} */ (globalThis).games) {
          for (let done = 0; done < throws; ) {
            const { mayThrow, moves } = await game.state();
            if (mayThrow) {
              await game.throw();
              done += 1;
            } else await game.play(moves[0].id);
          }
          positions.push((await game.getRecord()).replace(/^Date.*$/m, ""));
        }
        return positions;
      }, throws);
    };
    try {
      for (const kind of ["made", "element"]) {
        const [a, b] = [`${kind}-a`, `${kind}-b`];
        const first = await expectThrows(tab, a, 2);
        const second = await expectThrows(tab, b, 3);
        assert.equal(new Set([...first, ...second]).size, 6, kind);
        // In the tab where they were played, and in a new one.
        assert.deepEqual(await expectThrows(tab, a), first, kind);
        const other = await anotherTab(tab.browserContext());
        assert.deepEqual(await expectThrows(other, b), second, kind);
        await other.close();
      }
      assert.deepEqual(unexpectedProblems(problems, museum.origin, game.origin), []);
    } finally {
      game.close();
      museum.close();
    }
  },
);
