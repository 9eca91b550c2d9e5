/** The throws: the latest ones, and expected and observed frequencies as bars and as a table. */
import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { nameOfPlayer } from "../../src/game/choices.js";
import type { GameSession } from "../../src/game/game-session.js";
import type { ComputerSeat } from "../../src/game/view-state.js";
import { cachedContent } from "../shared/cached-content.js";
import { dialogFrame } from "../shared/dialog.js";
import { fallenSticks } from "../shared/fallen-sticks.js";
import { type Odds, oddsOf } from "../shared/odds.js";
import { throwsTable } from "../shared/throws-table.js";
import { type PastThrow, pastThrows } from "./past-throws.js";

const contentIn = cachedContent<GameSession>();

export function oddsDialog(host: DialogHost): TemplateResult {
  const { page, l10n, close, view } = host;
  const tool = view.shown?.die ? "die" : "sticks";
  // Keyed by record, because two games under the same rules may have equally many throws.
  const record = page.session.record();
  return dialogFrame(
    { name: "odds", title: l10n.text("odds-title", { tool }), l10n, close },
    html`${contentIn(page.session).draw([record, view.seat, tool], l10n, () => loadCounts(host, record, tool))}`,
  );
}

async function loadCounts(
  { page, view, l10n }: DialogHost,
  record: string,
  tool: string,
): Promise<TemplateResult> {
  const full = await page.engine.full();
  return page.engine.withGame(record, (game) => {
    const thrown = pastThrows(game);
    const values = thrown.map(({ value }) => value);
    const odds = oddsOf(full, game.state().ruleset, values);
    return html`
      ${throwList(thrown, view.seat, l10n)}
      ${thrown.length > 0 ? html`<h3>${l10n.text("odds-heading")}</h3>` : nothing}
      <p class="lead">${l10n.text("odds-lead", { tool: hasUsualWays(odds, tool) ? tool : "other", ways: odds[0]?.of ?? 0 })}</p>
      ${throwsTable(odds, values.length, l10n)}
      ${thrown.length > 0 ? html`<p class="note">${l10n.text("odds-note")}</p>` : nothing}`;
  });
}

/** Whether four sticks or a die of four sides are thrown, and all their throws count. */
const hasUsualWays = ([first]: readonly Odds[], tool: string): boolean =>
  first?.of === (tool === "die" ? 4 : 16);

/** A longer list would be unreadable; the table of odds includes all throws. */
const MOST = 12;

function throwList(
  thrown: readonly PastThrow[],
  seat: ComputerSeat,
  l10n: Localizer,
): TemplateResult | typeof nothing {
  if (thrown.length === 0) return nothing;
  const last = thrown.slice(-MOST).reverse();
  return html`
    <h3 id="past-throws-title">${l10n.text("throws-title", { count: last.length })}</h3>
    <ol class="past-throws" reversed start=${thrown.length} aria-labelledby="past-throws-title">
      ${last.map(({ side, player, sticks, value, opening, lost }) => {
        const who = nameOfPlayer(player, side, seat);
        const sentences = opening
          ? l10n.text("said-thrown-opening", { who, value })
          : l10n.text("throws-told", { who, value, lost: lost ?? "no" });
        return html`<li class=${lost ? "lost" : ""}>
          <span class="visually-hidden">${sentences}</span>
          <span class="past-throw" aria-hidden="true" title=${sentences}>
            <span class="seat"><span class="token ${side ?? ""}" ?hidden=${!side}></span></span>
            ${sticks.length > 0 ? fallenSticks(sticks) : nothing}
            <b>${l10n.text("number", { value })}</b>
            ${lost || opening ? html`<small>${l10n.text("throws-mark", { lost: lost ?? "opening" })}</small>` : nothing}
          </span>
        </li>`;
      })}
    </ol>
  `;
}
