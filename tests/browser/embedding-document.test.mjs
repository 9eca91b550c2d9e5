/** Runs every snippet of docs/embedding.md and docs/element.md that belongs in a page. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { openSite, unexpectedProblems } from "./harness/site.mjs";
import { snippets } from "./snippets.mjs";

const documents = await Promise.all(["embedding", "element"].map(snippets));
const all = documents.flatMap((document) => document.all);
/** @param {string} language */
const of = (language) => documents.flatMap((document) => document.of(language));

forEachBrowser(
  "every snippet in the documents plays",
  async ({ page, problems }) => {
    const pages = Object.fromEntries(
      [
        ...of("html"),
        ...of("js").map((code) => `<script type="module">${code}\ndocument.body.id = "done";</script>`),
      ].map((code, index) => [
        `/${index}.html`,
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Museum</title><body>${code}</body></html>`,
      ]),
    );
    assert.equal(all.length, Object.keys(pages).length + of("text").length);
    const site = await openSite({ pages });
    try {
      for (const [path, html] of Object.entries(pages)) {
        await page.goto(site.origin + path);
        const framed = html.includes("<iframe") || html.includes("embedSenet");
        const game = framed ? await page.waitForFrame((frame) => frame.url().startsWith(site.url)) : page;
        assert.ok(await game.waitForSelector("senet-game >>> [role=gridcell]", { visible: true }), html);
        if (html.includes('"done"')) await page.waitForSelector("#done");
        if (html.includes("::part")) {
          await page.waitForSelector("senet-game >>> [part=header]", { visible: true });
          const [line, accent] = await page.$eval("senet-game >>> [part=header]", (element) => [
            getComputedStyle(element).borderBlockEndWidth,
            getComputedStyle(element).getPropertyValue("--accent"),
          ]);
          assert.deepEqual([line, accent.trim()], ["1px", "#7a3b12"]);
        }
      }
      assert.deepEqual(unexpectedProblems(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { browsers: ["chromium"] },
);
