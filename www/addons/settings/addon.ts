/** All settings. Each change takes effect at once. */

import { html, nothing, type TemplateResult } from "lit";
import type { Addon, DialogHost } from "../../src/app/addon.js";
import { LANGUAGES } from "../../src/base/i18n/localizer.js";
import { SPEEDS, type Speed, VIEWS, type View } from "../../src/base/settings.js";
import { type Light, standingModel } from "../../src/board/model.js";
import { THEMES, themeOf } from "../../src/board/palette.js";
import type { BoardInfo } from "../../src/engine/types.js";
import { boardsFor } from "../../src/game/rulesets.js";
import { boardPicture, smallBoard } from "../shared/board-pictures.js";
import styles from "../shared/chooser.css";
import dialogStyles from "../shared/dialog.css";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { languageLabel } from "../shared/drawable.js";
import type { SmallBoard } from "../shared/small-board.js";
import { lookOn } from "../shared/small-look.js";

export const order = 2;

export const addon = (): Addon => ({ styles: [dialogStyles, styles], dialogs: { settings: settingsDialog } });

function settingsDialog({ page, view, l10n, light, close }: DialogHost): TemplateResult {
  const { engine, session, change } = page;
  const { settings } = view;
  /** Moves the game to another board, or back to its original one. */
  const changeBoard = (board: string | null) => {
    change({ board: board ?? "auto" });
    session.changeBoard(board);
  };
  const isOwn = view.setup.board === null && settings.board === "auto";
  const fitting = boardsFor(view.game?.houses ?? 30, engine.boards);
  const byRules = engine.ruleset(view.setup.ruleset).board;
  const defaultBoard = fitting.find(({ id }) => id === byRules) ?? (fitting[0] as BoardInfo);
  const shown = view.board ?? defaultBoard;
  const selected = (event: Event) => (event.currentTarget as HTMLSelectElement).value;
  const checked = (event: Event) => (event.currentTarget as HTMLInputElement).checked;
  return dialogFrame(
    { name: "settings", title: l10n.text("settings-title"), l10n, close },
    html`
      <label class="field">
        ${l10n.text("settings-language")}
        <select @change=${(event: Event) => change({ language: selected(event) })}>
          <option value="auto" ?selected=${settings.language === "auto"}>${l10n.text("settings-language-auto")}</option>
          ${LANGUAGES.map(
            (one) =>
              html`<option value=${one.code} lang=${one.code} ?selected=${settings.language === one.code}>${languageLabel(one)}</option>`,
          )}
        </select>
      </label>
      <label class="field">
        ${l10n.text("settings-speed")}
        <select @change=${(event: Event) => change({ speed: selected(event) as Speed })}>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${settings.speed === speed}>${l10n.text(`speed-${speed}`)}</option>`)}
        </select>
      </label>
      <label class="option">
        <input type="checkbox" .checked=${settings.autoThrow} @change=${(event: Event) => change({ autoThrow: checked(event) })} />
        <span>${l10n.text("settings-auto-throw")}</span>
      </label>
      <label class="option">
        <input type="checkbox" .checked=${settings.confirmMove} @change=${(event: Event) => change({ confirmMove: checked(event) })} />
        <span>${l10n.text("settings-confirm-move")}</span>
      </label>
      <fieldset class="material">
        <legend>${l10n.text("settings-theme")}</legend>
        ${materialSwatches(
          THEMES.map((theme) => [theme, l10n.text(`theme-${theme}`)] as const),
          shown,
          light.dark,
          { name: "theme", chosen: themeOf(settings.theme), choose: (theme) => change({ theme }) },
        )}
      </fieldset>
      ${
        page.hasObjectView
          ? html`<label class="field">
              ${l10n.text("settings-view")}
              <select @change=${(event: Event) => change({ view: selected(event) as View })}>
                ${VIEWS.map((name) => html`<option value=${name} ?selected=${settings.view === name}>${l10n.text(`view-${name}`)}</option>`)}
              </select>
            </label>`
          : nothing
      }
      <details class="boards">
        <summary>${l10n.text("new-game-board")}</summary>
        ${boardSwatches(
          [
            ["", defaultBoard, l10n.text("board-auto")],
            ...fitting.map((board) => [board.id, board, l10n.text(`board-name-${board.id}`)] as const),
          ],
          light,
          { name: "board", chosen: isOwn ? "" : shown.id, choose: (board) => changeBoard(board || null) },
        )}
      </details>
      ${page.render("settings", view)}
      ${page.canSave ? nothing : html`<p class="note">${l10n.text("settings-not-remembered")}</p>`}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${l10n.text("button-done")}</button>
      </div>
    `,
  );
}

// ---- Boards and materials, each shown as a small picture with its name.

interface Swatches {
  /** The options to choose from, by value. */
  name: string;
  chosen: string;
  choose(value: string): void;
}

function boardSwatches(
  offered: readonly (readonly [value: string, board: BoardInfo, label: string])[],
  light: Light,
  host: Swatches,
): TemplateResult {
  return swatches(
    offered.map(([value, board, label]) => [value, boardPicture(board, null, light), label]),
    host,
  );
}

function materialSwatches(
  offered: readonly (readonly [theme: string, label: string])[],
  board: BoardInfo,
  dark: boolean,
  host: Swatches,
): TemplateResult {
  return swatches(
    offered.map(([theme, label]) => [theme, materialPicture(theme, board, dark), label]),
    host,
  );
}

function swatches(
  offered: readonly (readonly [value: string, picture: SmallBoard, label: string])[],
  { name, chosen, choose }: Swatches,
): TemplateResult {
  return html`<div class="swatches">
    ${offered.map(
      ([value, picture, label]) => html`<label class="card swatch">
        ${smallBoard(picture)}
        <span class="name">
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${label}</span>
        </span>
      </label>`,
    )}
  </div>`;
}

/** Pieces on the last houses of a board in this material. */
function materialPicture(theme: string, board: BoardInfo, dark: boolean): SmallBoard {
  const last = board.houses;
  const positions = { white: [last - 5, last - 2], black: [last - 4], pieces: 2 };
  const flatBoard = { ...board, hollows: false };
  return {
    model: standingModel(positions, flatBoard, lookOn(flatBoard, { theme, dark })),
    around: [last - 5, last - 2],
  };
}
