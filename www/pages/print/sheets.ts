/** The board and pieces on paper in actual size. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { signDrawing } from "../../addons/shared/house-signs.js";
import type { Odds } from "../../addons/shared/odds.js";
import { ruleList } from "../../addons/shared/rule-list.js";
import { type Localizer, sentence } from "../../src/base/i18n/localizer.js";
import { visualRows } from "../../src/board/geometry.js";
import type { BoardInfo, RuleSentence } from "../../src/engine/types.js";

// The board in parts that fit on a sheet.

/** The maximum rows and columns of a part. */
const MOST = 5;

/** Splits into as few equal runs as possible: 10 into two of 5, 6 into two of 3, 3 into one. */
function runs<T>(all: readonly T[]): T[][] {
  const length = all.length / Math.ceil(all.length / MOST);
  return Array.from({ length: all.length / length }, (_, run) => all.slice(run * length, (run + 1) * length));
}

/** The houses of each part, row by row. */
function boardParts({ houses, orientation }: Pick<BoardInfo, "houses" | "orientation">): number[][][] {
  const rows = visualRows({
    houses: houses === 60 ? 60 : 30,
    orientation: orientation === "vertical" ? "upright" : orientation,
    layout: "wide",
  });
  return runs(rows).flatMap((band) => {
    const columns = runs(band[0] ?? []).map(({ length }) => length);
    let from = 0;
    return columns.map((length) => {
      const part = band.map((row) => row.slice(from, from + length));
      from += length;
      return part;
    });
  });
}

export function boardSheet(board: BoardInfo, l10n: Localizer): TemplateResult {
  const marks = new Map(board.marks);
  const letters = "ABCD";
  return html`<p>${l10n.text("print-board-how")}</p>
    ${boardParts(board).map(
      (part, index) => html`<figure>
        <figcaption>${l10n.text("print-board-part", { letter: letters[index] ?? "" })}</figcaption>
        <table class="part ${board.hollows ? "hollows" : ""}" dir="ltr">
          ${part.map((row) => html`<tr>${row.map((house) => houseSquare(house))}</tr>`)}
        </table>
      </figure>`,
    )}`;

  function houseSquare(house: number): TemplateResult {
    const mark = marks.get(house);
    return html`<td><span>${l10n.text("number", { value: house })}</span>${mark ? signDrawing(mark) : nothing}</td>`;
  }
}

// Sticks or a die, and pieces to cut out. Hatching replaces dark colours.

/** In millimetres. */
const STICK = { length: 150, width: 11 };
const DIE = { side: 96, flap: 9 };
const PIECE = 22;

type Corner = readonly [x: number, y: number];

export function piecesSheet(
  { pieces, tool }: { pieces: number; tool: ThrownTool },
  l10n: Localizer,
): TemplateResult {
  return html`
    ${tool.sticks > 0 ? sticksSheet(tool.sticks, l10n) : tool.outcomes === 4 ? dieNet(l10n) : nothing}
    <p>${l10n.text("print-pieces-how")}</p>
    ${(["white", "black"] as const).map(
      (side) => html`<h3>${l10n.text("print-pieces", { side })}</h3>
        <div class="pieces">${Array.from({ length: pieces }, () => piece(side))}</div>`,
    )}
  `;
}

function sticksSheet(count: number, l10n: Localizer): TemplateResult {
  const { length, width } = STICK;
  const lines = Array.from({ length: 49 }, (_, index) => 3 * index + 1);
  const hatching = lines.map((x) => `M${x} ${width}l${width / 3} ${width}`).join("");
  return html`<p>${l10n.text("print-sticks-how")}</p>
    ${Array.from(
      { length: count },
      () => html`<div class="stick">
        <svg viewBox="0 0 ${length} ${2 * width}" aria-hidden="true">
          <path class="hatching" d=${hatching}></path>
          <path class="cut" d="M.2 .2h${length - 0.4}v${2 * width - 0.4}h${0.4 - length}z"></path>
          <path class="fold" d="M0 ${width}h${length}"></path>
        </svg>
        <span>${l10n.text("print-stick", { face: "light" })}</span>
        <span>${l10n.text("print-stick", { face: "dark" })}</span>
      </div>`,
    )}`;
}

