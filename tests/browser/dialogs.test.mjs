/** Dialogs stay open while text in them is selected, and fields accept drops. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
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
