/** Choosing a game and a board, and reading its rules. */
import assert from "node:assert/strict";
import { assertAccessible, DESKTOP, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { button, look, savedRecord, started, until } from "./table.mjs";

const NEW_GAME = ".toolbar .new-game";
const RULES = ".toolbar .rules";
const FORM = "dialog.new-game .fields";

/** @param {import("puppeteer-core").Page} page @param {string} selector */
const count = async (page, selector) => (await page.$$(`senet-game >>> ${selector}`)).length;

for (const [registered, viewport] of /** @type {const} */ ([
  [forEachBrowser, DESKTOP],
  [inChromium, { width: 320, height: 640 }],
])) {
  registered(
    `a game, its options and its board are chosen with the keyboard (${viewport.width} pixels wide)`,
    async ({ page, open, screenshot }) => {
      await open("?speed=instant&opponent=person");
      await started(page);
      await (await button(page, NEW_GAME)).click();
      await until(page, ({ dialog }) => dialog !== null);
      await button(page, `${FORM} input[name=ruleset][value=kendall-masters]`);
      assert.equal(await count(page, `${FORM} .game-lengths input`), 3, "the game of a newcomer comes first");
      assert.equal(await count(page, `${FORM} details .game`), 15);
      await page.focus(`senet-game >>> ${FORM} .games summary`);
      await page.keyboard.press("Enter");
      await page.focus(`senet-game >>> ${FORM} input[value=kendall-1979]`);
      await page.keyboard.press(" ");
      const pieces = await button(page, `${FORM} select[name=option-pieces]`);
      await pieces.select("5");
      await page.focus(`senet-game >>> ${FORM} input[name=option-trap]`);
      await page.keyboard.press(" ");
      await (await button(page, `${FORM} .further summary`)).click();
      assert.match(
        await page.$eval(`senet-game >>> ${FORM}`, (form) => form.textContent ?? ""),
        /first throws decide/,
      );
      const overflow = await page.$eval(
        "senet-game >>> dialog",
        (dialog) => dialog.scrollWidth - dialog.clientWidth,
      );
      assert.ok(overflow <= 0, `${overflow} pixels too wide`);
      await assertAccessible(page, "the chooser");
      await screenshot(`choosing-${viewport.width}`);
      await page.keyboard.press("Enter");
      if ((await look(page)).dialog !== null)
        await (await button(page, `${FORM} button[type=submit]`)).click();
      await until(page, ({ dialog }) => dialog === null);
      assert.match((await savedRecord(page)) ?? "", /Ruleset: kendall-1979\[pieces=5,trap\]\n/);
      await (await button(page, ".toolbar .settings")).click();
      await (await button(page, "dialog.settings .boards summary")).click();
      await (await button(page, "dialog.settings .card:has([name=board][value=late-nk])")).click();
      await (await button(page, "dialog.settings button.main")).click();
      const horus = () =>
        page.$eval("senet-game >>> [data-spot='30']", (cell) => cell.getAttribute("aria-label"));
      assert.match((await horus()) ?? "", /Horus/);
      const rebirth = await page.$eval("senet-game >>> [data-spot='15']", (cell) =>
        cell.getAttribute("aria-label"),
      );
      assert.doesNotMatch(rebirth ?? "", /Rebirth/, "that board has no mark there");
      await page.reload({ waitUntil: "load" });
      await started(page);
      assert.match((await savedRecord(page)) ?? "", /kendall-1979\[pieces=5,trap\]/);
      assert.match((await horus()) ?? "", /Horus/);
    },
    { viewport },
  );
}

forEachBrowser(
  "a link names a variant and a board, and wrong names are reported",
  async ({ page, open }) => {
    await open("?speed=instant&ruleset=kendall-wiki[pieces=8]&board=simple");
    await started(page);
    assert.match((await savedRecord(page)) ?? "", /Ruleset: kendall-wiki\[pieces=8\]\n/);
    const water = await page.$eval("senet-game >>> [data-spot='27']", (cell) =>
      cell.getAttribute("aria-label"),
    );
    assert.doesNotMatch(water ?? "", /Water/);
    await open("?speed=instant&ruleset=kendall-wiki[pieces=80]&board=nowhere");
    await started(page);
    const notices = await page.$eval("senet-game >>> .notices", (element) => element.textContent ?? "");
    assert.match(notices, /nowhere/);
    assert.match(notices, /80/);
    assert.match((await savedRecord(page)) ?? "", /Ruleset: kendall-masters\[pieces=2,start_house=11\]\n/);
  },
  { browsers: ["chromium"] },
);

inChromium("the board can be changed during a game", async ({ page, open }) => {
  await open("?speed=instant&opponent=person");
  await started(page);
  await (await button(page, ".toolbar .settings")).click();
  await (await button(page, "dialog.settings .boards summary")).click();
  await (await button(page, "dialog.settings .card:has([name=board][value=middle-kingdom])")).click();
  const lower = await page.evaluate(() => {
    const top = (/** @type {number} */ spot) =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.querySelector(`[data-spot="${spot}"]`)
        ?.getBoundingClientRect().top ?? 0;
    return top(1) > top(30);
  });
  assert.ok(lower, "the Middle Kingdom board is turned");
});

/** The number of colours on each small board in a part of the page; 0 for a board that is not drawn yet. @param {import("puppeteer-core").Page} page @param {string} within */
const pictures = (page, within) =>
  page.$$eval(`senet-game >>> ${within} senet-small-board`, (boards) =>
    boards.map((board) => {
      const canvas = board.querySelector("canvas");
      if (!board.hasAttribute("drawn") || !canvas) return { colours: 0, fits: false };
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const colours = new Set();
      for (let index = 0; index < pixels.length; index += 4)
        colours.add(`${pixels[index]} ${pixels[index + 1]} ${pixels[index + 2]}`);
      const wide = board.clientWidth * devicePixelRatio;
      return { colours: colours.size, fits: Math.abs(canvas.width - wide) <= 1 };
    }),
  );

/** @param {import("puppeteer-core").Page} page @param {string} within */
async function picturesWithin(page, within) {
  for (;;) {
    const images = await pictures(page, within);
    if (images.length > 0 && images.every(({ colours }) => colours > 0)) return images;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

inChromium(
  "every other game is shown as a card with its own board, drawn without any request",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person");
    await started(page);
    await (await button(page, NEW_GAME)).click();
    await (await button(page, `${FORM} .games summary`)).click();
    /** @type {string[]} */
    const requests = [];
    page.on("request", (request) => requests.push(request.url()));
    const firstTwo = async () => (await pictures(page, ".games")).slice(0, 2);
    while (!(await firstTwo()).every(({ colours }) => colours > 0))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    for (const { colours, fits } of await firstTwo()) {
      assert.ok(colours > 50, `${colours} colours`);
      assert.ok(fits, "as sharp as its place asks for");
    }
    assert.deepEqual(requests, []);
    // The lengths form one radio group: arrow keys move between them, and the selected one is highlighted.
    const chosen = () =>
      page.$eval(
        `senet-game >>> ${FORM} input[name=ruleset]:checked`,
        (input) => /** @type {HTMLInputElement} */ (input).value,
      );
    const before = await chosen();
    await page.focus(`senet-game >>> ${FORM} input[name=ruleset]:checked`);
    await page.keyboard.press("ArrowDown");
    assert.notEqual(await chosen(), before);
    const names = await page.$$eval(`senet-game >>> ${FORM} details input[name=ruleset]`, (inputs) =>
      inputs.map((input) => (input.getAttribute("aria-labelledby") ?? "").length),
    );
    assert.equal(names.length, 15);
    assert.ok(
      names.every((length) => length > 0),
      "each has a name of its own",
    );
  },
  { painted: true },
);

for (const viewport of [DESKTOP, { width: 360, height: 740 }])
  inChromium(
    `faces, lengths and the start of a new game are seen without scrolling (${viewport.width} pixels wide)`,
    async ({ page, open }) => {
      for (const language of ["en", "de", "ar", "ja"]) {
        await open(`?speed=instant&lang=${language}`);
        await started(page);
        await (await button(page, NEW_GAME)).click();
        await button(page, FORM);
        const [hidden, scrolled] = await page.$eval(`senet-game >>> ${FORM}`, (form) => {
          const elements = [...form.querySelectorAll(".player:not(details *), .game-lengths .card, .main")];
          const choices = /** @type {Element} */ (form.querySelector(".choices"));
          const outside = elements.filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top < 0 || bottom > innerHeight;
          });
          return [outside.length, choices.scrollHeight - choices.clientHeight];
        });
        assert.equal(hidden, 0, language);
        assert.ok(scrolled <= 1, `${language}: ${scrolled} pixels to scroll`);
        const broken = await page.$$eval(`senet-game >>> ${FORM} .card :is(strong, span)`, (names) =>
          names
            .filter(
              (name) =>
                name.scrollWidth > name.clientWidth + 1 &&
                name.clientWidth > 0 &&
                name.className !== "visually-hidden",
            )
            .map((name) => name.textContent),
        );
        assert.deepEqual(broken, [], language);
      }
    },
    { viewport },
  );

