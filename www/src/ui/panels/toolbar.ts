/** The page's few other buttons; on narrow screens some show only their drawing. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { mayAskAdvice } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { DialogName, ViewState } from "../../game/view-state.js";

export function toolbar(view: ViewState, words: Localizer, session: GameSession): TemplateResult {
  const open = (dialog: DialogName) => () => session.update({ dialog });
  const drawn = (name: IconName, press: () => void, ready = true) => html`<button
    type="button"
    class="drawn ${name}"
    title=${words.text(`button-${name}`)}
    aria-disabled=${ready ? nothing : "true"}
    @click=${press}
  >${icon(name)}<span class="label">${words.text(`button-${name}`)}</span></button>`;
  const written = (name: DialogName) =>
    html`<button type="button" class=${name} @click=${open(name)}>${words.text(`button-${name}`)}</button>`;
  return html`<section class="toolbar" aria-label=${words.text("toolbar-label")} ?inert=${view.status !== "ready"}>
    ${drawn("undo", () => session.undo(), view.canUndo || view.canTakeBack)}
    ${drawn("redo", () => session.redo(), view.canRedo)}
    ${drawn("advice", () => session.advise(), mayAskAdvice(view))}
    ${written("new-game")} ${written("rules")}
    ${drawn("settings", open("settings"))} ${drawn("help", open("help"))} ${drawn("menu", open("menu"))}
  </section>`;
}

// ---- The few small drawings on buttons.

const PATHS = {
  undo: "M8 5 4 9l4 4M4 9h7.5a4.5 4.5 0 0 1 0 9H9",
  redo: "M12 5l4 4-4 4M16 9H8.5a4.5 4.5 0 0 0 0 9H11",
  advice: "M7.5 14.5v-1.2C6 12.4 5 10.8 5 9a5 5 0 0 1 10 0c0 1.8-1 3.4-2.5 4.3v1.2zM8 17.5h4",
  settings: "M3 6h7m4 0h3M3 14h3m4 0h7M12 4v4M8 12v4",
  help: "M7 7.2a3 3 0 1 1 4.2 2.75C10.4 10.4 10 11 10 12v.5M10 15.4v.2",
  menu: "M4 6h12M4 10h12M4 14h12",
  close: "M4 4 16 16M16 4 4 16",
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): TemplateResult {
  return svg`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}
