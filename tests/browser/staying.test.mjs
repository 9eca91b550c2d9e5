/** What the game survives: a reload at any moment, a second tab, a browser without storage or workers. */
import assert from "node:assert/strict";
import { anotherTab, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";
import { awaitsThrow, button, look, MAIN, pointOf, savedKey, savedRecord, started, until } from "./table.mjs";

/**
 * Plays until the list has this many moves.
 * @param {import("puppeteer-core").Page} page
 * @param {number} count
 */
async function play(page, count) {
  for (;;) {
    const sight = await until(
      page,
      (now) => now.moves.length >= count || awaitsThrow(now) || now.cells.some(({ movable }) => movable),
    );
    if (sight.moves.length >= count) return;
    const movable = sight.cells.filter((cell) => cell.movable).map(({ spot }) => spot);
    if (movable.length === 0) await (await button(page, MAIN)).click();
    else {
      // A piece with one target is played by one tap; otherwise the first tap selects it.
      await tap(page, movable[0]);
      const target = (await look(page)).cells.find(({ target }) => target);
      if (target) await tap(page, target.spot);
    }
  }
}

/**
 * @param {import("puppeteer-core").Page} page
 * @param {string} spot
 */
async function tap(page, spot) {
  const { x, y } = await pointOf(page, spot);
  await page.mouse.click(x, y);
}

/** What a reload keeps; the report of the last action is not kept. @param {import("./table.mjs").Sight} sight */
const essence = ({ main, moves, cells }) => ({ main, moves, cells });

forEachBrowser("a reload restores the same game", async ({ page, open }) => {
  await open("?speed=instant&opponent=person");
  await started(page);
  await play(page, 6);
  await until(page, (sight) => awaitsThrow(sight) || sight.cells.some(({ movable }) => movable));
  const before = await look(page);
  await page.reload();
  await started(page);
  assert.deepEqual(essence(await look(page)), essence(before));
  await (await button(page, ".actions .undo")).click();
  await until(page, ({ moves }) => moves.length < before.moves.length);
});

inChromium("a reload during a throw keeps the throw", async ({ page, open }) => {
  await open("?speed=slow&opponent=person");
  await started(page);
  await (await button(page, MAIN)).click();
  await until(page, ({ ready }) => !ready);
  const record = await savedRecord(page);
  await page.reload();
  await started(page);
  assert.equal(await savedRecord(page), record);
  assert.match((await look(page)).prompt, /^Choose a piece|^Tap the/);
});

inChromium("a reload during the computer's turn resumes it", async ({ page, open }) => {
  await open("?speed=slow&side=white");
  await started(page);
  await until(page, ({ prompt }) => /computer/.test(prompt));
  await page.reload();
  await started(page);
  await page.evaluate(() => history.replaceState(null, "", "?speed=instant&side=white"));
  await page.reload();
  await started(page);
  await until(page, awaitsThrow);
});

inChromium(
  "a new address starts its own game, and an address without options resumes the last one",
  async ({ page, open }) => {
    await open("?speed=instant&opponent=person");
    await started(page);
    await play(page, 2);
    await open("?speed=instant&opponent=person&seed=1");
    await started(page);
    assert.deepEqual((await look(page)).moves, []);
    await play(page, 1);
    const { moves } = await look(page);
    await open("?speed=instant");
    await started(page);
    assert.deepEqual((await look(page)).moves, moves);
    assert.equal(await page.$("senet-game >>> .notices"), null, "and nothing is reported");
  },
);

forEachBrowser("two tabs do not disturb each other", async ({ page, open, url }) => {
  await open("?speed=instant&opponent=person");
  await started(page);
  await play(page, 3);
  const first = await look(page);
  const other = await anotherTab(page.browserContext());
  await other.goto(`${url}?speed=instant&opponent=person`);
  await started(other);
  assert.deepEqual((await look(other)).moves, first.moves, "the new one goes on with the same game");
  await play(other, 5);
  await page.bringToFront();
  await page.reload();
  await started(page);
  assert.deepEqual((await look(page)).moves, first.moves);
  await other.close();
});

inChromium("without storage the game still plays", async ({ page, open }) => {
  await page.evaluateOnNewDocument(() => {
    for (const kind of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, kind, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await open("?speed=instant");
  await started(page);
  await play(page, 4);
  assert.ok((await look(page)).moves.length >= 4);
});

inChromium("without workers the computer plays on the main thread", async ({ page, open }) => {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(globalThis, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("blocked", "SecurityError");
        }
      },
    });
  });
  await open("?speed=instant&side=white");
  await started(page);
  const sight = await until(page, awaitsThrow);
  assert.ok(sight.moves.length > 0, "the computer has moved");
});

inChromium("an unknown address option is reported", async ({ page, open }) => {
  await open("?opponent=champion&seed=xyz&speed=instant");
  await started(page);
  const notices = await page.waitForSelector("senet-game >>> .notices", { visible: true });
  const text = await notices?.evaluate((element) => element.textContent ?? "");
  assert.match(text ?? "", /opponent=\u2068champion\u2069.*beginner.*seed=\u2068xyz\u2069/s);
});

