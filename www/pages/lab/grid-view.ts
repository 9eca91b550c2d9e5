/** The result of a grid: one measure in four cells, what the columns do in each row, and whether it depends on the row. */
import { html, type TemplateResult } from "lit";
import { sentence } from "../../src/base/i18n/localizer.js";
import { figure, finding } from "./figures.js";
import { effectInRow } from "./files.js";
import {
  domainOf,
  intervalCell,
  intervalText,
  measureField,
  measureName,
  valueText,
} from "./measure-cells.js";
import type { Grid, GridMeasure } from "./results.js";
import type { ResultsView } from "./results-state.js";

/** The headings of the cells. */
function labels({ rulesets }: Grid, { l10n, name, pointText, points }: ResultsView) {
  const usual = l10n.text("lab-grid-usual");
  const [row, column] = points.length > 1 ? [points[0] ?? "", points[1] ?? ""] : [null, points[0] ?? ""];
  return {
    rows: row === null ? rulesets.map(([first]) => name(first)) : [usual, pointText(row)],
    columns: [usual, pointText(column)],
  };
}

export function gridView(grid: Grid, view: ResultsView): TemplateResult {
  const { l10n, rankedBy, rank } = view;
  const { rows, columns } = labels(grid, view);
  const measure = grid.measures.find(({ id }) => id === rankedBy) ?? grid.measures[0];
  if (!measure) return html``;
  return html`<section class="finding" aria-labelledby="lab-found">
      <h2 id="lab-found">${l10n.text("lab-found")}</h2>
      ${sentences(grid, measure, columns[1] ?? "", view).map(
        (sentence, index) => html`<p class=${index === 0 ? "main" : ""}>${l10n.sentence(sentence)}</p>`,
      )}
    </section>
    <section aria-labelledby="lab-grid">
      <h2 id="lab-grid">${l10n.text("lab-kind-grid")}</h2>
      ${measureField(
        l10n.text("lab-measure"),
        grid.measures.map(({ id }) => id),
        measure.id,
        rank,
        l10n,
      )}
      <div class="scroll" tabindex="0" role="group" aria-label=${l10n.text("lab-kind-grid")}>
        <table class="cells stacks">
          <thead>
            <tr>
              <td></td>
              ${columns.map((column) => html`<th scope="col">${column}</th>`)}
              <th scope="col" colspan="2">${l10n.text("lab-difference")}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((row, index) => {
              const effect = measure.effects[index as 0 | 1];
              return html`<tr class=${effect.clear ? "clear" : ""}>
                <th scope="row">${row}</th>
                ${measure.values[index as 0 | 1].map((value, column) => html`<td data-column=${columns[column]}>${valueText(value, measure.unit, l10n)}</td>`)}
                <td class="interval" data-column=${l10n.text("lab-difference")}>${intervalText(effect, measure.unit, l10n)}</td>
                <td class="plot">${intervalCell(effect, domainOf(measure.effects))}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
    </section>
    ${allMeasures(grid, rows, view)}`;
}

function sentences(grid: Grid, measure: GridMeasure, changed: string, { l10n, name }: ResultsView) {
  const { difference, low, high, clear } = measure.interaction;
  const rows = ([0, 1] as const).flatMap((row) => {
    const [first, second] = grid.rulesets[row];
    return finding(effectInRow(measure, row), { first: name(first), second: name(second) }, l10n) ?? [];
  });
  if (difference === null || low === null || high === null) return rows;
  const bounds = [Math.abs(low), Math.abs(high)];
  const format = (value: number) => figure(value, measure.unit, l10n);
  const named = { measure: l10n.text(`lab-measure-${measure.id}`), changed };
  const first = clear
    ? sentence("lab-grid-depends", {
        ...named,
        by: format(Math.abs(difference)),
        low: format(Math.min(...bounds)),
        high: format(Math.max(...bounds)),
      })
    : sentence("lab-grid-alone", { ...named, most: format(Math.max(...bounds)) });
  return [first, ...rows];
}

function allMeasures(grid: Grid, rows: readonly string[], { l10n }: ResultsView): TemplateResult {
  return html`<section aria-labelledby="lab-grid-all">
    <h2 id="lab-grid-all">${l10n.text("lab-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${l10n.text("lab-table")}>
      <table class="stacks">
        <thead>
          <tr>
            <th scope="col">${l10n.text("lab-measure")}</th>
            ${rows.map((row) => html`<th scope="col">${row}</th>`)}
            <th scope="col">${l10n.text("lab-grid-dependence")}</th>
          </tr>
        </thead>
        <tbody>
          ${grid.measures.map(
            ({ id, unit, effects, interaction }) => html`<tr class=${interaction.clear ? "clear" : ""}>
              <th scope="row">${measureName(id, l10n)}</th>
              ${effects.map((effect, index) => html`<td data-column=${rows[index]}>${intervalText(effect, unit, l10n)}</td>`)}
              <td class="interval" data-column=${l10n.text("lab-grid-dependence")}>${intervalText(interaction, unit, l10n)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">${l10n.text("lab-table-note", { count: 3 * grid.measures.length })}</p>
  </section>`;
}
