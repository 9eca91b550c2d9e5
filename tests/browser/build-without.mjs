/** Builds of the page without some of its add-ons, in a copy of the tree, and a game in them. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT, SOURCE } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { byPointer, playOut } from "./play-out.mjs";
import { button, changeSettings, started, until } from "./table.mjs";

/** The inputs of the page's build outside `www/`. The engine's modules come from the last build. */
const READ = [
  "node_modules",
  "Cargo.toml",
  "src",
  "docs",
  ...["first", "full", "lab"].map((name) => `target/web/${name}`),
];

/**
 * Builds without these folders of `www/addons/`, serves the page while `use` runs, and deletes it.
 * @param {readonly string[]} names
 * @param {(url: string) => Promise<void>} use
 */
export async function withoutAddons(names, use) {
  const copy = await mkdtemp(join(tmpdir(), "senet-"));
  try {
    await cp(SOURCE, join(copy, "www"), { recursive: true });
    for (const name of names) await rm(join(copy, "www/addons", name), { recursive: true });
    await mkdir(join(copy, "target/web"), { recursive: true });
    for (const path of READ) await symlink(ROOT + path, join(copy, path));
    await promisify(execFile)("node", ["www/build/build.mjs"], { cwd: copy });
    const { url, close } = await serve({ root: `${copy}/dist/` });
    try {
      await use(url);
    } finally {
      await close();
    }
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Plays a short game to its end, and opens each dialog that the toolbar offers. Resolves to their names.
 * @param {import("puppeteer-core").Page} page
 * @param {string} url
 */
export async function playsWhole(page, url) {
  const ruleset = encodeURIComponent("kendall-masters[pieces=2,start_house=11]");
  await page.goto(`${url}?speed=instant&seed=c3&ruleset=${ruleset}`);
  await started(page);
  // Otherwise forced moves play themselves between a look and a press.
  await changeSettings(page, { autoMove: false });
  const offered = await page.$eval("senet-game", ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll(".toolbar button:not(.redo)") ?? [])].map(
      ({ classList }) => classList[1],
    ),
  );
  for (const name of offered) {
    await (await button(page, `.toolbar .${name}`)).click();
    await until(page, ({ dialog }) => dialog !== null);
    await page.keyboard.press("Escape");
    await until(page, ({ dialog }) => dialog === null);
  }
  const { sight, moves } = await playOut(page, byPointer(page), ({ prompt }) => /won/.test(prompt));
  assert.match(sight.prompt, /won/);
  assert.ok(moves >= 6, `a whole game was played, in ${moves} moves`);
  return offered;
}
