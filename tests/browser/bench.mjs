/**
 * Speed of the wasm engine in Node and in browsers: random playouts relative to the native program, games and answers
 * through the JavaScript interface, the strongest level with its net, and the review of a game. `./build.sh bench` runs
 * it and passes the native program; an optional argument selects one part: games, strongest or review.
 */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { NETS, ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { BROWSERS, launch } from "./harness/launch.mjs";

/** The module built with the feature `lab`. */
const PACKAGE = `${ROOT}target/web/bench/`;
const GAMES = 20_000;
/** Throws of one move, sequential and divided; with five, seven and more pieces. */
const STRONGEST = ["kendall-masters", "kendall-modern", "kendall-1979", "jequier-masters", "bell", "double"];
/** Large enough that the program's startup time is negligible. */
const NATIVE_GAMES = 100_000;

const [, , program = "", only = ""] = process.argv;
/** @param {"games" | "strongest" | "review"} part */
const wants = (part) => only === "" || only === part;

/** Random games per second of the native program, measured in the same run, because other load slows both. */
function nativeGamesPerSecond() {
  const started = performance.now();
  execFileSync(program, ["playouts", "--ruleset", "kendall-masters", "--games", String(NATIVE_GAMES)]);
  return Math.round((NATIVE_GAMES * 1000) / (performance.now() - started));
}

/** Milliseconds the native program takes to review a record with solved endgames, startup included. @param {string} record */
function nativeReview(record) {
  const started = performance.now();
  execFileSync(program, ["review", "--json"], { input: record });
  return performance.now() - started;
}

/**
 * Runs in the process of the engine, so it must be self-contained.
 * @param {string} glue address of the JavaScript module, already started
 * @param {number} games
 */
async function measure(glue, games) {
  const { Advisor, new_game, playouts } = await import(glue);
  const ruleset = "kendall-masters";
  playouts(ruleset, games / 10, 1);
  const started = performance.now();
  playouts(ruleset, games, 1);
  const gamesPerSecond = (games * 1000) / (performance.now() - started);

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
    const start = performance.now();
    for (const position of positions) advisor.choose(position, level);
    answers[level] = (performance.now() - start) / positions.length;
  }
  return { gamesPerSecond, movesPerSecond: moves / seconds, answers };
}

/**
 * Milliseconds the strongest level takes for decisions of random games, and microseconds its net for a position.
 * Runs in the process of the engine, so it must be self-contained.
 * @param {string} glue address of the JavaScript module, already started
 * @param {string} ruleset
 * @param {number[]} file the net's
 */
async function measureStrongest(glue, ruleset, file) {
  const { Advisor, evaluations, new_game } = await import(glue);
  const net = Uint8Array.from(file);
  const advisor = new Advisor(ruleset);
  advisor.load_net(net);
  let random = 1;
  const pick = (/** @type {number} */ count) => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 8) % count;
  };
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < 4; round += 1) {
    const game = new_game({ ruleset, seed: round.toString(16).padStart(64, "0") });
    while (game.state().phase !== "over" && times.length < 100 * (round + 1)) {
      const legal = game.legal_moves();
      if (legal.length > 1) {
        const position = game.position_id();
        const start = performance.now();
        advisor.choose(position, "master");
        times.push(performance.now() - start);
      }
      if (legal.length === 0) game.throw();
      else game.apply(legal[pick(legal.length)].id);
    }
    game.free();
  }
  advisor.free();
  times.sort((one, other) => one - other);
  const quantileAt = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))] ?? 0;
  evaluations(ruleset, net, 10);
  const start = performance.now();
  evaluations(ruleset, net, 100);
  const evaluation = (performance.now() - start) / 100;
  return {
    decisions: times.length,
    median: quantileAt(0.5),
    most: quantileAt(0.95),
    longest: quantileAt(1),
    evaluation,
  };
}

/**
 * Measures, in milliseconds, how long the endgames take to solve and the strongest judge to review a game of at least
 * 250 throws, in slices as large as the page's. It is sent to the browser as text, so it can use nothing outside itself.
 * @param {string} glue address of the JavaScript module, already started
 * @param {string} ruleset
 * @param {number[]} file the net's
 */
