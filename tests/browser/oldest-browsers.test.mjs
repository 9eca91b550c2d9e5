/** The oldest supported browsers play; older ones show a sentence. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { DIST } from "../../www/build/bundle.mjs";
import { OLDEST_QUERY } from "../../www/build/oldest-browsers.mjs";
import { newerApis } from "../javascript/compatibility.mjs";
import { DIALOGS, leave, show } from "./every-screen.mjs";
import { playedToTheEnd, there } from "./fair-play.mjs";
import { inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import { started } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** Removes the features that one of the oldest browsers lacks, before any script runs. @param {Page} page */
const withoutNewerApis = (page) =>
  page.evaluateOnNewDocument((apis) => {
    const scope = /** @type {any} */ (globalThis);
    const intl = /** @type {any} */ (Intl);
    let removed = 0;
    const remove = (/** @type {any} */ from, /** @type {string} */ name) => {
      if (from && Object.hasOwn(from, name) && Reflect.deleteProperty(from, name)) removed += 1;
    };
    for (const [name, member] of apis) {
      if (member === null) for (const from of [scope, intl]) remove(from, name);
      else {
        const global = scope[name] ?? intl[name];
        for (const from of [global, global?.prototype, name === "Window" ? scope : null])
          remove(from, member);
      }
    }
    scope.removedApis = removed;
  }, newerApis());

inChromium(
  "without newer interfaces every dialog opens and a whole game can be played",
  async ({ page, open }) => {
    await withoutNewerApis(page);
    await open("?speed=instant&opponent=person&seed=d4&lang=en");
    await started(page);
    const [removed, newer] = await page.evaluate(() => [
      /** @type {any} */ (globalThis).removedApis,
      "canParse" in URL || "wakeLock" in navigator || "requestIdleCallback" in globalThis,
    ]);
    assert.ok(removed > 300, `${removed} interfaces were removed`);
    assert.equal(newer, false);
    for (const name of DIALOGS) {
      await show(page, name);
      await leave(page);
    }
    await playedToTheEnd(page, "d4".padStart(64, "0"));
    await there(page, ".ending");
  },
);

inChromium("without newer interfaces an unattended screen plays itself", async ({ page, problems }) => {
  const site = await openSite({ pages: { "/senet/curator.json": "{}" } });
  try {
    await withoutNewerApis(page);
    await page.goto(`${site.url}?kiosk=curator.json&speed=instant`);
    await page.waitForSelector("senet-game[data-attract]");
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("senet-game")).session.view.game?.throws > 4,
    );
    assert.deepEqual(unexpectedProblems(problems, site.origin), []);
  } finally {
    site.close();
  }
});

const PAGES = ["print.html", "lab.html", "embedding.html", "school.html"];

for (const name of PAGES) {
  inChromium(`without any newer interface ${name} opens`, async ({ page, open }) => {
    await withoutNewerApis(page);
    await open(name);
    await page.waitForSelector("html[data-ready]");
  });
}

const SENTENCE = /too old for this page.*Chrome/;

/** The visible sentences on the page. @param {Page} page */
const sentences = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("p")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.textContent ?? ""),
  );

/** The game's folder as an older browser reads it, without the style condition and without scripts. */
async function olderSite() {
  const style = await readFile(`${DIST}style.css`, "utf8");
  assert.ok(style.includes(OLDEST_QUERY));
  const scripts = (await readdir(DIST)).filter((name) => name.endsWith(".js"));
  return openSite({
    pages: Object.fromEntries([
      ["/senet/style.css", style.replace(OLDEST_QUERY, "selector(:not-yet(a))")],
      ...scripts.map((name) => [`/senet/${name}`, "syntax of tomorrow"]),
    ]),
  });
}

inChromium("an older browser shows a sentence, not an empty page", async ({ page, problems }) => {
  const site = await olderSite();
  try {
    for (const name of ["", ...PAGES]) {
      await page.goto(site.url + name, { waitUntil: "load" });
      assert.match((await sentences(page)).join(), SENTENCE, name);
    }
    const faults = unexpectedProblems(problems, site.origin);
    assert.ok(faults.length >= 5, "no script has run");
    for (const problem of faults) assert.match(problem, /SyntaxError/);
  } finally {
    site.close();
  }
});

inChromium("a supported browser does not show the sentence for older ones", async ({ page, open }) => {
  for (const name of ["", ...PAGES]) {
    await open(name);
    assert.doesNotMatch((await sentences(page)).join(), SENTENCE);
  }
});