inChromium(
  "a long or bidirectional address option is shortened and isolated when reported",
  async ({ page, open, problems }) => {
    const twisted = encodeURIComponent("\u202Elmth\u2069.evil\u2066");
    for (const query of [
      `opponent=${"x".repeat(8000)}&board=${twisted}&seed=${"y".repeat(4000)}`,
      `ruleset=${"x".repeat(8000)}`,
      `ruleset=kendall-masters[${"x".repeat(8000)}]`,
      `ruleset=kendall-masters[${twisted}=7]`,
      `daily=${twisted}${"x".repeat(8000)}`,
    ]) {
      await open(`?speed=instant&${query}`);
      await started(page);
      const shown = await page.evaluate(() => {
        const game = document.querySelector("senet-game");
        return { text: game?.shadowRoot?.textContent ?? "", height: document.documentElement.scrollHeight };
      });
      assert.ok(shown.height < 1500, `${query.slice(0, 40)}: ${shown.height} pixels high`);
      assert.doesNotMatch(shown.text, /[xy]{101}|\u202E|\u2069\.evil/, query.slice(0, 40));
      assert.equal(shown.text.split("\u2068").length, shown.text.split("\u2069").length);
    }
    // The console shows the invalid day unchanged.
    assert.ok(problems.splice(0).every((problem) => /is not a date/.test(problem)));
  },
  { viewport: PHONE },
);

inChromium("a damaged save is reported, and a new game begins", async ({ page, open }) => {
  await open("?speed=instant&opponent=person");
  await started(page);
  await play(page, 1);
  const key = await savedKey(page);
  await page.evaluate((key) => {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    saved.record = saved.record.replace(/\d/g, "x");
    sessionStorage.setItem(key, JSON.stringify(saved));
  }, key);
  await page.reload();
  await started(page);
  const { moves } = await look(page);
  const notices = await page.waitForSelector("senet-game >>> .notices", { visible: true });
  assert.match((await notices?.evaluate((element) => element.textContent ?? "")) ?? "", /could not be read/);
  assert.deepEqual(moves, []);
});

/** On a German page: rules that earlier versions accepted, and their contradictions. */
const REFUSED = "kendall-1979[again=1.2.3]";
const CONTRADICTION =
  /kendall-1979\[again=1\.2\.3\].*In einer Wurfserie darf höchstens jeder zweite Wurf noch einen bringen/s;

/** Waits for notices above the board. @param {import("puppeteer-core").Page} page @param {RegExp} wanted */
const noticed = (page, wanted) =>
  page.waitForFunction(
    (source) =>
      new RegExp(source, "s").test(
        document.querySelector("senet-game")?.shadowRoot?.querySelector(".notices")?.textContent ?? "",
      ),
    {},
    wanted.source,
  );

inChromium(
  "a saved game with rules that are now refused is set aside, and the contradiction is explained",
  async ({ page, open, problems }) => {
    await open("?lang=de&speed=instant&opponent=person&ruleset=kendall-1979");
    await started(page);
    await play(page, 1);
    const key = await savedKey(page);
    const old = await page.evaluate(
      (key, refused) => {
        const saved = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        saved.record = saved.record.replace("Ruleset: kendall-1979", `Ruleset: ${refused}`);
        saved.setup.ruleset = refused;
        for (const store of [localStorage, sessionStorage]) store.setItem(key, JSON.stringify(saved));
        return JSON.stringify(saved);
      },
      key,
      REFUSED,
    );
    await page.reload();
    await started(page);
    await noticed(page, CONTRADICTION);
    await noticed(page, /Das gespeicherte Spiel war nicht lesbar/);
    const aside = await page.evaluate(() =>
      Object.entries(localStorage).filter(([name]) => name.startsWith("senet.aside.game")),
    );
    assert.deepEqual(
      aside.map(([, text]) => text),
      [old],
    );
    problems.length = 0;
  },
);

inChromium("a link with rules that are now refused explains the contradiction", async ({ page, open }) => {
  await open(`?lang=de&speed=instant&ruleset=${encodeURIComponent(REFUSED)}`);
  await started(page);
  await noticed(page, CONTRADICTION);
});

inChromium(
  "a record with rules that are now refused explains the contradiction, and the current game stays",
  async ({ page, open }) => {
    await open("?lang=de&speed=instant&opponent=person");
    await started(page);
    await play(page, 1);
    const before = await page.evaluate((key) => sessionStorage.getItem(key), await savedKey(page));
    await page.evaluate((ruleset) => {
      const data = new DataTransfer();
      data.setData("text/plain", `Senet 1\nRuleset: ${ruleset}\nSeed: ${"5e".repeat(32)}\n`);
      document
        .querySelector("senet-game")
        ?.dispatchEvent(
          new DragEvent("drop", { bubbles: true, composed: true, cancelable: true, dataTransfer: data }),
        );
    }, REFUSED);
    await noticed(page, CONTRADICTION);
    assert.equal(await page.evaluate((key) => sessionStorage.getItem(key), await savedKey(page)), before);
  },
);

forEachBrowser(
  "senet.html plays a move from a disk against the computer",
  async ({ page, open, fileUrl, browserName }) => {
    if (browserName === "chromium") await page.setOfflineMode(true);
    await open(`${fileUrl}?speed=instant&seed=f6`);
    await started(page);
    await play(page, 6);
    const { moves } = await look(page);
    assert.ok(moves.some((move) => /The computer moved/.test(move)));
  },
);
