/** The results: the findings, then plots with their tables, then the exports. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { figure, finding, inOrderOfInterest, ranked, signed } from "./figures.js";
import { isSweep, type LabResult } from "./files.js";
import { distributionPlot, intervalPlot } from "./plots.js";
import type { Comparison, MeasureResult, Sweep, SweptPoint } from "./results.js";

export interface ResultsView {
  /** One entry per ruleset compared with the first; a sweep has one. */
  results: readonly LabResult[];
  words: Localizer;
  /** The name of a ruleset in text form. */
  name(ruleset: string): string;
  /** A disputed rule with a value, in words. */
  pointText(row: SweptPoint): string;
  /** The throws of every finished game, by ruleset. */
  lengths: ReadonlyMap<string, readonly number[]>;
  /** The measure by which a sweep is sorted. */
  rankedBy: string;
  rank(measure: string): void;
  /** The width of the results' column, in CSS pixels. */
  width: number;
}

export function resultsView(view: ResultsView): TemplateResult {
  const { results } = view;
  const [first] = results;
  if (!first) return html``;
  return isSweep(first)
    ? sweepView(first, view)
    : html`${findings(results as readonly Comparison[], view)} ${lengths(view)}
      ${(results as readonly Comparison[]).map((result) => comparisonTable(result, view))}`;
}

/** Up to three clear differences as sentences, or that there was none. */
function findings(results: readonly Comparison[], view: ResultsView): TemplateResult {
  const { words, name } = view;
  const told = results.flatMap(({ rulesets: [a, b], measures }) => {
    const names = { first: name(a), second: name(b) };
    const clear = inOrderOfInterest(measures).filter((measure) => measure.clear);
    const shown = clear.length > 0 ? clear.slice(0, 3) : measures.slice(0, 1);
    return shown.flatMap((measure) => finding(measure, names, words) ?? []);
  });
  return html`<section class="finding" aria-labelledby="lab-found">
    <h2 id="lab-found">${words.text("lab-found")}</h2>
    ${told.map((sentence, at) => html`<p class=${at === 0 ? "main" : ""}>${words.sentence(sentence)}</p>`)}
  </section>`;
}

function lengths({ lengths, words, name, width }: ResultsView): TemplateResult | typeof nothing {
  const all = [...lengths.values()].flat().sort((one, other) => one - other);
  if (all.length < 20) return nothing;
  // Excludes the longest games, which would compress the rest of the scale.
  const domain = [0, all[Math.floor(all.length * 0.99)] ?? 0] as const;
  return html`<section class="lengths" aria-labelledby="lab-lengths">
    <h2 id="lab-lengths">${words.text("lab-lengths")}</h2>
    <div class="multiples">
      ${[...lengths].map(
        ([ruleset, values], at) => html`<figure>
          <figcaption>${name(ruleset)}</figcaption>
          ${distributionPlot({ values, domain, label: words.text("lab-unit-throws"), colour: `var(--series-${at + 1})`, width })}
        </figure>`,
      )}
    </div>
    <p class="note">${words.text("lab-lengths-note")}</p>
  </section>`;
}

/** The common scale of a table's plots, one per unit. */
function domainOf(measures: readonly MeasureResult[]): readonly [number, number] {
  const ends = measures.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]));
  const most = Math.max(1e-9, ...ends.map(Math.abs));
  return [-most, most];
}

const PLOT_WIDTH = 150;

function intervalCell(
  measure: MeasureResult,
  domain: readonly [number, number],
): TemplateResult | typeof nothing {
  const { difference, low, high, clear } = measure;
  if (difference === null || low === null || high === null) return nothing;
  return html`${intervalPlot({ difference, low, high, clear, domain, width: PLOT_WIDTH })}`;
}

function intervalText({ difference, low, high, unit }: MeasureResult, words: Localizer): string {
  if (difference === null || low === null || high === null) return words.text("lab-unknown");
  return words.text("lab-interval", {
    value: signed(difference, unit, words),
    low: signed(low, unit, words),
    high: signed(high, unit, words),
  });
}

const valueText = (value: number | null, unit: string, words: Localizer): string =>
  value === null ? words.text("lab-unknown") : figure(value, unit, words);

function comparisonTable(result: Comparison, { words, name }: ResultsView): TemplateResult {
  const { rulesets, measures } = result;
  return html`<section aria-label=${rulesets.map(name).join(" · ")}>
    <h2>${words.text("lab-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${words.text("lab-table")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.text("lab-measure")}</th>
            ${rulesets.map((ruleset) => html`<th scope="col">${name(ruleset)}</th>`)}
            <th scope="col" colspan="2">${words.text("lab-difference")}</th>
          </tr>
        </thead>
        <tbody>
          ${measures.map(
            (measure) => html`<tr class=${measure.clear ? "clear" : ""}>
              <th scope="row">
                <details>
                  <summary>${words.text(`lab-measure-${measure.id}`)}</summary>
                  <small>${words.text(`lab-define-${measure.id}`)}</small>
                </details>
              </th>
              ${measure.values.map((value) => html`<td>${valueText(value, measure.unit, words)}</td>`)}
              <td class="interval">${intervalText(measure, words)}</td>
              <td class="plot">${intervalCell(measure, domainOf([measure]))}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">${words.text("lab-table-note", { count: measures.length })}</p>
  </section>`;
}

function sweepView(sweep: Sweep, view: ResultsView): TemplateResult {
  const { words, name, pointText, rankedBy, rank } = view;
  const rows = ranked(sweep.points, rankedBy);
  const of = (row: SweptPoint) => row.measures.find(({ id }) => id === rankedBy);
  const domain = domainOf(rows.flatMap((row) => of(row) ?? []));
  const ids = sweep.points[0]?.measures.map(({ id }) => id) ?? [];
  const [top] = rows;
  const measure = top && of(top);
  const told =
    top && measure && finding(measure, { first: name(sweep.ruleset), second: pointText(top) }, words);
  return html`<section class="finding" aria-labelledby="lab-found">
      <h2 id="lab-found">${words.text("lab-found")}</h2>
      ${told ? html`<p class="main">${words.sentence(told)}</p>` : nothing}
    </section>
    <section aria-labelledby="lab-sweep">
      <h2 id="lab-sweep">${words.text("lab-sweep", { name: name(sweep.ruleset) })}</h2>
      <label class="field">${words.text("lab-rank")}
        <select @change=${(event: Event) => rank((event.currentTarget as HTMLSelectElement).value)}>
          ${ids.map((id) => html`<option value=${id} .selected=${id === rankedBy}>${words.text(`lab-measure-${id}`)}</option>`)}
        </select>
      </label>
      <div class="scroll" tabindex="0" role="group" aria-label=${words.text("lab-sweep", { name: name(sweep.ruleset) })}>
        <table>
          <thead>
            <tr>
              <th scope="col">${words.text("lab-point")}</th>
              <th scope="col">${words.text(`lab-measure-${rankedBy}`)}</th>
              <th scope="col" colspan="2">${words.text("lab-difference")}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => {
              const measure = of(row);
              return html`<tr class=${measure?.clear ? "clear" : ""}>
                <th scope="row">${pointText(row)}</th>
                <td>${measure ? valueText(measure.values[1], measure.unit, words) : words.text("lab-unknown")}</td>
                <td class="interval">${measure ? intervalText(measure, words) : words.text("lab-unknown")}</td>
                <td class="plot">${measure ? intervalCell(measure, domain) : nothing}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      <p class="note">${words.text("lab-sweep-note")}</p>
    </section>`;
}
