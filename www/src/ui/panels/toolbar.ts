/** The page's few other buttons; on narrow screens some show only their drawing. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { mayAskAdvice } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { DialogName, ViewState } from "../../game/view-state.js";
import { type IconName, icon } from "./icons.js";

export function toolbar(view: ViewState, words: Localizer, session: GameSession): TemplateResult {
  const open = (dialog: DialogName) => () => session.update({ dialog });
  const drawn = (name: IconName, press: () => void, ready = true) => html`<button
    type="button"
    class="drawn ${name}"
    title=${words.text(`button-${name}`)}
    aria-disabled=${ready ? nothing : "true"}
    @click=${press}
  >${icon(name)}<span class="label">${words.text(`button-${name}`)}</span></button>`;
  return html`<section class="toolbar" aria-label=${words.text("toolbar-label")} ?inert=${view.status !== "ready"}>
    ${drawn("undo", () => session.undo(), view.canUndo || view.canTakeBack)}
    ${drawn("redo", () => session.redo(), view.canRedo)}
    ${drawn("advice", () => session.advise(), mayAskAdvice(view))}
    <button type="button" class="new-game" @click=${open("new-game")}>${words.text("button-new-game")}</button>
    <button type="button" class="rules" @click=${open("rules")}>${words.text("button-rules")}</button>
    ${drawn("settings", open("settings"))} ${drawn("help", open("help"))} ${drawn("more", open("more"))}
  </section>`;
}
