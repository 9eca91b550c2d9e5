/** Everything a visitor can set; each change takes effect at once. */
import { html, nothing, type TemplateResult } from "lit";
import type { BoardInfo } from "../engine/types.js";
import type { ViewState } from "../game/view-state.js";
import { LANGUAGES } from "../i18n/languages.js";
import type { Localizer } from "../i18n/localizer.js";
import { boardsFor } from "../rulesets/boards.js";
import { type Settings, SPEEDS, type Speed } from "../settings.js";
import { closeParent, dialogFrame } from "./dialog.js";

export interface SettingsDialog {
  view: ViewState;
  words: Localizer;
  themes: readonly string[];
  boards: readonly BoardInfo[];
  /** Lays the game on another board, or on its own one. */
  changeBoard(board: string | null): void;
  /** The settings would be remembered; false where storage is blocked. */
  remembered: boolean;
  /** What companions add. */
  others: unknown;
  change(patch: Partial<Settings>): void;
  close(): void;
}

export function settingsDialog({
  view,
  words,
  themes,
  boards,
  changeBoard,
  remembered,
  others,
  change,
  close,
}: SettingsDialog): TemplateResult {
  const { settings } = view;
  const own = view.setup.board === null && settings.board === "auto";
  const selected = (event: Event) => (event.currentTarget as HTMLSelectElement).value;
  const checked = (event: Event) => (event.currentTarget as HTMLInputElement).checked;
  return dialogFrame(
    { name: "settings", title: words.text("settings-title"), words, close },
    html`
      <label class="field">
        ${words.text("settings-language")}
        <select @change=${(event: Event) => change({ language: selected(event) })}>
          <option value="auto" ?selected=${settings.language === "auto"}>${words.text("settings-language-auto")}</option>
          ${LANGUAGES.map(
            ({ code, name }) =>
              html`<option value=${code} lang=${code} ?selected=${settings.language === code}>${name}</option>`,
          )}
        </select>
      </label>
      <label class="field">
        ${words.text("settings-theme")}
        <select @change=${(event: Event) => change({ theme: selected(event) })}>
          ${themes.map((theme) => html`<option value=${theme} ?selected=${settings.theme === theme}>${words.text(`theme-${theme}`)}</option>`)}
        </select>
      </label>
      <label class="field">
        ${words.text("new-game-board")}
        <select @change=${(event: Event) => changeBoard(selected(event) || null)}>
          <option value="" ?selected=${own}>${words.text("board-auto")}</option>
          ${boardsFor(view.game?.houses ?? 30, boards).map(({ id }) => html`<option value=${id} ?selected=${!own && view.board?.id === id}>${words.text(`board-name-${id}`)}</option>`)}
        </select>
      </label>
      <label class="field">
        ${words.text("settings-speed")}
        <select @change=${(event: Event) => change({ speed: selected(event) as Speed })}>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${settings.speed === speed}>${words.text(`speed-${speed}`)}</option>`)}
        </select>
      </label>
      <label class="option">
        <input type="checkbox" .checked=${settings.autoThrow} @change=${(event: Event) => change({ autoThrow: checked(event) })} />
        <span>${words.text("settings-auto-throw")}</span>
      </label>
      <label class="option">
        <input type="checkbox" .checked=${settings.confirmMove} @change=${(event: Event) => change({ confirmMove: checked(event) })} />
        <span>${words.text("settings-confirm-move")}</span>
      </label>
      ${others}
      ${remembered ? nothing : html`<p class="note">${words.text("settings-not-remembered")}</p>`}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
      </div>
    `,
  );
}
