/** The moves, the odds and the fairness check behind one entry, which stays open or closed as the visitor left it. */
import { html, nothing } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { readPart, writePart } from "../../src/base/storage.js";
import styles from "./this-game.css";

export const order = 6;

export function addon(page: Page): Addon {
  let isOpen = page.canSave && readPart("this-game") === true;
  const saveOpen = ({ currentTarget }: Event) => {
    const { open } = currentTarget as HTMLDetailsElement;
    if (open === isOpen) return;
    isOpen = open;
    if (page.canSave) writePart("this-game", open);
  };
  return {
    styles,
    render: (where, view) =>
      where === "below"
        ? html`<details class="this-game" ?open=${isOpen} @toggle=${saveOpen}>
            <summary>${page.l10n.text("this-game")}</summary>
            ${page.render("game", view)}
          </details>`
        : nothing,
  };
}
