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
    <div class="toggles">
      ${toggle("larger", bar.larger, bar.enlarge)} ${toggle("contrast", bar.contrast, bar.strengthen)}
      ${toggle("sound", bar.sound, bar.turnSound)}
      ${bar.playing ? html`<button type="button" class="finish" @click=${bar.finish}>${words.text("kiosk-finish")}</button>` : nothing}
    </div>
    ${bar.fault ? html`<p class="kiosk-fault">${bar.fault}</p>` : nothing}
  </section>`;
}

// ---- How large everything is: an unattended screen is read standing, and has no browser's menu to enlarge it with.

/** From this width there is room for more than the ordinary size. */
const WIDE = 1000;

/** On a wall of a screen everything grows with it, as on the page's own (`style.css`), and by as much more. */
const GROWTH = "min(0.675vw, 1.2375vh)";

/** The last is what nobody who needs large letters may be kept from. */
const STEPS = [1, 1.4, 2] as const;

export class TextSize {
  private step = 0;

  constructor(private readonly element: HTMLElement) {}

  get larger(): boolean {
    return this.step > 0;
  }

  /** Larger, then twice as large, then as at first. */
  next(): void {
    this.step = (this.step + 1) % STEPS.length;
    this.apply();
  }

  reset(): void {
    this.step = 0;
    this.apply();
  }

  destroy(): void {
    this.letters.fontSize = "";
  }

  /** Of a page of others only the game grows. */
  private get letters(): CSSStyleDeclaration {
    const { element } = this;
    return (element.hasAttribute("page") ? document.documentElement : element).style;
  }

  private apply(): void {
    const usual = globalThis.innerWidth >= WIDE ? 112.5 : 100;
    const size = `max(${usual}%, ${GROWTH})`;
    this.letters.fontSize = this.larger ? `calc(${STEPS[this.step]} * ${size})` : size;
  }
}
