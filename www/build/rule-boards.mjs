/**
 * Writes `www/addons/shared/rule-boards.json`: for sentences that a board can illustrate, the positions that prove them
 * (`tests/data/rule-proofs.json`) as engine ids, with the claimed moves. Run it after changing a proof: `node
 * www/build/rule-boards.mjs` (the engine must be built).
 */
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { FULL_ENGINE, ROOT, SOURCE } from "./bundle.mjs";

const FILE = `${SOURCE}addons/shared/rule-boards.json`;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/** Sentences that a board cannot illustrate: how the sticks count, whose turn it is, how a game ends. */
const UNSEEN =
  /^rule-(aim|pieces|start-(hand|house|white|black)|opening|houses-|sticks|zero|values|rethrow|lost|turn|starting|again|must|no-move|end|score)/;

/**
 * @typedef {{ ruleset: string, options?: Record<string, unknown>, W: number[], B: number[], to_move: "W" | "B", [more: string]: any }} Question
 * @typedef {{ example?: string, question?: Question, legal?: string[], not?: string[], none?: boolean, only?: string[], then?: Record<string, string> }} Proof
 * @typedef {[ruleset: string, position: string, legal: string[], refused: number[]]} RuleBoard
 */

export const engine = await import(pathToFileURL(`${FULL_ENGINE}senet.js`).href);
engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

const read = async (/** @type {string} */ path) =>
  JSON.parse(await readFile(`${ROOT}tests/data/${path}`, "utf8"));

/** The ruleset of a question in the engine's text form. @param {Question} question */
function writtenForm({ ruleset, options = {} }) {
  const further = Object.entries(options).map(([name, value]) =>
    value === true ? name : `${name}=${value === false ? "off" : value}`,
  );
  const [id, inside = ""] = ruleset.replace("]", "").split("[");
  const all = [...inside.split(",").filter(Boolean), ...further];
  return engine.draft_rules(all.length > 0 ? `${id}[${all.join(",")}]` : id).ruleset;
}

/**
 * The position id of a question, in the format of docs/formats.md. The engine validates it when reading.
 * @param {string} ruleset
 * @param {Question} question
 */
function positionId(ruleset, question) {
  const { points } = engine.draft_rules(ruleset);
  const value = (/** @type {string} */ name) =>
    points.find((/** @type {{ name: string }} */ point) => point.name === name)?.value;
  let body = "";
  const put = (/** @type {number | bigint} */ number, /** @type {number} */ width) => {
    body += number.toString(2).padStart(width, "0");
  };
  for (let first = 1; first <= Number(value("houses")); first += 30) {
    let number = 0n;
    for (let house = first; house < first + 30; house += 1)
      number = number * 3n + (question.W.includes(house) ? 1n : question.B.includes(house) ? 2n : 0n);
    put(number, 48);
  }
  put(question.to_move === "B" ? 1 : 0, 1);
  for (const side of ["W", "B"]) {
    if (value("entry") !== "none") put(question.hand?.[side] ?? 0, 4);
    if (value("hit") === "taken") put(question.taken?.[side] ?? 0, 4);
    if (value("rescued_moves_first") === "on") put(question.must_move_flag?.[side] ? 1 : 0, 1);
    if (value("starting_throw") === "on") put((question.started?.[side] ?? true) ? 1 : 0, 1);
  }
  if (value("start_lock") === "on") put(question.unmoved_prefix ?? 0, 5);
  const thrown = Number(question.throw);
  const hand = [...(question.in_hand ?? [question.throw].flat())].sort();
  if (!question.throw && !question.in_hand) put(0, 4);
  else if (question.stage === "entered") {
    put(4, 4);
    put(thrown, 3);
  } else if (value("turn") === "divided") {
    put(5, 4);
    put(thrown, 3);
    put(question.steps_left ?? thrown, 3);
    put(question.direction ? (question.direction === "forward" ? 1 : 2) : 0, 2);
    put(question.extra_owed ? 1 : 0, 1);
  } else if (value("turn") === "series") {
    put(7, 4);
    for (const value of [...hand, 0]) put(value, 3);
  } else {
    put(1, 4);
    put(thrown, 3);
  }
  const bytes = [...Buffer.from(ruleset), ...[...body].map(Number)];
  const hash = bytes.reduce((so, byte) => Math.imul(so ^ byte, 0x0100_0193) >>> 0, 0x811c_9dc5);
  const bits = ((hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff).toString(2).padStart(12, "0") + body;
  return (bits.match(/.{1,6}/g) ?? []).map((six) => DIGITS[Number.parseInt(six.padEnd(6, "0"), 2)]).join("");
}

/** The illustration of a proof, or null if no game can start from its position. @param {Proof} proof @param {Question} question @returns {RuleBoard | null} */
function boardOf({ legal = [], not = [], none, only = [], then = {} }, question) {
  const ruleset = writtenForm(question);
  const entry = (() => {
    try {
      const id = positionId(ruleset, question);
      const game = engine.new_game({ ruleset, position: id });
      const moves = game.legal_moves().map((/** @type {{ notation: string }} */ move) => move.notation);
      const { turn, ...state } = game.state();
      game.free();
      return { id, moves, mine: turn ? state[turn] : [] };
    } catch {
      return null;
    }
  })();
  if (!entry) return null;
  const claimed = [...legal, ...only, ...Object.keys(then)];
  const shown = claimed.filter((move) => entry.moves.includes(move));
  const from = (/** @type {string} */ move) => Number(/^\d+/.exec(move)?.[0] ?? 0);
  const { mine } = entry;
  const stuck = none || (claimed.length + not.length === 0 && entry.moves.length === 0) ? mine : [];
  const refused = [...new Set([...not.map(from), ...stuck])].filter((house) => mine.includes(house));
  return shown.length + refused.length > 0 ? [ruleset, entry.id, [...new Set(shown)], refused] : null;
}

/** @returns {Promise<Record<string, RuleBoard[]>>} */
export async function ruleBoards() {
  const vectors = await read("vectors.json");
  /** @type {Record<string, Proof[]>} */
  const proofs = await read("rule-proofs.json");
  const entries = Object.entries(proofs)
    .filter(([id]) => !UNSEEN.test(id))
    .map(([id, several]) => {
      const boards = several.map((proof) => {
        const question =
          proof.question ??
          vectors.find((/** @type {{ id: string }} */ vector) => vector.id === proof.example);
        return question ? boardOf(proof, question) : null;
      });
      return /** @type {const} */ ([id, boards.filter((board) => board !== null)]);
    });
  return Object.fromEntries(entries.filter(([, boards]) => boards.length > 0));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = Object.entries(await ruleBoards()).map(
    ([id, boards]) =>
      `  ${JSON.stringify(id)}: [\n${boards.map((board) => `    ${JSON.stringify(board)}`).join(",\n")}\n  ]`,
  );
  await writeFile(FILE, `{\n${lines.join(",\n")}\n}\n`);
}
