/** The two players: who they are, what they play, how many pieces are home. */
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "../engine/types.js";
import { nameOfSide } from "../game/seats.js";
import type { ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";

export function playersPanel(view: ViewState, words: Localizer): TemplateResult {
  const { shown } = view;
  if (!shown) return html`<div class="players"></div>`;
  const order: Side[] = shown.players ? [...shown.players] : ["white", "black"];
  return html`<ul class="players" aria-label=${words.text("players-label")}>
    ${order.map((side) => {
      const who = nameOfSide(side, shown, view.seat);
      const taken = shown.taken[side];
      const hand = shown.hand[side];
      const acts = shown.turn === side && shown.phase !== "over";
      return html`<li class="player ${acts ? "acts" : ""}" aria-current=${acts ? "true" : nothing}>
        <span class="seat" aria-hidden="true"><span class="token ${side}"></span></span>
        <span class="who">${words.text("player-name", { who, level: view.setup.opponent, side })}</span>
        <span class="tally">
          ${words.text("player-off", { count: shown.off[side], pieces: shown.pieces })}
          ${hand > 0 ? words.text("player-hand", { count: hand }) : nothing}
          ${taken > 0 ? words.text("player-taken", { count: taken }) : nothing}
        </span>
      </li>`;
    })}
  </ul>`;
}
