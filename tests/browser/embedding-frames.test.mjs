/** The game in frames of other pages, sandboxed or not, and of hostile pages. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { hostPage, openSite, unexpectedProblems } from "./harness/site.mjs";

/** @param {string} game the game's folder @param {string} options */
const frameHost = (game, options) =>
  hostPage(
    `<div id="place"></div>`,
    `import { embedSenet } from "${game}senet-host.js";
     globalThis.told = [];
     globalThis.frame = embedSenet(document.querySelector("#place"), { opponent: "person", speed: "instant", ${options} });
     for (const name of ["change", "event", "end", "error"])
       frame.addEventListener(name, ({ detail }) => told.push({ name, detail }));
     frame.ready.then(() => document.body.setAttribute("data-frame", ""));`,
  );

forEachBrowser(
  "a frame from another origin and a sandboxed frame obey the page around them",
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
        const result = await tab.evaluate(async () => {
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
        assert.equal(result.throws, 1);
        assert.equal(result.refused, "frozen");
        assert.equal(result.other, "simple");
        assert.ok(result.back);
        assert.equal(result.bad, "bad-position");
        assert.ok(result.events.includes("thrown"));
        assert.match(result.height, /^\d{3,4}px$/);
        assert.notEqual(result.height, "720px", "the frame is as high as the game");
        assert.equal(result.title, path === "frame" ? "Play senet" : "Senet");
      }
      assert.deepEqual(unexpectedProblems(problems, game.origin, museum.origin), []);
    } finally {
      game.close();
      museum.close();
    }
  },
);

forEachBrowser(
  "a frame ignores messages from other windows and unknown messages",
  async ({ page: tab, problems }) => {
    const game = await openSite();
    const attacker = await openSite({
      pages: {
        "/attack.html": hostPage(
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
        const next = async (/** @type {(message: any) => boolean} */ matches) => {
          for (;;) {
            const message = heard.find(matches);
            if (message) return message;
            await new Promise(requestAnimationFrame);
          }
        };
        // Before the greeting the game ignores commands and reports nothing.
        post({ senet: 1, type: "command", id: 1, command: { do: "throw" } });
        post({ senet: 1, type: "hello" });
        const ready = await next(({ type }) => type === "ready");
        const early = heard.some((/** @type {any} */ { id }) => id === 1);
        // A message from another frame of the host's origin.
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
        const last = await next(({ id, type }) => id === 4 && type === "result");
        return {
          early,
          ready: ready.state.state.throws,
          throws: last.value.state.throws,
          errors: heard
            .filter((/** @type {any} */ { type }) => type === "error")
            .map((/** @type {any} */ { id, code, field }) => `${id} ${code} ${field}`),
          obeyed: heard.filter((/** @type {any} */ { type }) => type === "result").length,
        };
      });
      assert.equal(result.early, false);
      assert.deepEqual([result.ready, result.throws], [0, 0], "nobody has thrown");
      assert.deepEqual(result.errors, [
        "null bad-message null",
        "null bad-message null",
        "null bad-message null",
        "3 bad-message do",
        "3 bad-record record",
        "3 bad-option ruleset",
        "3 bad-option __proto__",
        "3 bad-option html",
      ]);
      assert.equal(result.obeyed, 1);
      assert.deepEqual(unexpectedProblems(problems, game.origin, attacker.origin), []);
    } finally {
      game.close();
      attacker.close();
    }
  },
);
