/** Choosing a game: by which rules, on which board, against whom, on which side. */
import { html, nothing, type TemplateResult } from "lit";
import type { BoardInfo, RulesetInfo } from "../engine/types.js";
import { OPPONENTS, type Opponent, type Setup, type ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";
import { aboutRuleset } from "../rulesets/about.js";
import { boardsFor } from "../rulesets/boards.js";
import { minutesOf, RECOMMENDED, shortGame } from "../rulesets/recommended.js";
import { readRuleset, writeRuleset } from "../rulesets/written-form.js";
import { closeParent, dialogFrame } from "./dialog.js";

export interface NewGameDialog {
  view: ViewState;
  words: Localizer;
  rulesets: readonly RulesetInfo[];
  boards: readonly BoardInfo[];
  /** Shows what is chosen so far. */
  draw(draft: Setup): void;
  start(setup: Setup): void;
  /** Opens the rules of this game to be changed. */
  changeRules(setup: Setup): void;
  close(): void;
}

/** The players to begin with: from gentle to strong, and a friend. */
const FIRST_OPPONENTS: readonly Opponent[] = ["person", "beginner", "casual", "skilled", "master"];

const SIDES = ["black", "white", "random"] as const;

/** How many pieces may be chosen where the number is an option. */
const PIECES: Readonly<Record<string, readonly number[]>> = {
  "kendall-1979": [7, 5],
  "kendall-wiki": [5, 6, 7, 8, 9, 10],
};

export function newGameDialog(host: NewGameDialog): TemplateResult {
  const { view, words, rulesets, boards, start, close } = host;
  const draft = view.draft ?? view.setup;
  const chosen = rulesets.find(({ id }) => id === readRuleset(draft.ruleset).id);
  const change = (event: Event) => {
    host.draw(chosenIn(event.currentTarget as HTMLFormElement, draft));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const setup = chosenIn(event.currentTarget as HTMLFormElement, draft);
    closeParent(event);
    start({ ...setup, seed: null });
  };
  const changeRules = (event: Event) => {
    const form = (event.currentTarget as HTMLButtonElement).form;
    closeParent(event);
    if (form) host.changeRules(chosenIn(form, draft));
  };
  const first = [RECOMMENDED, shortGame()];
  const offered = first.flatMap((id) => rulesets.filter((ruleset) => ruleset.id === id));
  const others = rulesets.filter(({ id }) => !first.includes(id));
  const choice = (ruleset: RulesetInfo) => rulesetChoice(ruleset, draft, words);
  return dialogFrame(
    { name: "new-game", title: words.text("new-game-title"), words, close },
    html`<form @change=${change} @submit=${submit}>
      <div class="choices">
      ${opponentChoice(draft, words)}
      <fieldset class="games">
        <legend>${words.text("new-game-rules")}</legend>
        ${offered.map(choice)}
        <details ?open=${others.some(({ id }) => id === chosen?.id)}>
          <summary>${words.text("games-more", { count: others.length })}</summary>
          ${others.map(choice)}
        </details>
      </fieldset>
      ${
        chosen?.sides_are_drawn
          ? html`<p class="note side">${words.text("new-game-sides-drawn")}</p>`
          : html`<fieldset class="side">
              <legend>${words.text("new-game-side")}</legend>
              ${SIDES.map((side) => radio("side", side, draft.side, words.text(`side-${side}`)))}
            </fieldset>`
      }
      ${chosen ? boardChoice(chosen, draft, boards, words) : nothing}
      <div class="buttons">
        <button type="button" class="change-rules" @click=${changeRules}>${words.text("button-change-rules")}</button>
      </div>
      ${view.game && view.game.throws > 0 ? html`<p class="note">${words.text("new-game-safe")}</p>` : nothing}
      </div>
      <div class="buttons">
        <button type="submit" class="main">${words.text("button-start")}</button>
        <button type="button" @click=${closeParent}>${words.text("button-cancel")}</button>
      </div>
    </form>`,
  );
}

/** Against whom: a few at once, all the others behind them. */
function opponentChoice(draft: Setup, words: Localizer): TemplateResult {
  const choice = (opponent: Opponent) =>
    radio("opponent", opponent, draft.opponent, words.text(`opponent-${opponent}`));
  const others = OPPONENTS.filter((opponent) => !FIRST_OPPONENTS.includes(opponent));
  return html`<fieldset class="opponents">
    <legend>${words.text("new-game-opponent")}</legend>
    ${FIRST_OPPONENTS.map(choice)}
    <details ?open=${others.includes(draft.opponent)}>
      <summary>${words.text("opponents-more", { count: others.length })}</summary>
      <p class="note">${words.text("new-game-blind")}</p>
      ${others.map(choice)}
    </details>
  </fieldset>`;
}

/** What the form holds; what it does not show stays as it was. */
function chosenIn(form: HTMLFormElement, draft: Setup): Setup {
  const data = new FormData(form);
  const text = (name: string) => data.get(name)?.toString();
  const id = text("ruleset") ?? readRuleset(draft.ruleset).id;
  const board = text("board");
  const ruleset = id === readRuleset(draft.ruleset).id ? withOptions(draft.ruleset, data) : id;
  return {
    ruleset,
    name: ruleset === draft.ruleset ? (draft.name ?? "") : "",
    board: board === undefined ? draft.board : board === "" ? null : board,
    opponent: (text("opponent") as Opponent | undefined) ?? draft.opponent,
    side: (text("side") as Setup["side"] | undefined) ?? draft.side,
    seed: draft.seed,
  };
}

/** The ruleset with the options of its own as the form has them. */
function withOptions(written: string, data: FormData): string {
  const { id, options } = readRuleset(written);
  const changed = { ...options };
  for (const name of data.getAll("offered")) {
    const value = data.get(`option-${name}`)?.toString();
    if (value === undefined || value === String(PIECES[id]?.[0])) delete changed[String(name)];
    else changed[String(name)] = value;
  }
  return writeRuleset({ id, options: changed });
}

/** One game of the catalogue: what it is called, what it is like, how long it takes. */
function rulesetChoice(ruleset: RulesetInfo, draft: Setup, words: Localizer): TemplateResult {
  const { id, options } = readRuleset(draft.ruleset);
  const chosen = ruleset.id === id;
  const tag =
    ruleset.id === RECOMMENDED ? "game-recommended" : ruleset.id === shortGame() ? "game-short" : null;
  const pieces = Number((chosen && options.pieces) || ruleset.pieces);
  return html`<div class="game">
    <label class="option">
      <input type="radio" name="ruleset" value=${ruleset.id} .checked=${chosen} aria-describedby=${`game-${ruleset.id}`} />
      <span><strong>${words.text(`ruleset-${ruleset.id}`)}</strong> ${tag ? html`<em class="tag">${words.text(tag)}</em>` : nothing}</span>
    </label>
    <p id=${`game-${ruleset.id}`} class="note">
      ${words.text(`character-${ruleset.id}`)}
      ${words.text("game-facts", { pieces, minutes: minutesOf(ruleset.id) })}
      <span class="author">${words.text(aboutRuleset(ruleset.id).author)}</span>
    </p>
    ${chosen ? ruleset.options.map((name) => optionChoice(ruleset, name, options[name], words)) : nothing}
  </div>`;
}

/** An option of a ruleset's own. */
function optionChoice(
  ruleset: RulesetInfo,
  name: string,
  value: string | undefined,
  words: Localizer,
): TemplateResult {
  const numbers = name === "pieces" ? (PIECES[ruleset.id] ?? []) : [];
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

/** The boards that fit; first of all the one that belongs to the ruleset. */
function boardChoice(
  ruleset: RulesetInfo,
  draft: Setup,
  boards: readonly BoardInfo[],
  words: Localizer,
): TemplateResult {
  const fitting = boardsFor(ruleset.houses, boards);
  const own = words.text("board-own", { name: words.text(`board-name-${ruleset.board}`) });
  return html`<label class="field">
    ${words.text("new-game-board")}
    <select name="board">
      <option value="" ?selected=${draft.board === null}>${own}</option>
      ${fitting.map(({ id }) => html`<option value=${id} ?selected=${id === draft.board}>${words.text(`board-name-${id}`)}</option>`)}
    </select>
  </label>`;
}

function radio(name: string, value: string, chosen: string, label: string): TemplateResult {
  return html`<label class="option">
    <input type="radio" name=${name} value=${value} .checked=${value === chosen} />
    <span>${label}</span>
  </label>`;
}