async function measureReview(glue, ruleset, file) {
  const { Advisor, new_game } = await import(glue);
  const advisor = new Advisor(ruleset);
  advisor.load_net(Uint8Array.from(file));
  const begun = performance.now();
  while (advisor.solve_for(10));
  const solving = performance.now() - begun;
  for (let round = 0; ; round += 1) {
    const game = new_game({ ruleset, seed: round.toString(16).padStart(64, "0") });
    while (game.state().phase !== "over") {
      const [move] = game.legal_moves();
      if (move && game.state().phase === "play") game.apply(advisor.choose(game.position_id(), "casual"));
      else game.throw();
    }
    const { throws } = game.state();
    if (throws < 250) continue;
    const record = game.record();
    const start = performance.now();
    const review = advisor.review(record);
    while (review.step(8).length > 0);
    const milliseconds = performance.now() - start;
    review.free();
    return { throws, solving, milliseconds, record };
  }
}

/**
 * @param {string} where
 * @param {(ruleset: string, file: number[]) => ReturnType<typeof measureReview>} measuring
 */
async function reportReview(where, measuring) {
  const ruleset = "kendall-masters";
  const { throws, solving, milliseconds, record } = await measuring(ruleset, [
    ...(await readFile(`${NETS}${ruleset}.net`)),
  ]);
  console.log(
    `${where.padEnd(9)} ${ruleset.padEnd(16)} endgames are solved in ${Math.round(solving)} ms, then a game of ${throws} throws is reviewed in ${Math.round(milliseconds)} ms (native, together: ${Math.round(nativeReview(record))})`,
  );
}

/**
 * @param {string} where
 * @param {(ruleset: string, file: number[]) => ReturnType<typeof measureStrongest>} measuring
 */
async function reportStrongest(where, measuring) {
  for (const ruleset of STRONGEST) {
    const file = [...(await readFile(`${NETS}${ruleset}.net`))];
    const { decisions, median, most, longest, evaluation } = await measuring(ruleset, file);
    const times = [median, most, longest].map((time) => time.toFixed(1)).join(", ");
    console.log(
      `${where.padEnd(9)} ${ruleset.padEnd(16)} master ${times} ms (median, 95 %, longest of ${decisions}); its net ${evaluation.toFixed(2)} µs a position`,
    );
  }
}

/**
 * @param {string} where
 * @param {Awaited<ReturnType<typeof measure>>} result
 */
function report(where, { gamesPerSecond, movesPerSecond, answers }) {
  const native = nativeGamesPerSecond();
  const share = Math.round((100 * gamesPerSecond) / native);
  console.log(
    `${where.padEnd(9)} ${Math.round(gamesPerSecond).toLocaleString("en")} random games/s, ${share} % of native (${native.toLocaleString("en")})`,
  );
  console.log(
    `${"".padEnd(9)} ${Math.round(movesPerSecond).toLocaleString("en")} moves/s through the JavaScript face`,
  );
  for (const [level, milliseconds] of Object.entries(answers)) {
    console.log(`${"".padEnd(9)} ${level.padEnd(9)} answers in ${milliseconds.toFixed(3)} ms on average`);
  }
}

const glue = pathToFileURL(`${PACKAGE}senet.js`).href;
(await import(glue)).initSync({ module: await readFile(`${PACKAGE}senet_bg.wasm`) });
if (wants("games")) report("node", await measure(glue, GAMES));
if (wants("strongest"))
  await reportStrongest("node", (ruleset, file) => measureStrongest(glue, ruleset, file));
if (wants("review")) await reportReview("node", (ruleset, file) => measureReview(glue, ruleset, file));

const server = await serve({ root: PACKAGE });
for (const name of BROWSERS) {
  const browser = await launch(name);
  const page = await browser.newPage();
  await page.goto(`${server.url}senet.d.ts`);
  await page.evaluate(async (url) => {
    const engine = await import(`${url}senet.js`);
    await engine.default({ module_or_path: `${url}senet_bg.wasm` });
  }, server.url);
  const moduleUrl = `${server.url}senet.js`;
  if (wants("games")) report(name, await page.evaluate(measure, moduleUrl, GAMES));
  if (wants("strongest"))
    await reportStrongest(name, (ruleset, file) => page.evaluate(measureStrongest, moduleUrl, ruleset, file));
  if (wants("review"))
    await reportReview(name, (ruleset, file) => page.evaluate(measureReview, moduleUrl, ruleset, file));
  await browser.close();
}
await server.close();
