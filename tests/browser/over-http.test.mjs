/** A page opened over http: what the browser then withholds is replaced, or the page names the cause. */
import assert from "node:assert/strict";
import { forEachBrowser } from "./harness/index.mjs";
import { button, fromMenu, started } from "./table.mjs";

forEachBrowser(
  "over http the page copies all the same, and says why it is not saved",
  async ({ page, open }) => {
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(globalThis, "isSecureContext", { value: false });
      Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
      globalThis.addEventListener("copy", ({ clipboardData }) =>
        Object.assign(globalThis, { copied: clipboardData?.getData("text/plain") }),
      );
    });
    await open("?lang=en");
    await started(page);
    await (await button(page, ".toolbar .settings")).click();
    const note = await button(page, "dialog.settings .offline");
    assert.match((await note.evaluate((element) => element.textContent)) ?? "", /opened over http/);
    await page.keyboard.press("Escape");
    await fromMenu(page, "share");
    const link = await button(page, "dialog.share input.link");
    await (await button(page, "dialog.share .copy-link")).click();
    await page.waitForFunction(() =>
      document
        .querySelector("senet-game")
        ?.shadowRoot?.querySelector("dialog.share")
        ?.textContent?.includes("Copied."),
    );
    assert.ok(
      await link.evaluate((field) => /** @type {HTMLInputElement} */ (field).value.includes("game=")),
    );
  },
);
