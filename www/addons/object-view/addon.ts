/**
 * The orbit view without dragging: by a button on the board, a key or the menu. Arrow keys rotate the box, and buttons
 * show its sides for visitors who cannot drag. When the focus leaves, the box returns.
 */

import { html, nothing, render } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { moveFocus } from "../../src/base/focus.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import type { OrbitView } from "../../src/board/pictures.js";
import "./box-figure.js";
import styles from "./orbit.css";
import { orbitCommand } from "./orbit-keys.js";

export const order = 40;

/** A box with an arrow around it. */
const TURN =
  "M8 9.5 12 7.5l4 2v4.6l-4 2-4-2zM8 9.5l4 2 4-2M12 11.5v4.6M4.2 8.6A9 9 0 0 1 20.3 8.4M20.9 4.6l-.4 4-3.9-.7M19.8 15.4A9 9 0 0 1 3.7 15.6M3.1 19.4l.4-4 3.9.7";

export function addon(page: Page): Addon {
  const { root } = page;
  const place = document.createElement("div");
  place.className = "turning";
  place.tabIndex = -1;
  place.role = "application";
  const corner = document.createElement("div");
  corner.className = "turning-corner";
  let orbitView: OrbitView | null = null;

  const announceDrawer = () => {
    const { off } = page.session.view.shown ?? {};
    if (off && orbitView?.showsDrawer) page.announce([sentence("cell-off", { ...off })]);
  };
  const next = () => {
    orbitView?.next();
    announceDrawer();
  };
  /** If the focus is still on it, it returns to the board once that is enabled. */
  const returnHome = async (): Promise<void> => {
    const orbit = orbitView;
    if (!orbit) return;
    const focused = place.contains(root.activeElement);
    orbitView = null;
    await orbit.returnHome();
    place.remove();
    offer();
    if (focused) page.focusSpot(page.current);
  };
  const take = () => {
    const orbit = page.board()?.orbit;
    if (orbitView) return;
    if (!orbit?.next()) return page.announce([sentence("turn-flat")]);
    orbitView = orbit;
    const { l10n } = page;
    place.dir = l10n.language.direction;
    place.ariaLabel = l10n.text("turn-how");
    render(
      html`<div class="turning-bar">
        <button type="button" @click=${next}>${l10n.text("turn-next")}</button>
        <button type="button" @click=${returnHome}>${l10n.text("turn-back")}</button>
      </div>`,
      place,
    );
    root.querySelector(".board")?.append(place);
    moveFocus(place);
    offer();
  };
  const follow = () => {
    if (orbitView && orbitView !== page.board()?.orbit) page.attempt(returnHome());
    offer();
  };
  /** The button on the board, while the box can be picked up and is not. */
  const offer = () => {
    const { l10n } = page;
    const label = l10n.text("turn-take");
    const isOffered = !orbitView && page.board()?.orbit && page.session.view.status === "ready";
    render(
      isOffered
        ? html`<button type="button" aria-label=${label} title=${label} @click=${take}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${TURN}></path></svg>
          </button>`
        : nothing,
      corner,
    );
    const board = root.querySelector(".board");
    if (corner.parentNode !== board) board?.append(corner);
  };

  place.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    const onButton = target !== place && (key === " " || key === "Enter");
    if (key === "Tab" || onButton) return;
    event.preventDefault();
    event.stopPropagation();
    const command = orbitCommand(event);
    if (command === "next") next();
    else if (command === "back") page.attempt(returnHome());
    else if (command) {
      orbitView?.turn(...command);
      announceDrawer();
    }
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) page.attempt(returnHome());
  });

  return {
    styles,
    keys: { b: take },
    menu: () =>
      page.board()?.orbit
        ? [{ group: "more", name: "turn", label: page.l10n.text("turn-take"), run: take }]
        : [],
    render(where) {
      // Switching to another view ends the orbit view.
      if (where === "board") page.attempt(page.drawn().then(follow));
      return nothing;
    },
    destroy: () => {
      place.remove();
      corner.remove();
    },
  };
}
