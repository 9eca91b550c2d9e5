/**
 * The end of a game, with the board in view: what was reached, another game, and light over the board. What other
 * features have to say of a game that is over stands below it, in the same place `end`.
 */
import { html, nothing } from "lit";
import type { ViewState } from "../../game/view-state.js";
import type { Feature, FeatureContext } from "../feature.js";
import styles from "./ending.css";

/** It is over, and its end has been shown. */
const isOver = ({ game, shown, activity }: ViewState) =>
  game?.phase === "over" && shown === game && activity === "idle";

export function feature(page: FeatureContext): Feature {
  /** It has been played to its end here: a game that is merely opened at its end moves no focus. */
  let ended = false;
  return {
    texts: ["ending"],
    styles,
    happened: (events) => {
      ended = events.some(({ type }) => type === "won" || type === "drawn");
    },
    drawn: (view) => {
      if (!ended || !isOver(view)) return;
      ended = false;
      if (mayTakeFocus(page)) page.root.querySelector<HTMLElement>(".actions button.main")?.focus();
    },
    place: (where, view) => (where === "end" ? ending(view, page) : nothing),
  };
}

/** Whoever is busy elsewhere on a page of others is left there. */
function mayTakeFocus({ root }: FeatureContext): boolean {
  return root.activeElement !== null || document.activeElement === document.body;
}

function ending({ game }: ViewState, { words, session }: FeatureContext): unknown {
  return html`<div class="ending end-row">
    <p>
      ${words.text("end-summary", {
        white: game?.off.white ?? 0,
        black: game?.off.black ?? 0,
        throws: game?.throws ?? 0,
      })}
    </p>
    <button type="button" @click=${() => session.update({ dialog: "new-game" })}>${words.text("button-new-game")}</button>
  </div>`;
}
