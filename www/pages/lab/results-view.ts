/** The results: the findings, then plots with their tables, then the exports. */
import { html, nothing, type TemplateResult } from "lit";
import { numberFormat, sentence } from "../../src/base/i18n/localizer.js";
import { acrossPlayers, finding, inOrderOfInterest, timeText, warnings, whoPlays } from "./figures.js";
import { isComparison, isGrid, isSweep, type LabResult } from "./files.js";
import { gridView } from "./grid-view.js";
import {
  domainOf,
  intervalCell,
  intervalText,
  measureName,
  playerName,
  valueText,
  verdictText,
} from "./measure-cells.js";
import { distributionPlot, seriesColour } from "./plots.js";
import type { Comparison } from "./results.js";
import type { ResultsView } from "./results-state.js";
import { sweepView } from "./sweep-view.js";
import { findingCard, openVerdict } from "./verdict-card.js";

export function resultsView(view: ResultsView): TemplateResult {
  const { results, l10n } = view;
  const [first] = results;
  if (!first) return html`${openVerdict(view)}`;
  if (isSweep(first)) return html`${sweepView(first, view)} ${conditionsOf(results, view)}`;
  if (isGrid(first)) return html`${gridView(first, view)} ${conditionsOf(results, view)}`;
  const comparisons = results.filter(isComparison);
  const players = playersIn(comparisons);
  return html`${findings(comparisons, view)} ${conditionsOf(results, view)} ${lengths(view)}
    ${players.map((player) => {
      const ofPlayer = comparisons.filter((result) => result.player === player);
      const title = players.length > 1 ? playerName(player, l10n) : null;
      return ofPlayer.map((result) => comparisonTable(result, title, view));
    })}`;
}

/** For a class, whose question has been answered in a sentence: how long the games take, and who plays. */
export const classResultsView = (view: ResultsView): TemplateResult =>
  html`${lengths(view)} ${conditionsOf(view.results, view)}`;

/** The kinds of player in the order of the results. */
const playersIn = (results: readonly Comparison[]): readonly string[] => [
  ...new Set(results.map(({ player }) => player)),
];

/** Who played and who judged, and warnings about the judge. */
function conditionsOf(results: readonly LabResult[], { l10n, name }: ResultsView): TemplateResult {
  const byPlayer = new Map(results.map((result) => [result.player, result.evaluators]));
  const who = [...byPlayer.values()].flatMap((evaluators) =>
    whoPlays(evaluators, (player) => playerName(player, l10n), name, l10n),
  );
  const doubts = results.flatMap((result) =>
    isSweep(result)
      ? [result, ...result.points, ...result.controls].flatMap((one) => one.doubts)
      : result.doubts,
  );
  return html`<section class="conditions-of-run">
    ${who.map((sentence) => html`<p class="note">${l10n.sentence(sentence)}</p>`)}
    ${warnings(doubts, name, l10n).map((sentence) => html`<p role="note"><strong>${l10n.sentence(sentence)}</strong></p>`)}
  </section>`;
}

/** Clear differences as sentences, or that there was none; with several kinds of player, what holds for all. */
function findings(results: readonly Comparison[], view: ResultsView): TemplateResult {
  const { l10n, name, across } = view;
  const players = playersIn(results);
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
  const together = across ? acrossPlayers(across, name, l10n) : [];
  if (view.state !== "finished") return openVerdict(view);
  return findingCard(
    l10n,
    html`${
      several
        ? html`${(together.length > 0 ? together : [sentence("lab-finding-agrees")]).map(
            (sentence, index) => html`<p class=${index === 0 ? "main" : ""}>${l10n.sentence(sentence)}</p>`,
          )}
          ${players.map(
            (player) => html`<h3>${playerName(player, l10n)}</h3>
              ${ofPlayer(player).map((sentence) => html`<p>${l10n.sentence(sentence)}</p>`)}`,
          )}`
        : ofPlayer(players[0] ?? "").map(
            (sentence, index) => html`<p class=${index === 0 ? "main" : ""}>${l10n.sentence(sentence)}</p>`,
          )
    }`,
  );
}

/** Shares of games that hardly anybody would play to the end. */
const LONG_GAMES = ["over_1_hour", "over_2_hours", "stopped"];

/** The shares of very long games of a ruleset in the first results about it. */
function longGames({ results, l10n }: ResultsView, ruleset: string): string[] {
  const result = results.filter(isComparison).find(({ rulesets }) => rulesets.includes(ruleset));
  if (!result) return [];
  const index = result.rulesets.indexOf(ruleset) as 0 | 1;
  return result.measures
    .filter(({ id }) => LONG_GAMES.includes(id))
    .map(({ id, unit, values }) =>
      l10n.text("lab-named", {
        label: l10n.text(`lab-measure-${id}`),
        value: valueText(values[index], unit, l10n),
      }),
    );
}

function lengths(view: ResultsView): TemplateResult | typeof nothing {
  const { lengths, l10n, name, width } = view;
  const all = [...lengths.values()].flat().sort((one, other) => one - other);
  if (all.length < 20) return nothing;
  // Excludes the longest games, which would compress the rest of the scale.
  const domain = [0, all[Math.floor(all.length * 0.99)] ?? 0] as const;
  const format = (throws: number) => [numberFormat(l10n.locale, {}).format(throws), timeText(throws, l10n)];
  return html`<section class="lengths" aria-labelledby="lab-lengths">
    <h2 id="lab-lengths">${l10n.text("lab-lengths")}</h2>
    <div class="multiples">
      ${[...lengths].map(
        ([ruleset, values], index) => html`<figure>
          <figcaption>${name(ruleset)} <small>${l10n.join(longGames(view, ruleset))}</small></figcaption>
          ${distributionPlot({ values, domain, label: l10n.text("lab-unit-throws"), format, colour: seriesColour(index), width })}
        </figure>`,
      )}
    </div>
    <p class="note">${l10n.text("lab-lengths-note")}</p>
  </section>`;
}

function comparisonTable(
  result: Comparison,
  title: string | null,
  { l10n, name, state }: ResultsView,
): TemplateResult {
  const { rulesets, measures } = result;
  const isFinished = state === "finished";
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
            (measure) => html`<tr class=${isFinished && measure.clear ? "clear" : ""}>
              <th scope="row">${measureName(measure.id, measure.unit, l10n)}</th>
              ${measure.values.map((value, index) => html`<td data-column=${name(rulesets[index as 0 | 1])}>${valueText(value, measure.unit, l10n, measure.beyond_cap[index as 0 | 1])}</td>`)}
              <td class="interval" data-column=${l10n.text("lab-difference")}>${intervalText(measure, measure.unit, l10n)} ${isFinished ? verdictText(measure.verdict, l10n) : nothing}</td>
              <td class="plot">${intervalCell(measure, domainOf([measure]), isFinished)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">${l10n.text("lab-table-note", { count: measures.length })}</p>
  </section>`;
}
