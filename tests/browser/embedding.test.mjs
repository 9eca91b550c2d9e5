/** The game in pages of others: as an element, in a frame, in a sandboxed frame; and pages that mean it ill. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { openSite, wrongs } from "./harness/site.mjs";
import { latePosition, SEED } from "./late.mjs";

/** @param {string} body @param {string} [script] */
const page = (body, script = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Museum</title></head><body><h1>Museum</h1>${body}` +
  `<script type="module">${script}</script></body></html>`;

const TWO_ELEMENTS = page(
  `<senet-game id="hall" opponent="person" speed="instant" seed="${SEED}" frozen></senet-game>
   <senet-game id="child" ruleset="simple" opponent="person" speed="instant" theme="ebony" language="ar"></senet-game>`,
  `import { ready } from "./senet/element.js";
   globalThis.seen = [];
   for (const name of ["senet-ready", "senet-change", "senet-event", "senet-end", "senet-before-move", "senet-error"])
     document.addEventListener(name, (event) => seen.push({ name, id: event.target.id, detail: event.detail }));
   document.addEventListener("senet-complete", (event) => event.target.setAttribute("data-complete", ""));
   await ready;
   globalThis.hall = document.querySelector("#hall");
   globalThis.child = document.querySelector("#child");`,
);

/** @param {import("puppeteer-core").Page} page @param {string[]} ids */
const complete = async (page, ...ids) => {
  for (const id of ids) await page.waitForSelector(`#${id}[data-complete]`);
};

