/** The cells of a measure in a table: its values, and a difference with its interval as text and plot. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { figure, signed } from "./figures.js";
import { intervalPlot } from "./plots.js";
import type { MeasureResult } from "./results.js";

/** A difference with its interval. */
export type MeasuredDifference = Pick<MeasureResult, "difference" | "low" | "high" | "clear">;

/** The common scale of a table's plots, one per unit. */
export function domainOf(measures: readonly MeasuredDifference[]): readonly [number, number] {
  const ends = measures.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]));
  const most = Math.max(1e-9, ...ends.map(Math.abs));
  return [-most, most];
}

const PLOT_WIDTH = 150;

export function intervalCell(
  measure: MeasuredDifference,
  domain: readonly [number, number],
): TemplateResult | typeof nothing {
  const { difference, low, high, clear } = measure;
  if (difference === null || low === null || high === null) return nothing;
  return html`${intervalPlot({ difference, low, high, clear, domain, width: PLOT_WIDTH })}`;
}

export function intervalText(
  { difference, low, high }: MeasuredDifference,
  unit: string,
  l10n: Localizer,
): string {
  if (difference === null || low === null || high === null) return l10n.text("lab-unknown");
  return l10n.text("lab-interval", {
    value: signed(difference, unit, l10n),
    low: signed(low, unit, l10n),
    high: signed(high, unit, l10n),
  });
}

export const valueText = (value: number | null, unit: string, l10n: Localizer): string =>
  value === null ? l10n.text("lab-unknown") : figure(value, unit, l10n);

/** The name of a measure, which opens its definition. */
export const measureName = (id: string, l10n: Localizer): TemplateResult => html`<details>
  <summary>${l10n.text(`lab-measure-${id}`)}</summary>
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
