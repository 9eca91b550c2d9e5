/** The end of the game: who won, and another one. */
import { html, type TemplateResult } from "lit";
import type { ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";
import { closeParent, dialogFrame } from "./dialog.js";
import { prompt } from "./status-panel.js";

export interface EndDialog {
  view: ViewState;
  words: Localizer;
  again(): void;
  choose(): void;
  close(): void;
}

/** The dialog closes first, so that the focus returns to the page before anything else happens. */
const closeThen = (action: () => void) => (event: Event) => {
  closeParent(event);
  action();
};

export function endDialog({ view, words, again, choose, close }: EndDialog): TemplateResult {
  const { game } = view;
  return dialogFrame(
    { name: "end", title: words.sentence(prompt(view)), words, close },
    html`
      <p>
        ${words.text("end-summary", {
          white: game?.off.white ?? 0,
          black: game?.off.black ?? 0,
          throws: game?.throws ?? 0,
        })}
      </p>
      <div class="buttons">
        <button type="button" class="main" autofocus @click=${closeThen(again)}>${words.text("button-play-again")}</button>
        <button type="button" @click=${closeThen(choose)}>${words.text("button-new-game")}</button>
        <button type="button" @click=${closeParent}>${words.text("button-look-at-board")}</button>
      </div>
    `,
  );
}
