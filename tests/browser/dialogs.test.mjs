/** Dialogs open and close at once, stay open while text in them is selected, and fields accept drops. */
import assert from "node:assert/strict";
import { forEachBrowser, inChromium } from "./harness/index.mjs";
import { button, started } from "./table.mjs";

inChromium(
  "a selection that ends outside a dialog leaves it open, and a click outside closes it",
  async ({ page, open }) => {
    await open("?lang=en");
    await started(page);
    await (await button(page, ".toolbar .help")).click();
    const box = await (await button(page, "dialog.help h2")).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 5, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(8, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    assert.ok(await page.$("senet-game >>> dialog[open]"));
    await page.mouse.click(8, 8);
    await page.waitForSelector("senet-game >>> dialog", { hidden: true });
  },
);

inChromium("text dropped into a field stays in the field", async ({ page, open }) => {
  await open("?lang=en");
  await started(page);
  const dropped = await page.evaluate(() => {
    const root = document.querySelector("senet-game")?.shadowRoot;
    const drop = (/** @type {Element | null | undefined} */ target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "no game at all");
      const options = { bubbles: true, composed: true, cancelable: true, dataTransfer };
      return ["dragover", "drop"].map((type) => target?.dispatchEvent(new DragEvent(type, options)));
    };
    const fields = ["input", "textarea", "select"].map((name) =>
      root?.querySelector(".middle")?.appendChild(document.createElement(name)),
    );
    const left = fields.map(drop);
    for (const field of fields) field?.remove();
    return { left, taken: drop(root?.querySelector(".middle")) };
  });
  assert.deepEqual(dropped.left.flat(), Array(6).fill(true), "left to the fields");
  assert.deepEqual(dropped.taken, [false, false], "taken up by the page");
  // Only a drop outside the fields is reported as not being a game.
  await button(page, ".notices p");
  assert.equal((await page.$$("senet-game >>> .notices p")).length, 1);
});

forEachBrowser(
  "a dialog opens again in the moment in which it has closed, however it was closed",
  async ({ page, open }) => {
    await open("?lang=en");
    await started(page);
    for (const way of ["button", "escape", "back key", "same task"]) {
      await (await button(page, ".toolbar .settings")).click();
      await button(page, "dialog.settings[open] h2");
      const states = await page.evaluate(async (way) => {
        /** @type {any} */
        const game = document.querySelector("senet-game");
        const dialog = game.shadowRoot.querySelector("dialog");
        if (way === "escape") dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
        else if (way === "back key")
          dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "GoBack", cancelable: true }));
        else dialog.querySelector("button.close").click();
        const closed = [dialog.open, game.session.view.dialog];
        if (way !== "same task") await game.updateComplete;
        game.shadowRoot.querySelector(".toolbar .settings").click();
        await game.updateComplete;
        const now = () => game.shadowRoot.querySelector("dialog.settings")?.open === true;
        const again = now();
        // The browser's own event about the closing comes with a later frame.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return { closed, again, later: now() };
      }, way);
      assert.deepEqual(states, { closed: [false, null], again: true, later: true }, way);
      await page.keyboard.press("Escape");
      await page.waitForSelector("senet-game >>> dialog", { hidden: true });
    }
    assert.match(
      await page.evaluate(
        () => document.querySelector("senet-game")?.shadowRoot?.activeElement?.className ?? "",
      ),
      /settings/,
      "the focus is back on the button",
    );
  },
);
