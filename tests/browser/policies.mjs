/**
 * The game under content security policies and sandboxes. Each case is a host page and the outcome after loading, one
 * move, and the dialogs whose fields are sent: a new game, a game by link, a pasted game. `node tests/browser/policies.mjs` runs all and writes docs/policies.md; policies.test.mjs runs them as
 * tests.
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { DIST, ROOT } from "../../www/build/bundle.mjs";
import { show } from "./every-screen.mjs";
import { press, there } from "./fair-play.mjs";
import { BROWSERS, launch } from "./harness/launch.mjs";
import { withoutServiceWorkers } from "./harness/service-workers.mjs";
import { openSite, parts, unexpectedProblems } from "./harness/site.mjs";
import { watch } from "./harness/watch.mjs";
import { awaitsThrow, button, MAIN, until } from "./table.mjs";

/** The minimal policy, as documented. */
export const STRICTEST =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'self'; manifest-src 'self'";

const frame = (/** @type {string} */ src, attributes = "") =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title><iframe title="Senet" width="1200" height="760" src="${src}" ${attributes}></iframe></html>`;

/** Chromium's remark in a frame of another site; the dialog gives its button the focus all the same. */
const AUTOFOCUS = /Blocked autofocusing on a <\w+> element in a cross-origin subframe/;

/** Script that adds a frame from the same server under another host name, which makes it another site. */
const atOtherSite = (/** @type {string} */ path, attributes = "") =>
  `const other = location.hostname === "localhost" ? "127.0.0.1" : "localhost";
   document.body.innerHTML = '<iframe title="Senet" width="1200" height="760" ${attributes} src="http://' + other + ":" + location.port + '${path}"></iframe>';`;

/**
 * @typedef {object} Case
 * @property {string} name as it reads in the table
 * @property {string} means the headers or attributes, as an admin would write them
 * @property {import("./harness/site.mjs").Site} [site]
 * @property {string} [path] relative to the game's folder
 * @property {string} [file] a file on disk instead of a site
 * @property {(page: import("puppeteer-core").Page) => Promise<unknown>} [before]
 * @property {boolean} [framed] the game is in a frame
 * @property {boolean} [serviceWorker] the policy covers the service worker too; otherwise it is not loaded
 * @property {boolean} [own] the outcome depends on the page, not on the browser
 * @property {boolean} [isPartial] not everything loads
 * @property {boolean} [hasGame] the refusal is a notice, because the game itself has begun
 * @property {RegExp} [refusal] what the page says if it cannot be played
 * @property {RegExp} [notice] what the page says even though it can be played
 * @property {RegExp} [mayComplain] what the browser may report in its console
 */

/** @type {Case[]} */
export const CASES = [
  {
    name: "No headers at all",
    means: "(none)",
  },
  {
    name: "The strictest policy the game can be played under",
    means: `Content-Security-Policy: ${STRICTEST}`,
    site: { headers: { "content-security-policy": STRICTEST } },
    path: "?lang=en&opponent=beginner&speed=instant",
    serviceWorker: true,
  },
  {
    name: "The same, under a path several folders deep",
    means: "…/games/of/the/museum/senet/",
    site: { headers: { "content-security-policy": STRICTEST }, folder: "/games/of/the/museum/senet/" },
    own: true,
  },
  {
    name: "Trusted Types",
    means: "Content-Security-Policy: require-trusted-types-for 'script'; trusted-types lit-html",
    site: {
      headers: {
        "content-security-policy": `${STRICTEST}; require-trusted-types-for 'script'; trusted-types lit-html`,
      },
    },
    path: "?opponent=skilled&side=white&speed=instant",
    serviceWorker: true,
    // Workers need a URL, which this policy requires to be a trusted type; the page works without workers.
    mayComplain: /TrustedScriptURL|trusted/i,
  },
  {
    name: "Cross-origin isolation",
    means: "Cross-Origin-Opener-Policy: same-origin, Cross-Origin-Embedder-Policy: require-corp",
    site: {
      headers: {
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-resource-policy": "same-origin",
      },
    },
    serviceWorker: true,
  },
  {
    name: "No referrer, no device features",
    means:
      "Referrer-Policy: no-referrer, Permissions-Policy: camera=(), microphone=(), geolocation=(), fullscreen=()",
    site: {
      headers: {
        "referrer-policy": "no-referrer",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), fullscreen=()",
        "x-content-type-options": "nosniff",
      },
    },
  },
  {
    name: "A frame on a page of the same site",
    means: '<iframe src="/senet/">',
    site: { pages: { "/host.html": frame("/senet/?speed=instant") } },
    path: "../host.html",
    framed: true,
  },
  {
    name: "A sandboxed frame: an opaque origin, without storage or workers",
    means: '<iframe sandbox="allow-scripts">; the game’s files with Access-Control-Allow-Origin: *',
    site: {
      pages: { "/host.html": frame("/senet/?speed=instant", 'sandbox="allow-scripts"') },
      headers: { "access-control-allow-origin": "*" },
    },
    path: "../host.html",
    framed: true,
  },
  {
    name: "The single file in a sandboxed frame",
    means: '<iframe sandbox="allow-scripts" src="senet.html">',
    site: { pages: { "/host.html": frame("/senet/senet.html?speed=instant", 'sandbox="allow-scripts"') } },
    path: "../host.html",
    framed: true,
  },
  {
    name: "The single file where WordPress shows what a link leads to",
    means: '<iframe sandbox="allow-scripts" security="restricted" src="senet.html#?secret=…">',
    site: {
      pages: {
        "/host.html": frame(
          "/senet/senet.html?speed=instant#?secret=Rr8GQVBTcI",
          'sandbox="allow-scripts" security="restricted" data-secret="Rr8GQVBTcI"',
        ),
      },
    },
    path: "../host.html",
    framed: true,
  },
  {
    name: "A frame inside another site’s frame, as site builders show pasted code",
    means:
      '<iframe sandbox="allow-scripts allow-same-origin"> of another site, with <iframe src="/senet/"> in it',
    site: {
      pages: {
        "/host.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title><body><script>${atOtherSite("/pasted.html", 'sandbox="allow-scripts allow-same-origin"')}</script></body></html>`,
        "/pasted.html": `<!doctype html><html lang="en"><title>Pasted code</title><body><script>${atOtherSite("/senet/?speed=instant")}</script></body></html>`,
      },
    },
    path: "../host.html",
    framed: true,
    mayComplain: /request to outside: http:\/\/localhost:\d+\/pasted\.html$/,
  },
  {
    name: "The single file under the folder’s policy",
    means: `Content-Security-Policy: ${STRICTEST}`,
    site: { headers: { "content-security-policy": STRICTEST } },
    path: "senet.html",
    refusal: /carries its script in itself.*use the folder/s,
    mayComplain: /.*/,
  },
  {
    name: "The single file from a disk",
    means: "file:///…/senet.html",
    file: "senet.html",
  },
  {
    name: "Workers forbidden",
    means: `Content-Security-Policy: ${STRICTEST.replace("worker-src 'self'", "worker-src 'none'")}`,
    site: {
      headers: { "content-security-policy": STRICTEST.replace("worker-src 'self'", "worker-src 'none'") },
    },
    path: "?opponent=skilled&side=white&speed=instant",
    serviceWorker: true,
    mayComplain: /worker|Content.Security.Policy/i,
  },
  {
    name: "Storage blocked",
    means: "localStorage and sessionStorage throw",
    before: (page) =>
      page.evaluateOnNewDocument(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
      }),
  },
  {
    name: "WebAssembly forbidden",
    means: "Content-Security-Policy: default-src 'self'",
    site: { headers: { "content-security-policy": "default-src 'self'" } },
    refusal: /does not allow WebAssembly.*script-src 'wasm-unsafe-eval'/s,
    mayComplain: /.*/,
  },
  {
    name: "A browser without WebAssembly",
    means: "(a lockdown mode, enhanced security, an old browser)",
    before: (page) =>
      page.evaluateOnNewDocument(() => {
        Reflect.deleteProperty(globalThis, "WebAssembly");
      }),
    own: true,
    refusal: /needs WebAssembly, which is missing or switched off/,
    mayComplain: /.*/,
  },
  {
    name: "The engine’s file is sent as plain text",
    means: "senet.wasm: Content-Type: text/plain; with all files X-Content-Type-Options: nosniff",
    site: { types: { ".wasm": "text/plain" }, headers: { "x-content-type-options": "nosniff" } },
    own: true,
  },
  {
    name: "The engine’s file is missing",
    means: "senet.wasm: 404",
    site: { missing: ["senet.wasm"] },
    own: true,
    refusal: /could not be loaded/,
    mayComplain: /.*/,
  },
  {
    name: "The server sends a page instead of the engine’s file",
    means: "senet.wasm: the site’s “not found” page",
    site: { pages: { "/senet/senet.wasm": "<!doctype html><h1>Not found</h1>" } },
    own: true,
    refusal: /incomplete.*senet\.wasm/s,
    mayComplain: /.*/,
  },
  {
    name: "The board’s code is missing",
    means: "parts/flat…, parts/object…: 404",
    site: { missing: await parts("flat", "object") },
    own: true,
    refusal: /could not be loaded/,
    hasGame: true,
    mayComplain: /.*/,
  },
  {
    name: "The rest of the game’s code is missing",
    means: "parts/rest…: 404",
    site: { missing: await parts("rest") },
    own: true,
    isPartial: true,
    notice: /could not be loaded/,
    mayComplain: /.*/,
  },
  {
    name: "A language’s file is missing",
    means: "locales/ar.json: 404",
    site: { missing: ["locales/ar.json"] },
    own: true,
    path: "?lang=ar&speed=instant",
    notice: /could not be loaded/,
    mayComplain: /.*/,
  },
  {
    name: "The server sends a page instead of a language’s file",
    means: "locales/ar.json: the site’s “not found” page",
    site: { pages: { "/senet/locales/ar.json": "<!doctype html><h1>Not found</h1>" } },
    own: true,
    path: "?lang=ar&speed=instant",
    notice: /could not be loaded/,
    mayComplain: /.*/,
  },
];

