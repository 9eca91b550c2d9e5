/**
 * Every asynchronous entry point of the page in four situations: it *fails*, its result is *late* because somebody has
 * played on, it is *superseded* by something newer, or the element has been *removed*. A running game survives all of
 * them, what failed can be tried again, and no game of the engine is left behind.
 *
 * A cell is a test, the title of a test elsewhere, or the reason why the situation cannot occur. The entry points are
 * read from the sources, so a new one without a row fails.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";
import { sourceNames } from "../../www/build/sources.mjs";
import { TABLE } from "./asynchronous-table.mjs";
import { entryPoints } from "./entry-points.mjs";

/** The files whose entry points stand in the table. */
const IN_TABLE = [
  "app/addons.ts",
  "app/page-controller.ts",
  "engine/advisor-client.ts",
  "engine/engine-client.ts",
  "addons/correspondence/correspondence-game.ts",
  "addons/embedding/game-control.ts",
  "addons/shared/exercise.ts",
  "addons/shared/judged-exercise.ts",
  "addons/review/retry-exercise.ts",
  "addons/review/story.ts",
  "addons/shared-throws/start.ts",
  "addons/sharing/incoming.ts",
  "game/game-run.ts",
  "game/game-session.ts",
  "game/refused-rules.ts",
  "addons/shared/rollout.ts",
];

/** The others, and where their waiting is looked at. */
const ELSEWHERE = {
  "addons/embedding/embedded-game.ts": "its commands are those of GameControl",
  "app/senet-game.ts": "draws what PageController loads",
  "base/i18n/localizer.ts": "current-language.test.mjs",
  "base/load-cache.ts": "load-cache.test.mjs",
  "base/page-files.ts": "fetches a file for its caller",
  "base/storage.ts": "the browser’s answer changes nothing",
  "engine/advisor-service.ts": "advisor-client.test.mjs",
  "addons/shared/evaluate-moves.ts": "answers its caller",
  "engine/wasm.ts": "answers its caller",
  "game/url-options.ts": "answers PageController.open, see page-controller.test.mjs",
  "engine/worker-calls.ts": "worker-calls.test.mjs",
  "addons/shared/game-code.ts": "answers its caller",
  "addons/shared/cached-content.ts": "tutorial.test.mjs",
  "addons/shared/dialog.ts": "answers its caller",
  "ui/panels/in-game.ts": "saves a file at once",
  "addons/shared/share-fields.ts": "copies or sends what is shown",
  addons: "an add-on’s own requests go through Page.attempt, LoadCache, or a row of the table",
};

const FOLDERS = ["app", "base", "engine", "addons", "game", "ui"];

test("every asynchronous entry point has its row in the table", async () => {
  const rows = new Set(Object.keys(TABLE));
  const found = new Set();
  for (const name of await sourceNames(/(?<!\.d)\.ts$/)) {
    const [folder = ""] = name.split("/");
    if (!FOLDERS.includes(folder)) continue;
    const points = await entryPoints(name);
    const isElsewhere = Object.hasOwn(ELSEWHERE, name) || (folder === "addons" && !IN_TABLE.includes(name));
    if (points.length > 0) assert.ok(isElsewhere || IN_TABLE.includes(name), `${name} stands nowhere`);
    if (IN_TABLE.includes(name)) for (const point of points) found.add(point);
  }
  assert.deepEqual([...found].filter((point) => !rows.has(point)).sort(), [], "without a row");
  assert.deepEqual(
    [...rows].filter((point) => !found.has(point)).sort(),
    [],
    "a row without its entry point",
  );
});

test("the tests that the table names exist", async () => {
  for (const row of Object.values(TABLE))
    for (const cell of Object.values(row)) {
      if (typeof cell !== "object") continue;
      const text = await readFile(`${ROOT}tests/javascript/${cell.file}`, "utf8");
      assert.ok(text.includes(JSON.stringify(cell.title)), `${cell.file}: ${cell.title}`);
    }
});

const { error: realError, warn: realWarn } = console;
test.beforeEach(() => {
  console.error = console.warn = () => undefined;
});
test.afterEach(() => {
  console.error = realError;
  console.warn = realWarn;
});

for (const [name, row] of Object.entries(TABLE))
  for (const [situation, cell] of Object.entries(row))
    if (typeof cell === "function")
      test(`${name}: ${situation}`, async () => {
        await cell();
      });
