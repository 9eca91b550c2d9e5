/** A worksheet about the chances of the throws, and its answers: every number is worked out, none is typed. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { Chances } from "./chances.js";

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
  const list = (numbers: readonly number[]) =>
    new Intl.ListFormat(words.language.code).format(numbers.map((value) => words.text("number", { value })));
  const task = (name: string, answer: string, lines: number): Task => ({
    task: words.text(`print-task-${name}`, { tool, ways, count: THROWS, throws: list(again.values) }),
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
        throws: list(most.values),
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
