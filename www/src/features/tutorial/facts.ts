/** Statements about the past, each with its certainty. */
import { html, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { Localizer } from "../../base/i18n/localizer.js";
import { notLoaded } from "../../ui/dialogs/dialog.js";

/**
 * `known`: stated by a museum, an excavator or a scholar. `second`: reported by others whose source we have not seen.
 * `unknown`: nobody knows.
 */
export type Certainty = "known" | "second" | "unknown";

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

/** An explanation of the three terms. */
export function certaintyList(l10n: Localizer): TemplateResult {
  return html`<p class="note">${l10n.text("tutorial-standings")}</p>`;
}

/**
 * An asynchronous part of a dialog, cached by a key that names all its inputs. A failure is shown and retried at the
 * next redraw.
 */
export function cachedContent(): (
  key: readonly unknown[],
  l10n: Localizer,
  make: () => Promise<TemplateResult>,
) => unknown {
  let last: { key: string; l10n: Localizer; content: Promise<TemplateResult> } | null = null;
  return (parts, l10n, make) => {
    const key = JSON.stringify(parts);
    if (last?.key !== key || last.l10n !== l10n) {
      const content = make().catch((error: unknown) => {
        if (last?.content === content) last = null;
        return notLoaded(l10n, error);
      });
      last = { key, l10n, content };
    }
    return until(last.content, html`<p aria-busy="true">${l10n.text("card-loading")}</p>`);
  };
}
