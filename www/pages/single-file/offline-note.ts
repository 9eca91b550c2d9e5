/** Replaces the offline add-on in `senet.html`, which needs no offline copy. */
import { html, nothing } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";

/** The exports of `addons/offline/addon.ts`. */
export function addon(page: Page): Addon {
  return {
    render: (where) =>
      where === "settings" ? html`<p class="note offline">${page.l10n.text("menu-one-file")}</p>` : nothing,
  };
}
