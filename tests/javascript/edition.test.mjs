/** The menu names the release, the commit and the rules that the page was built from. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { edition } from "../../www/build/edition.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

const { addon } = await pageModules("addons/menu/addon");

test("the menu names what the page was built from", async () => {
  const { release, rules } = await edition();
  assert.match(await readFile("Cargo.toml", "utf8"), new RegExp(`^version = "${release}"$`, "m"));
  const l10n = { text: (/** @type {string} */ id, args = {}) => `${id} ${Object.values(args).join(" ")}` };
  const host = { page: { menu: () => [] }, view: null, l10n, close: () => undefined };
  const shown = JSON.stringify(addon().dialogs.menu(host));
  const [, line = ""] = /menu-edition ([^"]*)/.exec(shown) ?? [];
  assert.ok(line.includes(release) && line.includes(rules), line);
});

test("a page built from an unknown commit says so", async () => {
  const { SENET_COMMIT: before } = process.env;
  try {
    for (const [set, named] of [
      ["", "?"],
      ["0123456789ab-dirty", "0123456789ab-dirty"],
    ]) {
      process.env.SENET_COMMIT = set;
      assert.equal((await edition()).commit, named);
    }
  } finally {
    if (before === undefined) delete process.env.SENET_COMMIT;
    else process.env.SENET_COMMIT = before;
  }
});
