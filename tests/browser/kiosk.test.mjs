/** An unattended screen: it plays itself, wakes at a touch, ends a visit in two steps, and cannot be left. */
import assert from "node:assert/strict";
import { playedOn } from "./fair-play.mjs";
import { assertAccessible, forEachBrowser, inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import {
  attracting,
  chooseLanguage,
  holdTime,
  pass,
  state,
  TIMERS,
  untilLanguage,
  visited,
} from "./kiosk-screen.mjs";
import { ALLOWED, growth, SOAKED, soak, WINDOW } from "./soak.mjs";
import { button, changeSettings, MAIN } from "./table.mjs";

const CURATOR = {
  texts: {
    en: { title: "The game of <b>Nefertari</b>", captions: ["A caption of ours"] },
    de: { title: "Nefertaris Spiel" },
  },
  languages: ["de", "en", "ar"],
  timers: TIMERS,
  rulesets: ["simple", "bell"],
  opponent: "beginner",
  palette: "ebony",
};

forEachBrowser(
  "the screen plays itself, wakes at a touch, and resets completely after a visit",
  async ({ page, problems, screenshot }) => {
    /** @type {Record<string, string>} */
    const pages = { "/senet/curator.json": JSON.stringify(CURATOR) };
    const site = await openSite({ pages });
    try {
      await holdTime(page);
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant`);
      await attracting(page);
      await untilLanguage(page, "de");
      const first = await state(page);
      assert.equal(first.title, "Nefertaris Spiel");
      assert.deepEqual(first.languages, CURATOR.languages);
      assert.equal(first.ruleset, "simple");
      assert.equal(first.opponent, "person");
      assert.equal(first.theme, "ebony");
      assert.equal(first.sound, false);
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 4,
      );
      // A new game begins with the first caption again, so the second may be gone before a later look.
      const turned = page.evaluate(
        (before) =>
          new Promise((resolve) => {
            const root = document.querySelector("senet-game")?.shadowRoot;
            const watcher = new MutationObserver(() => {
              if (root?.querySelector(".caption")?.textContent?.trim() === before) return;
              watcher.disconnect();
              resolve(null);
            });
            if (root) watcher.observe(root, { subtree: true, childList: true, characterData: true });
          }),
        first.caption,
      );
      await pass(page, TIMERS.caption);
      await turned;
      await assertAccessible(page, "the screen that plays itself");
      await screenshot("kiosk-attract");

      // A touch anywhere starts a fresh game without playing a move.
      await page.mouse.click(640, 400);
      await visited(page);
      const begun = await state(page);
      assert.equal(begun.opponent, "beginner");
      assert.equal(begun.throws, 0);
      assert.equal(begun.canTakeBack, false, "nobody's game can be brought back");

      // A visitor changes every setting and opens a dialog.
      for (const name of ["larger", "contrast", "sound"]) {
        await (await button(page, `.kiosk-bar .${name}`)).click();
        // Everything has been shifted afterwards.
        await button(page, `.kiosk-bar .${name}[aria-pressed=true]`);
      }
      await chooseLanguage(page, "ar");
      await (await button(page, MAIN)).click();
      await changeSettings(page, { confirmMove: true, speed: "slow" });
      const changed = await state(page);
      assert.equal(changed.dir, "rtl");
      assert.equal(changed.theme, "contrast");
      assert.equal(changed.sound, true);
      assert.ok(changed.strong);
      assert.notEqual(changed.size, first.size);
      await assertAccessible(page, "a visit");
      await screenshot("kiosk-visit-ar");
      await (await button(page, ".toolbar .rules")).click();
      await button(page, "dialog.rules");

      // First step: a question above the open dialog, which any input cancels.
      const top = () => page.$eval("senet-game >>> .middle", (middle) => middle.getBoundingClientRect().top);
      const topBefore = await top();
      await pass(page, TIMERS.inactivity);
      assert.ok((await state(page)).asking);
      // Against burn-in the picture is always shifted by a few pixels.
      assert.ok(Math.abs((await top()) - topBefore) < 32, "the game stays where it is");
      const before = (await state(page)).left;
      await pass(page, 1);
      assert.notEqual((await state(page)).left, before);
      await assertAccessible(page, "the question");
      await screenshot("kiosk-still-there");
      await page.keyboard.press("a");
      const stopped = await state(page);
      assert.ok(!stopped.asking);
      assert.equal(stopped.dialog, "rules", "the dialog is still open");
      assert.equal(stopped.lang, "ar");

      // Second step: nobody answers.
      await pass(page, TIMERS.inactivity);
      for (let second = 0; second < TIMERS.countdown; second += 1) await pass(page, 1);
      await attracting(page);
      await untilLanguage(page, "de");
      const after = await state(page);
      for (const name of /** @type {const} */ ([
        "dir",
        "theme",
        "sound",
        "speed",
        "confirmMove",
        "size",
        "strong",
      ]))
        assert.equal(after[name], first[name], name);
      assert.equal(after.dialog, null);
      assert.ok(!after.asking);
      assert.deepEqual(
        after.kept.filter((key) => key !== "senet.lessons"),
        ["senet.kiosk"],
      );

      // The file is re-read: an invalid version is reported in the corner and has no effect, a valid one applies.
      pages["/senet/curator.json"] = JSON.stringify({ ...CURATOR, palette: "pink", colour: 1 });
      await pass(page, TIMERS.reread);
      await button(page, ".kiosk-fault");
      const faulty = await state(page);
      assert.match(faulty.fault ?? "", /palette/);
      assert.match(faulty.fault ?? "", /faience/);
      assert.equal(faulty.theme, "ebony");
      pages["/senet/curator.json"] = JSON.stringify({ ...CURATOR, languages: ["en"], palette: "faience" });
      await pass(page, TIMERS.reread);
      await untilLanguage(page, "en");
      const renewed = await state(page);
      assert.equal(renewed.fault, null);
      assert.equal(renewed.theme, "faience");
      assert.equal(renewed.title, "The game of <b>Nefertari</b>", "a text is never markup");
      assert.equal(renewed.caption, "A caption of ours");

      // The curator's key shows this device's statistics.
      await page.keyboard.down("Control");
      await page.keyboard.down("Alt");
      await page.keyboard.press("KeyK");
      await page.keyboard.up("Alt");
      await page.keyboard.up("Control");
      const cells = await (await button(page, "dialog.curator tbody tr")).$$eval("td", (all) =>
        all.map((cell) => cell.textContent),
      );
      assert.deepEqual(cells, ["1", "0", "1"], "begun, ended, resets");
      await assertAccessible(page, "what the curator sees");
      problems.push(...unexpectedProblems(problems, site.origin));
    } finally {
      site.close();
    }
  },
  { newcomer: true },
);

/** What a touch of the screen that plays itself would meet, other than the veil and the bar's buttons. @param {import("puppeteer-core").Page} page */
const untouchable = (page) =>
  page.evaluate(() => {
    const { shadowRoot } = /** @type {Element} */ (document.querySelector("senet-game"));
    const steps = (/** @type {number} */ end) => Array.from({ length: end / 4 }, (_, step) => 4 * step + 2);
    return steps(innerHeight).flatMap((y) =>
      steps(innerWidth).flatMap((x) => {
        const touched = shadowRoot?.elementFromPoint(x, y);
        const isMeant = touched === document.body || touched?.closest(".kiosk-veil, .kiosk-bar button");
        return isMeant ? [] : [`${touched?.localName}.${touched?.className} at ${x}, ${y}`];
      }),
    );
  });

inChromium(
  "a touch wakes the screen, also between the buttons of its bar and at the end of a game",
  async ({ page, open }) => {
    await open("?kiosk&speed=instant&opponent=beginner");
    await attracting(page);
    await button(page, ".kiosk-bar .larger");
    assert.deepEqual(await untouchable(page), []);
    // The game that has ended stays on the screen.
    await page.evaluate(() => {
      /** @type {any} */ (document.querySelector("senet-game")).session.newGame = () => undefined;
    });
    await button(page, ".ending");
    assert.deepEqual(await untouchable(page), []);
    await page.evaluate(() => {
      delete (/** @type {any} */ (document.querySelector("senet-game")).session.newGame);
    });
    const bar = await page.$eval("senet-game >>> .kiosk-bar", (section) => {
      const { left, top } = section.getBoundingClientRect();
      return { left, top };
    });
    await page.mouse.click(bar.left + 3, bar.top + 3);
    await visited(page);
  },
);

inChromium("a touch beside the shifted picture wakes the screen", async ({ page, open }) => {
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await open("?kiosk&opponent=beginner");
  await attracting(page);
  await page.evaluate(() => {
    const game = /** @type {HTMLElement} */ (document.querySelector("senet-game"));
    game.style.setProperty("--wander-x", "0.7rem");
  });
  await page.mouse.click(2, 400);
  await visited(page);
});

inChromium("nothing leads out of the page, and a key wakes the screen", async ({ page, open, t }) => {
  await open("?kiosk&speed=instant&opponent=beginner");
  await attracting(page);
  await page.keyboard.press("Shift");
  assert.ok(await page.$("senet-game[data-attract]"), "Shift alone is no key");
  await page.keyboard.press("Enter");
  await visited(page);
  assert.equal((await state(page)).throws, 0);

  await t.test("nothing on the screen leads away", async () => {
    await (await button(page, ".toolbar .menu")).click();
    await button(page, "dialog.menu");
    const entries = await page.$$eval("senet-game >>> dialog.menu button", (all) =>
      all.map((one) => one.className),
    );
    for (const name of [
      "share",
      "open",
      "embedding",
      "daily",
      "correspondence",
      "fairness",
      "full-screen",
      "print",
    ])
      assert.ok(
        !entries.some((entry) => entry.split(" ").includes(name)),
        `${name} in ${entries.join(", ")}`,
      );
    await page.keyboard.press("Escape");
    await (await button(page, ".toolbar .new-game")).click();
    await button(page, "dialog.kiosk-game");
    await assertAccessible(page, "the choice of a game");
    const games = await page.$$("senet-game >>> dialog.kiosk-game .card:has([name=ruleset])");
    const names = await Promise.all(
      games.map((game) => game.evaluate(({ textContent }) => (textContent ?? "").trim())),
    );
    assert.ok(games.length > 1);
    assert.equal(new Set(names).size, games.length, "no two are called the same");
    const last = await games.at(-1)?.$eval("input", (input) => input.value);
    await games.at(-1)?.click();
    await (await button(page, "dialog.kiosk-game .main")).click();
    assert.equal((await state(page)).ruleset, last, "the game that was chosen is played");
    await (await button(page, ".toolbar .help")).click();
    await button(page, "dialog.help");
    const visible = await page.$$eval("senet-game >>> a[href], senet-game >>> input[type=file]", (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML),
    );
    assert.deepEqual(visible, []);
  });

  await t.test("the browser's default gestures are prevented", async () => {
    const allowed = await page.evaluate(() => {
      const target = document.querySelector("senet-game")?.shadowRoot?.querySelector("h1");
      const link = document.createElement("a");
      link.href = "https://example.org/";
      document.body.append(link);
      const options = { bubbles: true, cancelable: true, composed: true };
      /** @type {[string, EventTarget | null | undefined, Event][]} */
      const tried = [
        ["menu", target, new MouseEvent("contextmenu", options)],
        ["drag", target, new DragEvent("dragstart", options)],
        ["drop", target, new DragEvent("drop", options)],
        ["print", target, new KeyboardEvent("keydown", { ...options, key: "p", ctrlKey: true })],
        ["save", target, new KeyboardEvent("keydown", { ...options, key: "s", metaKey: true })],
        ["back", target, new KeyboardEvent("keydown", { ...options, key: "ArrowLeft", altKey: true })],
        ["F1", target, new KeyboardEvent("keydown", { ...options, key: "F1" })],
        ["link", link, new MouseEvent("click", options)],
        ["zoom", target, new KeyboardEvent("keydown", { ...options, key: "+", ctrlKey: true })],
        ["pinch on a pad", target, new WheelEvent("wheel", { ...options, deltaY: -9, ctrlKey: true })],
        [
          "forget",
          target,
          new KeyboardEvent("keydown", { ...options, key: "Delete", ctrlKey: true, shiftKey: true }),
        ],
        ["tasks", target, new KeyboardEvent("keydown", { ...options, key: "Escape", shiftKey: true })],
        ["address", target, new KeyboardEvent("keydown", { ...options, key: "d", altKey: true })],
        ["menu of the browser", target, new KeyboardEvent("keydown", { ...options, key: "f", altKey: true })],
        ["quick find", target, new KeyboardEvent("keydown", { ...options, key: "/" })],
        ["quick find of links", target, new KeyboardEvent("keydown", { ...options, key: "'" })],
        ["wheel", target, new WheelEvent("wheel", { ...options, deltaY: 9 })],
        ["letter", target, new KeyboardEvent("keydown", { ...options, key: "t" })],
        ["help", target, new KeyboardEvent("keydown", { ...options, key: "?", shiftKey: true })],
        ["close", target, new KeyboardEvent("keydown", { ...options, key: "Escape" })],
        ["copy", target, new KeyboardEvent("keydown", { ...options, key: "c", ctrlKey: true })],
      ];
      return tried.filter(([, node, event]) => node?.dispatchEvent(event)).map(([name]) => name);
    });
    assert.deepEqual(allowed, ["wheel", "letter", "help", "close", "copy"]);
    assert.equal(new URL(page.url()).search, "?kiosk&speed=instant&opponent=beginner");
  });
});

forEachBrowser(
  "an unusable curator file is reported, and the screen runs without it",
  async ({ page, open, problems }) => {
    await open("?kiosk=//example.org/curator.json&speed=instant");
    await attracting(page);
    assert.match((await state(page)).fault ?? "", /example\.org.*is not an address on the same site/);
    await open("?kiosk=missing.json&speed=instant");
    await attracting(page);
    assert.match((await state(page)).fault ?? "", /cannot be read: \u2068HTTP 404\u2069/);
    const others = problems.splice(0).filter((problem) => !/missing\.json|404/.test(problem));
    assert.deepEqual(others, []);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "memory and DOM do not grow over games and visits",
  async ({ page, open }) => {
    await open(SOAKED);
    const measured = await soak(page, 4, 1);
    // The browser still compiles during the first hundred games and grows by half a megabyte; ./build.sh soak covers
    // longer runs.
    assert.deepEqual(growth(measured, { ...ALLOWED, heap: 600_000 }), []);
  },
  { browsers: ["chromium"], viewport: WINDOW },
);

inChromium(
  "captions report events over the board, and the end shows a code to take home",
  async ({ page, problems }) => {
    const site = await openSite({
      pages: { "/senet/curator.json": JSON.stringify({ address: "https://museum.example/senet" }) },
    });
    try {
      // The same games every time.
      await page.evaluateOnNewDocument((first) => {
        let byte = first;
        crypto.getRandomValues = (array) => {
          if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(byte++);
          return array;
        };
      }, 2);
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant&opponent=person&lang=en`);
      await attracting(page);
      assert.match((await state(page)).ruleset, /^kendall-masters\[pieces=2,/, "the short game");
      // The self-playing game is over once both sides have borne off a piece.
      await page.waitForFunction(() =>
        /home|behind/.test(
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".caption")?.textContent ?? "",
        ),
      );
      await page.keyboard.press("Enter");
      await visited(page);
      assert.equal(await page.$("senet-game >>> .kiosk-home"), null);
      await playedOn(page, ({ phase }) => phase === "over");
      const code = await button(page, ".kiosk-home svg.qr");
      assert.equal(
        await code.evaluate((svg) => svg.getAttribute("aria-label")),
        "https://museum.example/senet",
      );
      await assertAccessible(page, "the end of a visitor's game");
      problems.push(...unexpectedProblems(problems, site.origin));
    } finally {
      site.close();
    }
  },
);

inChromium(
  "after a power cut during a visit the screen plays itself, with its counts intact",
  async ({ page, open, url }) => {
    await open("?kiosk&speed=instant&lang=en");
    await attracting(page);
    await page.keyboard.press("Enter");
    await visited(page);
    await (await button(page, MAIN)).click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
    );
    await (await button(page, ".kiosk-bar .contrast")).click();
    await page.waitForFunction(() => localStorage.getItem("senet.kiosk") !== null);
    // No page receives the event.
    const session = await page.createCDPSession();
    session.send("Page.crash").catch(() => undefined);
    const again = await page.browserContext().newPage();
    await again.goto(`${url}?kiosk&speed=instant&lang=en`);
    await attracting(again);
    const now = await state(again);
    assert.equal(now.canTakeBack, false, "nobody's game is offered");
    assert.equal(now.strong, false);
    assert.equal(now.theme, "auto", "the palette that the visitor had chosen is gone");
    const [day] = Object.values(await again.evaluate(() => JSON.parse(localStorage["senet.kiosk"])));
    assert.equal(day.begun, 1);
    await again.close();
  },
);
