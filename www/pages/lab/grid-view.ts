/** The result of a grid: one measure in four cells as an interaction plot and a table, and whether an effect depends on the row. */
import { html, nothing, type TemplateResult } from "lit";
import { sentence } from "../../src/base/i18n/localizer.js";
import { figure, signed } from "./figures.js";
import {
  domainOf,
  intervalCell,
  intervalText,
  measureField,
  measureName,
  valueText,
} from "./measure-cells.js";
import { interactionPlot } from "./plots.js";
import type { Grid, GridMeasure } from "./results.js";
import type { ResultsView } from "./results-state.js";
import { findingCard, openVerdict } from "./verdict-card.js";

interface Labels {
  readonly rows: readonly [string, string];
  readonly columns: readonly [string, string];
}

/** The headings of the cells. */
function labelsOf({ rulesets }: Grid, { l10n, name, pointText, points }: ResultsView): Labels {
  const usual = l10n.text("lab-grid-usual");
  const [row, column] = points.length > 1 ? [points[0] ?? "", points[1] ?? ""] : [null, points[0] ?? ""];
  return {
    rows: row === null ? [name(rulesets[0][0]), name(rulesets[1][0])] : [usual, pointText(row)],
    columns: [usual, pointText(column)],
  };
}

export function gridView(grid: Grid, view: ResultsView): TemplateResult {
  const { l10n, rankedBy, rank } = view;
  const labels = labelsOf(grid, view);
  const measure = grid.measures.find(({ id }) => id === rankedBy) ?? grid.measures[0];
  if (!measure) return openVerdict(view);
  return html`${view.state === "finished" ? findingCard(l10n, verdict(measure, labels, view)) : openVerdict(view)}
    <section aria-labelledby="lab-grid">
      <h2 id="lab-grid">${l10n.text("lab-kind-grid")}</h2>
      ${measureField(
        l10n.text("lab-measure"),
        grid.measures.map(({ id }) => id),
        measure.id,
        rank,
        l10n,
      )}
      ${plotOf(measure, labels, view)} ${cells(measure, labels, view)}
    </section>
    ${allMeasures(grid, labels.rows, view)}`;
}

/** The effect of the change in each row, and whether the effects differ. */
function verdict(measure: GridMeasure, { rows, columns }: Labels, { l10n }: ResultsView): TemplateResult {
  const { unit, effects, interaction } = measure;
  const { difference, low, high, clear } = interaction;
  const [first, second] = effects.map((effect) => effect.difference);
  if ([first, second, difference, low, high].some((value) => value === null || value === undefined))
    return html`<p class="main">${l10n.text("lab-found-nothing")}</p>`;
  const signedText = (value: number | null | undefined) => signed(value ?? 0, unit, l10n);
  const bounds = [Math.abs(low ?? 0), Math.abs(high ?? 0)];
  const format = (value: number) => figure(value, unit, l10n);
  const sentences = [
    sentence("lab-grid-rows", {
      changed: columns[1],
      measure: l10n.text(`lab-measure-${measure.id}`),
      row: rows[0],
      by: signedText(first),
      second: rows[1],
      otherwise: signedText(second),
    }),
    clear
      ? sentence("lab-grid-depends", {
          by: format(Math.abs(difference ?? 0)),
          low: format(Math.min(...bounds)),
          high: format(Math.max(...bounds)),
        })
      : sentence("lab-grid-alone", { most: format(Math.max(...bounds)) }),
  ];
  return html`<p class="main">${l10n.sentences(sentences)}</p>
    <p class="note">${l10n.text(`lab-define-${measure.id}`)}</p>`;
}

/** A line for each row, from the rules as they stand to the changed ones. */
function plotOf(
  { values, unit }: GridMeasure,
  { rows, columns }: Labels,
  { l10n, width }: ResultsView,
): TemplateResult | typeof nothing {
  if (values.flat().every((value) => value === null)) return nothing;
  return html`<figure class="interaction">
    ${interactionPlot({ values, format: (value) => figure(value, unit, l10n), width })}
    <div class="columns" aria-hidden="true">${columns.map((column) => html`<span>${column}</span>`)}</div>
    <figcaption>
      <ul>
        ${rows.map((row, index) => html`<li class=${`series-${index + 1}`}><span class="swatch"></span>${row}</li>`)}
      </ul>
      <p class="note">${l10n.text("lab-grid-lines")}</p>
    </figcaption>
  </figure>`;
}

function cells(
  { values, unit, effects }: GridMeasure,
  { rows, columns }: Labels,
  { l10n, state }: ResultsView,
): TemplateResult {
  const isFinished = state === "finished";
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${l10n.text("lab-kind-grid")}>
    <table class="cells stacks">
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          <th scope="col" colspan="2">${l10n.text("lab-difference")}</th>
        </tr>
      </thead>
      <tbody>
        ${([0, 1] as const).map((row) => {
          const effect = effects[row];
          return html`<tr class=${isFinished && effect.clear ? "clear" : ""}>
            <th scope="row">${rows[row]}</th>
            ${values[row].map((value, column) => html`<td data-column=${columns[column as 0 | 1]}>${valueText(value, unit, l10n)}</td>`)}
            <td class="interval" data-column=${l10n.text("lab-difference")}>${intervalText(effect, unit, l10n)}</td>
            <td class="plot">${intervalCell(effect, domainOf(effects), isFinished)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function allMeasures(grid: Grid, rows: readonly string[], { l10n, state }: ResultsView): TemplateResult {
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
            ({
              id,
              unit,
              effects,
              interaction,
            }) => html`<tr class=${state === "finished" && interaction.clear ? "clear" : ""}>
              <th scope="row">${measureName(id, unit, l10n)}</th>
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
