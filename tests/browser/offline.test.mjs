/** Offline use: the page stays on the device, updates only on request, and can be removed. */
import assert from "node:assert/strict";
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST, KEPT_FILES } from "../../www/build/bundle.mjs";
import { digestOf } from "../../www/build/offline.mjs";
import { serve } from "../../www/build/serve.mjs";
import { freePort } from "./harness/free-port.mjs";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { openSite } from "./harness/site.mjs";
import { STRICTEST } from "./policies.mjs";
import { button, savedRecord, until } from "./table.mjs";

/**
 * A copy of the page with a changed file that the service worker lists.
 * @param {string} folder
 * @param {string} file
 * @param {(text: string) => string} change
 */
async function nextVersion(folder, file, change) {
  const before = await readFile(join(folder, file), "utf8");
  const after = change(before);
  await writeFile(join(folder, file), after);
  const worker = await readFile(join(folder, "service-worker.js"), "utf8");
  const changed = worker
    .replace(digestOf(Buffer.from(before)), digestOf(Buffer.from(after)))
    .replace(/(["`])[0-9a-f]{16}\1/, "$1fedcba9876543210$1");
  await writeFile(join(folder, "service-worker.js"), changed);
}

/** Chromium checks for a new worker some time after a page opens, and reports a missing server late. */
const NO_WORKER = "console: An unknown error occurred when fetching the script.";

const TOUCH_ICON = 'link[rel="apple-touch-icon"]';

/** What is stored on the device. @param {import("puppeteer-core").Page} page */
const cachedFiles = (page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

/** What the settings say about it, once the text matches. @param {import("puppeteer-core").Page} page @param {RegExp} text */
async function settingsSay(page, text) {
  await (await button(page, ".toolbar .settings")).click();
  const line = await button(page, "dialog .offline");
  while (!text.test(await line.evaluate((element) => element.textContent ?? "")))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await (await button(page, "dialog .buttons .main")).click();
}

forEachBrowser(
  "after one visit the whole page works offline, versions change as a whole on request, and offline use can be removed",
  async ({ page, problems, browserName }) => {
    const folder = await mkdtemp(join(tmpdir(), "senet-"));
    await cp(DIST, folder, { recursive: true });
    const options = { root: folder, port: await freePort(), base: "/museum/senet/" };
    let server = await serve(options);
    const close = () => server.close();
    const open = (/** @type {string} */ address) => page.goto(server.url + address);
    /** A page that is left while it loads complains about the files that it no longer gets. */
    const complete = () => page.waitForSelector("html[data-complete]");
    try {
      await open("?speed=instant");
      await settingsSay(page, /works offline/);
      // Another language is cached as soon as it is selected.
      await open("?speed=instant&lang=de");
      /** @type {{ core: string[], texts: Record<string, string[]> }} */
      const { core, texts } = JSON.parse(await readFile(KEPT_FILES, "utf8"));
      const files = [...core, ...(texts.de ?? [])];
      const uncached = () =>
        page.evaluate(async (paths) => {
          const [name = ""] = await caches.keys();
          const cached = (await (await caches.open(name)).keys()).map(({ url }) => url.replace(/\?.*/, ""));
          return paths.filter((path) => !cached.includes(new URL(path, location.href).href)).length;
        }, files);
      while ((await uncached()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));

      await close();
      await open("?speed=instant&opponent=master&side=white&lang=de&seed=a1");
      await until(page, ({ moves }) => moves.length > 0); // the computer begins, and uses a net
      assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
      const missing = await page.evaluate(async (paths) => {
        const found = await Promise.all(
          paths.map((path) =>
            fetch(path).then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        );
        return paths.filter((_, index) => !found[index]);
      }, files);
      assert.deepEqual(missing, []);
      problems.length = 0;
      const record = await savedRecord(page);

      // A version with a damaged file is rejected, and the old one stays complete.
      const index = join(folder, "index.html");
      await nextVersion(folder, "index.html", (text) => text.replace("<html ", '<html data-next="" '));
      const next = await readFile(index);
      await writeFile(index, next.subarray(0, 300));
      server = await serve(options);
      await open("?speed=instant&lang=en");
      await complete();
      const refused = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update().catch(() => {});
        while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 20));
        return registration.waiting === null && registration.active?.state === "activated";
      });
      assert.ok(refused);
      assert.deepEqual(await cachedFiles(page), { workers: 1, caches: 1 });

      // The complete version is offered, and activated on request.
      await writeFile(index, next);
      await page.reload();
      await complete();
      const renew = await button(page, ".new-version button");
      assert.ok(!(await page.$("html[data-next]")), "nothing has changed by itself");
      await renew.click();
      await page.waitForSelector("html[data-next][data-complete]");
      assert.equal(await page.$("senet-game >>> .new-version"), null);
      assert.deepEqual(await savedRecord(page), record, "the game goes on");
      assert.deepEqual(await cachedFiles(page), { workers: 1, caches: 1 });

      // The kill switch: the other worker replaces it.
      await copyFile(join(folder, "service-worker-off.js"), join(folder, "service-worker.js"));
      await page.reload();
      await complete();
      while ((await cachedFiles(page)).workers + (await cachedFiles(page)).caches > 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
      await page.reload();
      await page.waitForSelector("html[data-complete]");
      // The throw animation loads last, so a page left early misses no file.
      await page.goto("about:blank");
    } finally {
      await close();
      await rm(folder, { recursive: true });
    }
    const expected = [`request to outside: ${server.url}`, NO_WORKER];
    assert.deepEqual(
      problems.filter((problem) => !expected.some((words) => problem.includes(words))),
      [],
      browserName,
    );
    problems.length = 0;
  },
  { serviceWorkers: true },
);

forEachBrowser(
  "after clearing all data the page stores itself again and works offline",
  async ({ page, problems }) => {
    const server = await serve({ root: DIST, port: await freePort(), base: "/senet/" });
    try {
      await page.goto(`${server.url}?speed=instant`);
      await settingsSay(page, /works offline/);
      await (await button(page, ".toolbar .settings")).click();
      await page.$eval("senet-game >>> .start-over-section", (part) => part.setAttribute("open", ""));
      await (await button(page, "dialog .forget")).click();
      await Promise.all([page.waitForNavigation(), (await button(page, "dialog .forget-now")).click()]);
      await page.waitForSelector("html[data-complete]");
      await settingsSay(page, /works offline/);
      assert.deepEqual(await cachedFiles(page), { workers: 1, caches: 1 });
      assert.equal(await page.$(TOUCH_ICON), null);
    } finally {
      await server.close();
    }
    await page.reload();
    await page.waitForSelector("html[data-complete]");
    problems.length = 0;
  },
  { serviceWorkers: true },
);

inChromium(
  "a later request does not restore a removed offline copy, and the home screen icon exists",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, "standalone", { value: false }));
    await open();
    await settingsSay(page, /works offline/);
    const icon = await page.$eval(TOUCH_ICON, (link) => fetch(link.href).then(({ status }) => status));
    assert.equal(icon, 200);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await (await fetch("style.css")).text();
    });
    assert.deepEqual(await cachedFiles(page), { workers: 1, caches: 0 });
  },
  { serviceWorkers: true },
);

