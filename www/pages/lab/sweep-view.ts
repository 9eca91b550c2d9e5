/** The result of a sweep: the finding, every disputed rule by its effect, and two of them at once. */
import { html, nothing, type TemplateResult } from "lit";
import { evidenceLegend, evidenceMark } from "../../addons/shared/evidence.js";
import { perOwnerState } from "../../addons/shared/per-owner-state.js";
import { selectField } from "../small-page.js";
import { finding, ranked } from "./figures.js";
import {
  domainOf,
  intervalCell,
  intervalText,
  measureField,
  valueText,
  verdictText,
} from "./measure-cells.js";
import type { Sweep, SweptPoint } from "./results.js";
import type { ResultsView } from "./results-state.js";
import { findingCard, openVerdict } from "./verdict-card.js";

export function sweepView(sweep: Sweep, view: ResultsView): TemplateResult {
  const { l10n, name, pointText, rankedBy, rank } = view;
  const rows = ranked(sweep.points, rankedBy);
  const of = (row: SweptPoint) => row.measures.find(({ id }) => id === rankedBy);
  const domain = domainOf(rows.flatMap((row) => of(row) ?? []));
  const ids = sweep.points[0]?.measures.map(({ id }) => id) ?? [];
  const [top] = rows;
  const measure = top && of(top);
  const found =
    top && measure && finding(measure, { first: name(sweep.ruleset), second: pointText(top.option) }, l10n);
  const isFinished = view.state === "finished";
  const verdict = found ? l10n.sentence(found) : l10n.text("lab-found-nothing");
  return html`${isFinished ? findingCard(l10n, html`<p class="main">${verdict}</p>`) : openVerdict(view)}
    <section aria-labelledby="lab-sweep">
      <h2 id="lab-sweep">${l10n.text("lab-sweep", { name: name(sweep.ruleset) })}</h2>
      ${measureField(l10n.text("lab-rank"), ids, rankedBy, rank, l10n)}
      <p class="note">${l10n.text("lab-sweep-marks")}</p>
      ${evidenceLegend(l10n)}
      <div class="scroll" tabindex="0" role="group" aria-label=${l10n.text("lab-sweep", { name: name(sweep.ruleset) })}>
        <table class="stacks">
          <thead>
            <tr>
              <th scope="col">${l10n.text("lab-point")}</th>
              <th scope="col">${l10n.text(`lab-measure-${rankedBy}`)}</th>
              <th scope="col" colspan="2">${l10n.text("lab-difference")}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => {
              const measure = of(row);
              return html`<tr class=${isFinished && measure?.clear ? "clear" : ""}>
                <th scope="row">${pointText(row.option)} ${evidenceMark(row.evidence, l10n)}</th>
                <td data-column=${l10n.text(`lab-measure-${rankedBy}`)}>${measure ? valueText(measure.values[1], measure.unit, l10n, measure.beyond_cap[1]) : l10n.text("lab-unknown")}</td>
                <td class="interval" data-column=${l10n.text("lab-difference")}>${measure ? html`${intervalText(measure, measure.unit, l10n)} ${isFinished ? verdictText(measure.verdict, l10n) : nothing}` : l10n.text("lab-unknown")}</td>
                <td class="plot">${measure ? intervalCell(measure, domain, isFinished) : nothing}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      <p class="note">${l10n.text("lab-sweep-note")}</p>
    </section>
    ${controls(sweep, view)} ${apart(sweep, view)} ${twoAtOnce(sweep, view)}`;
}

/** The controls, by the measure that the sweep is sorted by. */
function controls({ controls }: Sweep, { l10n, pointText, rankedBy }: ResultsView): TemplateResult {
  return html`<section aria-labelledby="lab-controls">
    <h2 id="lab-controls">${l10n.text("lab-controls")}</h2>
    <p class="note">${l10n.text("lab-controls-note")}</p>
    <dl>
      ${controls.map(({ option, measures }) => {
        const measure = measures.find(({ id }) => id === rankedBy);
        return html`<dt>${pointText(option)}</dt>
          <dd>${measure ? intervalText(measure, measure.unit, l10n) : l10n.text("lab-unknown")}</dd>`;
      })}
    </dl>
  </section>`;
}

/** Readings that mean nothing here, with the reason. */
function apart({ apart }: Sweep, { l10n, pointText }: ResultsView): TemplateResult | typeof nothing {
  if (apart.length === 0) return nothing;
  return html`<section aria-labelledby="lab-apart">
    <h2 id="lab-apart">${l10n.text("lab-apart")}</h2>
    <dl>
      ${apart.map(({ option, kind, same_as }) => {
        const other = pointText(same_as ?? option);
        return html`<dt>${pointText(option)}</dt>
          <dd>${l10n.text(`lab-apart-${kind}`, { other })}</dd>`;
      })}
    </dl>
  </section>`;
}

/** The two rules that are chosen to be changed together, until another sweep is run. */
const chosenOf = perOwnerState(({ points: [one, other] }: Sweep): [string, string] => [
  one?.option ?? "",
  other?.option ?? "",
]);

/** Asks whether the effect of one rule depends on another. */
function twoAtOnce(sweep: Sweep, { l10n, pointText, tryBoth, redraw }: ResultsView): TemplateResult {
  const chosen = chosenOf(sweep);
  const field = (index: 0 | 1) =>
    selectField(
      l10n.text("lab-grid-point", { number: index + 1 }),
      chosen[index],
      sweep.points.map(({ option }) => [option, pointText(option)] as const),
      (option) => {
        chosen[index] = option;
        redraw();
      },
    );
  return html`<section aria-labelledby="lab-both">
    <h2 id="lab-both">${l10n.text("lab-kind-grid")}</h2>
    <p class="note">${l10n.text("lab-kind-grid-note")}</p>
    <div class="points">${field(0)} ${field(1)}</div>
    <div class="buttons">
      <button type="button" ?disabled=${chosen[0] === chosen[1]} @click=${() => tryBoth(chosen)}>
        ${l10n.text("lab-start")}
      </button>
    </div>
  </section>`;
}
