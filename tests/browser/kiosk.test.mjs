/** A screen that nobody attends: it plays itself, wakes at a touch, ends a visit in two steps, and has no way out. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser } from "./harness/index.mjs";
import { openSite, wrongs } from "./harness/site.mjs";
import { attracting, holdTime, pass, state, TIMERS, untilLanguage, visited } from "./kiosk-screen.mjs";
import { growth, SOAKED, soak, WINDOW } from "./soak.mjs";
import { button, MAIN } from "./table.mjs";

const WALL = { width: 3840, height: 2160 };

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
  "a wall of a screen is filled, while it plays itself and in a visit",
  async ({ page, open, screenshot }) => {
    const { width, height } = WALL;
    /** @param {string} shot */
    const filled = async (shot) => {
      await screenshot(shot);
      const board = await (await button(page, ".board")).boundingBox();
      const line = await (await button(page, ".kiosk-bar")).boundingBox();
      assert.ok(board && line);
      assert.ok(board.width > 0.85 * width, `the board is ${board.width} pixels wide`);
      assert.ok(line.y + line.height <= height, "the line for visitors is on the screen");
      assert.ok(line.height > 0.025 * height, `the line for visitors is ${line.height} pixels high`);
    };
    await open("?kiosk&speed=instant&lang=en");
    await attracting(page);
    await filled("kiosk-wall-attract");
    await page.mouse.click(width / 2, height / 2);
    await visited(page);
    await filled("kiosk-wall-visit");
  },
  { browsers: ["chromium"], viewport: WALL },
);

forEachBrowser(
  "the screen plays itself, wakes at a touch, and a visit ends in two steps with everything as at first",
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
      await pass(page, TIMERS.caption);
      await page.waitForFunction(
        (before) =>
          document.querySelector("senet-game")?.shadowRoot?.querySelector(".caption")?.textContent !== before,
        {},
        first.caption,
      );
      await assertAccessible(page, "the screen that plays itself");
      await screenshot("kiosk-attract");

      // A touch anywhere: a fresh game, and the touch itself plays nothing.
      await page.mouse.click(640, 400);
      await visited(page);
      const begun = await state(page);
      assert.equal(begun.opponent, "beginner");
      assert.equal(begun.throws, 0);
      assert.equal(begun.canTakeBack, false, "nobody's game can be brought back");

      // A visitor sets everything there is to set, and opens a dialog.
      for (const name of ["larger", "contrast", "sound"]) {
        await (await button(page, `.kiosk-bar .${name}`)).click();
        // Everything is in another place afterwards.
        await button(page, `.kiosk-bar .${name}[aria-pressed=true]`);
      }
      await (await button(page, ".kiosk-bar [lang=ar]")).click();
      await untilLanguage(page, "ar");
      await (await button(page, MAIN)).click();
      await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("senet-game")).changeSettings({
          confirmMove: true,
          speed: "slow",
        }),
      );
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

      // First step: a question, which any input stops, above the dialog that was open.
      await pass(page, TIMERS.inactivity);
      assert.ok((await state(page)).asking);
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

      // The file is read again: a faulty version is told in the corner and changes nothing, a good one takes effect.
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

      // The curator's key: what was counted on this device.
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
      problems.push(...wrongs(problems, site.origin));
    } finally {
      site.close();
    }
  },
  { timeout: 240_000 },
);

forEachBrowser("no way out of the page, and a key wakes it", async ({ page, open, t }) => {
  await open("?kiosk&speed=instant&opponent=beginner");
  await attracting(page);
  await page.keyboard.press("Shift");
  assert.ok(await page.$("senet-game[data-attract]"), "Shift alone is no key");
  await page.keyboard.press("Enter");
  await visited(page);
  assert.equal((await state(page)).throws, 0);

  await t.test("what leads away is not offered", async () => {
    await (await button(page, ".toolbar .more")).click();
    await button(page, "dialog.more");
    const entries = await page.$$eval("senet-game >>> dialog.more button", (all) =>
      all.map((one) => one.className),
    );
    for (const name of [
      "share",
      "open",
      "embedding",
      "daily",
      "distance",
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
    await page.keyboard.press("Escape");
    await (await button(page, ".toolbar .help")).click();
    await button(page, "dialog.help");
    const seen = await page.$$eval("senet-game >>> a[href], senet-game >>> input[type=file]", (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML),
    );
    assert.deepEqual(seen, []);
  });

  await t.test("what the browser would do by itself is prevented", async () => {
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
      ];
      return tried.filter(([, node, event]) => node?.dispatchEvent(event)).map(([name]) => name);
    });
    assert.deepEqual(allowed, ["zoom"], "only zooming stays, for low vision");
    assert.equal(new URL(page.url()).search, "?kiosk&speed=instant&opponent=beginner");
  });
});

forEachBrowser(
  "a curator file that cannot be used is told, and the screen runs without it",
  async ({ page, open, problems }) => {
    await open("?kiosk=//example.org/curator.json&speed=instant");
    await attracting(page);
    assert.match((await state(page)).fault ?? "", /example\.org.*is not an address on the site/);
    await open("?kiosk=missing.json&speed=instant");
    await attracting(page);
    assert.match((await state(page)).fault ?? "", /cannot be read: HTTP 404/);
    const others = problems.splice(0).filter((problem) => !/missing\.json|404/.test(problem));
    assert.deepEqual(others, []);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "nothing grows over games and visits",
  async ({ page, open }) => {
    await open(SOAKED);
    const measured = await soak(page, 4, 1);
    assert.deepEqual(growth(measured), []);
  },
  { browsers: ["chromium"], viewport: WINDOW, timeout: 600_000 },
);
