/** Runs axe on a page. axe is injected from outside, so the page's content security policy stays strict. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails with one line per violation and element.
 * @param {import("puppeteer-core").Page} page
 * @param {string} [where] for the message
 * @param {string} [within] only this part of the game, such as its open dialog
 */
export async function assertAccessible(page, where = "the page", within) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (tags, part) => {
      const { axe } = /** @type {any} */ (globalThis);
      const context = part ? { fromShadowDom: ["senet-game", part] } : document;
      const result = await axe.run(context, {
        runOnly: { type: "tag", values: tags },
        resultTypes: ["violations"],
      });
      /** @type {any[]} */
      const violations = result.violations;
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((/** @type {{ target: string[] }} */ node) => `${id}: ${help} (${node.target.join(" ")})`),
      );
    },
    TAGS,
    within,
  );
  assert.deepEqual(violations, [], `axe on ${where}`);
}
