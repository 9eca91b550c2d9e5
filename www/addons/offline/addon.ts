/** Offline use: caches the page on the device, shows the status in the settings, and reports a new version. */
import { html, nothing, type TemplateResult } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import styles from "./offline.css";
import { OfflineCache } from "./offline-cache.js";

export const order = 70;

export function addon(page: Page): Addon {
  let wasReported = false;
  const cache = new OfflineCache(() => {
    if (cache.outdated && !wasReported) {
      wasReported = true;
      page.announce([sentence("offline-new-version")]);
    }
    page.redraw();
  });
  // Filling the cache downloads everything again, so it waits until the visitor's own files have loaded.
  page.onComplete(() => cache.begin());
  // An unattended screen requests no further languages.
  const speak = () => cache.speak(page.query.has("kiosk") ? "*" : page.l10n.language.code);
  page.element.addEventListener("senet-language", speak);
  speak();

  const newVersion = (): TemplateResult => html`<p class="new-version">
    ${page.l10n.text("offline-new-version")}
    <button type="button" @click=${() => cache.update()}>${page.l10n.text("offline-renew")}</button>
  </p>`;

  return {
    styles,
    render(where) {
      if (where === "settings")
        return html`<p class="note offline">${page.l10n.text(`offline-${cache.kept}`, cache.fault)}</p>`;
      return where === "above" && cache.outdated ? newVersion() : nothing;
    },
    destroy() {
      page.element.removeEventListener("senet-language", speak);
      cache.destroy();
    },
  };
}
