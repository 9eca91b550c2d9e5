/** Sharing, saving and opening games and positions. */

import type { Addon, Page } from "../../src/app/addon.js";
import { listen } from "./incoming.js";
import { openDialog } from "./open-dialog.js";
import { shareDialog } from "./share-dialog.js";
import sharingStyles from "./sharing.css";

export const order = 160;
export const only = "page";

export function addon(page: Page): Addon {
  const { session } = page;
  let stop: (() => void) | null = null;
  const entry = (name: string, dialog: string) => ({
    group: "share" as const,
    name,
    label: page.l10n.text(`menu-${name}`),
    note: page.l10n.text(`menu-${name}-note`),
    run: () => session.update({ dialog }),
  });
  return {
    styles: sharingStyles,
    // At the first drawing, all add-ons receive events.
    afterDraw: () => {
      stop ??= listen(page);
    },
    menu: () => [entry("share", "share"), entry("open", "open-game")],
    dialogs: {
      share: shareDialog,
      "open-game": openDialog,
    },
    destroy: () => stop?.(),
  };
}
