/** The answer with which the page opens: where in a game the luck falls. www/build/lab-opening.mjs computed it. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { figure, timeText } from "./figures.js";
import { playerName } from "./measure-cells.js";
import opening from "./opening.json";
import { partBar, seriesColour } from "./plots.js";
import { EVERYONE, type LabQuestion } from "./question.js";

/** The throws whose luck the measure counts as late, as in the engine. */
const LATE_THROWS = 10;

type Shown = (typeof opening.rulesets)[number];

/** The run that repeats the answer; its judge is the first of two. */
export const openingQuestion = (): LabQuestion => ({
  kind: "compare",
  rulesets: opening.rulesets.map(({ ruleset }) => ruleset),
  points: [],
  player: EVERYONE,
  judge: "net",
  games: opening.games,
  seed: opening.seed,
});

interface OpeningView {
  l10n: Localizer;
  name(ruleset: string): string;
  width: number;
  /** Plays these games again. */
  again(): void;
}

/** The smallest and the largest of some values. */
const rangeOf = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });

/** A range in words, as one value if both ends look the same. */
function textOfRange(values: readonly number[], shown: (value: number) => string): string {
  const { least, most } = rangeOf(values);
  return [...new Set([least, most].map(shown))].join("–");
}

/** The shares of late luck by judges whose chances do not contradict theory. */
const soundShares = ({ shares }: Shown) =>
  shares.filter(({ doubtful }) => !doubtful).map(({ share }) => share);

export function openingView(view: OpeningView): TemplateResult {
  const { l10n, name, again } = view;
  const [first, second] = opening.rulesets;
  if (!first || !second) throw new Error("the opening answer compares two rulesets");
  const percent = (value: number) => figure(Number(value.toFixed(2)), "share", l10n);
  const late = (shown: Shown) => textOfRange(soundShares(shown), percent);
  const answer = l10n.text("lab-opening-answer", {
    name: name(first.ruleset),
    late: late(first),
    second: name(second.ruleset),
    other: late(second),
  });
  return html`<section class="opening" aria-labelledby="lab-opening">
    <h2 id="lab-opening">${l10n.text("lab-opening")}</h2>
    <p class="main">${answer}</p>
    ${opening.rulesets.map((shown, index) => picture(shown, index, view))}
    <p class="note">${l10n.text("lab-opening-note", { games: opening.games })}</p>
    <details>
      <summary>${l10n.text("lab-measure-late_luck")}</summary>
      ${table(view)}
    </details>
    <div class="buttons"><button type="button" @click=${again}>${l10n.text("lab-opening-again")}</button></div>
  </section>`;
}

/** The last throws as a part of all throws, and their luck as a part of all luck. */
function picture(shown: Shown, index: number, view: OpeningView): TemplateResult {
  const { ruleset, lengths } = shown;
  const { l10n, name, width } = view;
  const colour = seriesColour(index);
  const throws = lengths.map((length) => length.throws);
  const { least, most } = rangeOf(throws);
  const throwsText = textOfRange(throws, (value) => figure(value, "throws", l10n));
  const time = timeText((least + most) / 2, l10n);
  const bars = [
    ["lab-opening-throws", LATE_THROWS / most, LATE_THROWS / least],
    ["lab-opening-luck", ...Object.values(rangeOf(soundShares(shown)))],
  ] as const;
  return html`<figure>
    <figcaption>${name(ruleset)} <small>${l10n.text("lab-opening-length", { throws: throwsText, time })}</small></figcaption>
    <dl class="parts" aria-hidden="true">
      ${bars.map(
        ([label, low = 0, high = 0]) => html`<dt>${l10n.text(label)}</dt>
          <dd>${partBar({ least: low, most: high, colour, width })}</dd>`,
      )}
    </dl>
  </figure>`;
}

/** The share of late luck by each player and judge. */
function table({ l10n, name }: OpeningView): TemplateResult {
  const [first] = opening.rulesets;
  const cell = (one: Shown["shares"][number] | undefined) =>
    !one || one.doubtful ? l10n.text("lab-verdict-doubtful") : figure(one.share, "share", l10n);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${l10n.text("lab-measure-late_luck")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${l10n.text("lab-player")}</th>
          <th scope="col">${l10n.text("lab-judge")}</th>
          ${opening.rulesets.map(({ ruleset }) => html`<th scope="col">${name(ruleset)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${first?.shares.map(
          ({ player, judge }, row) => html`<tr>
            <th scope="row">${playerName(player, l10n)}</th>
            <td>${l10n.text(`lab-judge-${judge}`)}</td>
            ${opening.rulesets.map(({ shares }) => html`<td>${cell(shares[row])}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
