/** Returns from a new game to the one it replaced. */
import { html, nothing } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";

export const order = 30;

export function addon({ session, l10n }: Page): Addon {
  const label = () => l10n.text("button-take-back");
  const run = () => session.takeBackNewGame();
  return {
    render: (where, { offersReturn, activity }) =>
      where === "notices" && offersReturn && activity !== "frozen"
        ? html`<p>${l10n.text("notice-replaced")} <button type="button" @click=${run}>${label()}</button></p>`
        : nothing,
    // A finished game is only offered in the menu, because a notice would push the next game down.
    menu: ({ canTakeBack, offersReturn, activity }) =>
      canTakeBack && !offersReturn && activity !== "frozen"
        ? [{ group: "more", name: "take-back", label: label(), run }]
        : [],
  };
}