/**
 * Loads the game in this browser and makes a move, or reads why it cannot be played. Throws on any other outcome.
 * @param {import("puppeteer-core").Browser} browser
 * @param {Case} host
 * @returns {Promise<"plays" | "says why not">}
 */
export async function check(browser, host) {
  const site = await openSite(host.site);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const problems = await watch(page, [pathToFileURL(DIST).href]);
    if (!host.serviceWorker) await withoutServiceWorkers(page);
    await host.before?.(page);
    const address = host.file
      ? `${pathToFileURL(DIST + host.file).href}?speed=instant`
      : new URL(host.path ?? "?speed=instant", site.url).href;
    await page.goto(address);
    const inFrame = (/** @type {import("puppeteer-core").Frame} */ frame) =>
      frame !== page.mainFrame() && frame.url().startsWith(site.url);
    const game = host.framed ? await page.waitForFrame(inFrame) : page;
    // Everything that loads later is present, so nothing shifts under the pointer.
    if (!host.refusal)
      await game.waitForSelector(host.isPartial ? "html[data-ready]" : "html[data-complete]");
    if (host.path === "senet.html") {
      await says(game, ".blocked", /** @type {RegExp} */ (host.refusal));
      const seen = await game.evaluate(() => document.body.innerText);
      if (/too old|connection/.test(seen)) throw new Error(`it blames the browser or the network: ${seen}`);
    } else if (host.refusal)
      await says(game, `senet-game >>> ${host.hasGame ? ".notices" : ".failure"}`, host.refusal);
    else {
      const before = await until(game, awaitsThrow);
      await (await button(/** @type {import("puppeteer-core").Page} */ (game), MAIN)).click();
      await until(
        game,
        ({ moves, cells }) => moves.length > before.moves.length || cells.some(({ movable }) => movable),
      );
      if (host.notice) await says(game, "senet-game >>> .notices", host.notice);
      // Without the rest of the code there is no dialog.
      if (!host.isPartial) await sendFields(/** @type {import("puppeteer-core").Page} */ (game));
    }
    const wrong = unexpectedProblems(problems, site.origin).filter(
      (problem) => !host.mayComplain?.test(problem) && !(host.framed && AUTOFOCUS.test(problem)),
    );
    if (wrong.length > 0) throw new Error(`${host.name}: ${wrong.join("\n")}`);
    return host.refusal ? "says why not" : "plays";
  } finally {
    await context.close();
    site.close();
  }
}

