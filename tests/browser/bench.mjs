/** Speed of the wasm engine through its JavaScript face, in node and in the browsers. Run by `./build.sh bench`. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { PACKAGE } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { BROWSERS, launch } from "./harness/launch.mjs";

/**
 * Runs where the engine runs, so it stands on its own.
 * @param {string} glue address of the JavaScript module, already started
 */
async function measure(glue) {
  const { Advisor, new_game } = await import(glue);
  const ruleset = "kendall-masters";
  let random = 1;
  const pick = (/** @type {number} */ count) => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 8) % count;
  };

  /** @type {string[]} */
  const positions = [];
  let moves = 0;
  const before = performance.now();
  for (let round = 0; round < 200; round += 1) {
    const game = new_game({ ruleset, seed: round.toString(16).padStart(64, "0") });
    while (game.state().phase !== "over") {
      const legal = game.legal_moves();
      if (game.state().phase !== "play") game.throw();
      else {
        if (round < 2) positions.push(game.position_id());
        game.apply(legal[pick(legal.length)].id);
        moves += 1;
      }
    }
    game.free();
  }
  const seconds = (performance.now() - before) / 1000;

  const advisor = new Advisor(ruleset);
  /** @type {Record<string, number>} milliseconds for one answer, on average */
  const answers = {};
  for (const level of ["beginner", "casual", "skilled"]) {
    const asked = performance.now();
    for (const position of positions) advisor.choose(position, level);
    answers[level] = (performance.now() - asked) / positions.length;
  }
  return { movesPerSecond: moves / seconds, answers };
}

/**
 * @param {string} where
 * @param {Awaited<ReturnType<typeof measure>>} result
 */
function report(where, { movesPerSecond, answers }) {
  console.log(
    `${where.padEnd(9)} ${Math.round(movesPerSecond).toLocaleString("en")} moves/s, whole random games`,
  );
  for (const [level, milliseconds] of Object.entries(answers)) {
    console.log(`${"".padEnd(9)} ${level.padEnd(9)} answers in ${milliseconds.toFixed(3)} ms on average`);
  }
}

const glue = pathToFileURL(`${PACKAGE}senet.js`).href;
(await import(glue)).initSync({ module: await readFile(`${PACKAGE}senet_bg.wasm`) });
report("node", await measure(glue));

const server = await serve({ root: PACKAGE });
for (const name of BROWSERS) {
  const browser = await launch(name);
  const page = await browser.newPage();
  await page.goto(`${server.url}senet.d.ts`);
  await page.evaluate(async (url) => {
    const engine = await import(`${url}senet.js`);
    await engine.default({ module_or_path: `${url}senet_bg.wasm` });
  }, server.url);
  report(name, await page.evaluate(measure, `${server.url}senet.js`));
  await browser.close();
}
await server.close();
