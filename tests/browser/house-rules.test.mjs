/** House rules: editing, contradictions, playing, saving and sharing. */
import assert from "node:assert/strict";
import { anotherTab, assertAccessible, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import {
  actByMouse,
  awaitsPerson,
  button,
  look,
  resize,
  savedRecord,
  settled,
  started,
  until,
} from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const EDITOR = "senet-house-rules";

/** @param {Page} page */
async function openEditor(page) {
  await (await button(page, ".toolbar .new-game")).click();
  await (await button(page, "dialog.new-game .further summary")).click();
  await (await button(page, "button.change-rules")).click();
  await button(page, `${EDITOR} .foot`);
}

/** Opens all collapsed sections, so that the pointer can reach everything. @param {Page} page */
async function unfold(page) {
  await page.$$eval(`senet-game >>> ${EDITOR} details`, (all) => {
    for (const details of all) /** @type {HTMLDetailsElement} */ (details).open = true;
  });
}

/**
 * Scrolls the element to the middle of the window, where nothing covers it, and presses it.
 * @param {Page} page
 * @param {string} selector
 */
async function press(page, selector) {
  const element = await button(page, `${EDITOR} ${selector}`);
  await element.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await element.click();
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function texts(page, selector) {
  return page.$$eval(`senet-game >>> ${EDITOR} ${selector}`, (all) =>
    all.map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim()),
  );
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function nameIt(page, name) {
  const field = await button(page, `${EDITOR} .name input`);
  await field.evaluate((input) => /** @type {HTMLInputElement} */ (input).select());
  await field.type(name);
}

/** The link the editor offers. @param {Page} page */
async function sharedLink(page) {
  await press(page, ".yours > .buttons button");
  const field = await button(page, `${EDITOR} .link input`);
  return field.evaluate((input) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (input);
    return { value, marked: selectionEnd === value.length && selectionStart === 0 };
  });
}

/** The rules of the game on the board. @param {Page} page */
async function rulesPlayed(page) {
  return /^Ruleset: (.*)$/m.exec(await savedRecord(page))?.[1];
}

/** The name beside the title. @param {Page} page */
const shownName = (page) => page.$eval("senet-game >>> .named", (element) => element.textContent);

inChromium(
  "a contradiction names both options, a fix resolves it, and the game can be played, survives a reload and can be shared",
  async ({ page, open, url, screenshot }) => {
    await open("?speed=instant");
    await started(page);
    await openEditor(page);
    await unfold(page);
    await press(page, "[data-point=pieces] .chip:nth-of-type(3)");
    await press(page, "[data-point=blockade] input");
    assert.deepEqual(await texts(page, ".clash"), []);
    await press(page, "[data-point=fall_back] input");
    for (const point of ["fall_back", "water"]) {
      const [clash, ...others] = await texts(page, `[data-point=${point}] .clash`);
      assert.deepEqual(others, []);
      assert.match(clash, /could block the water/);
      assert.match(clash, /A piece that lands on its own colour .*: yes/);
      assert.match(clash, /What the water does: the water traps the piece/);
    }
    assert.deepEqual(await texts(page, ".verdict"), ["Two rules conflict."]);
    await press(page, ".foot button.main");
    assert.equal((await look(page)).dialog, "House rules", "what contradicts itself cannot be played");
    await screenshot("house-rules-contradiction");
    await press(page, "[data-point=water] .clash .fix");
    assert.deepEqual(await texts(page, ".clash"), []);
    await nameIt(page, "Grandmother’s senet");
    const link = await sharedLink(page);
    assert.ok(link.marked, "the link can be copied by hand");
    await press(page, ".foot button.main");
    await until(page, ({ dialog }) => dialog === null);

    const rules = "kendall-masters[pieces=3,blockade]";
    assert.equal(await rulesPlayed(page), rules);
    assert.equal(await shownName(page), "Grandmother’s senet");
    const moves = async () => (await look(page)).moves.filter((move) => /computer/.test(move)).length;
    while ((await moves()) < 3) {
      const sight = await until(page, awaitsPerson);
      assert.equal(sight.dialog, null);
      await actByMouse(page, sight);
    }
    const record = await savedRecord(page);
    await page.reload();
    await started(page);
    assert.equal(await savedRecord(page), record);
    assert.equal(await shownName(page), "Grandmother’s senet");

    assert.ok(link.value.startsWith(url));
    const visitor = await anotherTab(await page.browser().createBrowserContext());
    await visitor.goto(link.value);
    await started(visitor);
    assert.equal(await rulesPlayed(visitor), rules);
    assert.equal(await shownName(visitor), "Grandmother’s senet");
    await visitor.browserContext().close();
  },
);

inChromium("a name is treated as text, never as markup", async ({ page, open }) => {
  const name = `<img src=x onerror="document.title='taken'">`;
  await open(`?speed=instant&ruleset=kendall-masters[pieces=5]&name=${encodeURIComponent(name)}`);
  await started(page);
  assert.equal(await shownName(page), name);
  await openEditor(page);
  await press(page, ".yours > .buttons button:nth-of-type(2)");
  const images = await page.$$("senet-game >>> img");
  assert.deepEqual(images, []);
  assert.equal(await page.title(), "Senet");
  assert.match((await texts(page, ".verdict"))[0], /Saved as “\u2068<img src=x/);
});

inChromium(
  "an address with contradictory rules explains the contradiction and still starts a game",
  async ({ page, open }) => {
    const ruleset = "kendall-masters[fall_back]";
    await open(`?speed=instant&name=Wrong&ruleset=${encodeURIComponent(ruleset)}`);
    await started(page);
    const notice = await page.$eval("senet-game >>> .notices", (element) => element.textContent ?? "");
    assert.ok(notice.includes(ruleset));
    assert.match(notice, /A piece that falls back could block the water/);
    assert.equal(await rulesPlayed(page), "kendall-masters[pieces=2,start_house=11]");
    assert.equal(await page.$("senet-game >>> .named"), null);
  },
);

inChromium("saved games can be opened, renamed and deleted", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  await openEditor(page);
  await unfold(page);
  await press(page, ".yours > .buttons button:nth-of-type(2)");
  assert.match((await texts(page, ".verdict"))[0], /name first/);
  for (const [pieces, name] of [
    [3, "Three"],
    [9, "Nine"],
  ]) {
    await press(page, `[data-point=pieces] .chip:nth-of-type(${pieces})`);
    await nameIt(page, String(name));
    await press(page, ".yours > .buttons button:nth-of-type(2)");
    assert.match((await texts(page, ".verdict"))[0], new RegExp(`Saved as “\u2068${name}\u2069”`));
  }
  await page.reload();
  await started(page);
  await openEditor(page);
  await unfold(page);
  const names = () =>
    page.$$eval(`senet-game >>> ${EDITOR} .kept input`, (inputs) =>
      inputs.map((input) => /** @type {HTMLInputElement} */ (input).value),
    );
  assert.deepEqual(await names(), ["Nine", "Three"]);
  await press(page, ".kept li:nth-of-type(2) button:nth-of-type(1)");
  const chosen = await texts(page, "[data-point=pieces] .chip[aria-pressed=true]");
  assert.deepEqual(chosen, ["3"]);
  const field = await button(page, `${EDITOR} .kept li:nth-of-type(2) input`);
  await field.evaluate((input) => /** @type {HTMLInputElement} */ (input).select());
  await field.type("Drei");
  await page.keyboard.press("Tab");
  assert.deepEqual(await names(), ["Nine", "Drei"]);
  await press(page, ".kept li:nth-of-type(1) button:nth-of-type(2)");
  assert.deepEqual(await names(), ["Drei"]);
});

