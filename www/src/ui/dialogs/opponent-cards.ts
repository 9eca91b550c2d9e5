/** Against whom: a friend, the players from gentle to strong as a ladder, and those that differ only in their habits. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import losses from "../../game/opponents.json";
import { OPPONENTS, type Opponent } from "../../game/view-state.js";
import { face } from "./faces.js";

/** Each is stronger than the one before. */
const LADDER: readonly Opponent[] = ["beginner", "casual", "skilled", "expert", "master"];

/** Of a hundred games so many are given away by mistakes: against best play, where best play is known (docs/strength.md). */
const GIVEN_AWAY: Readonly<Partial<Record<Opponent, number>>> = losses;
const MOST = Math.max(...LADDER.map((opponent) => GIVEN_AWAY[opponent] ?? 0));

export function opponentCards(chosen: Opponent, words: Localizer): TemplateResult {
  const habits = OPPONENTS.filter((opponent) => opponent !== "person" && !LADDER.includes(opponent));
  return html`<fieldset class="opponents">
    <legend>${words.text("new-game-opponent")}</legend>
    <div class="faces">
      ${opponentCard("person", chosen, words)}
      ${LADDER.map((opponent) => opponentCard(opponent, chosen, words, ladder(opponent, words)))}
    </div>
    <p class="note">${words.text("opponents-ladder")} ${words.text("new-game-blind")}</p>
    <details ?open=${habits.includes(chosen)}>
      <summary>${words.text("opponents-habits", { count: habits.length })}</summary>
      <p class="note">${words.text("opponents-habits-note")}</p>
      <div class="faces">${habits.map((opponent) => opponentCard(opponent, chosen, words))}</div>
    </details>
  </fieldset>`;
}

/** One of them, with a face of their own. */
export function opponentCard(
  opponent: Opponent,
  chosen: Opponent,
  words: Localizer,
  further: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const name = `opponent-name-${opponent}`;
  const about = `opponent-about-${opponent}`;
  return html`<label class="card player">
    ${face(opponent)}
    <span class="name">
      <input type="radio" name="opponent" value=${opponent} .checked=${opponent === chosen} aria-labelledby=${name} aria-describedby=${about} />
      <strong id=${name}>${words.text(`opponent-${opponent}`)}</strong>
    </span>
    <span class="note" id=${about}>${words.text(`habit-${opponent}`)} ${further}</span>
  </label>`;
}

/** What its mistakes cost it, as a bar: the shorter, the stronger. */
function ladder(opponent: Opponent, words: Localizer): TemplateResult {
  const lost = GIVEN_AWAY[opponent] ?? 0;
  return html`<span class="cost">
    ${bar(lost / MOST)}
    <span>${words.text("opponent-cost", { games: Math.round(lost) })}</span>
  </span>`;
}

/** A share of the whole, from 0 to 1. */
export function bar(share: number): TemplateResult {
  return html`<svg class="measure" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="ground" width="100" height="6"></rect><rect width=${Math.max(1.5, 100 * share)} height="6"></rect>
  </svg>`;
}
