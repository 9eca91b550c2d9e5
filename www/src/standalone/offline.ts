/** Stands in for `features/offline/feature.ts` in `senet.html`, which needs no keeping. */
import { html } from "lit";
import type { Feature, FeatureContext } from "../features/feature.js";

export function feature(page: FeatureContext): Feature {
  return { settings: () => html`<p class="note offline">${page.words.text("more-one-file")}</p>` };
}
