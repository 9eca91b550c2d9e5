/** The buttons that lead from one earlier moment to another. */
import { html, svg, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { Past } from "./looking-back.js";

const DRAWINGS = {
  first: "M5 4v12M15 4 8 10l7 6",
  "back-one": "M13 4 6 10l7 6",
  on: "M7 4l7 6-7 6",
  last: "M15 4v12M5 4l7 6-7 6",
} as const;

export function stepBar(past: Past, words: Localizer): TemplateResult {
  const { entries, show, step, playOn } = past;
  const at = past.at ?? entries.length;
  const last = entries.length;
  const button = (name: keyof typeof DRAWINGS, possible: boolean, press: () => void) => html`<button
    type="button"
    class="step ${name}"
    aria-label=${words.text(`look-${name}`)}
    title=${words.text(`look-${name}`)}
    aria-disabled=${possible ? "false" : "true"}
    @click=${() => possible && press()}
  >${svg`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d=${DRAWINGS[name]}></path></svg>`}</button>`;
  return html`<div class="steps" role="group" aria-label=${words.text("look-back")}>
    ${button("first", at > 0, () => show(0))} ${button("back-one", at > 0, () => step(-1))}
    <span class="moment">${words.text("look-moment", { at, last })}</span>
    ${button("on", at < last, () => step(1))} ${button("last", at < last, () => show(last))}
    <button type="button" class="play-on" @click=${playOn}>${words.text("look-play-on")}</button>
  </div>`;
}
