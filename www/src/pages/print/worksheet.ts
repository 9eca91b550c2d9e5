/** A worksheet about the chances of the throws, and its answers: every number is worked out, none is typed. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { Odds } from "../../game/odds.js";

/** How often the pupils throw: a whole number of each throw is to be expected. */
export const THROWS = 32;

interface Task {
  task: string;
  answer: string;
  /** Lines to write on. */
  lines: number;
}

function tasks(chances: Chances, die: boolean, words: Localizer): Task[] {
  const { ways, most, again, sum } = chances;
  const tool = die ? "die" : "sticks";
  const task = (name: string, answer: string, lines: number): Task => ({
    task: words.text(`print-task-${name}`, { tool, ways, count: THROWS, throws: words.list(again.values) }),
    answer,
    lines,
  });
  const part = { part: again.ways, ways };
  const chance = again.ways / ways;
  const seeTable = words.text("print-answer-table");
  return [
    task("ways", words.text("print-answer-ways", { tool, ways }), 1),
    task("table", seeTable, 0),
    task(
      "most",
      words.text("print-answer-most", {
        count: most.values.length,
        throws: words.list(most.values),
        part: most.ways,
        ways,
      }),
      1,
    ),
    task("throw", seeTable, 0),
    task("compare", words.text("print-answer-compare"), 2),
    ...(again.ways === 0
      ? []
      : [
          task("again", words.text("print-answer-again", { ...part, percent: 100 * chance }), 1),
          task("twice", words.text("print-answer-twice", { ...part, percent: 100 * chance * chance }), 1),
        ]),
    task("mean", words.text("print-answer-mean", { sum, ways, mean: sum / ways }), 1),
    task("open", words.text("print-answer-open", { ways }), 2),
  ];
}

function table({ rows, ways }: Chances, solved: boolean, words: Localizer): TemplateResult {
  const number = (value: number) => words.text("number", { value });
  const head = (name: string) =>
    html`<th scope="col">${words.text(`print-column-${name}`, { count: THROWS })}</th>`;
  const columns = solved ? ["throw", "ways", "expected"] : ["throw", "ways", "expected", "thrown", "total"];
  return html`<table class="chances">
    <thead>
      <tr>${columns.map(head)}</tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        const known = [row.ways, (row.ways * THROWS) / ways].map(number);
        const cells = solved ? known : columns.slice(1).map(() => "");
        return html`<tr><th scope="row">${number(row.value)}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
      })}
    </tbody>
  </table>`;
}

const line = html`<div class="line"></div>`;

export function worksheet(chances: Chances, die: boolean, words: Localizer): TemplateResult {
  return html`<p class="whose"><span>${words.text("print-name")}</span><span>${words.text("print-date")}</span></p>
    ${table(chances, false, words)}
    <ol>
      ${tasks(chances, die, words).map(
        ({ task, lines }) =>
          html`<li>${task}${lines > 0 ? Array.from({ length: lines }, () => line) : nothing}</li>`,
      )}
    </ol>`;
}

export function answers(chances: Chances, die: boolean, words: Localizer): TemplateResult {
  return html`<ol>
      ${tasks(chances, die, words).map(({ answer }) => html`<li>${answer}</li>`)}
    </ol>
    ${table(chances, true, words)}`;
}

// What the worksheet asks about, worked out from the chances of the throws.

export interface Chances {
  /** How many ways there are to fall, all equally likely. */
  ways: number;
  rows: readonly { value: number; ways: number; again: boolean }[];
  /** The values that come most often, and in how many ways each. */
  most: { values: readonly number[]; ways: number };
  /** The values that earn another throw, and in how many ways one of them comes. */
  again: { values: readonly number[]; ways: number };
  /** All values, each as often as it has ways, added up. */
  sum: number;
}

export function chancesFrom(odds: readonly Odds[], die: boolean): Chances {
  const ways = die ? 4 : 16;
  const rows = odds.map(({ value, sixteenths, again }) => ({ value, ways: (sixteenths * ways) / 16, again }));
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