inChromium(
  "a fold that opens below the visible part of a dialog is scrolled into view",
  async ({ page, open }) => {
    await open("?speed=instant");
    await started(page);
    await (await button(page, NEW_GAME)).click();
    for (const fold of [".games", ".further"]) {
      await (await button(page, `${FORM} ${fold} summary`)).click();
      await page.waitForFunction(
        (selector) => {
          const root = document.querySelector("senet-game")?.shadowRoot;
          const [first, bar] = [`${selector} > :nth-child(2)`, ".buttons"].map((one) =>
            root?.querySelector(`dialog ${one}`)?.getBoundingClientRect(),
          );
          return first && bar && first.top >= 0 && first.top + Math.min(first.height, 60) <= bar.top + 1;
        },
        {},
        fold,
      );
    }
  },
  { viewport: PHONE },
);

inChromium(
  "a friend and five computer players are offered, each with a face, by strength",
  async ({ page, open }) => {
    await open("?speed=instant");
    await started(page);
    await (await button(page, NEW_GAME)).click();
    await button(page, `${FORM} .opponents`);
    const cards = await page.$$eval(`senet-game >>> ${FORM} .player`, (players) =>
      players.map((player) => ({
        value: player.querySelector("input")?.value,
        face: player.querySelector(".face")?.innerHTML ?? "",
        stars: player.querySelector(".stars")?.getAttribute("aria-label") ?? null,
      })),
    );
    assert.equal(new Set(cards.map(({ face }) => face)).size, 6, "six faces, all of them different");
    assert.deepEqual(
      cards.flatMap(({ stars }) => stars ?? []),
      [1, 2, 3, 4, 5].map((stars) => `Strength ${stars} of 5`),
    );
    assert.deepEqual(
      cards.map(({ value }) => value),
      ["person", "beginner", "casual", "skilled", "expert", "master"],
    );
  },
);

