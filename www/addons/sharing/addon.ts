/** Sharing, saving and opening games and positions. */

import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import dialogStyles from "../shared/dialog.css";
import { onReview } from "../shared/replay.js";
import { listen } from "./incoming.js";
import { openDialog } from "./open-dialog.js";
import { resultDialog } from "./result-dialog.js";
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
  const result = resultDialog(page);
  page.signal.addEventListener("abort", onReview(page.element, result.onReview));
  const entry = (name: string, dialog: string) => ({
    group: "share" as const,
    name,
    label: page.l10n.text(`menu-${name}`),
    note: page.l10n.text(`menu-${name}-note`),
    run: () => session.update({ dialog }),
  });
  return {
    styles: [dialogStyles, sharingStyles],
    render: (where, { setup }) =>
      where === "actions" && session.isOver && !setup.afar
        ? html`<button type="button" class="send-result" @click=${() => session.update({ dialog: "send-result" })}>${page.l10n.text("send-result")}</button>`
        : nothing,
    menu: () => [entry("share", "share"), entry("open", "open-game")],
    dialogs: {
      share: shareDialog,
      "open-game": openDialog,
      "send-result": result.draw,
    },
  };
}