forEachBrowser("the keyboard changes rules without losing its place", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  await openEditor(page);
  const focused = () =>
    page.evaluate(() =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.activeElement?.closest("[data-point]")
        ?.getAttribute("data-point"),
    );
  const summary = await button(page, `${EDITOR} .group:nth-of-type(1) > summary`);
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "pieces");
  await page.keyboard.press(" ");
  assert.deepEqual(await texts(page, "[data-point=pieces] .chip[aria-pressed=true]"), ["1"]);
  assert.equal(await focused(), "pieces");
  const undo = await button(page, `${EDITOR} .foot button:nth-of-type(2)`);
  await undo.focus();
  await page.keyboard.press("Enter");
  assert.deepEqual(await texts(page, "[data-point=pieces] .chip[aria-pressed=true]"), ["7"]);
});

inChromium("unsaved changes survive closing the dialog", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  await openEditor(page);
  await unfold(page);
  await press(page, "[data-point=pieces] .chip:nth-of-type(4)");
  await page.keyboard.press("Escape");
  await until(page, ({ dialog }) => dialog === null);
  await openEditor(page);
  await unfold(page);
  assert.deepEqual(await texts(page, "[data-point=pieces] .chip[aria-pressed=true]"), ["4"]);
  await press(page, "[data-point=pieces] .reset");
  assert.deepEqual(await texts(page, ".mark"), []);
});

inChromium("the editor recognises rules under which games hardly ever end", async ({ page, open }) => {
  await open("?lang=de&ruleset=jequier-masters&speed=instant");
  await openEditor(page);
  await unfold(page);
  const verdict = () => texts(page, ".verdict");
  const ready = await verdict();
  const chips = await texts(page, '[data-point="pieces"] .chip');
  await press(page, `[data-point="pieces"] .chip:nth-child(${chips.indexOf("9") + 1})`);
  await page.waitForFunction(
    (words) =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.querySelector("senet-house-rules .verdict")
        ?.textContent?.includes(words),
    {},
    "Spiele nach diesen Regeln enden aber fast nie.",
  );
  await press(page, ".foot .buttons button:last-child");
  assert.deepEqual(await verdict(), ready);
});

