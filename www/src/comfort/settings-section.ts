/** What can be set for comfort, and the ways back to the beginning. */
import { html, nothing, type TemplateResult } from "lit";
import type { PageHost } from "../companion.js";
import type { ViewState } from "../game/view-state.js";
import { DEFAULT_SETTINGS, type Settings } from "../settings.js";

/** The switches, in the order they are offered, and the setting each one is. */
const SWITCHES = {
  "comfort-auto-move": "autoMove",
  "comfort-brief": "brief",
  "comfort-facing": "facing",
  "comfort-flip": "flipped",
} as const satisfies Record<string, keyof Settings>;

export function comfortSettings({ settings }: ViewState, page: PageHost): TemplateResult {
  const { words } = page;
  return html`
    ${Object.entries(SWITCHES).map(
      ([text, name]) => html`<label class="option">
        <input
          type="checkbox"
          name=${name}
          .checked=${settings[name]}
          @change=${(event: Event) => page.change({ [name]: (event.currentTarget as HTMLInputElement).checked })}
        />
        <span>${words.text(text)}</span>
      </label>`,
    )}
    <details class="afresh-part">
      <summary>${words.text("comfort-afresh")}</summary>
      <div class="afresh">
        <button type="button" class="reset" @click=${() => page.change(DEFAULT_SETTINGS)}>${words.text("comfort-reset")}</button>
        ${
          page.remembers
            ? html`<p class="note">${words.text("comfort-forget-note")}</p>
              <button type="button" class="forget" @click=${() => page.session.update({ dialog: "forget" })}>${words.text("comfort-forget")}</button>`
            : nothing
        }
      </div>
    </details>
  `;
}
