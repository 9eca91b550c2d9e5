/** The curator's view: logo, access by the corner, languages, usage statistics. */
import assert from "node:assert/strict";
import { assertAccessible, forEachBrowser, inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import {
  attracting,
  chooseLanguage,
  HOLD,
  holdTime,
  pass,
  passed,
  state,
  TIMERS,
  visited,
} from "./kiosk-screen.mjs";
import { button, MAIN } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>`;

const CURATOR = {
  texts: { en: { title: "Senet at ours" } },
  logo: { picture: "pictures/logo.svg", name: { en: "Our museum", de: "Unser Museum" } },
  languages: ["en", "de"],
  timers: TIMERS,
  rulesets: ["bell"],
  opponent: "person",
  attract: false,
};

const CORNER = { x: 20, y: 20 };
const BESIDE = { x: 300, y: 20 };

/** Runs in the page: the number of times the file has been read. */
const timesRead = () => performance.getEntriesByName(new URL("curator.json", location.href).href).length;

const dialog = async (/** @type {Page} */ page) => (await state(page)).dialog;

/**
 * Works for fingers and for the mouse.
 * @param {Page} page
 * @param {{ down(point: { x: number, y: number }): Promise<unknown>, move(point: { x: number, y: number }): Promise<unknown>, up(): Promise<unknown> }} pointer
 */
async function tryCorner(page, pointer) {
  await pointer.down(BESIDE);
  assert.equal(await passed(page, HOLD), 0, "held elsewhere");
  await pointer.up();
  await pointer.down(CORNER);
  await pointer.up();
  assert.equal(await passed(page, HOLD), 0, "let go too early");
  await pointer.down(CORNER);
  await pointer.move(BESIDE);
  assert.equal(await passed(page, HOLD), 0, "moved away");
  await pointer.up();
  assert.equal(await dialog(page), null);
  await pointer.down(CORNER);
  await pass(page, HOLD);
  await button(page, "dialog.curator");
  await pointer.up();
  await (await button(page, "dialog.curator .buttons .main")).click();
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("senet-game")).session.view.dialog === null,
  );
}

inChromium(
  "the file sets a logo and turns self-play off, holding the corner opens the menu, and a new file waits for the visit to end",
  async ({ page, problems, screenshot }) => {
    /** @type {Record<string, string>} */
    const pages = {
      "/senet/curator.json": JSON.stringify(CURATOR),
      "/senet/pictures/logo.svg": LOGO,
    };
    const site = await openSite({ pages });
    try {
      await holdTime(page);
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant`);
      const logo = await button(page, ".exhibit img");
      assert.equal(await logo.evaluate((image) => image.getAttribute("alt")), "Our museum");
      await page.waitForFunction((image) => image.naturalWidth === 120, {}, await logo.toElement("img"));
      const first = await state(page);
      assert.equal(first.title, "Senet at ours");
      assert.equal(first.ruleset, "bell");
      assert.equal(first.caption, null, "nothing plays itself");
      assert.equal(first.fault, null);

      await tryCorner(page, {
        down: async ({ x, y }) => {
          await page.mouse.move(x, y);
          await page.mouse.down();
        },
        move: ({ x, y }) => page.mouse.move(x, y),
        up: () => page.mouse.up(),
      });
      await tryCorner(page, {
        down: ({ x, y }) => page.touchscreen.touchStart(x, y),
        move: ({ x, y }) => page.touchscreen.touchMove(x, y),
        up: () => page.touchscreen.touchEnd(),
      });

      // During a visit, changes of the file wait.
      await (await button(page, MAIN)).click();
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
      );
      const picture = "pictures/missing.svg";
      const next = {
        ...CURATOR,
        texts: { en: { title: "Another title" } },
        logo: { ...CURATOR.logo, picture },
      };
      pages["/senet/curator.json"] = JSON.stringify(next);
      const before = await page.evaluate(timesRead);
      await pass(page, TIMERS.reread);
      while ((await page.evaluate(timesRead)) === before)
        await new Promise((resolve) => setTimeout(resolve, 25));
      assert.equal((await state(page)).title, "Senet at ours");

      // The visit ends in two steps; a fresh game is ready, and the broken picture is reported.
      await pass(page, TIMERS.inactivity);
      for (let second = 0; second < TIMERS.countdown; second += 1) await pass(page, 1);
      await button(page, ".exhibit-name");
      const after = await state(page);
      assert.equal(after.title, "Another title");
      assert.equal(after.throws, 0);
      assert.equal(after.caption, null);
      assert.match(after.fault ?? "", /logo › picture.*pictures\/missing\.svg/);
      assert.equal(await page.$("senet-game >>> .exhibit img"), null);
      await assertAccessible(page, "a logo that cannot be shown");
      await page.keyboard.down("Control");
      await page.keyboard.down("Alt");
      await page.keyboard.press("KeyK");
      await page.keyboard.up("Alt");
      await page.keyboard.up("Control");
      const fileState = await (await button(page, "dialog.curator .file-state")).evaluate(
        (line) => line.textContent,
      );
      assert.match(fileState ?? "", /curator\.json has faults\..*since/s);
      await screenshot("kiosk-curator");
      const others = unexpectedProblems(problems, site.origin).filter(
        (problem) => !/missing\.svg|status of 404/.test(problem),
      );
      problems.push(...others);
    } finally {
      site.close();
    }
  },
);

