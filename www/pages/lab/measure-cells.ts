/** The cells of a measure in a table: its values, and a difference with its interval as text and plot. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { figure, signed, timeText } from "./figures.js";
import { intervalPlot } from "./plots.js";
import type { MeasureResult } from "./results.js";
import type { Domain } from "./scale.js";

/** A difference with its interval. */
type MeasuredDifference = Pick<MeasureResult, "difference" | "low" | "high" | "clear">;

/** The common scale of a table's plots, one per unit. */
export function domainOf(measures: readonly MeasuredDifference[]): Domain {
  const ends = measures.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]));
  const most = Math.max(1e-9, ...ends.map(Math.abs));
  return [-most, most];
}

const PLOT_WIDTH = 150;

export function intervalCell(
  measure: MeasuredDifference,
  domain: Domain,
  isFinished: boolean,
): TemplateResult | typeof nothing {
  const { difference, low, high } = measure;
  const clear = isFinished && measure.clear;
  if (difference === null || low === null || high === null) return nothing;
  return html`${intervalPlot({ difference, low, high, clear, domain, width: PLOT_WIDTH })}`;
}

export function intervalText(
  { difference, low, high }: MeasuredDifference,
  unit: string,
  l10n: Localizer,
): string {
  // A median beyond the throws at which games are stopped bounds the difference on one side only.
  if (difference !== null && low !== null && high === null)
    return l10n.text("lab-beyond-cap", { value: signed(low, unit, l10n) });
  if (difference === null || low === null || high === null) return l10n.text("lab-unknown");
  return l10n.text("lab-interval", {
    value: signed(difference, unit, l10n),
    low: signed(low, unit, l10n),
    high: signed(high, unit, l10n),
  });
}

/** A value with its time of play if it is a number of throws; a bound if games were stopped before. */
export function valueText(value: number | null, unit: string, l10n: Localizer, isBound = false): string {
  if (value === null) return l10n.text("lab-unknown");
  const text = figure(value, unit, l10n);
  const bounded = isBound ? l10n.text("lab-beyond-cap", { value: text }) : text;
  if (unit !== "throws") return bounded;
  return l10n.text("lab-time", { value: bounded, time: timeText(value, l10n) });
}

/** A player with the share of its random choices, if there is one. */
export function playerName(player: string, l10n: Localizer): string {
  const [kind = player, share] = player.split(":");
  const name = l10n.text(`lab-player-${kind}`);
  return share === undefined ? name : `${name} (${figure(Number(share), "share", l10n)})`;
}

/** Verdicts that are not visible in the interval. */
const TOLD_VERDICTS = ["equivalent", "doubtful", "not_typical"];

/** The verdict in words, if the interval does not show it. */
export const verdictText = (verdict: string, l10n: Localizer): string =>
  TOLD_VERDICTS.includes(verdict) ? l10n.text(`lab-verdict-${verdict}`) : "";

/** Units that the values do not show themselves. */
const NAMED_UNITS = ["throws", "per_game", "per_100_throws"];

/** The name of a measure with its unit, which opens its definition. */
export const measureName = (id: string, unit: string, l10n: Localizer): TemplateResult => html`<details>
  <summary>${l10n.text(`lab-measure-${id}`)}
    ${NAMED_UNITS.includes(unit) ? html`<small class="unit">${l10n.text(`lab-unit-${unit}`)}</small>` : nothing}</summary>
  <small>${l10n.text(`lab-define-${id}`)}</small>
</details>`;

/** A choice of the measure that a view is about. */
export const measureField = (
  label: string,
  ids: readonly string[],
  chosen: string,
  choose: (id: string) => void,
  l10n: Localizer,
): TemplateResult => html`<label class="field">${label}
  <select @change=${(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}>
    ${ids.map((id) => html`<option value=${id} .selected=${id === chosen}>${l10n.text(`lab-measure-${id}`)}</option>`)}
  </select>
</label>`;