inChromium("each option shows its effect on a small board beside it", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  await openEditor(page);
  const boards = `${EDITOR} .seen senet-small-board`;
  assert.equal(
    (await page.$$(`senet-game >>> ${boards}`)).length,
    0,
    "nothing is worked out for folded groups",
  );
  await unfold(page);
  const beside = async () => {
    const board = await button(page, `${EDITOR} .point[data-point=pairs] .seen senet-small-board[drawn]`);
    return board.evaluate((element) => element.getAttribute("aria-label") ?? "");
  };
  await (await button(page, `${EDITOR} .point[data-point=pairs]`)).evaluate((point) =>
    point.scrollIntoView(),
  );
  assert.match(await beside(), /protect/);
  await press(page, ".point[data-point=pairs] label:last-of-type input");
  await page.waitForFunction(
    (/** @type {string} */ editor) =>
      !/protect/.test(
        document
          .querySelector("senet-game")
          ?.shadowRoot?.querySelector(`${editor} .point[data-point=pairs] .seen senet-small-board`)
          ?.getAttribute("aria-label") ?? "",
      ),
    {},
    EDITOR,
  );
});

inChromium("houses are chosen on a picture of the board", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  await openEditor(page);
  await unfold(page);
  const value = async (/** @type {string} */ point) =>
    (await texts(page, `[data-point=${point}] summary`))[0];
  await press(page, "[data-point=safe] .house[aria-label='House 12']");
  await press(page, "[data-point=safe] .house[aria-label='House 13']");
  await press(page, "[data-point=safe] .house[aria-label='House 14']");
  assert.match(await value("safe"), /: 12–14$/);
  await press(page, "[data-point=return_house] .house[aria-label='House 20']");
  assert.match(await value("return_house"), /: 20$/);
  await press(page, "[data-point=exits] .house[aria-label='House 28']");
  await press(page, "[data-point=exits] fieldset:nth-of-type(1) .chip:nth-of-type(2)");
  assert.match(await value("exits"), /28 with 1, 3–5, 30 with any throw$/);
  assert.deepEqual(await texts(page, ".clash"), []);
});

forEachBrowser(
  "senet.html edits rules from a disk, and the link it makes works",
  async ({ page, fileUrl, open }) => {
    await open(`${fileUrl}?speed=instant`);
    await started(page);
    await openEditor(page);
    await unfold(page);
    await press(page, "[data-point=pieces] .chip:nth-of-type(2)");
    const { value } = await sharedLink(page);
    assert.ok(value.startsWith(fileUrl));
    await open(value);
    await started(page);
    assert.equal(await rulesPlayed(page), "kendall-masters[pieces=2]");
  },
);

const PLACES = {
  desktop: { width: 1280, height: 860 },
  phone: PHONE,
  small: { width: 320, height: 640 },
};

for (const language of ["en", "ar"]) {
  inChromium(
    `axe finds nothing in the editor, nothing is cut off (${language})`,
    async ({ page, open, screenshot, t }) => {
      await open(`?speed=instant&lang=${language}`);
      await started(page);
      await openEditor(page);
      /** @param {keyof typeof PLACES} place */
      const move = async (place) => {
        await page.emulateMediaFeatures([
          { name: "prefers-color-scheme", value: place === "phone" ? "dark" : "light" },
        ]);
        await resize(page, PLACES[place]);
      };
      const places = /** @type {(keyof typeof PLACES)[]} */ (Object.keys(PLACES));
      await screenshot(`house-rules-${language}`);
      await unfold(page);
      await press(page, "[data-point=turn] label:nth-of-type(3) input");
      for (const place of places)
        await t.test(`a contradiction, ${place}`, async () => {
          await move(place);
          // The contradiction scrolls into view from any position.
          await press(page, ".foot button.main");
          await settled(page);
          // The language changes no element, only what does not fit.
          if (language === "en") await assertAccessible(page, "a contradiction", "dialog");
          await screenshot(`house-rules-contradiction-${place}-${language}`);
          const small = await page.$$eval(
            `senet-game >>> ${EDITOR} :is(button, summary, select, label:has(input), input[type=text])`,
            (all) =>
              all
                .map((element) => ({ element, box: element.getBoundingClientRect() }))
                .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
                .map(({ element, box }) => `${element.textContent?.trim()} ${box.width}x${box.height}`),
          );
          assert.deepEqual(small, [], "large enough for fingers");
          const overflow = await page.$eval(
            "senet-game >>> dialog",
            (dialog) => dialog.scrollWidth - dialog.clientWidth,
          );
          assert.ok(overflow <= 0, `${overflow} pixels too wide`);
        });
    },
  );
}