inChromium("the rules of every kind can be read", async ({ page, open, screenshot }) => {
  for (const [ruleset, language] of [
    ["kendall-masters", "ar"],
    ["kendall-1979[trap,home_row]", "en"],
    ["piccione", "en"],
    ["bell", "en"],
    ["double", "en"],
  ]) {
    await open(`?speed=instant&lang=${language}&ruleset=${ruleset}`);
    await started(page);
    await (await button(page, RULES)).click();
    await button(page, "dialog.rules .brief li");
    assert.equal(await count(page, "dialog.rules .brief li"), 6, ruleset);
    assert.equal(await count(page, "dialog.rules .brief li :is(senet-small-board, svg)"), 6, ruleset);
    const captions = await page.$$eval("senet-game >>> dialog.rules .brief li > span", (all) =>
      all.map((caption) => Math.round(caption.getBoundingClientRect().top)),
    );
    // Boards of other shapes have taller pictures.
    if (ruleset.startsWith("kendall"))
      assert.equal(new Set(captions).size, 2, `${ruleset}: the captions of a row begin at one height`);
    await (await button(page, "dialog.rules .all-rules summary")).click();
    await button(page, "dialog.rules li[data-rule]");
    assert.ok((await count(page, "dialog.rules [data-rule]")) >= 18, ruleset);
    const boards = await count(page, "dialog.rules li .rule-board senet-small-board");
    assert.ok(boards >= 8, `${ruleset}: ${boards} sentences with a board`);
    await assertAccessible(page, `the rules of ${ruleset}`, "dialog");
    await screenshot(`rules-${ruleset.split("[")[0]}-${language}`);
  }
});

forEachBrowser(
  "help shows the marks it explains",
  async ({ page, open }) => {
    await open("?speed=instant&theme=ebony");
    await started(page);
    await (await button(page, ".toolbar .help")).click();
    await (await button(page, "dialog.help .marks")).evaluate((marks) => marks.scrollIntoView());
    const marks = await picturesWithin(page, "dialog.help .marks");
    assert.equal(marks.length, 6);
    const pixels = await page.$$eval("senet-game >>> dialog.help .marks canvas", (canvases) =>
      canvases.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()),
    );
    assert.equal(new Set(pixels).size, 6, "each mark is another picture");
    await assertAccessible(page, "help");
  },
  { browsers: ["chromium"] },
);
