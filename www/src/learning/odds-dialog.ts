/** The throws: the last ones, and what each throw's chance is beside what has come so far, as bars and as a table. */
import { html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { DialogHost } from "../companion.js";
import type { Localizer } from "../i18n/localizer.js";
import { dialogFrame } from "../panels/dialog.js";
import { lastMade } from "./last-made.js";
import { type Odds, oddsOf } from "./odds.js";
import { pastThrows } from "./past-throws.js";
import { throwList } from "./throw-list.js";

const shown = lastMade<Promise<TemplateResult>>();

export function oddsDialog(host: DialogHost): TemplateResult {
  const { words, close, view } = host;
  const tool = view.shown?.die ? "die" : "sticks";
  return dialogFrame(
    { name: "chances", title: words.text("odds-title", { tool }), words, close },
    html`
      ${until(
        shown(`${view.game?.ruleset} ${view.game?.throws}`, words, () => counted(host, tool)),
        html`<p aria-busy="true">${words.text("card-loading")}</p>`,
      )}
    `,
  );
}

async function counted({ page, view, words }: DialogHost, tool: string): Promise<TemplateResult> {
  try {
    const full = await page.engine.full();
    const game = full.game_from_record(page.session.record());
    const thrown = pastThrows(game);
    game.free();
    const values = thrown.map(({ value }) => value);
    const odds = oddsOf(full.rule_sentences(view.game?.ruleset ?? ""), values);
    return html`${throwList(thrown, view.seat, words)} ${table(odds, values.length, tool, words)}`;
  } catch (error) {
    console.error(error);
    return html`<p role="alert">${words.text("notice-not-loaded")}</p>`;
  }
}

function table(odds: readonly Odds[], total: number, tool: string, words: Localizer): TemplateResult {
  const most = Math.max(
    ...odds.map(({ sixteenths, thrown }) => Math.max(sixteenths / 16, share(thrown, total))),
  );
  const bar = (kind: string, part: number) =>
    html`<svg class="bar ${kind}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width=${(100 * part) / most} height="8"></rect>
    </svg>`;
  return html`
    <h3>${words.text("odds-heading")}</h3>
    <p class="lead">${words.text("odds-lead", { tool })}</p>
    <table class="chances-table">
      <caption>${words.text("odds-so-far", { count: total })}</caption>
      <thead>
        <tr>
          <th scope="col">${words.text("odds-throw")}</th>
          <th scope="col">${words.text("odds-chance")}</th>
          <th scope="col">${words.text("odds-expected")}</th>
          <th scope="col">${words.text("odds-thrown")}</th>
        </tr>
      </thead>
      <tbody>
        ${odds.map(
          ({ value, sixteenths, again, thrown }) => html`<tr>
            <th scope="row">${words.text("number", { value })}${again ? html` <small>${words.text("odds-again")}</small>` : nothing}</th>
            <td>${words.text("odds-sixteenths", { count: sixteenths })}${bar("chance", sixteenths / 16)}</td>
            <td>${words.text("odds-number", { value: rounded((total * sixteenths) / 16) })}</td>
            <td>${words.text("odds-number", { value: thrown })}${bar("thrown", share(thrown, total))}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">${words.text("odds-note")}</p>
  `;
}

function share(thrown: number, total: number): number {
  return total === 0 ? 0 : thrown / total;
}

/** To one place behind the point. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
