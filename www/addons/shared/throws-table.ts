/** The probabilities of the throws and, once a game has throws, their numbers. The texts belong to the part `tutorial`. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { fallenSticks } from "./fallen-sticks.js";
import type { Odds } from "./odds.js";

export function throwsTable(odds: readonly Odds[], total: number, l10n: Localizer): TemplateResult {
  const most = Math.max(
    ...odds.map(({ ways, of, thrown }) => Math.max(ways / of, thrown / Math.max(1, total))),
  );
  const bar = (kind: string, part: number) =>
    html`<svg class="bar ${kind}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width=${(100 * part) / most} height="8"></rect>
    </svg>`;
  return html`<table class="compared-odds chances-table">
      ${total > 0 ? html`<caption>${l10n.text("odds-so-far", { count: total })}</caption>` : nothing}
      <thead>
        <tr>
          <th scope="col">${l10n.text("odds-throw")}</th>
          <th scope="col">${l10n.text("odds-chance")}</th>
          ${
            total > 0
              ? html`<th scope="col">${l10n.text("odds-expected")}</th>
                <th scope="col">${l10n.text("odds-thrown")}</th>`
              : nothing
          }
        </tr>
      </thead>
      <tbody>
        ${odds.map(
          ({ value, ways, of, again, thrown, written }) => html`<tr>
            <th scope="row"><span class="odds-throw">${l10n.text("number", { value })} ${sticksOf(written)}</span>${again ? html` <small>${l10n.text("odds-again")}</small>` : nothing}</th>
            <td>${l10n.text("odds-ways", { count: ways, of })}${bar("chance", ways / of)}</td>
            ${
              total > 0
                ? html`<td>${l10n.text("odds-number", { value: rounded((total * ways) / of) })}</td>
                  <td>${l10n.text("odds-number", { value: thrown })}${bar("thrown", thrown / total)}</td>`
                : nothing
            }
          </tr>`,
        )}
      </tbody>
    </table>`;
}

/** One way of throwing it; a die shows its number alone. */
function sticksOf(written: string): TemplateResult | typeof nothing {
  const [sticks] = /^[ld]+(?==)/.exec(written) ?? [];
  return sticks ? fallenSticks([...sticks].map((side) => side === "l")) : nothing;
}

/** Rounded to one decimal. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
