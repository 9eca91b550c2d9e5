/** By which rules: every reconstruction as a card with its own board, how long it takes and whose it is. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { stateOf } from "../../base/own-state.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { RulesetInfo } from "../../engine/types.js";
import {
  aboutRuleset,
  isShortened,
  minutesOf,
  nameOfRules,
  RECOMMENDED,
  readRuleset,
  recommended,
} from "../../game/rulesets/about.js";
import type { Setup } from "../../game/view-state.js";
import { boardPicture, type Light, smallBoard, startOf } from "../board-pictures.js";
import { bar } from "./opponent-cards.js";

/** Lengths to choose by, in minutes; and all. */
const MINUTES_AT_MOST = [5, 10, 20] as const;

/** How many pieces may be chosen where the number is an option. */
export const PIECES: Readonly<Record<string, readonly number[]>> = {
  "kendall-1979": [7, 5],
  "kendall-wiki": [5, 6, 7, 8, 9, 10],
};

export interface GameCards {
  draft: Setup;
  words: Localizer;
  engine: EngineClient;
  light: Light;
  /** What is looked for has changed. */
  redraw(): void;
}

interface Sought {
  /** At most so many minutes; 0 for any. */
  minutes: number;
  /** On this board; empty for any. */
  board: string;
}

/** What is looked for, as long as the dialog is open. */
const soughtOf = stateOf((_: EngineClient): Sought => ({ minutes: 0, board: "" }));

export function seekNothing(engine: EngineClient): void {
  Object.assign(soughtOf(engine), { minutes: 0, board: "" });
}

const fits =
  (sought: Sought) =>
  ({ id, board }: RulesetInfo) =>
    (sought.minutes === 0 || minutesOf(id) <= sought.minutes) &&
    (sought.board === "" || sought.board === board);

/** The card that a game belongs to: its own, if it is shortened, else that of its ruleset. */
export function cardOf(written: string): string {
  return isShortened(written) ? written : readRuleset(written).id;
}

export function gameCards(host: GameCards): TemplateResult {
  const { draft, words, engine } = host;
  const { rulesets } = engine;
  const { ruleset } = draft;
  const first = isShortened(ruleset) ? [...new Set([ruleset, ...recommended])] : recommended;
  const others = rulesets.filter(({ id }) => !first.includes(id));
  const chosen = cardOf(draft.ruleset);
  const shown = others.filter(fits(soughtOf(engine)));
  const card = (written: string, isShown: boolean) => {
    if (written !== chosen) return gameCard({ written, chosen: false, isShown }, host);
    const { options } = readRuleset(draft.ruleset);
    const { id, options: offered } = engine.ruleset(written);
    const further = offered.map((option) => optionChoice(id, option, options[option], words));
    return gameCard({ written, chosen: true, isShown, pieces: options.pieces, further }, host);
  };
  return html`<fieldset class="games">
    <legend>${words.text("new-game-rules")}</legend>
    <div class="cards first">${first.map((written) => card(written, true))}</div>
    <details ?open=${others.some(({ id }) => id === chosen)}>
      <summary>${words.text("games-more", { count: others.length })}</summary>
      ${filters(others, host)}
      <p class="note" role="status">${words.text("games-found", { count: shown.length })}</p>
      <div class="cards">
        ${others.map((ruleset) => card(ruleset.id, ruleset.id === chosen || shown.includes(ruleset)))}
      </div>
    </details>
  </fieldset>`;
}

