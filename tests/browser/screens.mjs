/**
 * Pictures of every screen for inspection: `./build.sh screens` writes them to `target/screens/`. Arguments select the
 * pictures whose names contain one of them. A page longer than its screen has further pictures, -2, -3 …
 */
import { mkdir } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { DIALOGS, leave, show } from "./every-screen.mjs";
import { nearlyOver } from "./fair-play.mjs";
import { launch } from "./harness/launch.mjs";
import { holdTime } from "./kiosk-screen.mjs";
import { BOARDS, choose, DEVICES, LANGUAGES, SCENES, SETTINGS, THEMES, WORDY } from "./screens-data.mjs";
import { keep, when } from "./situations.mjs";
import { started } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./screens-data.mjs").Setting} Setting */
/** @typedef {import("./screens-data.mjs").Scene} Scene */

const FOLDER = `${ROOT}target/screens/`;
/** The maximum number of pictures per screen when scrolling. */
const PARTS = 5;
/** How often a picture is postponed until the small boards in view are painted. */
const PATIENCE = 200;
const RECORDS = {
  late: () => when((state) => state.phase === "throw" && state.off.white > 0 && state.off.black > 1),
  last: () => nearlyOver("d4".padStart(64, "0")),
  over: () => when((state) => state.phase === "over"),
};

const words = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) =>
  words.length === 0 || words.some((word) => name.includes(word));
const server = await serve();
const browser = await launch("chromium");
let count = 0;

/** The element that scrolls: the open dialog, or else the page. @param {Page} page */
const scrollOn = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog[open]");
    const parts = dialog ? [dialog, ...dialog.querySelectorAll(".choices")] : [document.documentElement];
    const longer = parts.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2);
    if (!longer) return false;
    const before = longer.scrollTop;
    longer.scrollTop += longer.clientHeight - 60;
    return longer.scrollTop > before;
  });

/** Whether all small boards in view are painted. @param {Page} page */
const arePainted = (page) =>
  page.evaluate(() =>
    [document, document.querySelector("senet-game")?.shadowRoot]
      .flatMap((root) => [...(root?.querySelectorAll("senet-small-board") ?? [])])
      .filter((board) => /** @type {any} */ (board).picture !== null)
      .every((board) => {
        const { top, bottom, width } = board.getBoundingClientRect();
        const isInView = width > 0 && bottom > 0 && top < innerHeight;
        return !isInView || board.hasAttribute("drawn");
      }),
  );

/** @param {Page} page @param {string} name */
async function shoot(page, name) {
  for (let part = 1; part <= PARTS; part += 1) {
    // Polled from outside, because the page's own clock may be stopped, and then it paints nothing more.
    for (let tries = 0; tries < PATIENCE && !(await arePainted(page)); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await page.screenshot({ path: `${FOLDER}${name}${part > 1 ? `-${part}` : ""}.png` });
    count += 1;
    if (!(await scrollOn(page))) return;
  }
}

/**
 * Opens a new page with a setting and brings it to a scene.
 * @param {string} name
 * @param {Setting} setting
 * @param {Scene} scene
 * @param {(page: Page) => Promise<void>} [look]
 */
async function open(name, setting, scene, look = (page) => shoot(page, name)) {
  const { device = "desktop", language = "en", scheme = "light", theme, board, forced, large } = setting;
  const { file = "", query = "", record, held, missing, act } = scene;
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (!missing) page.on("pageerror", (error) => console.error(`${name}: ${error}`));
    await page.setViewport(DEVICES[device]);
    /** @type {{ name: string, value: string }[]} */
    const features = [{ name: "prefers-color-scheme", value: scheme }];
    if (forced) features.push({ name: "forced-colors", value: "active" });
    await (await page.createCDPSession()).send("Emulation.setEmulatedMedia", { features });
    if (held) await holdTime(page);
    if (record) await keep(page, RECORDS[record]());
    if (missing) await refuse(page, missing);
    const asked = new URLSearchParams({ speed: "instant", lang: language });
    if (theme) asked.set("theme", theme);
    if (board) asked.set("board", board);
    // A URL that describes a game would start it again.
    if (!record && !file) asked.set("opponent", "person");
    if (!record && !file) asked.set("seed", "d4");
    await page.goto(`${server.url}${file}?${asked}${query}`);
    if (file && file !== "school.html") await page.waitForNetworkIdle({ idleTime: 300 });
    else if (!missing) await started(page);
    if (large)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
    await act?.(page);
    await look(page);
  } catch (error) {
    console.error(`${name}: ${error}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {string} file */
async function refuse(page, file) {
  await page.setRequestInterception(true);
  page.on("request", (request) => (request.url().endsWith(file) ? request.abort() : request.continue()));
}

/** Shows all these dialogs in turn on one page. @param {string} place @param {Setting} setting @param {string[]} names */
async function dialogs(place, setting, names) {
  const chosen = names.filter((name) => isWanted(`${place}-${name}`));
  if (chosen.length === 0) return;
  await open(place, setting, {}, async (page) => {
    for (const name of chosen) {
      await show(page, name);
      await shoot(page, `${place}-${name}`);
      await leave(page);
    }
  });
}

/** @param {string} name @param {Setting} setting @param {Scene} [scene] */
async function picture(name, setting, scene = {}) {
  if (isWanted(name)) await open(name, setting, scene);
}

try {
  await mkdir(FOLDER, { recursive: true });
  for (const [place, setting] of Object.entries(SETTINGS)) {
    for (const [name, scene] of Object.entries(SCENES)) await picture(`${place}-${name}`, setting, scene);
    await dialogs(place, setting, DIALOGS);
  }
  for (const language of LANGUAGES) {
    const setting = /** @type {Setting} */ ({ device: "phone", language });
    await picture(`language-${language}-start`, setting);
    await picture(`language-${language}-desktop`, { language }, { act: choose });
    await dialogs(`language-${language}`, setting, WORDY);
  }
  for (const device of /** @type {(keyof typeof DEVICES)[]} */ (Object.keys(DEVICES))) {
    for (const language of ["en", "ar"])
      await picture(`device-${device}-${language}`, { device, language }, { act: choose });
  }
  for (const theme of THEMES) {
    for (const scheme of /** @type {const} */ (["light", "dark"]))
      await picture(`theme-${theme}-${scheme}`, { theme, scheme }, { act: choose });
    await picture(`theme-${theme}-phone`, { theme, device: "phone", board: "late-nk" });
    for (const board of BOARDS) await picture(`board-${board}-${theme}`, { theme, board });
  }
  await picture("large-text", { large: true });
  await dialogs("large-text", { large: true }, WORDY);
} finally {
  await browser.close();
  await server.close();
}
console.log(`${count} pictures in target/screens/`);
