/** The results: the findings, then plots with their tables, then the exports. */
import { html, nothing, type TemplateResult } from "lit";
import { sentence } from "../../base/i18n/localizer.js";
import { disagreements, finding, inOrderOfInterest } from "./figures.js";
import { isComparison, isGrid, isSweep } from "./files.js";
import { gridView } from "./grid-view.js";
import { domainOf, intervalCell, intervalText, measureName, valueText } from "./measure-cells.js";
import { distributionPlot } from "./plots.js";
import type { Comparison } from "./results.js";
import type { ResultsView } from "./results-state.js";
import { sweepView } from "./sweep-view.js";

export function resultsView(view: ResultsView): TemplateResult {
  const { results, players, l10n } = view;
  const [first] = results;
  if (!first) return html``;
  if (isSweep(first)) return sweepView(first, view);
  if (isGrid(first)) return gridView(first, view);
  const comparisons = results.filter(isComparison);
  return html`${findings(comparisons, view)} ${lengths(view)}
    ${players.map((player) => {
      const ofPlayer = comparisons.filter((result) => result.player === player);
      const title = players.length > 1 ? l10n.text(`lab-player-${player}`) : null;
      return ofPlayer.map((result) => comparisonTable(result, title, view));
    })}`;
}

/** Clear differences as sentences, or that there was none; with several kinds of player, where they disagree. */
function findings(results: readonly Comparison[], view: ResultsView): TemplateResult {
  const { l10n, name, players } = view;
  const several = players.length > 1;
  const ofPlayer = (player: string) =>
    results
      .filter((result) => result.player === player)
      .flatMap(({ rulesets: [a, b], measures }) => {
        const names = { first: name(a), second: name(b) };
        const clear = inOrderOfInterest(measures).filter((measure) => measure.clear);
        const listed = clear.length > 0 ? clear.slice(0, several ? 2 : 3) : measures.slice(0, 1);
        return listed.flatMap((measure) => finding(measure, names, l10n) ?? []);
      });
  const depends = disagreements(results, name, l10n);
  return html`<section class="finding" aria-labelledby="lab-found">
    <h2 id="lab-found">${l10n.text("lab-found")}</h2>
    ${
      several
        ? html`${(depends.length > 0 ? depends : [sentence("lab-finding-agrees")]).map(
            (sentence, index) => html`<p class=${index === 0 ? "main" : ""}>${l10n.sentence(sentence)}</p>`,
          )}
          ${players.map(
            (player) => html`<h3>${l10n.text(`lab-player-${player}`)}</h3>
              ${ofPlayer(player).map((sentence) => html`<p>${l10n.sentence(sentence)}</p>`)}`,
          )}`
        : ofPlayer(players[0] ?? "").map(
            (sentence, index) => html`<p class=${index === 0 ? "main" : ""}>${l10n.sentence(sentence)}</p>`,
          )
    }
  </section>`;
}

function lengths({ lengths, l10n, name, width }: ResultsView): TemplateResult | typeof nothing {
  const all = [...lengths.values()].flat().sort((one, other) => one - other);
  if (all.length < 20) return nothing;
  // Excludes the longest games, which would compress the rest of the scale.
  const domain = [0, all[Math.floor(all.length * 0.99)] ?? 0] as const;
  return html`<section class="lengths" aria-labelledby="lab-lengths">
    <h2 id="lab-lengths">${l10n.text("lab-lengths")}</h2>
    <div class="multiples">
      ${[...lengths].map(
        ([ruleset, values], index) => html`<figure>
          <figcaption>${name(ruleset)}</figcaption>
          ${distributionPlot({ values, domain, label: l10n.text("lab-unit-throws"), colour: `var(--series-${index + 1})`, width })}
        </figure>`,
      )}
    </div>
    <p class="note">${l10n.text("lab-lengths-note")}</p>
  </section>`;
}

function comparisonTable(
  result: Comparison,
  title: string | null,
  { l10n, name }: ResultsView,
): TemplateResult {
  const { rulesets, measures } = result;
  return html`<section aria-label=${rulesets.map(name).join(" · ")}>
    <h2>${title ?? l10n.text("lab-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${title ?? l10n.text("lab-table")}>
      <table class="stacks">
        <thead>
          <tr>
            <th scope="col">${l10n.text("lab-measure")}</th>
            ${rulesets.map((ruleset) => html`<th scope="col">${name(ruleset)}</th>`)}
            <th scope="col" colspan="2">${l10n.text("lab-difference")}</th>
          </tr>
        </thead>
        <tbody>
          ${measures.map(
            (measure) => html`<tr class=${measure.clear ? "clear" : ""}>
              <th scope="row">${measureName(measure.id, l10n)}</th>
              ${measure.values.map((value, index) => html`<td data-column=${name(rulesets[index as 0 | 1])}>${valueText(value, measure.unit, l10n)}</td>`)}
              <td class="interval" data-column=${l10n.text("lab-difference")}>${intervalText(measure, measure.unit, l10n)}</td>
              <td class="plot">${intervalCell(measure, domainOf([measure]))}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">${l10n.text("lab-table-note", { count: measures.length })}</p>
  </section>`;
}
