/**
 * A day of an unattended screen on a fast-forward clock: the game plays itself at normal speed, visitors come and go by
 * a seeded script, midnight passes, and the house closes and opens. `node tests/browser/day.mjs [hours]` simulates 24
 * hours, prints a line per hour, and fails if something grows, a day is not counted separately, or the screen is kept
 * awake while the house is closed.
 */
import { hurry } from "./harness/hurry.mjs";
import { launch } from "./harness/launch.mjs";
import { openSite } from "./harness/site.mjs";
import { finish, growth, lookAbout, measure, tellOfEnd, WINDOW, wake } from "./soak.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The page's clock starts here, two hours before midnight. */
const BEGIN = { year: 2027, month: 2, day: 1, hour: 22 };

/** The museum is open until shortly before midnight, and again from the next morning. */
const CURATOR = { hours: [{ from: "09:30", to: "23:30" }] };
const isOpen = (/** @type {number} */ hours) => hours < 1.5 || (hours >= 11.5 && hours < 25.5);

/** Earlier days in the statistics, more than the limit. */
const DAYS_BEFORE = 70;
const DAYS_KEPT = 60;

/** Allowed growth from the second to the last third of the day. A leaked dialog has hundreds of nodes. */
const ALLOWED = { heap: 500_000, nodes: 60, listeners: 4 };

/** Allowed growth of storage in characters, for the digits of the counters. */
const STORAGE_ALLOWED = 200;

/** Interval between frames, in milliseconds of page time. */
const FRAME = 500;

/** @param {Page} page */
const countBefore = (page) =>
  page.evaluateOnNewDocument(
    ({ year, month, day }, days) => {
      const counted = Array.from({ length: days }, (_, index) => [
        new Date(Date.UTC(year, month, day - 1 - index)).toISOString().slice(0, 10),
        { begun: 20, ended: 10, resets: 10 },
      ]);
      localStorage.setItem("senet.kiosk", JSON.stringify(Object.fromEntries(counted)));
    },
    BEGIN,
    DAYS_BEFORE,
  );

/** Counts the wake locks that the page holds. @param {Page} page */
const countLocks = (page) =>
  page.evaluateOnNewDocument(() => {
    const day = /** @type {any} */ (globalThis);
    day.locks = 0;
    const request = async () => {
      day.locks += 1;
      const lock = {
        released: false,
        async release() {
          if (!lock.released) day.locks -= 1;
          lock.released = true;
        },
      };
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });

/** Runs in the page: visitors arrive after a while, play, try things, and press Finish or just leave. @param {number} seed */
function liveHere(seed) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (/** @type {number} */ least, /** @type {number} */ most) =>
    least + random() * (most - least);
  const seconds = (/** @type {number} */ count) =>
    new Promise((resolve) => setTimeout(resolve, count * 1000));
  const root = document.querySelector("senet-game")?.shadowRoot;
  const day = /** @type {any} */ (globalThis);
  Object.assign(day, { games: 0, visits: 0 });
  document.addEventListener("senet-end", () => {
    day.games += 1;
  });
  /** @param {string} selector */
  const press = (selector) => {
    const found = [...(root?.querySelectorAll(/** @type {"button"} */ (selector)) ?? [])];
    const one = found[Math.floor(random() * found.length)];
    one?.click();
    return one !== undefined;
  };
  const play = () =>
    press("dialog[open] .close") ||
    press(".actions button.main:not([aria-disabled=true])") ||
    press("[role=gridcell].target") ||
    press("[role=gridcell].movable") ||
    press("button.choice");
  const tried = [
    ".kiosk-bar .languages button",
    ".kiosk-bar .language",
    ".kiosk-language .languages button",
    ".kiosk-bar .larger",
    ".kiosk-bar .contrast",
    ".toolbar .rules",
    ".toolbar .new-game",
    ".toolbar .help",
    ".toolbar .menu",
  ];
  const visit = async () => {
    day.visits += 1;
    root
      ?.querySelector(".kiosk-veil")
      ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    for (let actions = between(5, 120); actions > 0; actions -= 1) {
      await seconds(between(1, 6));
      const other = tried[Math.floor(random() * tried.length * 12)];
      if (other === undefined || !press(other)) play();
    }
    if (random() < 0.5) press(".kiosk-bar .finish");
    while (!document.querySelector("senet-game[data-attract]")) await seconds(5);
  };
  const days = async () => {
    for (;;) {
      day.resting = true;
      await seconds(between(30, 1500));
      day.resting = false;
      await visit();
    }
  };
  days().catch(console.error);
}

