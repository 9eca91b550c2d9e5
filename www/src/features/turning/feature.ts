/**
 * The orbit view without dragging: by a key on the board or from the menu. Arrow keys rotate the box, and buttons show
 * its sides for visitors who cannot drag. When the focus leaves, the box returns.
 */
import { html, render } from "lit";
import { sentence } from "../../base/i18n/localizer.js";
import type { Turning } from "../../board/pictures.js";
import { askedBy } from "../../board/turning-keys.js";
import type { Feature, FeatureContext } from "../feature.js";
import styles from "./turning.css";

export function feature(page: FeatureContext): Feature {
  const { root } = page;
  const place = document.createElement("div");
  place.className = "turning";
  place.tabIndex = -1;
  place.role = "application";
  let held: Turning | null = null;

  const tell = () => {
    const { off } = page.session.view.shown ?? {};
    if (off && held?.showsDrawer) page.announce([sentence("cell-off", { ...off })]);
  };
  const next = () => {
    held?.next();
    tell();
  };
  /** If the focus is still on it, it returns to the board once that is enabled. */
  const putBack = async (): Promise<void> => {
    const hand = held;
    if (!hand) return;
    const had = place.contains(root.activeElement);
    held = null;
    await hand.letGo();
    place.remove();
    if (had) page.focusSpot(page.current);
  };
  const take = () => {
    const hand = page.board()?.hand;
    if (held) return;
    if (!hand?.next()) return page.announce([sentence("turn-flat")]);
    held = hand;
    const { l10n } = page;
    place.dir = l10n.language.direction;
    place.ariaLabel = l10n.text("turn-how");
    render(
      html`<button type="button" @click=${next}>${l10n.text("turn-next")}</button>
        <button type="button" @click=${putBack}>${l10n.text("turn-back")}</button>`,
      place,
    );
    root.querySelector(".board")?.append(place);
    place.focus();
  };

  place.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    const onButton = target !== place && (key === " " || key === "Enter");
    if (key === "Tab" || onButton) return;
    event.preventDefault();
    event.stopPropagation();
    const asked = askedBy(event);
    if (asked === "next") next();
    else if (asked === "back") void putBack();
    else if (asked) {
      held?.turn(...asked);
      tell();
    }
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) void putBack();
  });

  return {
    texts: ["accessibility"],
    styles,
    keys: { b: take },
    menu: () =>
      page.board()?.hand
        ? [{ group: "more", name: "turn", label: page.l10n.text("turn-take"), run: take }]
        : [],
    drawn: () => {
      // Switching to another view ends the orbit view.
      if (held && held !== page.board()?.hand) void putBack();
    },
    destroy: () => place.remove(),
  };
}
