/** Sharing, saving and opening games and positions. */

import type { Addon, AddonPage } from "../../src/app/addon.js";
import { listen } from "./incoming.js";
import { openDialog } from "./open-dialog.js";
import { shareDialog } from "./share-dialog.js";
import sharingStyles from "./sharing.css";

export const order = 160;
export const only = "page";

export function addon(page: AddonPage): Addon {
  const { session } = page;
  // Only then do all add-ons see what a game from the address does.
  page.onComplete(() => {
    if (!page.signal.aborted) page.signal.addEventListener("abort", listen(page));
  });
  const entry = (name: string, dialog: string) => ({
    group: "share" as const,
    name,
    label: page.l10n.text(`menu-${name}`),
    note: page.l10n.text(`menu-${name}-note`),
    run: () => session.update({ dialog }),
  });
  return {
    styles: sharingStyles,
    menu: () => [entry("share", "share"), entry("open", "open-game")],
    dialogs: {
      share: shareDialog,
      "open-game": openDialog,
    },
  };
}
