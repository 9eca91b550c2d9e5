/** The unattended screen offline: the last valid curator file and logo come from the cache. */
import assert from "node:assert/strict";
import { copyFile, cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { freePort } from "./harness/free-port.mjs";
import { forEachBrowser } from "./harness/index.mjs";
import { attracting, state } from "./kiosk-screen.mjs";
import { button, started } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const CURATOR = {
  texts: { en: { title: "Senet at ours", captions: ["A caption of ours"] } },
  logo: { picture: "logo.svg", name: { en: "Our museum" } },
  languages: ["en", "de"],
  palette: "ebony",
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>`;

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** What is stored on the device. @param {Page} page */
const cachedFiles = (page) =>
  page.evaluate(async () => ({
    served: navigator.serviceWorker.controller?.state === "activated",
    scriptsAndTexts: (
      await Promise.all(
        (
          await caches.keys()
        ).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    )
      .flat()
      .filter((url) => /\/(?:locales|parts)\//.test(url)).length,
    files: (
      await Promise.all(
        ["curator.json", "logo.svg"].map((file) => caches.match(new URL(file, location.href).href)),
      )
    ).filter((match) => match !== undefined).length,
  }));

/** What the curator's view reports about the file, with all its errors. @param {Page} page */
async function fileState(page) {
  await page.keyboard.down("Control");
  await page.keyboard.down("Alt");
  await page.keyboard.press("KeyK");
  await page.keyboard.up("Alt");
  await page.keyboard.up("Control");
  const view = await button(page, "dialog.curator .file-state");
  return view.evaluate((line) => (line.parentElement?.textContent ?? "").replace(/\s+/g, " "));
}

/** The screen shows the file's own texts and its logo. @param {Page} page */
async function assertLaidDown(page) {
  const { title, caption, theme, languages } = await state(page);
  assert.deepEqual(
    { title, caption, theme, languages },
    { title: "Senet at ours", caption: "A caption of ours", theme: "ebony", languages: ["en", "de"] },
  );
  const logo = await button(page, ".exhibit img");
  await page.waitForFunction((image) => image.naturalWidth === 120, {}, await logo.toElement("img"));
}

forEachBrowser(
  "the file and its logo are stored for offline use, a faulty version does not replace them, and the kill switch deletes them",
  async ({ page, problems }) => {
    const folder = await mkdtemp(join(tmpdir(), "senet-"));
    await cp(DIST, folder, { recursive: true });
    const write = (/** @type {string} */ text) => writeFile(join(folder, "curator.json"), text);
    await write(JSON.stringify(CURATOR));
    await writeFile(join(folder, "logo.svg"), LOGO);
    const options = { root: folder, port: await freePort(), base: "/museum/senet/" };
    let server = await serve(options);
    const open = async () => {
      await page.goto(`${server.url}?kiosk=curator.json&speed=instant`);
      await attracting(page);
      await started(page);
    };
    const inFolder = async (/** @type {string} */ name) => (await readdir(join(folder, name))).length;
    const all = (await inFolder("locales")) + (await inFolder("parts"));
    try {
      await open();
      await assertLaidDown(page);
      // An unattended screen caches all files at once.
      for (;;) {
        const { served, files, scriptsAndTexts } = await cachedFiles(page);
        if (served && files === 2 && scriptsAndTexts === all) break;
        await pause();
      }
      assert.match(
        await fileState(page),
        /Everything in curator\.json is in use.*since.*20\d\d.*A copy is saved/,
      );

      await server.close();
      await open();
      await assertLaidDown(page);
      assert.equal((await state(page)).fault, null, "nothing is missing, so visitors are told nothing");
      assert.match(await fileState(page), /cannot be reached now.*since.*20\d\d/);

      server = await serve(options);
      await write('{ "palette": "pink" }');
      await open();
      await assertLaidDown(page);
      assert.match((await state(page)).fault ?? "", /palette/);
      assert.match(await fileState(page), /The copy on this device is used.*palette/);

      await copyFile(join(folder, "service-worker-off.js"), join(folder, "service-worker.js"));
      await page.reload();
      // Chromium requests the other worker by itself, but sometimes only when the next page loads.
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      // To open a cache would create it again.
      while (await page.evaluate(async () => (await caches.keys()).length > 0)) await pause();
    } finally {
      await server.close();
      await rm(folder, { recursive: true });
    }
    // The stopped server refuses connections, and ends those that were open, also in the middle of a file.
    const stopped = /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;
    const others = problems
      .splice(0)
      .filter((problem) => !problem.includes(server.url) && !stopped.test(problem));
    assert.deepEqual(others, []);
  },
  { browsers: ["chromium"], serviceWorkers: true },
);