/**
 * Presses the button of every dialog that sends fields, and waits until it has acted.
 * @param {import("puppeteer-core").Page} game
 */
async function sendFields(game) {
  await show(game, "new-game");
  await untilReplaced(game, () => press(game, "dialog.new-game button[type=submit]"));
  const record = await game.evaluate(() =>
    /** @type {any} */ (document.querySelector("senet-game")).session.record(),
  );
  await show(game, "correspondence");
  await press(game, "dialog.correspondence button[type=submit]");
  await there(game, ".by-link .link");
  await show(game, "open-game");
  await game.evaluate((text) => {
    const field = document
      .querySelector("senet-game")
      ?.shadowRoot?.querySelector("dialog.open-game textarea");
    /** @type {HTMLTextAreaElement} */ (field).value = text;
  }, record);
  await untilReplaced(game, () => press(game, "dialog.open-game button[type=submit]"));
}

/** Waits until this has put another game on the board. @param {import("puppeteer-core").Page} game @param {() => Promise<unknown>} act */
async function untilReplaced(game, act) {
  const mark = () =>
    game.evaluate(() => {
      const { session } = /** @type {any} */ (document.querySelector("senet-game"));
      const isNew = session.markedSetup !== session.view.setup;
      session.markedSetup = session.view.setup;
      return isNew;
    });
  await mark();
  await act();
  while (!(await mark())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Polls, because a change inside a shadow root triggers no observer here, and a frame out of view draws nothing.
 * @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} game
 * @param {string} where
 * @param {RegExp} words
 */
async function says(game, where, words) {
  let panel = await game.$(where);
  while (!panel) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    panel = await game.$(where);
  }
  const text = await panel.evaluate((element) => element.textContent ?? "");
  if (!words.test(text)) throw new Error(`it says: ${text}`);
}

