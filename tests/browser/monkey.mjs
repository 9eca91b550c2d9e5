/**
 * `./build.sh monkey [minutes] [seed]`: acts at random in Chromium, then in Firefox, for half of the time each. The
 * defaults are 10 minutes and a seed from the clock. Failures are printed with the acts that led there, shortened if
 * possible, and written to `target/monkey/`. `./build.sh monkey FILE` repeats the acts of such a file.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { BROWSERS, isWanted, launch } from "./harness/launch.mjs";
import { randomFrom } from "./monkey/acts.mjs";
import { live, monkey } from "./monkey/run.mjs";

/** @typedef {import("./monkey/run.mjs").Finding} Finding */

const FOLDER = `${ROOT}target/monkey/`;
const [given = "10", seedGiven] = process.argv.slice(2);
const { url, close } = await serve({ base: "/games/senet/" });
const noCounts = () => ({ acts: 0, games: 0, reloads: 0, tabs: 0 });
const minutes = Number(given);
let failed = false;

/** Repeats acts on a new page. @param {import("puppeteer-core").Browser} browser @param {Finding} finding */
async function again(browser, { address, acts }) {
  const context = await browser.createBrowserContext();
  const list = async function* () {
    yield* acts;
  };
  try {
    return await live(context, url, address, list(), noCounts());
  } finally {
    await context.close().catch(() => undefined);
  }
}

/** The first words of a failure, which identify it. @param {string} fault */
const kindOf = (fault) => fault.slice(0, 30);

/** Looks for a short sequence of final acts that still fails. @param {import("puppeteer-core").Browser} browser @param {Finding} finding */
async function shortened(browser, finding) {
  for (let count = 1; count < finding.acts.length && count <= 32; count *= 2) {
    const found = await again(browser, { ...finding, acts: finding.acts.slice(-count) });
    if (found && kindOf(found.fault) === kindOf(finding.fault)) return found;
  }
  return null;
}

for (const name of BROWSERS.filter((browser) => isWanted(browser))) {
  const browser = await launch(name, { coarse: true });
  try {
    if (Number.isNaN(minutes)) {
      const finding = await again(browser, JSON.parse(await readFile(given, "utf8")));
      console.log(`${name}: ${finding ? finding.fault : "nothing found"}`);
      failed ||= finding !== null;
      continue;
    }
    const seed = Number(seedGiven ?? Date.now() % 1_000_000);
    const counts = noCounts();
    const until = Date.now() + (minutes * 60_000) / BROWSERS.length;
    console.log(`${name}: seed ${seed}`);
    const found = await monkey(browser, url, randomFrom(seed), () => Date.now() < until, counts);
    console.log(`${name}:`, counts);
    if (!found) continue;
    failed = true;
    await mkdir(FOLDER, { recursive: true });
    const file = `${FOLDER}${name}-${seed}.json`;
    const write = (/** @type {Finding} */ finding) =>
      writeFile(file, JSON.stringify({ ...finding, seed, browser: name }, null, 1));
    console.log(`${name}: ${found.fault}\nin ${file}`);
    await write(found);
    // A browser that has crashed cannot repeat anything.
    const best = (browser.connected && (await shortened(browser, found))) || found;
    await write(best);
    console.log(
      `${name}: ${best.fault}\nat ${best.address} after\n${best.acts.map((act) => JSON.stringify(act)).join("\n")}`,
    );
  } finally {
    await browser.close();
  }
}
await close();
process.exit(failed ? 1 : 0);
