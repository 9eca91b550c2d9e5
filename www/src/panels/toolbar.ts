/** The page's few other buttons. */
import { html, nothing, type TemplateResult } from "lit";
import type { GameSession } from "../game/game-session.js";
import type { DialogName, ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";

export function toolbar(view: ViewState, words: Localizer, session: GameSession): TemplateResult {
  const open = (dialog: DialogName) => () => session.update({ dialog });
  return html`<nav class="toolbar" aria-label=${words.text("toolbar-label")}>
    <button
      type="button"
      aria-disabled=${view.canUndo || view.canTakeBack ? nothing : "true"}
      @click=${() => session.undo()}
    >${words.text("button-undo")}</button>
    <button type="button" aria-disabled=${view.canRedo ? nothing : "true"} @click=${() => session.redo()}>
      ${words.text("button-redo")}
    </button>
    <button type="button" @click=${open("new-game")}>${words.text("button-new-game")}</button>
    <button type="button" @click=${open("rules")}>${words.text("button-rules")}</button>
    <button type="button" @click=${open("settings")}>${words.text("button-settings")}</button>
    <button type="button" @click=${open("help")}>${words.text("button-help")}</button>
  </nav>`;
}
