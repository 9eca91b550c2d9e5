/** The last throws of a game at a glance, newest first: who threw, how the sticks fell, and which throws were lost. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { type ComputerSeat, nameOfPlayer } from "../game/seats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { PastThrow } from "./past-throws.js";

/** More would be a wall of sticks; what came of all of them is in the table of odds. */
const MOST = 12;

export function throwList(
  thrown: readonly PastThrow[],
  seat: ComputerSeat,
  words: Localizer,
): TemplateResult | typeof nothing {
  if (thrown.length === 0) return nothing;
  const last = thrown.slice(-MOST).reverse();
  return html`
    <h3 id="past-throws-title">${words.text("throws-title", { count: last.length })}</h3>
    <ol class="past-throws" reversed start=${thrown.length} aria-labelledby="past-throws-title">
      ${last.map((past) => {
        const { side, player, value, opening, lost } = past;
        const who = nameOfPlayer(player, side, seat);
        const told = opening
          ? words.text("said-thrown-opening", { who, value })
          : words.text("throws-told", { who, value, lost: lost ?? "no" });
        return html`<li class=${lost ? "lost" : ""}>
          <span class="unseen">${told}</span>
          <span class="past-throw" aria-hidden="true" title=${told}>
            <span class="seat"><span class="token ${side ?? ""}" ?hidden=${!side}></span></span>
            ${sticks(past)}
            <b>${words.text("number", { value })}</b>
            ${lost || opening ? html`<small>${words.text("throws-mark", { lost: lost ?? "opening" })}</small>` : nothing}
          </span>
        </li>`;
      })}
    </ol>
  `;
}

/** As they fell: light sides and dark ones. A die has none. */
function sticks({ sticks: fallen }: PastThrow): TemplateResult | typeof nothing {
  if (fallen.length === 0) return nothing;
  return html`<svg class="fallen" viewBox="0 0 28 20" width="28" height="20">${fallen.map(
    (light, index) =>
      svg`<rect class=${light ? "light" : "dark"} x=${index * 7 + 1} y="1" width="5" height="18" rx="2"></rect>`,
  )}</svg>`;
}