/** @returns {Promise<never>} */
const tooLate = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error("not within two minutes")), 120_000).unref());

async function writeTable() {
  /** @type {string[]} */
  const rows = [];
  const browsers = await Promise.all(BROWSERS.map(async (name) => ({ name, browser: await launch(name) })));
  const versions = await Promise.all(browsers.map(({ browser }) => browser.version()));
  for (const host of CASES) {
    const results = [];
    for (const { browser } of browsers) {
      results.push(
        await Promise.race([check(browser, host), tooLate()]).catch((error) => {
          process.exitCode = 1;
          return `fails: ${String(error.message).split("\n")[0]}`;
        }),
      );
    }
    rows.push(
      `| ${host.name} | ${host.means.replaceAll("|", "\\|").replace(/^([^(].*)$/, "`$1`")} | ${results.join(" | ")} |`,
    );
    console.log(rows.at(-1));
  }
  await Promise.all(browsers.map(({ browser }) => browser.close()));
  await writeFile(
    `${ROOT}docs/policies.md`,
    `# Where the game plays: policies and sandboxes

For web admins: which Content Security Policies (CSP), sandboxes and other restrictions the game works under. How to set them is
described in [embedding](embedding.md#content-security-policy-csp-and-other-headers).

\`./build.sh policies\` measures this: it loads the game under each of these conditions, makes a move, begins a new
game, creates a game by link and opens a pasted one. The tests run the same
cases; cases that do not depend on the browser run only in Chromium. *Says why not* means that the page shows a message that
names what is missing.

| host | headers or attributes | ${versions.join(" | ")} |
| --- | --- | ${versions.map(() => "---").join(" | ")} |
${rows.join("\n")}
`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeTable();
