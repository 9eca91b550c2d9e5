/** Replaces the offline feature in `senet.html`, which needs no offline copy. */
import { html } from "lit";
import type { Feature, FeatureContext } from "../features/feature.js";

/** The exports of `features/offline/feature.ts`. */
export function feature(page: FeatureContext): Feature {
  return { settings: () => html`<p class="note offline">${page.l10n.text("menu-one-file")}</p>` };
}
