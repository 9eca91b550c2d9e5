/** Sharing, saving and opening games and positions. */

import type { Feature, FeatureContext } from "../feature.js";
import { listen } from "./incoming.js";
import sharingStyles from "./sharing.css";

export function feature(page: FeatureContext): Feature {
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
    texts: ["sharing"],
    styles: sharingStyles,
    // At the first drawing, all possible messages have loaded.
    afterDraw: () => {
      stop ??= listen(page);
    },
    menu: () => [entry("share", "share"), entry("open", "open-game")],
    dialogs: {
      share: async () => (await import("./share-dialog.js")).shareDialog,
      "open-game": async () => (await import("./open-dialog.js")).openDialog,
    },
    destroy: () => stop?.(),
  };
}
