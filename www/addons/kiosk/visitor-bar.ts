/** Settings without a dialog, always visible: language, size, contrast, sound, and the end of the visit. */

import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Language, Localizer } from "../../src/base/i18n/localizer.js";
import { dialogFrame } from "../shared/dialog.js";

interface VisitorBar {
  l10n: Localizer;
  languages: readonly Language[];
  larger: boolean;
  contrast: boolean;
  sound: boolean;
  /** During a game, one button opens the list of languages. */
  playing: boolean;
  /** The first error in the curator file, shown for the curator. */
  fault: string | null;
  speak(code: string): void;
  openLanguages(): void;
  enlarge(): void;
  raiseContrast(): void;
  turnSound(): void;
  finish(): void;
}

export function visitorBar(bar: VisitorBar): TemplateResult {
  const { l10n } = bar;
  const toggle = (name: string, pressed: boolean, press: () => void) => html`<button
    type="button"
    class=${name}
    aria-pressed=${pressed}
    @click=${press}
  >${l10n.text(`kiosk-${name}`)}</button>`;
  return html`<section class="kiosk-bar" aria-label=${l10n.text("kiosk-bar-label")}>
    ${bar.languages.length > 1 ? (bar.playing ? languageButton(bar) : languageList(bar)) : nothing}
    <div class="toggles">
      ${toggle("larger", bar.larger, bar.enlarge)} ${toggle("contrast", bar.contrast, bar.raiseContrast)}
      ${toggle("sound", bar.sound, bar.turnSound)}
      ${bar.playing ? html`<button type="button" class="finish" @click=${bar.finish}>${l10n.text("kiosk-finish")}</button>` : nothing}
    </div>
    ${bar.fault ? html`<p class="kiosk-fault">${bar.fault}</p>` : nothing}
  </section>`;
}

/** A globe and the current language, recognisable without reading it. */
function languageButton({ l10n, openLanguages }: VisitorBar): TemplateResult {
  const { name } = l10n.language;
  return html`<button
    type="button"
    class="language"
    aria-haspopup="dialog"
    aria-label=${`${l10n.text("kiosk-languages")}: ${name}`}
    @click=${openLanguages}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M2 10h16M10 2c-5 5-5 11 0 16M10 2c5 5 5 11 0 16"></path>
    </svg>
    ${name}
  </button>`;
}

type LanguageList = Pick<VisitorBar, "l10n" | "languages" | "speak">;

function languageList({ l10n, languages, speak }: LanguageList): TemplateResult {
  return html`<div class="languages" role="group" aria-label=${l10n.text("kiosk-languages")}>
    ${languages.map(
      ({ code, name, direction }) => html`<button
        type="button"
        lang=${code}
        dir=${direction}
        aria-pressed=${l10n.language.code === code}
        @click=${() => speak(code)}
      >${name}</button>`,
    )}
  </div>`;
}

export function languageDialog(
  { l10n, close }: Pick<DialogHost, "l10n" | "close">,
  { languages, speak }: Omit<LanguageList, "l10n">,
): TemplateResult {
  const chosen = (code: string) => {
    speak(code);
    close();
  };
  return dialogFrame(
    { name: "kiosk-language", title: l10n.text("kiosk-languages"), l10n, close },
    languageList({ l10n, languages, speak: chosen }),
  );
}
