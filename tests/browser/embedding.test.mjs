/** The game in other pages: as an element, and through its methods. */
import assert from "node:assert/strict";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { hostPage, openSite, unexpectedProblems } from "./harness/site.mjs";
import { latePosition, SEED } from "./late.mjs";

const TWO_ELEMENTS = hostPage(
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
  "two elements on one page are two games, and the page controls both fully",
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

      const result = await tab.evaluate(async () => {
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
      assert.equal(result.frozen.state.frozen, true);
      assert.equal(result.frozen.throw, "frozen");
      assert.deepEqual(result.opened, { lang: "ar", dir: "rtl", other: "en" });
      assert.equal(result.forbidden, 0);
      assert.equal(result.thrown, 1);
      assert.deepEqual(result.rulesets, ["kendall-masters", "simple"]);

      // Plays a game to its end through methods, and follows its events.
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
        const ofChild = seen.filter((/** @type {any} */ { id }) => id === "child");
        return {
          ends: ofChild.filter((/** @type {any} */ { name }) => name === "senet-end"),
          thrown: ofChild.filter((/** @type {any} */ { detail }) => detail?.type === "thrown").length,
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

      // Loads the record into the other element, replays it, and loads a position.
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

      // Each element restores its own game after a reload.
      const keys = await tab.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith("senet.game")),
      );
      assert.deepEqual(keys.sort(), [
        "senet.game./two.html child 1?ruleset=simple&opponent=person",
        `senet.game./two.html hall 1?opponent=person&seed=${SEED}`,
      ]);
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

forEachBrowser(
  "an invalid attribute or argument is reported in a sentence, never as markup, and loses nothing",
  async ({ page: tab, problems }) => {
    const hostile = `<img src=x onerror="globalThis.pwned = 1">`;
    const site = await openSite({
      pages: {
        "/bad.html": hostPage(
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
      const panel = await tab.evaluate(() => {
        const notices = document.querySelector("#bad")?.shadowRoot?.querySelector(".notices");
        return { text: notices?.textContent ?? "", images: notices?.querySelectorAll("img").length };
      });
      assert.match(panel.text, /opponent=\u2068__proto__\u2069.*Allowed/s);
      assert.match(panel.text, /<img src=x/);
      assert.doesNotMatch(panel.text, /address/i, "an attribute has asked, and no address");
      assert.equal(panel.images, 0);
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
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { browsers: ["chromium"] },
);

inChromium(
  "every call succeeds or fails with the same code, field and sentence through the element, the object and messages",
  async ({ page: tab, problems }) => {
    const site = await openSite({
      pages: {
        "/calls.html": hostPage(
          `<senet-game id="element" opponent="person" speed="instant"></senet-game><div id="place"></div>`,
          `import "./senet/element.js";
           import { embedSenet } from "./senet/senet-host.js";
           globalThis.embedSenet = embedSenet;
           globalThis.element = document.querySelector("#element");
           const begun = new Promise((resolve) => element.addEventListener("senet-ready", resolve));
           globalThis.object = embedSenet(document.querySelector("#place"), { opponent: "person", speed: "instant" });
           globalThis.early = object.throw().catch((error) => error.code);
           globalThis.told = [];
           object.addEventListener("error", ({ detail }) => told.push(detail));
           await Promise.all([begun, object.ready]);
           document.body.id = "ready";`,
        ),
        "/empty.html": hostPage(""),
      },
    });
    await tab.evaluateOnNewDocument(() => {
      // Shortens one-minute timeouts to half a second on demand.
      const { setTimeout: later } = globalThis;
      globalThis.setTimeout = /** @type {any} */ (
        (/** @type {() => void} */ act, /** @type {number} */ time) =>
          later(act, time === 60_000 && "hurry" in globalThis ? 500 : time)
      );
    });
    try {
      await tab.goto(`${site.origin}/calls.html`);
      await tab.waitForSelector("#ready");
      const result = await tab.evaluate(async () => {
        const { element, object, early, told } = /** @type {any} */ (globalThis);
        /** @param {any} error */
        const outcome = ({ code, field, message }) => `${code} ${field} ${message?.length > 10}`;
        /** @type {((game: any) => Promise<any>)[]} */
        const calls = [
          (game) => game.configure({ colour: "red" }),
          (game) => game.configure({ speed: -1 }),
          (game) => game.configure({ speed: "never" }),
          (game) => game.configure({ language: "xx" }),
          (game) => game.configure(),
          (game) => game.play({ id: "3-5" }),
          (game) => game.play("nowhere"),
          (game) => game.newGame("simple"),
          (game) => game.newGame({ ruleset: "simple[nothing=1]" }),
          (game) => game.set({ record: "x".repeat(200_001) }),
          (game) => game.set({ record: "x" }),
          (game) => game.set({ position: "x" }),
          (game) => game.set({ ruleset: "simple[nothing=1]", position: "x" }),
          (game) => game.set({ record: "x", position: "x" }),
          (game) => game.set(),
          (game) => game.freeze(null),
          (game) => game.freeze("yes"),
          (game) => game.undo(),
          (game) => game.configure({ theme: "ebony" }),
        ];
        const of = (/** @type {any} */ game) =>
          Promise.all(calls.map((call) => call(game).then(() => "done", outcome)));
        const both = { element: await of(element), object: await of(object) };
        const unsendable = await object.newGame({ ruleset: () => "simple" }).catch(outcome);
        return { both, early: await early, unsendable, told: told.length };
      });
      assert.deepEqual(result.both.object, result.both.element);
      assert.deepEqual(result.both.element, [
        "bad-option colour true",
        "bad-option speed true",
        "bad-option speed true",
        "bad-option language true",
        "bad-option options true",
        "unknown-move move true",
        "unknown-move move true",
        "bad-option options true",
        "bad-option ruleset true",
        "bad-record record true",
        "bad-record record true",
        "bad-position position true",
        "bad-option ruleset true",
        "bad-option null true",
        "bad-option null true",
        "bad-option frozen true",
        "bad-option frozen true",
        "not-now null true",
        "done",
      ]);
      assert.deepEqual(
        [result.early, result.unsendable, result.told],
        ["not-ready", "bad-option null true", 0],
      );

      const ends = await tab.evaluate(async () => {
        const { embedSenet, object } = /** @type {any} */ (globalThis);
        const place = document.querySelector("#place");
        const code = (/** @type {Promise<unknown>} */ promise) =>
          promise.then(
            () => "done",
            (error) => error.code,
          );
        // If the ready message arrives twice, the game answers once.
        const inner = object.iframe.contentDocument.querySelector("senet-game");
        inner.dispatchEvent(new CustomEvent("senet-complete"));
        let answers = 0;
        addEventListener("message", ({ data }) => {
          if (data.type === "result") answers += 1;
        });
        for (let count = 0; count < 5; count += 1) await object.state();
        // A request without an answer.
        const pending = code(object.throw());
        object.destroy();
        const codes = [await pending, await code(object.throw()), await code(object.state())];
        const embedded = (/** @type {object} */ options) =>
          embedSenet(place, { opponent: "person", ...options });
        const removed = embedded({});
        removed.iframe.remove();
        const taken = embedded({});
        await taken.ready;
        const replay = code(taken.replay());
        taken.iframe.remove();
        const missing = await code(embedded({ src: "/nothing/" }).ready);
        const other = await code(embedded({ src: "/empty.html" }).ready);
        Object.assign(globalThis, { hurry: true });
        return {
          answers,
          gone: codes,
          removed: [await code(removed.ready), await code(removed.throw())],
          taken: [await replay, await code(taken.throw())],
          missing,
          other,
          silent: await code(embedded({ src: "/empty.html", isolated: true }).ready),
        };
      });
      assert.deepEqual(ends, {
        answers: 5,
        gone: ["gone", "gone", "gone"],
        removed: ["gone", "gone"],
        taken: ["gone", "gone"],
        missing: "no-answer",
        other: "no-answer",
        silent: "no-answer",
      });
      problems.splice(0, problems.length, ...problems.filter((problem) => !/\/nothing\/|404/.test(problem)));
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);
