/** Every host of docs/policies.md: the game plays there, or says why it cannot. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";
import { BROWSERS, launch } from "./harness/launch.mjs";
import { patience, withSecondRun } from "./harness/second-run.mjs";
import { CASES, check } from "./policies.mjs";

for (const name of BROWSERS) {
  /** @type {Promise<import("puppeteer-core").Browser> | undefined} */
  let browser;
  after(async () => (await browser)?.close());
  for (const host of CASES) {
    test(`${host.name} [${name}]`, { timeout: patience(300_000) }, (t) =>
      withSecondRun(t, async () => {
        browser ??= launch(name);
        assert.equal(await check(await browser, host), host.refusal ? "says why not" : "plays");
      }),
    );
  }
}

test("docs/policies.md has a row for every host, with what was measured", async () => {
  const document = await readFile(`${ROOT}docs/policies.md`, "utf8");
  for (const { name, refusal } of CASES) {
    const row = document.split("\n").find((line) => line.startsWith(`| ${name} |`));
    assert.ok(row, name);
    const result = refusal ? "says why not" : "plays";
    assert.ok(row.endsWith(`| ${result} | ${result} |`), row);
  }
});
