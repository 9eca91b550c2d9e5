/** A dialog's state belongs to one game of a page. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";

const { perOwnerState } = await pageModules("addons/shared/per-owner-state");

test("each game has its own state, and keeps it", () => {
  const [hall, child] = [{ name: "hall" }, { name: "child" }];
  const chosenIn = perOwnerState((/** @type {{ name: string }} */ { name }) => ({ name, chosen: 0 }));
  chosenIn(hall).chosen = 3;
  assert.deepEqual(chosenIn(hall), { name: "hall", chosen: 3 });
  assert.deepEqual(chosenIn(child), { name: "child", chosen: 0 });
});

/** Module variables that may change: not part of a game, or shared by the whole page by nature. */
const FOR_ALL = new Set([
  // Loaded or created once, and shared by all callers.
  "addons/embedding/embedded-game.ts converted",
  "addons/embedding/embedded-game.ts gamesOnPage",
  "addons/embedding/host.ts gamesOnPage",
  "addons/embedding/packaged-files.ts workerScript",
  // Capabilities of this device.
  "addons/shared/drawable.ts undrawableCodes",
  "addons/sound/instruments.ts noiseBuffers",
  "base/media.ts queries",
  "addons/shared/lesson-progress.ts progress",
  "addons/shared/lesson-progress.ts isSaved",
  // The network and the visitor.
  "base/load-cache.ts hasFailed",
  "base/load-cache.ts retries",
  // The device's storage.
  "base/storage.ts isClosed",
  "addons/sound/loudspeaker.ts context",
  "base/storage.ts isPersistenceRequested",
  "addons/sound/loudspeaker.ts users",
  "addons/shared/dialog.ts pressTarget",
  // The machine.
  "base/media.ts queries",
  // Keyed by the dialog.
  "addons/shared/dialog.ts reported",
  // A worker has only one engine.
  "pages/lab/lab-worker.ts service",
  "board/flight.ts throwAnimations",
  "addons/recorded-throws/throws.ts decoded",
  "board/grid/board-grid.ts placed",
  "addons/shared/small-board.ts queue",
  "board/materials.ts loaded",
  "engine/engine-client.ts starting",
  "engine/engine-client.ts startingFull",
  // Keyed by the canvas of a dialog.
  "addons/sharing/picture.ts paintings",
  "addons/shared/board-pictures.ts startStates",
  "ui/styles/styles.ts change",
  // Workers, which have their own module state.
  "engine/advisor-worker.ts solving",
  "engine/advisor-worker.ts lastNetRequest",
  "engine/advisor-worker.ts netRequests",
]);

test("no module has a variable that two games on a page would share", async () => {
  /** @type {string[]} */
  const shared = [];
  for (const name of await sourceNames()) {
    const text = await readFile(pathOf(name), "utf8");
    for (const [, variable, map] of text.matchAll(
      /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=\n]+)? = new (?:Weak)?Map[^\n]*\(\))/gm,
    ))
      shared.push(`${name} ${variable ?? map}`);
  }
  assert.deepEqual(shared.filter((name) => !FOR_ALL.has(name)).sort(), []);
  assert.deepEqual([...FOR_ALL].filter((name) => !shared.includes(name)).sort(), [], "named here, and gone");
});
