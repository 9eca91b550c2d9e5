/**
 * Speed and memory of the laboratory's page, relative to the native program, and whether both give the same figures.
 * `./build.sh lab-bench` runs it with the program. The page's files stay in target/lab-bench/.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { DIST, ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";

/** Two rulesets of 2,000 games each, with all measures. */
const RULESETS = ["kendall-masters", "kendall-masters[zero=4]"];
const GAMES = 2_000;
const SEED = 1;
/** Milliseconds between two measurements of the memory. */
const INTERVAL_MS = 100;
/** The file that a scholar downloads. */
const FILES = ["measures.csv", "games.csv", "result.json", "datapackage.json"];
const FOLDER = `${ROOT}target/lab-bench/`;

const [, , program = ""] = process.argv;

/** Milliseconds and the result of the native program. */
function native() {
  const rulesets = RULESETS.flatMap((ruleset) => ["-r", ruleset]);
  const started = performance.now();
  const result = execFileSync(
    program,
    ["lab", "compare", ...rulesets, "-g", String(GAMES), "-s", String(SEED), "--json"],
    { encoding: "utf8" },
  );
  return { milliseconds: performance.now() - started, result: JSON.parse(result) };
}

/** All descendants of a process. @param {number} parent @returns {Promise<number[]>} */
async function descendants(parent) {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "utf8").catch(() => "");
  const childIds = children.trim().split(" ").filter(Boolean).map(Number);
  return [...childIds, ...(await Promise.all(childIds.map(descendants))).flat()];
}

/**
 * Megabytes of the largest page process, workers included: its own memory, as Chromium's task manager shows it.
 * @param {number} browser its process
 */
async function pageMemory(browser) {
  const sizes = await Promise.all(
    (await descendants(browser)).map(async (pid) => {
      const read = (/** @type {string} */ file) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
      if (!(await read("cmdline")).includes("--type=renderer")) return 0;
      const status = await read("status");
      const kilobytes = (/** @type {string} */ name) =>
        Number(status.match(`${name}:\\s+(\\d+) kB`)?.[1] ?? 0);
      return (kilobytes("RssAnon") + kilobytes("VmSwap")) / 1024;
    }),
  );
  return Math.max(0, ...sizes);
}

/** Milliseconds, megabytes and the result of the page. */
async function inPage() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await serve({ root: DIST });
  const browser = await launch("chromium");
  try {
    const page = await browser.newPage();
    const devtools = await browser.target().createCDPSession();
    await devtools.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: FOLDER });
    const question = new URLSearchParams({ lang: "en", do: "compare", g: String(GAMES), s: String(SEED) });
    for (const ruleset of RULESETS) question.append("r", ruleset);
    await page.goto(`${server.url}lab.html?${question}`);
    await page.waitForSelector("html[data-ready]");
    const pid = browser.process()?.pid ?? 0;
    const before = await pageMemory(pid);
    let peak = before;
    const watch = setInterval(async () => {
      peak = Math.max(peak, await pageMemory(pid));
    }, INTERVAL_MS);
    const started = performance.now();
    await page.click("button.main");
    await page.waitForFunction(
      () => {
        const bar = document.querySelector("progress");
        return (
          bar !== null &&
          bar.value === bar.max &&
          document.querySelector("button.main")?.textContent !== "Stop"
        );
      },
      { timeout: 0 },
    );
    const milliseconds = performance.now() - started;
    clearInterval(watch);
    for (const file of FILES) {
      await page.evaluate((name) => {
        const buttons = [...document.querySelectorAll("button")];
        buttons.find(({ textContent }) => textContent === name)?.click();
      }, file);
      while (!(await readdir(FOLDER)).includes(file)) await new Promise((done) => setTimeout(done, 50));
    }
    const [result] = JSON.parse(await readFile(`${FOLDER}result.json`, "utf8"));
    return { milliseconds, before, peak, result };
  } finally {
    await browser.close();
    await server.close();
  }
}

const seconds = (/** @type {number} */ milliseconds) => (milliseconds / 1000).toFixed(1);
const one = native();
const page = await inPage();
const other = native();
assert.deepEqual(page.result, one.result, "the page's figures are those of the program");
const rows = (await readFile(`${FOLDER}measures.csv`, "utf8")).trim().split("\r\n");
const differences = rows.slice(1).map((row) => Number(row.split(",").at(-7)));
assert.deepEqual(
  differences,
  one.result.measures.map((/** @type {{ difference: number | null }} */ { difference }) => difference ?? 0),
  "the table holds the same differences",
);
const program_ms = (one.milliseconds + other.milliseconds) / 2;
console.log(`${RULESETS.length * GAMES} games by the nets with all measures, ${RULESETS.join(" and ")}:`);
console.log(
  `native  ${seconds(one.milliseconds)} s before the page, ${seconds(other.milliseconds)} s after it`,
);
console.log(
  `page    ${seconds(page.milliseconds)} s, ${(page.milliseconds / program_ms).toFixed(2)} times as long`,
);
console.log(`memory  ${Math.round(page.before)} MB before, ${Math.round(page.peak)} MB at most`);
console.log("The page's figures are those of the program.");
