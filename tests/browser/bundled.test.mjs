/** The npm package with bundlers: every import in its README works in a page. */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { build as rolldown } from "rolldown";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { npmFolder } from "../../www/build/npm-package.mjs";
import { inChromium } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";

const PROGRAM = `import { new_game } from "senet/engine";
const game = new_game({ ruleset: "simple", seed: "5e".repeat(32) });
while (game.state().phase !== "over") {
  const [move] = game.legal_moves();
  if (move) game.apply(move.id);
  else game.throw();
}
document.title = game.state().winner;
`;
const ELEMENT = `import "senet/element";
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
    await writeFile(join(app, "element.js"), ELEMENT);
    const programs = await bundle(app, "program.js");
    const elements = await bundle(app, "element.js");
    await rm(app, { recursive: true });
    const site = await openSite({
      pages: {
        ...Object.fromEntries(programs.map(({ file, code }) => [`/engine/${file}`, code])),
        "/engine/senet.wasm": new Uint8Array(await readFile(`${FULL_ENGINE}senet_bg.wasm`)),
        "/engine.html": page("", "/engine/program.js"),
        // The bundle is placed in the page's folder, among its files.
        ...Object.fromEntries(elements.map(({ file, code }) => [`/senet/${file}`, code])),
        "/element.html": page(
          "<senet-game ruleset=simple opponent=person lang=en></senet-game>",
          "/senet/element.js",
        ),
      },
    });
    try {
      await tab.goto(`${site.origin}/engine.html`);
      await tab.waitForFunction(() => /^(?:white|black)$/.test(document.title));
      await tab.goto(`${site.origin}/element.html`);
      const main = await tab.waitForSelector("senet-game >>> .actions button.main:not([disabled])");
      const record = () =>
        tab.evaluate(() => /** @type {any} */ (document.querySelector("senet-game")).getRecord());
      const before = await record();
      await main?.click();
      await tab.waitForFunction(
        (old) => /** @type {any} */ (document.querySelector("senet-game")).getRecord() !== old,
        {},
        before,
      );
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  });
}