/**
 * @typedef {object} Hour after a forced collection, in a new game that a visitor has just started
 * @property {number} hours
 * @property {number} games
 * @property {number} visits
 * @property {number} heap
 * @property {number} nodes
 * @property {number} listeners
 * @property {number} storage in characters
 * @property {number} locks wake locks held
 * @property {Record<string, { begun: number, ended: number, resets: number }>} days
 */

/**
 * @param {Page} page
 * @param {number} hours
 * @param {(hour: Hour) => void} tell
 */
async function live(page, hours, tell) {
  const asked = (/** @type {string} */ name) =>
    page.evaluate((wanted) => /** @type {any} */ (globalThis)[wanted], name);
  await page.waitForSelector("senet-game[data-attract]");
  // Creates one-time objects before the day starts.
  await wake(page);
  await lookAbout(page);
  await finish(page);
  await page.evaluate(liveHere, 7);
  /** @type {Hour[]} */
  const measured = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    await page.evaluate((until) => /** @type {any} */ (globalThis).goOn(until), hour * 3_600_000);
    while (!(await asked("stopped"))) await new Promise((resolve) => setTimeout(resolve, 50));
    await wake(page);
    const memory = await measure(page);
    const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    const now = {
      hours: hour,
      games: await asked("games"),
      visits: await asked("visits"),
      ...memory,
      storage: Object.entries(kept).join("").length,
      locks: await asked("locks"),
      days: JSON.parse(kept["senet.kiosk"] ?? "{}"),
    };
    measured.push(now);
    tell(now);
    await finish(page);
  }
  return measured;
}

/** Errors in the daily counts and in the storage. @param {Hour[]} measured */
function faults(measured) {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return ["nothing was measured"];
  const dates = Object.keys(last.days).sort();
  const [yesterday = "", today = ""] = dates.slice(-2);
  const before = measured.findLast(({ days }) => !(today in days));
  const found = measured
    .filter(({ hours, locks }) => locks !== (isOpen(hours) ? 1 : 0))
    .map(({ hours, locks }) => `${locks} wake locks after ${hours} hours`);
  if (dates.length > DAYS_KEPT) found.push(`${dates.length} days are kept`);
  if (last.storage > first.storage + STORAGE_ALLOWED)
    found.push(`storage grew from ${first.storage} to ${last.storage}`);
  if (!before) found.push("no day has begun");
  else if ((last.days[yesterday]?.begun ?? 0) < (before.days[yesterday]?.begun ?? 0))
    found.push("the new day has changed the day before");
  else if (!last.days[today]?.begun) found.push("the new day counts nothing");
  return found;
}

/** @param {Hour} hour */
const line = ({ hours, games, visits, heap, nodes, listeners, storage, locks, days }) => {
  const today = days[Object.keys(days).sort().at(-1) ?? ""];
  const counts = `${today?.begun ?? 0} / ${today?.ended ?? 0} / ${today?.resets ?? 0}`;
  return `| ${hours} | ${games} | ${visits} | ${(heap / 1e6).toFixed(2)} | ${nodes} | ${listeners} | ${storage} | ${counts} | ${locks} |`;
};

const hours = Number(process.argv[2] ?? 24);
if (!(hours > 3)) throw new Error("more than three hours, so that midnight passes");
const site = await openSite({ pages: { "/senet/curator.json": JSON.stringify(CURATOR) } });
const browser = await launch("chromium");
const page = await browser.newPage();
tellOfEnd(page);
await page.setViewport(WINDOW);
await hurry(page, BEGIN, FRAME);
await countBefore(page);
await countLocks(page);
await page.goto(`${site.url}?kiosk=curator.json`);
console.log(
  "| hours | games | visits | heap, MB | nodes | listeners | storage | begun / ended / resets | wake locks |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
const measured = await live(page, hours, (hour) => console.log(line(hour)));
await browser.close();
site.close();
const grown = [...growth(measured, ALLOWED), ...faults(measured)];
if (grown.length > 0) throw new Error(grown.join("; "));
