/** Choosing the rules: the recommended game in its lengths, then all other reconstructions by name. */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Light } from "../../src/board/model.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Setup } from "../../src/game/view-state.js";
import { aboutRuleset, isShortened, minutesOf, nameOfRules, parseRuleset } from "./about-rulesets.js";
import { boardPicture, smallBoard, startState } from "./board-pictures.js";

/** The piece counts on offer for games where the number is an option. */
export const PIECES: Readonly<Record<string, readonly number[]>> = {
  "kendall-1979": [7, 5],
  "kendall-wiki": [5, 6, 7, 8, 9, 10],
};

export interface GameCards {
  draft: Setup;
  l10n: Localizer;
  engine: EngineClient;
  light: Light;
}

/** The card of a game: its own if it has been shortened, otherwise that of its ruleset. */
export function cardOf(rulesetText: string): string {
  return isShortened(rulesetText) ? rulesetText : parseRuleset(rulesetText).id;
}

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

/** All other games. The section is open if one of them is selected. */
export function otherGames({ draft, l10n, engine, light }: GameCards): TemplateResult {
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
      { l10n, engine, light },
    );
  };
  return html`<details class="games" ?open=${others.includes(chosen)}>
    <summary>${l10n.text("games-more", { count: others.length })}</summary>
    <div class="cards" role="radiogroup" aria-label=${l10n.text("new-game-rules")}>${others.map(card)}</div>
  </details>`;
}

export interface GameCard {
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
  { l10n, engine, light }: Pick<GameCards, "l10n" | "engine" | "light">,
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
