/** What a first visit stores on the device: enough to play in any language, within the limit. */
import assert from "node:assert/strict";
import { readFile, stat } from "node:fs/promises";
import { test } from "node:test";
import { DIST, KEPT_FILES } from "../../www/build/bundle.mjs";

/** In bytes, uncompressed. */
const MOST_KEPT = 1.5 * 1024 * 1024;

test("a first visit stores at most 1.5 MB, in any language", async () => {
  /** @type {{ core: string[], texts: Record<string, string[]> }} */
  const { core, texts } = JSON.parse(await readFile(KEPT_FILES, "utf8"));
  const sizeOf = async (/** @type {string[]} */ files) =>
    (await Promise.all(files.map((file) => stat(DIST + file)))).reduce((sum, { size }) => sum + size, 0);
  const least = await sizeOf(core);
  assert.equal(Object.keys(texts).length, 12);
  for (const [code, files] of Object.entries(texts)) {
    const size = code === "en" ? least : least + (await sizeOf(files));
    assert.ok(size <= MOST_KEPT, `${code}: ${size} of ${MOST_KEPT} bytes`);
  }
  assert.equal(core.filter((file) => file.endsWith(".net")).length, 1);
});
