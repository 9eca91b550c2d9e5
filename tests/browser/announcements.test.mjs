/** What reaches a screen reader while a dialog is open: the accessibility tree, which leaves out everything inert. */
import assert from "node:assert/strict";
import { DIALOGS, leave, show } from "./every-screen.mjs";
import { inChromium } from "./harness/index.mjs";
import { started } from "./table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** The texts in exposed polite live regions, from the accessibility tree. @param {Page} page */
async function heard(page) {
  const session = await page.createCDPSession();
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param {(typeof nodes)[number]} node @returns {string[]} */
  const textsOf = (node) => {
    if (node.role?.value === "StaticText") return [String(node.name?.value)];
    const children = (node.childIds ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined);
    return children.flatMap(textsOf);
  };
  const isRegion = (/** @type {(typeof nodes)[number]} */ { ignored, properties }) =>
    !ignored && properties?.some(({ name, value }) => name === "live" && value.value === "polite");
  return nodes.filter(isRegion).flatMap(textsOf);
}

/** Waits until such a text is heard. Returns all that are heard. @param {Page} page @param {RegExp} text */
async function untilHeard(page, text) {
  for (;;) {
    const matches = (await heard(page)).filter((line) => text.test(line));
    if (matches.length > 0) return matches;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

inChromium("an announcement is heard once in every dialog, and once after it", async ({ page, open }) => {
  await open("?speed=instant");
  await started(page);
  const announce = () =>
    page.evaluate(() => {
      const game = /** @type {any} */ (document.querySelector("senet-game"));
      game.page.announce([{ id: "said-nothing-to-undo", args: {} }]);
    });
  const answer = /^There is nothing to undo\.$/;
  for (const name of DIALOGS) {
    await show(page, name);
    await announce();
    assert.equal((await untilHeard(page, answer)).length, 1, name);
    await leave(page);
  }
  await announce();
  assert.equal((await untilHeard(page, answer)).length, 1);
});

inChromium("the computer's turn is heard while the settings are open", async ({ page, open }) => {
  await open("?speed=instant&opponent=beginner&seed=e4");
  await started(page);
  await show(page, "settings");
  // Plays for the person until the computer has acted.
  await page.evaluate(async () => {
    const { session } = /** @type {any} */ (document.querySelector("senet-game"));
    const isComputers = (/** @type {any} */ { sentences }) => sentences[0]?.args?.who === "computer";
    while (!session.view.log.some(isComputers)) {
      const [move] = session.view.moves;
      if (move && session.view.game.phase === "play") await session.play(move);
      else await session.throwSticks();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  assert.ok(await page.$("senet-game >>> dialog.settings[open]"));
  await untilHeard(page, /^The computer /);
});
