/** Stands in for what `senet.html` goes without: it needs no keeping, and trains no nets for house rules. */
import { html, nothing } from "lit";
import type { Feature, FeatureContext } from "../features/feature.js";

/** Of `features/offline/feature.ts`. */
export function feature(page: FeatureContext): Feature {
  return { settings: () => html`<p class="note offline">${page.words.text("menu-one-file")}</p>` };
}

// ---- Of `features/training/training.ts`: no rules are trained for, and no net is kept.

export const needTexts = (): Promise<void> => Promise.resolve();
export const trainingView = () => nothing;
export const trainedNet = (): null => null;
