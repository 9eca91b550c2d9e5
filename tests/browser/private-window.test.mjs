/** Firefox's private browsing, which forgets everything at its end: until then the game is saved as elsewhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../../www/build/serve.mjs";
import { isInSet, isWanted, launch } from "./harness/index.mjs";
import { watch } from "./harness/watch.mjs";
import { actByMouse, awaitsPerson, look, savedRecord, started, until } from "./table.mjs";

const NAME = "in a private window a game survives a reload";
const inFirefox = isWanted("firefox") && isInSet(NAME, "firefox") ? test : () => {};

inFirefox(`${NAME} [firefox]`, async () => {
  const browser = await launch("firefox", { coarse: true, isPrivate: true });
  const { url, close } = await serve({ base: "/games/senet/" });
  try {
    const page = await browser.newPage();
    const problems = await watch(page, [url]);
    await page.goto(`${url}?lang=en&opponent=person&speed=instant&ruleset=kendall-masters`);
    await started(page);
    for (let acts = 0; acts < 6; acts += 1) await actByMouse(page, await until(page, awaitsPerson));
    await until(page, awaitsPerson);
    const [before, record] = [await look(page), await savedRecord(page)];
    assert.ok(record);
    await page.reload();
    await started(page);
    await until(page, awaitsPerson);
    assert.deepEqual((await look(page)).moves, before.moves);
    assert.equal(await savedRecord(page), record);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    await close();
  }
});
