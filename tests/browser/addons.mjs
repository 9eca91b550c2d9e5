/**
 * `./build.sh addons [name]…`: removes each folder of `www/addons/` in turn, builds the page without it and plays a whole
 * game in Chromium. Fails if a build fails, or if a page logs an error.
 */
import { readdir } from "node:fs/promises";
import { SOURCE } from "../../www/build/bundle.mjs";
import { playsWhole, withoutAddons } from "./build-without.mjs";
import { launch } from "./harness/launch.mjs";
import { watch } from "./harness/watch.mjs";

/** The dialogs that the toolbar offers, each from an add-on of its name. */
const TOOLBAR = ["rules", "new-game", "settings", "help", "menu"];

const given = process.argv.slice(2);
const names =
  given.length > 0 ? given : (await readdir(`${SOURCE}addons/`)).filter((name) => name !== "shared");
const browser = await launch("chromium");
let failed = false;
for (const name of names) {
  const context = await browser.createBrowserContext();
  try {
    await withoutAddons([name], async (url) => {
      const page = await context.newPage();
      const problems = await watch(page, [url]);
      const offered = await playsWhole(page, url);
      const expected = TOOLBAR.filter((dialog) => dialog !== name);
      if (offered.join() !== expected.join()) throw new Error(`the toolbar offers ${offered}`);
      if (problems.length > 0) throw new Error(problems.join("\n"));
    });
    console.log(`without ${name}: builds, and plays a whole game`);
  } catch (error) {
    failed = true;
    console.error(`without ${name}:`, error);
  } finally {
    await context.close();
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
