/** The laboratory in the browser: running, answering, stopping and linking a comparison, accessibly. */
import assert from "node:assert/strict";
import { assertAccessible, fitsPhone, forEachBrowser, inChromium, PHONE } from "./harness/index.mjs";

/** @param {import("puppeteer-core").Page} page */
const finished = (page) =>
  page.waitForFunction(() => {
    const bar = document.querySelector("progress");
    return (
      bar !== null && bar.value === bar.max && document.querySelector("button.main")?.textContent !== "Stop"
    );
  });

/** Presses the start button. @param {import("puppeteer-core").Page} page */
async function start(page) {
  const failures = await page.$$eval("p.failure, [role=alert]", (lines) =>
    lines.map((line) => line.textContent),
  );
  assert.deepEqual(failures, [], "the laboratory has opened");
  await page.click("button.main");
}

/** The cells of the table of all measures. @param {import("puppeteer-core").Page} page */
const table = (page) =>
  page.$$eval(".answers tbody tr", (rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("summary, td:not(.plot)")].map((cell) => cell.textContent?.trim() ?? ""),
    ),
  );

/** The text of the card with the verdict. @param {import("puppeteer-core").Page} page */
const findings = (page) => page.$eval(".answers .finding", (card) => card.textContent ?? "");

inChromium("the page opens with an answer and its picture, before any control", async ({ page, open }) => {
  for (const lang of ["en", "ar"]) {
    await open(`lab.html?lang=${lang}`);
    await page.waitForSelector("html[data-ready]");
    await page.waitForSelector(".opening .main");
    const order = await page.$$eval("main .opening svg, main select, main input", (parts) =>
      parts.map((part) => part.localName),
    );
    assert.deepEqual(order.slice(0, 4), ["svg", "svg", "svg", "svg"]);
    await page.click(".opening summary");
    assert.equal(await page.$$eval(".opening tbody tr", (rows) => rows.length), 6);
    await page.click(".attested summary");
    const dots = await page.$$eval(".attested circle", (circles) => circles.length);
    assert.equal(await page.$$eval(".attested tbody tr", (rows) => rows.length), dots);
    assert.ok(dots > 20, `${dots} readings`);
    await assertAccessible(page, `the opening, ${lang}`);
    await fitsPhone(page);
  }
  await open("lab.html?lang=en");
  await page.waitForSelector("html[data-ready]");
  assert.match(await page.$eval(".opening .main", (line) => line.textContent ?? ""), /\d+%–\d+%/);
  // Its games can be played again on the page.
  await page.click(".opening .buttons button");
  await page.waitForFunction(() => document.querySelector(".opening") === null);
  assert.match(new URL(page.url()).search, /r=kendall-masters&r=bell&p=all&j=net&g=500&s=1/);
});

inChromium("the page and its pictures use one engine", async ({ page, open }) => {
  await open("lab.html?class");
  await page.waitForSelector(".rule-picture canvas");
  const engines = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".wasm"))
      .map((path) => path.split("/").slice(-2).join("/")),
  );
  assert.deepEqual(engines, ["lab/senet.wasm"]);
});

inChromium("a running sweep says that its verdict comes at the end", async ({ page, open }) => {
  await open("lab.html?lang=en&do=sweep&r=simple&p=random&j=none&g=10000");
  await page.waitForSelector("html[data-ready]");
  await start(page);
  await page.waitForSelector(".answers .finding");
  assert.match(await findings(page), /The verdict comes at the end/);
  await page.waitForSelector(".answers tbody tr");
  assert.match(await findings(page), /The verdict comes at the end/);
  assert.equal(await page.$(".answers tr.clear"), null);
  // Stops.
  await start(page);
  await page.waitForFunction(() =>
    /no verdict/.test(document.querySelector(".answers .finding")?.textContent ?? ""),
  );
});

