/**
 * The choice of the opponent: a friend, or a computer player of one of the strengths. Players that differ only in style can be
 * selected by the address of the page.
 */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Opponent } from "../../src/game/view-state.js";
import draw from "./faces.svg";

/** Ordered by strength, weakest first. */
export const LADDER: readonly Opponent[] = ["beginner", "casual", "skilled", "expert", "master"];

/** One player, with a face and one to five stars for strength. */
export function opponentCard(opponent: Opponent, chosen: Opponent, l10n: Localizer): TemplateResult {
  const strength = LADDER.indexOf(opponent) + 1;
  const [name, stars, about] = ["name", "stars", "about"].map((part) => `opponent-${part}-${opponent}`);
  return html`<label class="card player" title=${l10n.text(`habit-${opponent}`)}>
    ${face(opponent)}
    <input type="radio" name="opponent" value=${opponent} .checked=${opponent === chosen} aria-labelledby=${name} aria-describedby="${strength > 0 ? stars : ""} ${about}" />
    <strong id=${name}>${l10n.text(`opponent-${opponent}`)}</strong>
    ${
      strength > 0
        ? html`<span class="stars" id=${stars} role="img" aria-label=${l10n.text("opponent-strength", { stars: strength })}>${"★".repeat(strength)}<span>${"★".repeat(LADDER.length - strength)}</span></span>`
        : nothing
    }
    <span class="visually-hidden" id=${about}>${l10n.text(`habit-${opponent}`)}</span>
  </label>`;
}

/** What a face shows. */
export type Mood = "calm" | "eager" | "glad" | "sorry";

/** The face of a player, or of two people. */
export const face = (opponent: Opponent, mood: Mood = "calm"): TemplateResult =>
  html`<svg class="face" viewBox="0 0 64 64" aria-hidden="true">
    ${draw("plaster")}
    <g stroke="#2a1b10" stroke-width="1.1" stroke-linejoin="round">${draw(opponent, { calm: mood })}</g>
  </svg>`;
