/**
 * Plays the games behind the laboratory's opening answer, and writes their rows to `docs/lab/late-luck.csv` and the
 * figures that the page shows to `www/pages/lab/opening.json`: `node www/build/lab-opening.mjs` (the engines must be
 * built). Run it after a change of the nets, the players or the measures.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LAB_ENGINE, NETS, ROOT, SOURCE } from "./bundle.mjs";

export const ROWS = `${ROOT}docs/lab/late-luck.csv`;
export const METADATA = `${ROOT}docs/lab/late-luck.metadata.json`;
export const OPENING = `${SOURCE}pages/lab/opening.json`;

const RULESETS = ["kendall-masters", "bell"];
const PLAYERS = ["net", "hand-made", "human-like"];
const JUDGES = ["net", "hand-made"];
const GAMES = 500;
const SEED = 1;

/** Longer runs by the same players and judges, which tell whose chances contradict theory. */
const LONGER = `${ROOT}docs/lab/reconstructions.json`;

/** The engine's columns that each judge estimates anew. */
const JUDGED = ["luck_squared", "late_luck_squared"];
const COLUMNS = [
  ...["ruleset", "player", "game", "throws", "stopped"],
  ...JUDGES.flatMap((judge) => JUDGED.map((column) => `${column}_${judge.replace("-", "_")}`)),
];

/** The meaning of each column, for people who read the file without the page. @type {Record<string, string>} */
const MEANINGS = {
  ruleset: "The rules in their written form.",
  player:
    "Who plays both sides: the net of the rules, the hand-made evaluation, or players with human habits.",
  game: "The number of the game in its series, from 0; it decides the throws.",
  throws: "Throws, including those of the opening ceremony.",
  stopped: "1 if the game was stopped after 5,000 throws, else 0.",
  luck_squared: "The sum of the squared luck of all throws, in millionths: not the luck of either side",
  late_luck_squared: "The same sum over the last ten throws, in millionths",
};

/** The description of the rows by the vocabulary of CSV on the Web. */
export function metadata() {
  const meaning = (/** @type {string} */ column) => {
    const judge = JUDGES.find((one) => column.endsWith(one.replace("-", "_")));
    const start = judge ? MEANINGS[column.slice(0, -judge.length - 1)] : MEANINGS[column];
    return judge ? `${start}, as the judge ${judge} sees it.` : start;
  };
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
    url: "late-luck.csv",
    "dc:title": "Luck in the last throws of two games",
    "dc:description": `${GAMES} games for each ruleset and player, seed ${SEED}, made by node www/build/lab-opening.mjs. Definitions: docs/lab.md.`,
    "dc:bibliographicCitation": `Senet, the laboratory: Luck in the last throws of two games. Seed ${SEED}, ${GAMES} games. Cite the authors of the rules, too: docs/rulesets.md.`,
    tableSchema: {
      columns: COLUMNS.map((name) => ({
        name,
        titles: name,
        datatype: name === "ruleset" || name === "player" ? "string" : "number",
        "dc:description": meaning(name),
      })),
    },
  };
}

/** @typedef {Record<string, string>} Row */

/**
 * Plays the first games of a series. The rows have the columns of the file.
 * @param {string} ruleset
 * @param {string} player
 * @param {number} games
 * @returns {Promise<Row[]>}
 */
async function play(ruleset, player, games) {
  const engine = await import(pathToFileURL(`${LAB_ENGINE}senet.js`).href);
  engine.initSync({ module: await readFile(`${LAB_ENGINE}senet_bg.wasm`) });
  const table = new engine.LabTable(ruleset);
  table.load_net(await readFile(NETS + table.net_wanted()));
  if (table.trust().verdict !== "trusted") throw new Error(`the net of ${ruleset} is not trusted`);
  const names = engine.lab_columns().map((/** @type {{ name: string }} */ { name }) => name);
  const judged = JUDGES.map((judge) => [judge, table.play(player, judge, SEED, 0, games)]);
  return Array.from({ length: games }, (_, game) => {
    const value = (/** @type {Float64Array} */ rows, /** @type {string} */ column) =>
      rows[game * names.length + names.indexOf(column)];
    const [[, events]] = judged;
    const counts = ["throws", "stopped"].map((column) => value(events, column));
    const chances = judged.flatMap(([, rows]) => JUDGED.map((column) => value(rows, column)));
    const cells = [ruleset, player, game, ...counts, ...chances].map(String);
    return Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ""]));
  });
}

/**
 * The rows of the first games of every series.
 * @param {number} games
 */
export async function playAll(games) {
  const all = [];
  for (const ruleset of RULESETS)
    for (const player of PLAYERS) all.push(...(await play(ruleset, player, games)));
  return all;
}

/** @param {string} text the stored rows @returns {Row[]} */
export function rowsOf(text) {
  const [head = "", ...lines] = text.trim().split("\n");
  const columns = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
}

/** The middle value, as the laboratory counts it. @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

/** @typedef {{ ruleset: string, player: string, judge: string, doubts: string[] }} Sample */

/** What longer runs found about players and judges. @returns {Promise<Sample[]>} */
export const longerRuns = async () => JSON.parse(await readFile(LONGER, "utf8")).samples;

/**
 * The figures of the page: for each ruleset the typical length by each player, and the share of all squared luck in the
 * last ten throws by each player and judge. A share is doubtful if the judge's chances contradict theory.
 * @param {Row[]} rows
 * @param {Sample[]} samples
 */
export function openingOf(rows, samples) {
  const sum = (/** @type {Row[]} */ some, /** @type {string} */ column) =>
    some.reduce((total, row) => total + Number(row[column]), 0);
  const rounded = (/** @type {number} */ share) => Number(share.toFixed(4));
  const rulesets = RULESETS.map((ruleset) => {
    const series = PLAYERS.map((player) => ({
      player,
      games: rows.filter((row) => row.ruleset === ruleset && row.player === player),
    }));
    return {
      ruleset,
      lengths: series.map(({ player, games }) => ({
        player,
        throws: median(games.map(({ throws }) => Number(throws))),
      })),
      shares: series.flatMap(({ player, games }) => {
        const ended = games.filter(({ stopped }) => stopped === "0");
        return JUDGES.map((judge) => {
          const of = (/** @type {string} */ column) => sum(ended, `${column}_${judge.replace("-", "_")}`);
          const longer = samples.find(
            (one) => one.ruleset === ruleset && one.player === player && one.judge === judge,
          );
          if (!longer) throw new Error(`no longer run of ${ruleset} by ${player} with the judge ${judge}`);
          const share = rounded(of("late_luck_squared") / of("luck_squared"));
          return { player, judge, share, doubtful: longer.doubts.length > 0 };
        });
      }),
    };
  });
  return { games: rows.length / (RULESETS.length * PLAYERS.length), seed: SEED, rulesets };
}

/** @param {Row[]} rows */
const csv = (rows) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await playAll(GAMES);
  await writeFile(ROWS, csv(rows));
  await writeFile(METADATA, `${JSON.stringify(metadata(), null, 2)}\n`);
  await writeFile(OPENING, `${JSON.stringify(openingOf(rows, await longerRuns()), null, 2)}\n`);
}