forEachBrowser(
  "the laboratory plays the games in workers, and a link reproduces the figures",
  async ({ page, open, screenshot }) => {
    const address = "lab.html?lang=en&do=compare&r=simple&r=bell&p=random&g=500&s=7";
    await open(address);
    await page.waitForSelector("html[data-ready]");
    await start(page);
    await finished(page);
    const figures = await table(page);
    assert.equal(figures.length, 22);
    // Random play differs clearly between these two; the finding reports it with an interval.
    const finding = await page.$eval(".finding .main", (line) => line.textContent ?? "");
    assert.match(
      finding,
      /^A game (takes longer|is shorter) with “Bell 1979” than with “Simple board”: by [\d.,]+ throws \(between .* of play\.$/,
    );
    await screenshot("lab");
    await open("about:blank");
    await open(address);
    await page.waitForSelector("html[data-ready]");
    await start(page);
    await finished(page);
    assert.deepEqual(await table(page), figures);
  },
);

inChromium("a stopped run keeps its figures, and a new question clears them", async ({ page, open }) => {
  await open("lab.html?lang=en&do=compare&r=simple&r=bell&p=human-like&g=10000");
  await page.waitForSelector("html[data-ready]");
  await start(page);
  await page.waitForSelector(".answers tbody tr");
  await start(page);
  await page.waitForFunction(() =>
    /Stopped after/.test(document.querySelector(".progress p")?.textContent ?? ""),
  );
  assert.equal((await table(page)).length, 22);
  // Stopping early must not be a way to choose a result.
  assert.match(await findings(page), /no verdict/);
  assert.equal(await page.$(".answers tr.clear"), null);
  await page.select(".conditions select", "random");
  await page.waitForFunction(() => document.querySelector(".answers tbody tr") === null);
});

inChromium(
  "the laboratory compares two rulesets, with options of its own and every kind of player",
  async ({ page, open, screenshot }) => {
    await open("lab.html?lang=en&do=grid&r=simple%5Blight=40%5D&point=pairs=off&point=zero=4&p=random");
    await page.waitForSelector("html[data-ready]");
    assert.equal(await page.$("[role=alert]"), null);
    await start(page);
    await finished(page);
    assert.equal(await page.$$eval(".cells tbody tr", (rows) => rows.length), 2);
    assert.equal((await table(page)).length, 24);
    // Two lines with four points show the same figures as the table.
    assert.equal(await page.$$eval(".interaction circle, .interaction rect", (points) => points.length), 4);
    assert.match(await findings(page), /The two effects may be the same|the two effects differ by/);
    await assertAccessible(page, "a grid");
    await fitsPhone(page);
    await screenshot("lab-grid");
    await open("lab.html?lang=en&do=compare&r=simple&r=bell&p=all");
    await page.waitForSelector("html[data-ready]");
    await start(page);
    await page.waitForFunction(() => document.querySelectorAll(".answers tbody tr").length === 66);
    // The verdict comes when all games have been played.
    await page.waitForFunction(() => document.querySelectorAll(".finding h3").length === 3);
    // Each rule in the setup shows what it rests on.
    assert.ok((await page.$$eval(".variant .evidence", (marks) => marks.length)) > 10);
  },
);

inChromium(
  "the laboratory is accessible, works left to right and right to left, and fits a phone",
  async ({ page, open }) => {
    for (const lang of ["en", "ar"]) {
      await open(`lab.html?lang=${lang}&do=compare&r=simple&r=bell&p=random`);
      await page.waitForSelector("html[data-ready]");
      await start(page);
      await page.waitForSelector(".answers tbody tr");
      await assertAccessible(page, `the laboratory, ${lang}`);
      await fitsPhone(page);
    }
  },
);

/** Parts of the answers that are cut off or need horizontal scrolling. @param {import("puppeteer-core").Page} page */
const cutOff = (page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolled = [...document.querySelectorAll(".answers .scroll")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const beyond = [...document.querySelectorAll(".answers svg text")].filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
    return [...scrolled, ...beyond].map(({ textContent }) => textContent?.trim().slice(0, 40));
  });

/** Controls too low for a finger; a field includes its label. @param {import("puppeteer-core").Page} page */
const tooLow = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, select, summary, a, input, .links a")]
      .map((control) => control.closest("label.board, label.choice") ?? control)
      .filter((control) => {
        const { height } = control.getBoundingClientRect();
        return height > 0 && height < 44;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

for (const lang of ["en", "ar", "hi"]) {
  inChromium(
    `on a phone a comparison is made, read and cited by touch, ${lang}`,
    async ({ page, open, screenshot }) => {
      await page.evaluateOnNewDocument(() => {
        const copied = /** @type {{ copied?: string }} */ (globalThis);
        // The blank initial page has none.
        if (!navigator.clipboard) return;
        navigator.clipboard.writeText = async (text) => {
          copied.copied = text;
        };
      });
      await page.setViewport({ ...PHONE, isMobile: true, hasTouch: true });
      await open(`lab.html?lang=${lang}&do=compare&r=simple&r=bell&p=random&s=7`);
      await page.waitForSelector("html[data-ready]");
      await page.waitForSelector("button.main");
      await page.tap("button.main");
      await finished(page);
      assert.equal((await table(page)).length, 22);
      assert.deepEqual(await cutOff(page), []);
      assert.deepEqual(await tooLow(page), []);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(tooWide, 0);
      await page.tap(".answers summary");
      assert.ok(await page.$(".answers details[open] small"));
      // The second of the download buttons.
      await page.tap("section[aria-labelledby=lab-take] .buttons button:nth-of-type(2)");
      const cited = await page.waitForFunction(
        () => /** @type {{ copied?: string }} */ (globalThis).copied ?? null,
      );
      assert.match(
        String(await cited.jsonValue()),
        /^The Senet contributors\. Senet laboratory.*senet lab compare -r simple -r bell -p random --judge net -g 500 -s 7 --json\. http.*lab\.html\?do=compare&r=simple&r=bell/,
      );
      await screenshot(`lab-phone-${lang}`);
    },
  );
}

inChromium(
  "a teacher can open the lab, guess, see the result and print one page",
  async ({ page, open, screenshot }) => {
    await open("lab.html?lang=en");
    await page.waitForSelector("html[data-ready]");
    await Promise.all([page.waitForNavigation(), page.click(".links a:last-of-type")]);
    await page.waitForSelector("html[data-ready]");
    await page.select(".prediction select", "bell");
    await page.waitForFunction(() => document.querySelectorAll(".rule-picture figure").length === 2);
    // The predictions of all pairs are in the plot before the games are played.
    for (const guess of [3, 1, 3]) await page.click(`.guesses button:nth-of-type(${guess})`);
    await page.waitForFunction(() => document.querySelectorAll(".prediction svg circle").length === 3);
    assert.equal(await page.$(".answers"), null);
    await page.click(".prediction .buttons .main");
    await page.waitForSelector(".verdict p");
    assert.match(
      await page.$eval(".verdict", (line) => line.textContent ?? ""),
      /^\s*A game would be shorter: about \d+ minutes instead of \d+ minutes .*Right predictions: 2 of 3\s*$/s,
    );
    await page.evaluate(() => {
      const printed = /** @type {{ printed?: boolean }} */ (globalThis);
      globalThis.print = () => {
        printed.printed = true;
      };
    });
    await page.click(".answers > .buttons button");
    assert.ok(await page.evaluate(() => /** @type {{ printed?: boolean }} */ (globalThis).printed));
    await page.emulateMediaType("print");
    const sections = await page.$$eval("main section", (parts) =>
      parts.map((part) => [part.className, part.checkVisibility()]),
    );
    assert.deepEqual(sections, [
      ["prediction", true],
      ["lengths", true],
      ["conditions-of-run", true],
      ["throws", false],
    ]);
    await screenshot("lab-class-print");
  },
);

inChromium("in class the guess comes first, and codes add up the throws of pairs", async ({ page, open }) => {
  await open("lab.html?lang=en&class");
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.$(".answers"), null);
  for (const light of [1, 1, 2]) await page.click(`.counter:nth-of-type(${light + 1}) button:last-of-type`);
  const thrown = (/** @type {number} */ count) =>
    page.waitForFunction(
      (expected) =>
        [...document.querySelectorAll(".counter output")].reduce(
          (sum, { textContent }) => sum + Number(textContent),
          0,
        ) === expected,
      {},
      count,
    );
  await thrown(3);
  // The page draws once per frame, and several taps fit into one.
  const tap = (/** @type {string} */ button, /** @type {number} */ times) =>
    page.$eval(
      button,
      (pressed, taps) => {
        for (let count = 0; count < taps; count++) /** @type {HTMLElement} */ (pressed).click();
      },
      times,
    );
  await tap(".counter:nth-of-type(5) button:last-of-type", 48);
  await thrown(51);
  await tap(".counter:nth-of-type(5) button", 48);
  await thrown(3);
  const code = await page.$eval(".code strong", (text) => text.textContent ?? "");
  const add = async (/** @type {string} */ text) => {
    await page.$eval("input[name=code]", (field) => {
      field.value = "";
    });
    await page.type("input[name=code]", text);
    await page.click(".whole .fields button");
  };
  await add("not a code");
  await page.waitForFunction(() => document.querySelector("#code-wrong")?.textContent?.trim() !== "");
  await add(code);
  await page.waitForFunction(() =>
    /Throws: 3/.test(document.querySelector(".whole [role=status]")?.textContent ?? ""),
  );
  // A duplicate code is not counted.
  await add(code);
  await page.waitForFunction(
    () => /** @type {HTMLInputElement | null} */ (document.querySelector("input[name=code]"))?.value === "",
  );
  assert.match(
    await page.$eval(".whole [role=status]", (line) => line.textContent ?? ""),
    /Pairs: 1\. Throws: 3/,
  );
  await assertAccessible(page, "the laboratory for a class");
  await fitsPhone(page);
});

inChromium(
  "an address that asks for something unknown is reported, and the rest is used",
  async ({ page, open }) => {
    await open("lab.html?lang=en&do=compare&r=bell&r=nonsense&g=12");
    await page.waitForSelector("html[data-ready]");
    await page.waitForSelector("[role=alert]");
    assert.match(await page.$eval("[role=alert]", (line) => line.textContent ?? ""), /r, g/);
    assert.equal(await page.$$eval(".board :checked", (all) => all.length), 1);
  },
);