function filters(rulesets: readonly RulesetInfo[], host: GameCards): TemplateResult {
  const { words, engine, light, redraw } = host;
  const sought = soughtOf(engine);
  const boards = engine.boards.filter(({ id }) => rulesets.some(({ board }) => board === id));
  const seek = (patch: Partial<Sought>) => (event: Event) => {
    // It is no choice of the game itself.
    event.stopPropagation();
    Object.assign(sought, patch);
    redraw();
  };
  const chip = (name: string, isChosen: boolean, patch: Partial<Sought>, label: TemplateResult) =>
    html`<label class="chip">
      <input type="radio" name=${name} .checked=${isChosen} @change=${seek(patch)} />
      ${label}
    </label>`;
  return html`<div class="filters">
    <div class="chips" role="radiogroup" aria-label=${words.text("filter-length")}>
      ${chip("sought-minutes", sought.minutes === 0, { minutes: 0 }, html`<span>${words.text("filter-any-length")}</span>`)}
      ${MINUTES_AT_MOST.filter((most) => rulesets.some(({ id }) => minutesOf(id) <= most)).map((minutes) =>
        chip(
          "sought-minutes",
          sought.minutes === minutes,
          { minutes },
          html`<span>${words.text("filter-minutes", { minutes })}</span>`,
        ),
      )}
    </div>
    <div class="chips boards" role="radiogroup" aria-label=${words.text("new-game-board")}>
      ${chip("sought-board", sought.board === "", { board: "" }, html`<span>${words.text("filter-any-board")}</span>`)}
      ${boards.map((board) =>
        chip(
          "sought-board",
          sought.board === board.id,
          { board: board.id },
          html`${smallBoard(boardPicture(board, null, light))}<span>${words.text(`board-name-${board.id}`)}</span>`,
        ),
      )}
    </div>
  </div>`;
}

const LONGEST = 60;

export interface GameCard {
  /** The ruleset, as it is written. */
  written: string;
  chosen: boolean;
  isShown?: boolean;
  /** As many a side as have been chosen. */
  pieces?: string | undefined;
  /** More to choose about it. */
  further?: unknown;
}

/** One game: its board as it begins, how long it takes, whose it is. */
export function gameCard(
  { written, chosen, isShown = true, pieces, further = nothing }: GameCard,
  { words, engine, light }: Pick<GameCards, "words" | "engine" | "light">,
): TemplateResult {
  const ruleset = engine.ruleset(written);
  const tag = written === RECOMMENDED ? "game-recommended" : isShortened(written) ? "game-short" : null;
  const state = startOf(engine, written);
  const count = Number(pieces ?? readRuleset(written).options.pieces ?? state?.pieces ?? ruleset.pieces);
  const minutes = minutesOf(written);
  const board = engine.boards.find(({ id }) => id === ruleset.board);
  const [name, about] = [`game-name-${written}`, `game-${written}`];
  return html`<div class="game" ?hidden=${!isShown}>
    <label class="card">
      ${board ? smallBoard(boardPicture(board, state, light)) : nothing}
      <span class="name">
        <input type="radio" name="ruleset" value=${written} .checked=${chosen} aria-labelledby=${name} aria-describedby=${about} />
        <span>
          <strong id=${name}>${nameOfRules(written, words)}</strong>
          ${tag ? html`<em class="tag">${words.text(tag)}</em>` : nothing}
        </span>
      </span>
      <span class="about" id=${about}>
        <span class="length">${bar(minutes / LONGEST)} <span>${words.text("game-facts", { pieces: count, minutes })}</span></span>
        <span class="author">${whose(ruleset.id, words)}</span>
        <span class="note">${words.text(isShortened(written) ? "character-short" : `character-${ruleset.id}`)}</span>
      </span>
    </label>
    ${further}
  </div>`;
}

/** Who proposed it, and when; or that nobody has, and how old the boards are. */
function whose(id: string, words: Localizer): unknown {
  const { author, year, made } = aboutRuleset(id);
  const name = words.text(author);
  if (year !== undefined) return words.text("game-author", { author: name, year: String(year) });
  if (!made) return name;
  const [from, to] = made.map(String) as [string, string];
  return html`${name}<br />${words.text("game-made", { from, to })}`;
}

/** An option of a ruleset's own. */
function optionChoice(
  ruleset: string,
  name: string,
  value: string | undefined,
  words: Localizer,
): TemplateResult {
  const numbers = name === "pieces" ? (PIECES[ruleset] ?? []) : [];
  const offered = html`<input type="hidden" name="offered" value=${name} />`;
  if (numbers.length > 0) {
    return html`<label class="field sub">
      ${offered} ${words.text("option-pieces")}
      <select name="option-pieces">
        ${numbers.map((number) => html`<option value=${number} ?selected=${String(number) === value}>${words.text("number", { value: number })}</option>`)}
      </select>
    </label>`;
  }
  return html`<label class="option sub">
    ${offered}
    <input type="checkbox" name=${`option-${name}`} value="on" .checked=${value === "on"} />
    <span>${words.text(`option-${name}`)}</span>
  </label>`;
}
