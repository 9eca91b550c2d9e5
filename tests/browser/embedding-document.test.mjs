/** docs/embedding.md does what it says: every snippet is run, every local link leads somewhere. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { promisify } from "node:util";
import { DIST, ROOT } from "../../www/build/bundle.mjs";
import { forEachBrowser } from "./harness/index.mjs";
import { openSite, wrongs } from "./harness/site.mjs";
import { STRICTEST } from "./policies.mjs";

const document = await readFile(`${ROOT}docs/embedding.md`, "utf8");
const snippets = [...document.matchAll(/^( *)```(\w+)\n(.*?)^ *```$/gms)].map(
  ([, indent, language, code]) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }),
);
const of = (/** @type {string} */ language) =>
  snippets.filter((snippet) => snippet.language === language).map(({ code }) => code);

test("the folder is copied as the document says", async () => {
  const folder = await mkdtemp(`${tmpdir()}/senet-`);
  try {
    await symlink(DIST.replace(/\/$/, ""), `${folder}/dist`);
    for (const lines of of("sh")) await promisify(execFile)("sh", ["-ec", lines], { cwd: folder });
    for (const file of ["index.html", "senet.wasm", "element.js", "senet-host.js", "oembed.json"])
      await access(`${folder}/site/senet/${file}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the policy of the document is the one that is measured", () => {
  assert.deepEqual(of("text"), [`Content-Security-Policy: ${STRICTEST}\n`]);
});

test("every local link leads to a file", async () => {
  const links = [...document.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path);
  assert.ok(links.length > 0);
  for (const path of links) await access(new URL(path, `file://${ROOT}docs/`));
});

test("the example of oEmbed is what oEmbed asks for", () => {
  const [example] = of("json").map((text) => JSON.parse(text));
  assert.equal(example.version, "1.0");
  assert.equal(example.type, "rich");
  for (const name of ["html", "width", "height"]) assert.ok(example[name], name);
});

forEachBrowser(
  "every snippet of the document plays",
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
    assert.equal(
      snippets.length,
      Object.keys(pages).length + of("sh").length + of("text").length + of("json").length,
    );
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
      assert.deepEqual(wrongs(problems, site.origin), []);
    } finally {
      site.close();
    }
  },
  { browsers: ["chromium"] },
);
