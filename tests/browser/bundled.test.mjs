/** The npm package with bundlers: what they make of its imports plays in a page, with no files copied beside it. */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { build as rolldown } from "rolldown";
import { npmFolder } from "../../www/build/npm-package.mjs";
import { inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";

const PROGRAM = `import "senet/element";
import { Advisor, new_game } from "senet/engine";
import { readNet } from "senet/nets";
const game = new_game({ ruleset: "simple", seed: "5e".repeat(32) });
while (game.state().phase !== "over") {
  const [move] = game.legal_moves();
  if (move) game.apply(move.id);
  else game.throw();
}
const player = new Advisor("kendall-masters");
player.load_net(await readNet(player.net_wanted()));
document.title = game.state().winner;
`;

/** @typedef {{ file: string, code: string }} Script */

/** @type {Record<string, (app: string, entry: string) => Promise<Script[]>>} */
const BUNDLERS = {
  esbuild: async (app, entry) => {
    const { outputFiles } = await esbuild({
      absWorkingDir: app,
      entryPoints: [entry],
      bundle: true,
      splitting: true,
      format: "esm",
      target: "es2022",
      outdir: "out",
      write: false,
      logLevel: "error",
    });
    return outputFiles.map(({ path, text }) => ({ file: path.slice(join(app, "out/").length), code: text }));
  },
  rolldown: async (app, entry) => {
    const { output } = await rolldown({
      cwd: app,
      input: entry,
      platform: "browser",
      write: false,
      output: { chunkFileNames: "[name]-[hash].js" },
    });
    return output.flatMap((one) => (one.type === "chunk" ? [{ file: one.fileName, code: one.code }] : []));
  },
};

/** @param {string} body @param {string} script */
const page = (body, script) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Bundled</title><body>${body}<script type="module" src="${script}"></script></body></html>`;

for (const [name, bundle] of Object.entries(BUNDLERS)) {
  inChromium(`what ${name} makes of the engine and of the element plays`, async ({ page: tab, problems }) => {
    const app = await mkdtemp(join(tmpdir(), "senet-bundled-"));
    await npmFolder(`${app}/node_modules/senet/`, "");
    await mkdir(app, { recursive: true });
    await writeFile(join(app, "program.js"), PROGRAM);
    const scripts = await bundle(app, "program.js");
    await rm(app, { recursive: true });
    const site = await openSite({
      pages: {
        ...Object.fromEntries(scripts.map(({ file, code }) => [`/app/${file}`, code])),
        "/bundled.html": page(
          "<senet-game ruleset=kendall-masters opponent=expert speed=instant lang=en></senet-game>",
          "/app/program.js",
        ),
      },
    });
    try {
      await tab.goto(`${site.origin}/bundled.html`);
      await tab.waitForFunction(() => /^(?:white|black)$/.test(document.title));
      await tab.waitForSelector("senet-game >>> .actions button.main:not([disabled])");
      await tab.waitForFunction(() => /** @type {any} */ (document.querySelector("senet-game")).getRecord());
      const turns = () =>
        tab.evaluate(() => {
          const game = /** @type {any} */ (document.querySelector("senet-game"));
          return game.getRecord().split("\n").length;
        });
      // Plays until the computer, which runs in a worker with the full engine and a net, has answered.
      const before = await turns();
      await tab.waitForFunction(
        async (old) => {
          const game = /** @type {any} */ (document.querySelector("senet-game"));
          const [move] = game.state().moves;
          await (move ? game.play(move.id) : game.throw()).catch(() => undefined);
          return game.getRecord().split("\n").length > old + 4;
        },
        { polling: 200 },
        before,
      );
      assert.equal(tab.workers().length, 1);
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  });
}