forEachBrowser(
  "a frame and a page without a manifest store nothing for offline use",
  async ({ page, url, open, problems }) => {
    await open();
    await page.waitForSelector("html[data-complete]");
    await page.evaluate(() =>
      navigator.serviceWorker.ready.then((registration) => registration.unregister()),
    );
    await page.goto(new URL("icon.svg", url).href);
    await page.evaluate((address) => {
      const frame = document.createElementNS("http://www.w3.org/1999/xhtml", "iframe");
      frame.setAttribute("src", address);
      document.documentElement.append(frame);
    }, url);
    const frame = await page.waitForFrame((candidate) => candidate.url() === url);
    await frame.waitForSelector("html[data-complete]");
    assert.equal((await cachedFiles(page)).workers, 0);
    problems.length = 0; // a picture opened as a page has no icon
  },
  { serviceWorkers: true, browsers: ["chromium"] },
);

inChromium(
  "with the data saver on nothing is stored, and the settings say why",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await open("?lang=en");
    await settingsSay(page, /Data saving/);
    assert.deepEqual(await cachedFiles(page), { workers: 0, caches: 0 });
  },
  { serviceWorkers: true },
);

/** How files are damaged in transit, and what the settings say then. @type {Record<string, { file: string, change: (folder: string, file: string) => Promise<void>, told: RegExp }>} */
const ON_THE_WAY = {
  "line ends of another system": {
    file: "style.css",
    change: async (folder, file) =>
      writeFile(join(folder, file), `${await readFile(join(folder, file), "utf8")}\r\n`),
    told: /style\.css\S* was altered on its way here/,
  },
  "an injected script": {
    file: "index.html",
    change: async (folder, file) => {
      const text = await readFile(join(folder, file), "utf8");
      await writeFile(join(folder, file), text.replace("</body>", '<script src="icon.svg"></script></body>'));
    },
    told: /index\.html\S* was altered on its way here/,
  },
  "a file left behind": {
    file: "icon.svg",
    change: (folder, file) => rm(join(folder, file)),
    told: /icon\.svg\S* could not be loaded/,
  },
};

for (const [name, { file, change, told }] of Object.entries(ON_THE_WAY))
  inChromium(
    `${name}: the page stays online, and the settings name the file`,
    async ({ page, problems }) => {
      const folder = await mkdtemp(join(tmpdir(), "senet-"));
      await cp(DIST, folder, { recursive: true });
      await change(folder, file);
      const server = await serve({ root: folder, port: await freePort(), base: "/senet/" });
      /** @type {string[]} */
      const messages = [];
      page.on("console", (message) => messages.push(message.text()));
      try {
        await page.goto(`${server.url}?lang=en`);
        await settingsSay(page, told);
        assert.ok(
          messages.some((text) => text.includes("online only") && text.includes(file)),
          messages.join("\n"),
        );
        await page.goto("about:blank");
      } finally {
        await server.close();
        await rm(folder, { recursive: true });
        problems.length = 0;
      }
    },
    { serviceWorkers: true },
  );

forEachBrowser(
  "a policy that forbids the service worker is named in the settings, with what it must contain",
  async ({ page, problems }) => {
    const policy = STRICTEST.replace("worker-src 'self'", "worker-src 'none'");
    const site = await openSite({ headers: { "content-security-policy": policy } });
    try {
      await page.goto(`${site.url}?lang=en`);
      await settingsSay(page, /security policy of this site .*worker-src 'self'/);
    } finally {
      site.close();
      problems.length = 0;
    }
  },
  { serviceWorkers: true },
);

inChromium(
  "the settings say that there is no space for the game",
  async ({ page, url, open, problems }) => {
    const devtools = await page.createCDPSession();
    const { origin } = new URL(url);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 100_000 });
    await open("?lang=en");
    await settingsSay(page, /not enough space/);
    problems.length = 0;
  },
  { serviceWorkers: true },
);
