/** What a visitor can set without a dialog, always in sight: language, size, contrast, sound; and the end of the visit. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language, Localizer } from "../../base/i18n/localizer.js";

export interface VisitorBar {
  words: Localizer;
  languages: readonly Language[];
  larger: boolean;
  contrast: boolean;
  sound: boolean;
  /** Somebody is playing. */
  playing: boolean;
  /** The first thing wrong with the curator's file, for the curator. */
  fault: string | null;
  speak(code: string): void;
  enlarge(): void;
  strengthen(): void;
  turnSound(): void;
  finish(): void;
}

export function visitorBar(bar: VisitorBar): TemplateResult {
  const { words } = bar;
  const toggle = (name: string, pressed: boolean, press: () => void) => html`<button
    type="button"
    class=${name}
    aria-pressed=${pressed}
    @click=${press}
  >${words.text(`kiosk-${name}`)}</button>`;
  return html`<section class="kiosk-bar" aria-label=${words.text("kiosk-bar-label")}>
    ${
      bar.languages.length > 1
        ? html`<div class="languages" role="group" aria-label=${words.text("kiosk-languages")}>
            ${bar.languages.map(
              ({ code, name, direction }) => html`<button
                type="button"
                lang=${code}
                dir=${direction}
                aria-pressed=${words.language.code === code}
                @click=${() => bar.speak(code)}
              >${name}</button>`,
            )}
          </div>`
        : nothing
    }
    <div class="comforts">
      ${toggle("larger", bar.larger, bar.enlarge)} ${toggle("contrast", bar.contrast, bar.strengthen)}
      ${toggle("sound", bar.sound, bar.turnSound)}
      ${bar.playing ? html`<button type="button" class="finish" @click=${bar.finish}>${words.text("kiosk-finish")}</button>` : nothing}
    </div>
    ${bar.fault ? html`<p class="kiosk-fault">${bar.fault}</p>` : nothing}
  </section>`;
}
