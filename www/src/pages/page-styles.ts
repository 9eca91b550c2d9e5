/** Styles of the page for site builders. */

import "../base/translated-text.js";
import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";

// ---- A select field with its label.

export function selectField(
  label: string,
  chosen: string,
  values: readonly (readonly [value: string, text: string])[],
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    ${label}
    <select @change=${(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}>
      ${values.map(([value, text]) => html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`)}
    </select>
  </label>`;
}