forEachBrowser(
  "two elements on one page are two games, and the page can do everything with them",
  async ({ page: tab, problems }) => {
    const site = await openSite({ pages: { "/two.html": TWO_ELEMENTS } });
    try {
      await tab.goto(`${site.origin}/two.html`);
      await complete(tab, "hall", "child");
      assert.equal(
        await tab.evaluate(() => document.documentElement.lang),
        "en",
        "the page's own language stays",
      );
      assert.equal(await tab.title(), "Museum");

      const seen = await tab.evaluate(async () => {
        const { hall, child } = /** @type {any} */ (globalThis);
        const refused = async (/** @type {Promise<unknown>} */ promise) =>
          promise.then(
            () => "",
            (error) => error.code,
          );
        const frozen = { state: hall.state(), throw: await refused(hall.throw()) };
        await hall.freeze(false);
        const opened = { lang: child.lang, dir: child.dir, other: hall.lang };
        // A page can forbid a move, and allow it again.
        const forbid = (/** @type {Event} */ event) => event.preventDefault();
        child.addEventListener("senet-before-move", forbid);
        const forbidden = (await child.throw()).state.throws;
        child.removeEventListener("senet-before-move", forbid);
        const thrown = (await child.throw()).state.throws;
        return { frozen, opened, forbidden, thrown, rulesets: [hall.state().ruleset, child.state().ruleset] };
      });
      assert.equal(seen.frozen.state.frozen, true);
      assert.equal(seen.frozen.throw, "frozen");
      assert.deepEqual(seen.opened, { lang: "ar", dir: "rtl", other: "en" });
      assert.equal(seen.forbidden, 0);
      assert.equal(seen.thrown, 1);
      assert.deepEqual(seen.rulesets, ["kendall-masters", "simple"]);

      // A game to its end by its methods, told by its events.
      const end = await tab.evaluate(async (late) => {
        const { child, seen } = /** @type {any} */ (globalThis);
        await child.set({ position: late });
        seen.length = 0;
        const settled = () => new Promise((resolve) => setTimeout(resolve));
        for (let step = 0; step < 2000 && child.state().state.phase !== "over"; step += 1) {
          const { mayThrow, moves } = child.state();
          if (moves.length > 0 && !mayThrow) await child.play(moves[0].id);
          else if (mayThrow) await child.throw();
          await settled();
        }
        const told = seen.filter((/** @type {any} */ { id }) => id === "child");
        return {
          ends: told.filter((/** @type {any} */ { name }) => name === "senet-end"),
          thrown: told.filter((/** @type {any} */ { detail }) => detail?.type === "thrown").length,
          throws: child.state().state.throws,
          winner: child.state().state.winner,
          record: child.getRecord(),
          position: child.getPosition(),
        };
      }, latePosition());
      assert.equal(end.ends.length, 1);
      assert.equal(end.ends[0].detail.winner, end.winner);
      assert.equal(end.ends[0].detail.record, end.record);
      assert.equal(end.thrown, end.throws, "every throw has been told");

      // The record goes into the other element, is shown from its beginning, and a position is put on the board.
      const put = await tab.evaluate(
        async ({ record, position }) => {
          const { hall, child } = /** @type {any} */ (globalThis);
          const same = (await hall.set({ record })).position === position;
          const replayed = await hall.replay();
          const undone = await hall.undo();
          const { position: before, ruleset } = undone;
          const back = await child.set({ position: before, ruleset });
          hall.theme = "papyrus";
          child.language = "en";
          await hall.updateComplete;
          return {
            same,
            replayed: replayed.position === position,
            undone: before !== position,
            back: back.position === before,
          };
        },
        { record: end.record, position: end.position },
      );
      assert.deepEqual(put, { same: true, replayed: true, undone: true, back: true });
      await tab.waitForSelector("#child[lang=en]");

      // Each keeps its own game over a reload.
      const kept = await tab.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith("senet.game")),
      );
      assert.deepEqual(kept.sort(), ["senet.game.child", "senet.game.hall"]);
      assert.deepEqual(wrongs(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

forEachBrowser(
  "what an attribute or a method cannot mean is said in a sentence, never as markup, and nothing is lost",
  async ({ page: tab, problems }) => {
    const hostile = `<img src=x onerror="globalThis.pwned = 1">`;
    const site = await openSite({
      pages: {
        "/bad.html": page(
          `<senet-game id="bad" opponent="__proto__" side='${hostile}' theme="constructor" seed="no number"
             ruleset='${hostile}' name='${hostile}' position='${hostile}' speed="instant"></senet-game>`,
          `import { ready } from "./senet/element.js";
           globalThis.errors = [];
           document.addEventListener("senet-error", ({ detail }) => errors.push(detail.code));
           document.addEventListener("senet-complete", (event) => event.target.setAttribute("data-complete", ""));`,
        ),
      },
    });
    try {
      await tab.goto(`${site.origin}/bad.html`);
      await complete(tab, "bad");
      const told = await tab.evaluate(() => {
        const notices = document.querySelector("#bad")?.shadowRoot?.querySelector(".notices");
        return { text: notices?.textContent ?? "", images: notices?.querySelectorAll("img").length };
      });
      assert.match(told.text, /opponent=__proto__.*Possible/s);
      assert.match(told.text, /<img src=x/);
      assert.equal(told.images, 0);
      const codes = await tab.evaluate(async (hostile) => {
        const bad = /** @type {any} */ (document.querySelector("#bad"));
        await bad.throw();
        const before = bad.getPosition();
        const tries = [
          () => bad.set({ position: hostile }),
          () => bad.set({ position: 7 }),
          () => bad.set({ position: "x".repeat(100_000) }),
          () => bad.set({ record: hostile }),
          () => bad.set({ record: "x".repeat(300_000) }),
          () => bad.set({ record: null }),
          () => bad.set({ record: "a", position: "b" }),
          () => bad.set({}),
          () => bad.play(hostile),
          () => bad.play({}),
          () => bad.configure({ theme: hostile }),
          () => bad.configure({ opponent: "toString" }),
          () => bad.newGame({ ruleset: "kendall-masters[__proto__]" }),
          () => bad.newGame({ seed: {} }),
          () => bad.newGame(JSON.parse('{"__proto__": {"ruleset": "x"}, "side": "left"}')),
        ];
        const codes = [];
        for (const attempt of tries)
          codes.push(
            await attempt().then(
              () => "done",
              (/** @type {any} */ error) => (error.message ? error.code : "no message"),
            ),
          );
        return { codes, same: bad.getPosition() === before };
      }, hostile);
      assert.deepEqual(codes.codes, [
        "bad-position",
        "bad-position",
        "bad-position",
        "bad-record",
        "bad-record",
        "bad-record",
        "bad-option",
        "bad-option",
        "unknown-move",
        "unknown-move",
        "bad-option",
        "bad-option",
        "bad-option",
        "bad-option",
        "bad-option",
      ]);
      assert.ok(codes.same, "the game stands as it was");
      assert.equal(await tab.evaluate(() => /** @type {any} */ (globalThis).pwned), undefined);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (globalThis).errors), ["bad-option"]);
      assert.deepEqual(wrongs(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { browsers: ["chromium"] },
);

/** @param {string} game the game's folder @param {string} options */
const frameHost = (game, options) =>
  page(
    `<div id="place"></div>`,
    `import { embedSenet } from "${game}senet-host.js";
     globalThis.told = [];
     globalThis.frame = embedSenet(document.querySelector("#place"), { opponent: "person", speed: "instant", ${options} });
     for (const name of ["change", "event", "end", "error"])
       frame.addEventListener(name, ({ detail }) => told.push({ name, detail }));
     frame.ready.then(() => document.body.setAttribute("data-frame", ""));`,
  );

forEachBrowser(
  "a frame of another origin, and a sandboxed one, do what their page asks",
  async ({ page: tab, problems }) => {
    const game = await openSite({ headers: { "access-control-allow-origin": "*" } });
    const museum = await openSite({
      pages: {
        "/frame.html": frameHost(game.url, `title: "Play senet"`),
        "/sandbox.html": frameHost(game.url, "isolated: true"),
      },
    });
    try {
      for (const path of ["frame", "sandbox"]) {
        await tab.goto(`${museum.origin}/${path}.html`);
        await tab.waitForSelector("body[data-frame]");
        const seen = await tab.evaluate(async () => {
          const { frame, told } = /** @type {any} */ (globalThis);
          const state = await frame.throw();
          await frame.freeze();
          const refused = await frame.throw().catch((/** @type {any} */ error) => error.code);
          await frame.freeze(false);
          const record = await frame.getRecord();
          await frame.newGame({ ruleset: "simple", opponent: "person" });
          const other = await frame.state();
          const back = await frame.set({ record });
          const bad = await frame.set({ position: "<b>" }).catch((/** @type {any} */ error) => error.code);
          await frame.replay();
          while (!told.some((/** @type {any} */ { name }) => name === "event"))
            await new Promise(requestAnimationFrame);
          return {
            throws: state.state.throws,
            refused,
            other: other.ruleset,
            back: back.position === state.position,
            bad,
            events: told
              .filter((/** @type {any} */ { name }) => name === "event")
              .map((/** @type {any} */ { detail }) => detail.type),
            height: frame.iframe.style.blockSize,
            title: frame.iframe.title,
          };
        });
        assert.equal(seen.throws, 1);
        assert.equal(seen.refused, "frozen");
        assert.equal(seen.other, "simple");
        assert.ok(seen.back);
        assert.equal(seen.bad, "bad-position");
        assert.ok(seen.events.includes("thrown"));
        assert.match(seen.height, /^\d{3,4}px$/);
        assert.notEqual(seen.height, "720px", "the frame is as high as the game");
        assert.equal(seen.title, path === "frame" ? "Play senet" : "Senet");
      }
      assert.deepEqual(wrongs(problems, game.origin, museum.origin), []);
    } finally {
      game.close();
      museum.close();
    }
  },
);

forEachBrowser(
  "a frame listens to nobody but the page around it, and to nothing it does not know",
  async ({ page: tab, problems }) => {
    const game = await openSite();
    const attacker = await openSite({
      pages: {
        "/attack.html": page(
          `<iframe id="game" title="game" src="${game.url}?opponent=person&speed=instant"></iframe>
           <iframe id="third" title="third" srcdoc="<p>third</p>"></iframe>`,
          `globalThis.heard = [];
           addEventListener("message", ({ data, source }) => {
             if (source === document.querySelector("#game").contentWindow) heard.push(data);
           });`,
        ),
      },
    });
    try {
      await tab.goto(`${attacker.origin}/attack.html`);
      await tab.waitForFunction(() =>
        /** @type {any} */ (globalThis).heard?.some((/** @type {any} */ { type }) => type === "hello"),
      );
      const result = await tab.evaluate(async () => {
        const { heard } = /** @type {any} */ (globalThis);
        const game = /** @type {HTMLIFrameElement} */ (document.querySelector("#game")).contentWindow;
        const third = /** @type {HTMLIFrameElement} */ (document.querySelector("#third"));
        const post = (/** @type {unknown} */ message) => game?.postMessage(message, "*");
        const next = async (/** @type {(message: any) => boolean} */ wanted) => {
          for (;;) {
            const found = heard.find(wanted);
            if (found) return found;
            await new Promise(requestAnimationFrame);
          }
        };
        // Before the greeting nothing is obeyed, and nothing told.
        post({ senet: 1, type: "command", id: 1, command: { do: "throw" } });
        post({ senet: 1, type: "hello" });
        const ready = await next(({ type }) => type === "ready");
        const early = heard.some((/** @type {any} */ { id }) => id === 1);
        // From another frame, though of the same origin as the host.
        const script = third.contentDocument?.createElement("script");
        if (script) {
          script.textContent = `parent.document.querySelector("#game").contentWindow.postMessage(
            { senet: 1, type: "command", id: 2, command: { do: "throw" } }, "*");`;
          third.contentDocument?.body.append(script);
        }
        const bad = [
          { senet: 1 },
          { senet: 2, type: "hello" },
          { senet: 1, type: "command", id: "x", command: { do: "throw" } },
          { senet: 1, type: "command", id: 3, command: { do: "constructor" } },
          { senet: 1, type: "command", id: 3, command: { do: "set", record: "x".repeat(300_000) } },
          { senet: 1, type: "command", id: 3, command: { do: "new-game", options: { ruleset: ["simple"] } } },
          { senet: 1, type: "command", id: 3, command: JSON.parse('{"do": "throw", "__proto__": {"a": 1}}') },
          { senet: 1, type: "command", id: 3, command: { do: "new-game", options: { html: "<img>" } } },
        ];
        for (const message of bad) post(message);
        for (const message of [null, 7, "hello", [], { type: "hello" }]) post(message);
        post({ senet: 1, type: "command", id: 4, command: { do: "state" } });
        const last = await next(({ id }) => id === 4);
        return {
          early,
          ready: ready.state.state.throws,
          throws: last.value.state.throws,
          errors: heard
            .filter((/** @type {any} */ { type }) => type === "error")
            .map((/** @type {any} */ { code }) => code),
          expected: bad.length,
          obeyed: heard.filter((/** @type {any} */ { type }) => type === "result").length,
        };
      });
      assert.equal(result.early, false);
      assert.deepEqual([result.ready, result.throws], [0, 0], "nobody has thrown");
      assert.deepEqual(
        result.errors,
        Array.from({ length: result.expected }, () => "bad-message"),
      );
      assert.equal(result.obeyed, 1);
      assert.deepEqual(wrongs(problems, game.origin, attacker.origin), []);
    } finally {
      game.close();
      attacker.close();
    }
  },
);
