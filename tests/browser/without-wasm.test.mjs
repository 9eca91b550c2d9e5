/** A browser without WebAssembly, or a site that forbids it: the page says which, and what to do about it. */
import { forEachBrowser } from "./harness/index.mjs";
import { openSite } from "./harness/site.mjs";

/** @param {import("puppeteer-core").Page} page @param {string[]} words */
const says = (page, words) =>
  page.waitForFunction(
    (wanted) => {
      const text = document.querySelector("senet-game")?.shadowRoot?.querySelector(".failure")?.textContent;
      return wanted.every((word) => text?.includes(word));
    },
    {},
    words,
  );

forEachBrowser(
  "without WebAssembly the page says that it is missing, and where to allow it",
  async (visit) => {
    const { page, open, problems } = visit;
    await page.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(globalThis, "WebAssembly");
    });
    await open("?lang=en");
    await says(page, ["needs WebAssembly", "allow it for this site"]);
    problems.length = 0;
  },
);

forEachBrowser(
  "under a policy that forbids WebAssembly the page names the policy and its remedy",
  async ({ page, problems }) => {
    const site = await openSite({ headers: { "content-security-policy": "default-src 'self'" } });
    try {
      await page.goto(`${site.url}?lang=en`);
      await says(page, ["does not allow WebAssembly", "script-src 'wasm-unsafe-eval'"]);
      problems.length = 0;
    } finally {
      site.close();
    }
  },
);
