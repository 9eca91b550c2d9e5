/** Choosing among all reconstructions by name, with the options of the chosen one. */

import { html, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Setup } from "../../src/game/view-state.js";
import { isShortened, parseRuleset } from "../shared/about-rulesets.js";
import { gameCard } from "../shared/game-cards.js";

/** The piece counts on offer for games where the number is an option. */
export const PIECES: Readonly<Record<string, readonly number[]>> = {
  "kendall-1979": [7, 5],
  "kendall-wiki": [5, 6, 7, 8, 9, 10],
};

/** The card of a game: its own if it has been shortened, otherwise that of its ruleset. */
export function cardOf(rulesetText: string): string {
  return isShortened(rulesetText) ? rulesetText : parseRuleset(rulesetText).id;
}

/** All other games. The section is open if one of them is selected. */
export function otherGames(host: DialogHost, draft: Setup): TemplateResult {
  const { page, l10n } = host;
  const { engine } = page;
  const chosen = cardOf(draft.ruleset);
  const others = engine.rulesets.map(({ id }) => id).filter((id) => !LENGTHS.includes(id));
  // A game shortened in another way, through a URL or by an earlier version.
  if (![...LENGTHS, ...others].includes(chosen)) others.unshift(chosen);
  const card = (rulesetText: string) => {
    const { options } = parseRuleset(draft.ruleset);
    const offered = rulesetText === chosen ? engine.ruleset(rulesetText).options : [];
    const further = offered.map((option) =>
      optionChoice(parseRuleset(rulesetText).id, option, options[option], l10n),
    );
    return gameCard(
      {
        rulesetText,
        chosen: rulesetText === chosen,
        pieces: rulesetText === chosen ? options.pieces : undefined,
        further,
      },
      host,
    );
  };
  return html`<details class="games" ?open=${others.includes(chosen)}>
    <summary>${l10n.text("games-more", { count: others.length })}</summary>
    <div class="cards" role="radiogroup" aria-label=${l10n.text("new-game-rules")}>${others.map(card)}</div>
  </details>`;
}

/** An option that belongs to one ruleset. */
function optionChoice(
  ruleset: string,
  name: string,
  value: string | undefined,
  l10n: Localizer,
): TemplateResult {
  const numbers = name === "pieces" ? (PIECES[ruleset] ?? []) : [];
  const offered = html`<input type="hidden" name="offered" value=${name} />`;
  if (numbers.length > 0) {
    return html`<label class="field sub">
      ${offered} ${l10n.text("option-pieces")}
      <select name="option-pieces">
        ${numbers.map((number) => html`<option value=${number} ?selected=${String(number) === value}>${l10n.text("number", { value: number })}</option>`)}
      </select>
    </label>`;
  }
  return html`<label class="option sub">
    ${offered}
    <input type="checkbox" name=${`option-${name}`} value="on" .checked=${value === "on"} />
    <span>${l10n.text(`option-${name}`)}</span>
  </label>`;
}
