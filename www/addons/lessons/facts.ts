/** Statements about the past, each with its certainty. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";

/**
 * `known`: stated by a museum, an excavator or a scholar. `second`: reported by others whose source we have not seen.
 * `unknown`: nobody knows.
 */
type Certainty = "known" | "second" | "unknown";

/** The message id and the certainty. */
export type Fact = readonly [id: string, standing: Certainty];

export function factList(facts: readonly Fact[], l10n: Localizer): TemplateResult {
  return html`<ul class="facts">
    ${facts.map(
      ([id, certainty]) => html`<li class=${certainty}>
        <span class="standing">${l10n.text(`tutorial-${certainty}`)}</span> ${l10n.text(id)}
      </li>`,
    )}
  </ul>`;
}

/** A closed section that explains the three terms. */
export function certaintyList(l10n: Localizer): TemplateResult {
  return html`<details class="note">
    <summary>${l10n.text("tutorial-standings-title")}</summary>
    <p>${l10n.text("tutorial-standings")}</p>
  </details>`;
}
