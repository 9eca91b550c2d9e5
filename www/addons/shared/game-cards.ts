/** Choosing the rules: the recommended game in its lengths, and the card of a reconstruction. */

import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import { aboutRuleset, isShortened, minutesOf, nameOfRules, parseRuleset } from "./about-rulesets.js";
import { boardPicture, smallBoard, startState } from "./board-pictures.js";

/** The label of a game in the list of lengths. */
const lengthName = (rulesetText: string, l10n: Localizer): string =>
  l10n.text(rulesetText.includes("[") ? "length-minutes" : "length-whole", {
    minutes: minutesOf(rulesetText),
  });

/** The recommended game in its lengths. */
export function lengthChoice(chosen: string, l10n: Localizer): TemplateResult {
  return html`<fieldset class="game-lengths">
    <legend>${l10n.text("length-label")}</legend>
    <div class="lengths-offered">
      ${LENGTHS.map(
        (rulesetText) => html`<label class="card">
          <input type="radio" name="ruleset" value=${rulesetText} .checked=${rulesetText === chosen} />
          <span>${lengthName(rulesetText, l10n)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

interface GameCard {
  /** The ruleset's identifier. */
  rulesetText: string;
  chosen: boolean;
  /** The chosen number of pieces per side. */
  pieces?: string | undefined;
  /** Further options of this ruleset. */
  further?: unknown;
}

/** One game: its name, author, duration and starting position. */
export function gameCard(
  { rulesetText, chosen, pieces, further = nothing }: GameCard,
  { page: { engine }, l10n, light }: DialogHost,
): TemplateResult {
  const ruleset = engine.ruleset(rulesetText);
  const state = startState(engine, rulesetText);
  const count = Number(pieces ?? parseRuleset(rulesetText).options.pieces ?? state?.pieces ?? ruleset.pieces);
  const board = engine.boards.find(({ id }) => id === ruleset.board);
  const [name, about] = [`game-name-${rulesetText}`, `game-${rulesetText}`];
  const short = isShortened(rulesetText);
  return html`<div class="game">
    <label class="card">
      <span class="name">
        <input type="radio" name="ruleset" value=${rulesetText} .checked=${chosen} aria-labelledby=${name} aria-describedby=${about} />
        <strong id=${name}>${LENGTHS.includes(rulesetText) ? lengthName(rulesetText, l10n) : nameOfRules(rulesetText, l10n)}</strong>
      </span>
      ${board ? smallBoard(boardPicture(board, state, light)) : nothing}
      <span class="about" id=${about}>
        <span class="author">${short ? nameOfRules(rulesetText, l10n) : credit(ruleset.id, l10n)}</span>
        <span class="minutes">${l10n.text("length-minutes", { minutes: minutesOf(rulesetText) })}</span>
        <span class="game-facts">${l10n.text("game-facts", { pieces: count, minutes: minutesOf(rulesetText) })}</span>
        <span class="note">${l10n.text(short ? "character-short" : `character-${ruleset.id}`)}</span>
      </span>
    </label>
    ${further}
  </div>`;
}

/** Who proposed the game and when. If nobody did, the age of the boards. */
function credit(id: string, l10n: Localizer): unknown {
  const { author, year, boardDates } = aboutRuleset(id);
  const name = l10n.text(author);
  if (year !== undefined) return l10n.text("game-author", { author: name, year: String(year) });
  if (!boardDates) return name;
  const [from, to] = boardDates.map(String) as [string, string];
  return html`${name}<br />${l10n.text("game-made", { from, to })}`;
}
