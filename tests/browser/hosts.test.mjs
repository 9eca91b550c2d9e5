/** Hosts that allow little: the strictest policy the page can be played under, and sentences where it cannot be. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { DIST } from "../../www/build/bundle.mjs";
import { forEachBrowser } from "./harness/index.mjs";
import { awaitsThrow, button, MAIN, started, until } from "./table.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/**
 * Serves the page under a policy; `missing` is a file it does not have.
 * @param {{ policy: string, missing?: string }} host
 * @param {(url: string) => Promise<void>} fn
 */
async function servedWith({ policy, missing }, fn) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const found = path !== missing && (await readFile(DIST + path).catch(() => null));
    response.statusCode = found ? 200 : 404;
    response.setHeader("content-type", TYPES[extname(path)] ?? "text/plain; charset=utf-8");
    response.setHeader("content-security-policy", policy);
    response.end(found || "");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  try {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    await fn(`http://127.0.0.1:${address.port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const STRICTEST =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'self'";

/** @param {import("puppeteer-core").Page} page */
const failure = async (page) => {
  const panel = await page.waitForSelector("senet-game >>> .failure");
  return panel?.evaluate((element) => element.textContent ?? "");
};

forEachBrowser("under the strictest policy moves are really played", async ({ page, problems }) => {
  await servedWith({ policy: STRICTEST }, async (url) => {
    await page.goto(`${url}?speed=instant&side=white&lang=ar`);
    await started(page);
    const sight = await until(page, awaitsThrow);
    assert.ok(sight.moves.length > 0, "the computer has moved");
    await (await button(page, MAIN)).click();
    await until(
      page,
      ({ cells, moves }) => moves.length > sight.moves.length || cells.some(({ movable }) => movable),
    );
    assert.deepEqual(
      problems.filter((problem) => !problem.startsWith(`request to outside: ${url}`)),
      [],
    );
    problems.length = 0;
  });
});

forEachBrowser("a browser without WebAssembly gets a sentence", async ({ page, open, problems }) => {
  await page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(globalThis, "WebAssembly");
  });
  await open();
  assert.match((await failure(page)) ?? "", /has no WebAssembly.*newer browser/);
  problems.length = 0;
});

forEachBrowser(
  "a policy that forbids WebAssembly gets a sentence that says what to allow",
  async ({ page, problems }) => {
    await servedWith({ policy: "default-src 'self'" }, async (url) => {
      await page.goto(url);
      assert.match((await failure(page)) ?? "", /script-src 'wasm-unsafe-eval'/);
      problems.length = 0;
    });
  },
);

forEachBrowser("an engine that cannot be loaded is reported", async ({ page, problems }) => {
  await servedWith({ policy: STRICTEST, missing: "/senet.wasm" }, async (url) => {
    await page.goto(url);
    assert.match((await failure(page)) ?? "", /could not be loaded/);
    problems.length = 0;
  });
});

forEachBrowser("a language that cannot be loaded is reported, in English", async ({ page, problems }) => {
  await servedWith({ policy: STRICTEST, missing: "/locales/ar.ftl" }, async (url) => {
    await page.goto(`${url}?lang=ar`);
    await started(page);
    const notices = await page.waitForSelector("senet-game >>> .notices");
    assert.match(
      (await notices?.evaluate((element) => element.textContent ?? "")) ?? "",
      /could not be loaded/,
    );
    problems.length = 0;
  });
});

forEachBrowser(
  "senet.html plays in a sandboxed frame, where storage throws",
  async ({ page, fileUrl, problems }) => {
    const html = await readFile(`${DIST}senet.html`, "utf8");
    await page.goto("about:blank");
    await page.evaluate((source) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.title = "Senet";
      frame.style.cssText = "width: 1200px; height: 700px; border: 0";
      frame.srcdoc = source;
      document.body.append(frame);
    }, html);
    const frame = await page.waitForFrame((candidate) => candidate !== page.mainFrame());
    await frame.waitForSelector("html[data-ready]");
    const throwButton = await frame.waitForSelector(`senet-game >>> ${MAIN}`);
    await throwButton?.click();
    await until(frame, ({ cells }) => cells.some(({ movable }) => movable));
    assert.deepEqual(problems, [], fileUrl);
  },
);
