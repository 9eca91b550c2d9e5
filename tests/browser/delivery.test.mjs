/** How the page reaches a visitor: what it downloads, under which policy, and as one file without a server. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { FIRST_LOAD } from "../../www/build/bundle.mjs";
import { forEachBrowser } from "./harness/index.mjs";
import { started } from "./table.mjs";

forEachBrowser("the first load is what the size report counts", async ({ page, url, open }) => {
  /** @type {Set<string>} */
  const loaded = new Set();
  page.on("request", (request) => {
    const address = request.url().replace(/\?.*/, "");
    if (address.startsWith(url)) loaded.add(address.slice(url.length) || "index.html");
  });
  await open("?opponent=beginner");
  await started(page);
  /** @type {string[]} */
  const counted = JSON.parse(await readFile(FIRST_LOAD, "utf8"));
  const uncounted = [...loaded].filter((path) => !counted.includes(path));
  assert.deepEqual(uncounted, []);
  for (const path of ["main.js", "senet.wasm", "style.css"])
    assert.ok(loaded.has(path), `${path} was loaded`);
});

forEachBrowser(
  "senet.html starts from a disk and asks for nothing",
  async ({ page, fileUrl, open, screenshot }) => {
    /** @type {string[]} */
    const requests = [];
    page.on("request", (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && request.url() !== fileUrl) requests.push(request.url());
    });
    await open(fileUrl);
    await started(page);
    assert.deepEqual(requests, []);
    await screenshot("single-file");
  },
);

forEachBrowser("senet.html carries every language", async ({ page, fileUrl, open }) => {
  const languages = (await readdir(new URL("../../www/locales/", import.meta.url))).map((name) =>
    name.replace(".ftl", ""),
  );
  assert.ok(languages.includes("en"));
  for (const language of languages) {
    await open(`${fileUrl}?lang=${language}`);
    await started(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  }
});
