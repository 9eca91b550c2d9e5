/** What a rule rests on: a small icon with a word, and the legend that explains the words. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Evidence } from "../../src/engine/types.js";

/** In display order, each with the path of its icon on a 16 × 16 grid. */
const ICONS: Readonly<Record<Evidence, string>> = {
  // Lines of text.
  text: "M3 3h10M3 6.3h10M3 9.6h10M3 13h6",
  // Three rows of houses.
  board: "M1.5 4h13v8h-13zM1.5 6.7h13M1.5 9.3h13M5.8 4v8M10.2 4v8",
  // A framed figure.
  picture: "M2 2.5h12v11H2zM8 5.2v0M5 11.5c0-4 6-4 6 0",
  // Throwing sticks.
  later_game: "M3 2.5v11M6.3 2.5v11M9.6 2.5v11M13 2.5v11",
  // A fork in the road.
  modern_choice: "M8 14V9L3.5 4.5M8 9l4.5-4.5M3 8V4h4M13 8V4H9",
};

const KINDS = Object.keys(ICONS) as Evidence[];

export function evidenceMark(
  evidence: Evidence | null | undefined,
  l10n: Localizer,
): TemplateResult | typeof nothing {
  if (evidence === undefined || evidence === null) return nothing;
  return html`<span class="evidence" data-evidence=${evidence}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${ICONS[evidence]}></path></svg>
    ${l10n.text(`evidence-${evidence}`)}
  </span>`;
}

export function evidenceLegend(l10n: Localizer): TemplateResult {
  return html`<details class="evidence-legend">
    <summary>${l10n.text("evidence-legend")}</summary>
    <dl>
      ${KINDS.map(
        (kind) => html`<dt>${evidenceMark(kind, l10n)}</dt>
          <dd>${l10n.text(`evidence-${kind}-note`)}</dd>`,
      )}
    </dl>
  </details>`;
}
