/** Shared throws: a link as text and QR code, and the visitor's result to send along. */
import { html, nothing } from "lit";
import type { DialogHost, DialogRenderer, Page } from "../../src/app/addon.js";
import type { Sentence } from "../../src/base/i18n/localizer.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { newSeed } from "../shared/same-throws.js";
import { ShareFields } from "../shared/share-fields.js";

/** What the dialog needs from the game on the board. */
interface SticksHost {
  /** Its seed, if each side has its own throws. */
  ownSeed(): string | null;
  linkTo(seed: string): string;
  result(): readonly Sentence[];
}

export function sticksDialog(page: Page, sticks: SticksHost): DialogRenderer {
  const texts = { copy: "share-copy", copied: "share-copied", byHand: "share-copy-by-hand" };
  const handOut = new ShareFields(page, texts);
  let fresh = "";
  return ({ l10n, close }: DialogHost) => {
    const ownSeed = sticks.ownSeed();
    fresh = ownSeed ?? (fresh || newSeed());
    const link = sticks.linkTo(fresh);
    const result = ownSeed === null ? [] : sticks.result();
    const onClose = () => {
      fresh = "";
      handOut.clear();
      close();
    };
    const qr = l10n.text("everyone-qr");
    return dialogFrame(
      { name: "same-sticks", title: l10n.text("everyone-menu"), l10n, close: onClose },
      html`<p class="lead">${l10n.text("everyone-lead")}</p>
        <p>${l10n.text("everyone-after")}</p>
        ${handOut.field("link", l10n.text("share-link-title"), link, handOut.qrButton(link, qr, qr))}
        ${handOut.code(link)}
        ${
          result.length > 0
            ? handOut.field(
                "result",
                l10n.text("everyone-own"),
                l10n.text("everyone-text", { result: l10n.sentences(result), link }),
              )
            : nothing
        }
        <p role="status">${handOut.result()}</p>
        <div class="buttons">
          ${ownSeed === null ? html`<button type="button" class="main play-sticks" autofocus @click=${() => location.assign(link)}>${l10n.text("everyone-play")}</button>` : nothing}
          <button type="button" @click=${closeParent}>${l10n.text("button-close")}</button>
        </div>`,
    );
  };
}