inChromium(
  "the screen speaks the file's first language and offers no language beyond the file's, and reports a file in another encoding",
  async ({ page, problems }) => {
    /** @type {Record<string, any>} */
    const pages = {
      "/senet/curator.json": JSON.stringify({ ...CURATOR, languages: ["de", "fr"] }),
      "/senet/pictures/logo.svg": LOGO,
    };
    const site = await openSite({ pages });
    await page.evaluateOnNewDocument(() => {
      /** @type {string[]} */
      const texts = [];
      Object.assign(globalThis, { said: texts });
      new MutationObserver(() => {
        const text = document
          .querySelector("senet-game")
          ?.shadowRoot?.querySelector("[aria-live]")?.textContent;
        if (text?.trim() && texts.at(-1) !== text.trim()) texts.push(text.trim());
      }).observe(document, { subtree: true, childList: true, attributes: true });
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        const root = attachShadow.call(this, init);
        new MutationObserver(() => {
          const text = root.querySelector("[aria-live]")?.textContent?.trim();
          if (text && texts.at(-1) !== text) texts.push(text);
        }).observe(root, { subtree: true, childList: true, characterData: true });
        return root;
      };
    });
    try {
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant`);
      await page.waitForSelector('senet-game[lang="de"]');
      await page.waitForFunction(() => /** @type {any} */ (globalThis).said.length > 0);
      const [first] = await page.evaluate(() => /** @type {any} */ (globalThis).said);
      assert.match(first, /neues Spiel|Brett/i);
      await (await button(page, ".toolbar .settings")).click();
      await button(page, "dialog.settings");
      const offered = await page.$$eval(
        "senet-game >>> dialog.settings select",
        (all) => all.filter((one) => one.checkVisibility() && one.querySelector("option[lang]")).length,
      );
      assert.equal(offered, 0, "the line below the board has the languages");
      await page.keyboard.press("Escape");

      pages["/senet/curator.json"] = Buffer.from('{"texts":{"de":{"title":"Museum für alle"}}}', "latin1");
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant&lang=en`);
      const fault = await button(page, ".kiosk-fault");
      assert.match((await fault.evaluate((line) => line.textContent)) ?? "", /UTF-8/);
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
);

forEachBrowser(
  "every language is one press away, and is reset after the visit",
  async ({ page, open }) => {
    await open("?kiosk&speed=instant");
    await attracting(page);
    const offered = await page.$$eval("senet-game >>> .kiosk-bar .languages button", (all) =>
      all.map((one) => ({
        lang: /** @type {HTMLElement} */ (one).lang,
        dir: /** @type {HTMLElement} */ (one).dir,
      })),
    );
    assert.equal(offered.length, 12);
    const first = await state(page);
    const names = new Set();
    for (const { lang, dir } of offered) {
      await chooseLanguage(page, lang);
      await page.waitForSelector(`senet-game[lang="${lang}"][dir="${dir}"]`);
      names.add(await page.$eval("senet-game >>> .kiosk-bar .toggles", (one) => one.textContent));
    }
    assert.equal(names.size, offered.length, [...names].join(", "));
    await (await button(page, ".kiosk-bar .finish")).click();
    await attracting(page);
    await page.waitForSelector(`senet-game[lang="${first.lang}"][dir="${first.dir}"]`);
  },
  { browsers: ["chromium"] },
);

forEachBrowser(
  "the screen works from a disk, and says that it cannot read a file there",
  async ({ page, fileUrl }) => {
    await page.goto(`${fileUrl}?kiosk=curator.json&speed=instant`);
    await attracting(page);
    assert.match((await state(page)).fault ?? "", /curator\.json\u2069 is not an address on the same site/);
    await page.keyboard.press("Enter");
    await visited(page);
    await (await button(page, MAIN)).click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
    );
    await (await button(page, ".kiosk-bar .finish")).click();
    await attracting(page);
    assert.equal((await state(page)).canTakeBack, false);
  },
);

