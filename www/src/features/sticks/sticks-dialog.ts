/** Shared throws: a link as text and QR code, and the visitor's result to send along. */
import { html, nothing } from "lit";
import type { Sentence } from "../../base/i18n/localizer.js";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import { copyLink, qrPicture } from "../../ui/handing-out.js";
import type { DialogHost, FeatureContext } from "../feature.js";
import { newSeed } from "./link.js";

/** What the dialog needs from the game on the board. */
export interface SticksHost {
  /** Its seed, if each side has its own throws. */
  ownSeed(): string | null;
  linkTo(seed: string): string;
  result(): readonly Sentence[];
}

export class SticksDialog {
  private seed = "";
  private said = "";
  private qr: { link: string; picture: unknown } | null = null;

  constructor(
    private readonly page: FeatureContext,
    private readonly sticks: SticksHost,
  ) {}

  draw({ words, close }: DialogHost): unknown {
    const { sticks, page } = this;
    const own = sticks.ownSeed();
    this.seed = own ?? (this.seed || newSeed());
    const link = sticks.linkTo(this.seed);
    const result = own === null ? [] : sticks.result();
    const shut = () => {
      this.seed = this.said = "";
      this.qr = null;
      close();
    };
    const copy = (selector: string) => (event: Event) => {
      const field = (event.currentTarget as Element)
        .closest("dialog")
        ?.querySelector<HTMLInputElement>(selector);
      if (!field) return;
      copyLink(field).then((copied) => {
        this.said = words.text(copied ? "share-copied" : "share-copy-by-hand");
        page.redraw();
      }, console.error);
    };
    const show = () => {
      qrPicture(link, words.text("everyone-qr")).then((picture) => {
        this.qr = { link, picture };
        page.redraw();
      }, console.error);
    };
    const field = (name: string, label: string, value: string) => html`<label class="sticks-field">
        <span>${label}</span>
        <input class=${name} type="text" dir="auto" readonly .value=${value} />
      </label>
      <button type="button" class="copy-${name}" @click=${copy(`input.${name}`)}>${words.text("share-copy")}</button>`;
    return dialogFrame(
      { name: "same-sticks", title: words.text("everyone-menu"), words, close: shut },
      html`<p class="lead">${words.text("everyone-lead")}</p>
        <p>${words.text("everyone-after")}</p>
        <div class="sticks-link">${field("link", words.text("share-link-title"), link)}</div>
        ${
          result.length > 0
            ? html`<div class="sticks-link">${field("result", words.text("everyone-own"), words.text("everyone-text", { result: words.sentences(result), link }))}</div>`
            : nothing
        }
        <p role="status">${this.said}</p>
        ${this.qr?.link === link ? this.qr.picture : nothing}
        <div class="buttons">
          ${own === null ? html`<button type="button" class="main play-sticks" autofocus @click=${() => location.assign(link)}>${words.text("everyone-play")}</button>` : nothing}
          <button type="button" class="show-qr" @click=${show}>${words.text("everyone-qr")}</button>
          <button type="button" @click=${closeParent}>${words.text("button-close")}</button>
        </div>`,
    );
  }
}