/** A tetrahedron net of four equal triangles with glue flaps. */
function dieNet(l10n: Localizer): TemplateResult {
  const { side, flap } = DIE;
  const height = (side * Math.sqrt(3)) / 2;
  const corners: readonly [Corner, Corner, Corner] = [
    [flap, height + flap],
    [flap + side / 2, flap],
    [flap + side, height + flap],
  ];
  const middle = ([x, y]: Corner, [otherX, otherY]: Corner): Corner => [(x + otherX) / 2, (y + otherY) / 2];
  const [left, top, right] = corners;
  const inner = [middle(left, top), middle(top, right), middle(right, left)] as const;
  const centre: Corner = [flap + side / 2, flap + (2 * height) / 3];
  const faces: Corner[] = [centre, ...corners.map((corner): Corner => towards(corner, centre, 0.4))];
  const path = (points: readonly Corner[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
  const edges: [Corner, Corner][] = [
    [left, inner[0]],
    [top, inner[1]],
    [right, inner[2]],
  ];
  return html`<p>${l10n.text("print-die-how")}</p>
    <svg class="die" width="${side + 2 * flap}mm" height="${height + 2 * flap}mm" viewBox="0 0 ${side + 2 * flap} ${height + 2 * flap}" aria-hidden="true">
      ${edges.map(([from, to]) => svg`<path class="cut" d=${path(flapAt(from, to, flap))}></path>`)}
      <path class="cut" d=${path(corners)}></path>
      <path class="fold" d=${path(inner)}></path>
      ${faces.map(
        ([x, y], index) =>
          svg`<text x=${x} y=${y} text-anchor="middle" dominant-baseline="central">${l10n.text("number", { value: index + 1 })}</text>`,
      )}
    </svg>`;
}

const towards = ([x, y]: Corner, [otherX, otherY]: Corner, part: number): Corner => [
  x + (otherX - x) * part,
  y + (otherY - y) * part,
];

/** A flap on the outside of an edge of the die. Corners are clockwise, so outside is on the left. */
function flapAt(from: Corner, to: Corner, width: number): Corner[] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  const out: Corner = [(y / length) * width * 0.8, (-x / length) * width * 0.8];
  const moved = ([atX, atY]: Corner): Corner => [atX + out[0], atY + out[1]];
  return [from, moved(towards(from, to, 0.2)), moved(towards(to, from, 0.2)), to];
}

function piece(side: "white" | "black"): TemplateResult {
  const shape =
    side === "white"
      ? svg`<path class="cut" d="M11 4L15.5 17.5Q11 19 6.5 17.5z"></path>`
      : svg`<path class="dark" d="M6 4.5h10v2.5q-5.5 4 0 8v2.5h-10v-2.5q5.5-4 0-8z"></path>`;
  return html`<svg width="${PIECE}mm" height="${PIECE}mm" viewBox="0 0 ${PIECE} ${PIECE}" aria-hidden="true">
    <circle class="cut" cx="11" cy="11" r="10.7"></circle>
    ${shape}
  </svg>`;
}

// ---- A worksheet on throw probabilities with answers; every number is computed.

/** What is thrown. */
interface ThrownTool {
  /** 0 for a die. */
  sticks: number;
  /** The number of equally likely ways in which it can fall, including those that are thrown again. */
  outcomes: number;
}

export function thrownTool(sentences: readonly RuleSentence[]): ThrownTool {
  const says = (rule: string) => sentences.some(({ id }) => id === rule);
  if (says("rule-sticks-die6")) return { sticks: 0, outcomes: 6 };
  if (says("rule-zero-die")) return { sticks: 0, outcomes: 4 };
  const sticks = says("rule-sticks-2") ? 2 : says("rule-sticks-5") ? 5 : 4;
  return { sticks, outcomes: 2 ** sticks };
}

/** The rules that say what throws count, where the sticks or the die do not show it. */
const COUNTING_RULES = /^rule-(?:values|rethrow|zero-\d)$/;

/** The number of throws for the pupils, at least 30, chosen so that every expected count is an integer. */
const throwsFor = ({ ways }: Chances): number => Math.ceil(30 / ways) * ways;

interface Task {
  task: string;
  answer: string;
  /** Blank lines for writing. */
  lines: number;
}

function tasks(chances: Chances, { sticks, outcomes }: ThrownTool, l10n: Localizer): Task[] {
  const { ways, most, again, sum } = chances;
  const tool = sticks === 0 ? "die" : "sticks";
  const product = Array.from({ length: sticks }, () => 2).join(" × ");
  const task = (name: string, answer: string, lines: number): Task => ({
    task: l10n.text(`print-task-${name}`, {
      ...{ tool, sticks, sides: outcomes, ways },
      ...{ count: throwsFor(chances), throws: l10n.list(again.values) },
    }),
    answer,
    lines,
  });
  const part = { part: again.ways, ways };
  const chance = again.ways / ways;
  const seeTable = l10n.text("print-answer-table");
  return [
    task(
      "ways",
      l10n.sentences([
        sentence("print-answer-ways", { tool, ways: outcomes, product }),
        ...(ways < outcomes ? [sentence("print-answer-count", { ways })] : []),
      ]),
      1,
    ),
    task("table", seeTable, 0),
    task(
      "most",
      l10n.text("print-answer-most", {
        count: most.values.length,
        throws: l10n.list(most.values),
        part: most.ways,
        ways,
      }),
      1,
    ),
    task("throw", seeTable, 0),
    task("compare", l10n.text("print-answer-compare"), 2),
    ...(again.ways === 0
      ? []
      : [
          task("again", l10n.text("print-answer-again", { ...part, percent: 100 * chance }), 1),
          task("twice", l10n.text("print-answer-twice", { ...part, percent: 100 * chance * chance }), 1),
        ]),
    task("mean", l10n.text("print-answer-mean", { sum, ways, mean: sum / ways }), 1),
    task("open", l10n.text("print-answer-open", { ways }), 2),
  ];
}

function table(chances: Chances, solved: boolean, l10n: Localizer): TemplateResult {
  const { rows, ways } = chances;
  const count = throwsFor(chances);
  const number = (value: number) => l10n.text("number", { value });
  const head = (name: string) => html`<th scope="col">${l10n.text(`print-column-${name}`, { count })}</th>`;
  const columns = solved ? ["throw", "ways", "expected"] : ["throw", "ways", "expected", "thrown", "total"];
  return html`<table class="chances">
    <thead>
      <tr>${columns.map(head)}</tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        const known = [row.ways, (row.ways * count) / ways].map(number);
        const cells = solved ? known : columns.slice(1).map(() => "");
        return html`<tr><th scope="row">${number(row.value)}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
      })}
    </tbody>
  </table>`;
}

const line = html`<div class="line"></div>`;

export function worksheet(
  chances: Chances,
  sentences: readonly RuleSentence[],
  l10n: Localizer,
): TemplateResult {
  const tool = thrownTool(sentences);
  const counting = sentences.filter(({ id }) => COUNTING_RULES.test(id));
  return html`<p class="whose"><span>${l10n.text("print-name")}</span><span>${l10n.text("print-date")}</span></p>
    ${counting.length > 0 ? html`<div>${ruleList(counting, l10n)}</div>` : nothing}
    ${table(chances, false, l10n)}
    <ol>
      ${tasks(chances, tool, l10n).map(
        ({ task, lines }) =>
          html`<li>${task}${lines > 0 ? Array.from({ length: lines }, () => line) : nothing}</li>`,
      )}
    </ol>`;
}

export function answers(
  chances: Chances,
  sentences: readonly RuleSentence[],
  l10n: Localizer,
): TemplateResult {
  const tool = thrownTool(sentences);
  return html`<ol>
      ${tasks(chances, tool, l10n).map(({ answer }) => html`<li>${answer}</li>`)}
    </ol>
    ${table(chances, true, l10n)}`;
}

// The worksheet's numbers, computed from the throw probabilities.

interface Chances {
  /** The number of equally likely outcomes. */
  ways: number;
  rows: readonly { value: number; ways: number; again: boolean }[];
  /** The most frequent values, and the number of outcomes of each. */
  most: { values: readonly number[]; ways: number };
  /** The values that grant another throw, and the number of outcomes of one. */
  again: { values: readonly number[]; ways: number };
  /** The sum of all values over all outcomes. */
  sum: number;
}

export function chancesFrom(rows: readonly Odds[]): Chances {
  const ways = rows[0]?.of ?? 0;
  const most = Math.max(...rows.map((row) => row.ways));
  const earning = rows.filter(({ again }) => again);
  const count = (chosen: typeof rows) => chosen.reduce((total, row) => total + row.ways, 0);
  return {
    ways,
    rows,
    most: { values: rows.filter((row) => row.ways === most).map(({ value }) => value), ways: most },
    again: { values: earning.map(({ value }) => value), ways: count(earning) },
    sum: rows.reduce((total, row) => total + row.value * row.ways, 0),
  };
}
