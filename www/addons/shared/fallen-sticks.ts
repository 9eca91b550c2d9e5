/** A small picture of thrown sticks. */
import { html, svg, type TemplateResult } from "lit";

/** Light and dark sides as they fell. The text beside it names the throw. */
export function fallenSticks(sticks: readonly boolean[]): TemplateResult {
  const width = 7 * sticks.length;
  return html`<svg class="fallen" viewBox="0 0 ${width} 20" width=${width} height="20" aria-hidden="true">${sticks.map(
    (light, index) =>
      svg`<rect class=${light ? "light" : "dark"} x=${index * 7 + 1} y="1" width="5" height="18" rx="2"></rect>`,
  )}</svg>`;
}
