/**
 * Speed of what people wait for, beside an earlier commit: the review of whole games, decisions of the strongest level and
 * a small comparison of the laboratory, natively and as WebAssembly in Node. `./build.sh bench` builds both commits and
 * passes the two programs. They take turns on one thread, and the shortest of several times counts, in processor seconds,
 * because other work on the machine would slow one more than the other.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { NETS, ROOT } from "../../www/build/bundle.mjs";

const RULESET = "kendall-masters";
const GAMES = 3;
const DECISIONS = 400;
const LAB_GAMES = 100;
/** The second one has another throw, as in a comparison of the laboratory. */
const LAB_RULESETS = [RULESET, `${RULESET}[zero=4]`];
const ROUNDS = 5;

const [, , program = "", earlier = ""] = process.argv;
/** The modules and nets of this commit and of the earlier one. */
const MODULES = [
  { folder: `${ROOT}target/web/bench/`, nets: NETS },
  { folder: `${ROOT}target/web/reference/`, nets: `${ROOT}target/reference/src/ai/nets/` },
];

/**
 * Processor seconds of a command.
 * @param {string[]} command
 * @param {string} input
 */
function programSeconds(command, input = "") {
  const timed = [
    "-c",
    'TIMEFORMAT="%U"; { time "$@" >/dev/null 2>&3; } 3>/dev/null 2>&1',
    "bash",
    ...command,
  ];
  // Waiting threads would be counted too.
  const env = { ...process.env, RAYON_NUM_THREADS: "1" };
  return Number(execFileSync("bash", timed, { input, encoding: "utf8", env }));
}

/** Processor seconds of this process. @param {() => void} work */
function ownSeconds(work) {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1e6;
}

/**
 * Prints the shortest time of each commit.
 * @param {string} name
 * @param {(index: number) => number} seconds of this commit, 0, or of the earlier one, 1
 */
function compare(name, seconds) {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of [0, 1]) best[index] = Math.min(best[index] ?? 0, seconds(index));
  const [now = 0, before = 0] = best;
  console.log(
    `${name.padEnd(58)} ${before.toFixed(2)} s, now ${now.toFixed(2)} s: ${(before / now).toFixed(2)} times as fast`,
  );
}

/** Positions with a choice in games of casual players, as questions of the line protocol, with their ids. */
function decisions() {
  const { Advisor, new_game } = /** @type {any} */ (modules[0]).engine;
  const advisor = new Advisor(RULESET);
  const found = [];
  for (let seed = 0; found.length < DECISIONS; seed += 1) {
    const game = new_game({ ruleset: RULESET, seed: seed.toString(16).padStart(64, "0") });
    for (let state = game.state(); state.phase !== "over" && found.length < DECISIONS; state = game.state()) {
      if (state.phase !== "play" || game.legal_moves().length === 0) {
        game.throw();
        continue;
      }
      const sides = (/** @type {{ white: number, black: number }} */ { white, black }) => ({
        W: white,
        B: black,
      });
      const question = {
        do: "choose",
        level: "master",
        ruleset: RULESET,
        W: state.white,
        B: state.black,
        off: sides(state.off),
        to_move: state.turn === "white" ? "W" : "B",
        throw: state.turn_throws.at(-1).value,
      };
      if (game.legal_moves().length > 1) found.push({ id: game.position_id(), question });
      game.apply(advisor.choose(game.position_id(), "casual"));
    }
    game.free();
  }
  advisor.free();
  return found;
}

const modules = await Promise.all(
  MODULES.map(async ({ folder, nets }) => {
    const engine = await import(pathToFileURL(`${folder}senet.js`).href);
    engine.initSync({ module: await readFile(`${folder}senet_bg.wasm`) });
    return { engine, net: await readFile(`${nets}${RULESET}.net`) };
  }),
);

/** @param {number} index */
function advisorOf(index) {
  const { engine, net } = /** @type {any} */ (modules[index]);
  const advisor = new engine.Advisor(RULESET);
  advisor.load_net(net);
  return advisor;
}

/** @param {string[]} records */
function compareReviews(records) {
  compare(`review of ${GAMES} whole games, WebAssembly`, (index) => {
    const advisor = advisorOf(index);
    const seconds = ownSeconds(() => {
      while (advisor.solve_for(10));
      for (const record of records) {
        const review = advisor.review(record);
        while (review.step(8).length > 0);
        review.free();
      }
    });
    advisor.free();
    return seconds;
  });
}

/** @param {string[]} positions */
function compareDecisions(positions) {
  compare(`${DECISIONS} decisions of the strongest level, WebAssembly`, (index) => {
    const advisor = advisorOf(index);
    const seconds = ownSeconds(() => {
      for (const position of positions) advisor.choose(position, "master");
    });
    advisor.free();
    return seconds;
  });
}

function compareLaboratories() {
  compare(`laboratory, 2 × ${LAB_GAMES} games, WebAssembly`, (index) => {
    const { engine, net } = /** @type {any} */ (modules[index]);
    return ownSeconds(() => {
      for (const ruleset of LAB_RULESETS) {
        const table = new engine.LabTable(ruleset);
        table.load_net(net);
        // The earlier commit has another name for its player with a net, and only one judge.
        const players = table.play.length > 4 ? ["net", "net"] : ["near-perfect"];
        table.play(...players, 1, 0, LAB_GAMES);
        table.free();
      }
    });
  });
}

const folder = await mkdtemp(join(tmpdir(), "senet-"));
try {
  const programs = [program, earlier];
  const files = Array.from({ length: GAMES }, (_, game) => join(folder, `${game}.txt`));
  for (const [game, file] of files.entries())
    execFileSync(program, `play -a casual -b casual -r ${RULESET} -s ${game} -o ${file}`.split(" "));
  compare(`review of ${GAMES} whole games, native`, (index) =>
    files.reduce((sum, file) => sum + programSeconds([programs[index] ?? "", "review", "--json", file]), 0),
  );
  compareReviews(await Promise.all(files.map((file) => readFile(file, "utf8"))));
  const asked = decisions();
  const questions = asked.map(({ question }) => `${JSON.stringify(question)}\n`).join("");
  compare(`${DECISIONS} decisions of the strongest level, native`, (index) =>
    programSeconds([programs[index] ?? "", "engine"], questions),
  );
  compareDecisions(asked.map(({ id }) => id));
  const rulesets = LAB_RULESETS.flatMap((ruleset) => ["-r", ruleset]);
  const run = ["lab", "compare", ...rulesets, "-g", String(LAB_GAMES), "-s", "1", "-t", "1", "--json"];
  compare(`laboratory, 2 × ${LAB_GAMES} games, native`, (index) =>
    programSeconds([programs[index] ?? "", ...run]),
  );
  compareLaboratories();
} finally {
  await rm(folder, { recursive: true });
}