/** The clock stops until the test sets the day. @param {Page} page */
const holdClock = (page) =>
  page.evaluateOnNewDocument(() => {
    const clock = /** @type {any} */ (globalThis);
    clock.day = 1;
    const Real = Date;
    const now = () => new Real(2027, 2, clock.day, 12).getTime();
    clock.Date = class extends Real {
      constructor(/** @type {any[]} */ ...args) {
        super(.../** @type {[number]} */ (args.length > 0 ? args : [now()]));
      }
      /** @override */
      static now() {
        return now();
      }
    };
  });

forEachBrowser(
  "each day has a line of its own, and at most sixty days are kept",
  async ({ page, open }) => {
    await holdClock(page);
    await page.evaluateOnNewDocument(() => {
      // As the page stores them, the last first.
      const old = Array.from({ length: 70 }, (_, index) => {
        const day = new Date(Date.UTC(2026, 10, 70 - index)).toISOString().slice(0, 10);
        return [day, { begun: 3, ended: 2, resets: 1 }];
      });
      localStorage.setItem("senet.kiosk", JSON.stringify(Object.fromEntries(old)));
    });
    await open("?kiosk&speed=instant");
    for (const day of [1, 2]) {
      await attracting(page);
      await page.evaluate((today) => {
        /** @type {any} */ (globalThis).day = today;
      }, day);
      await page.keyboard.press("Enter");
      await visited(page);
      await (await button(page, MAIN)).click();
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game.throws > 0,
      );
      if (day === 1) await (await button(page, ".kiosk-bar .finish")).click();
    }
    const days = await page.evaluate(() => JSON.parse(localStorage.getItem("senet.kiosk") ?? "{}"));
    assert.equal(Object.keys(days).length, 60);
    assert.deepEqual(days["2027-03-01"], { begun: 1, ended: 0, resets: 0 });
    assert.deepEqual(days["2027-03-02"], { begun: 1, ended: 0, resets: 0 });
    assert.equal(days["2026-11-01"], undefined, "the oldest are forgotten");
  },
  { browsers: ["chromium"] },
);

const SHEET = "kendall-modern[hit_to_water=28-30]";

inChromium(
  "visitors choose among rules in use, a sheet of the museum and reconstructions",
  async ({ page, problems, screenshot }) => {
    /** @type {Record<string, string>} */
    const pages = {};
    const write = (/** @type {unknown[]} */ rulesets) => {
      pages["/senet/curator.json"] = JSON.stringify({ ...CURATOR, logo: undefined, rulesets });
    };
    write(["boxed-set", { rules: SHEET, name: { en: "Our sheet", de: "Unser Blatt" } }, "bell"]);
    const site = await openSite({ pages });
    const names = async () => {
      await (await button(page, ".toolbar .new-game")).click();
      await button(page, "dialog.kiosk-game");
      return page.$$eval("senet-game >>> dialog.kiosk-game .card:has([name=ruleset]) strong", (all) =>
        all.map(({ textContent }) => textContent?.trim()),
      );
    };
    try {
      await holdTime(page);
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant`);
      // The first of them begins.
      await page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector("senet-game")).session?.view.setup.ruleset.startsWith(
          "jequier-masters[",
        ),
      );
      assert.deepEqual((await names()).slice(0, 2), ["The boxed set", "Our sheet"]);
      await assertAccessible(page, "the choice among rules of several kinds");
      await screenshot("kiosk-own-rules");
      await (await button(page, `dialog.kiosk-game .card:has([value="${SHEET}"])`)).click();
      await (await button(page, "dialog.kiosk-game .main")).click();
      assert.equal((await state(page)).ruleset, SHEET);
      await chooseLanguage(page, "de");
      assert.deepEqual((await names()).slice(0, 2), ["Die Spieleschachtel", "Unser Blatt"]);

      write(["bell", "kendall-modern[hit=to_hand]"]);
      await page.goto(`${site.url}?kiosk=curator.json&speed=instant&lang=en`);
      await page.waitForSelector("senet-game >>> .kiosk-fault");
      assert.match((await state(page)).fault ?? "", /rulesets › 2.*no way to enter again/s);
      problems.push(...unexpectedProblems(problems, site.origin));
    } finally {
      site.close();
    }
  },
);
