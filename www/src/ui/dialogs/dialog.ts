/** The frame of every dialog: a native one, so that the focus stays inside and comes back by itself. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { icon } from "../panels/toolbar.js";

export interface DialogFrame {
  name: string;
  title: string;
  words: Localizer;
  close(): void;
}

export function dialogFrame(
  { name, title, words, close }: DialogFrame,
  body: TemplateResult,
): TemplateResult {
  return html`<dialog
    class=${name}
    aria-labelledby="dialog-title"
    @close=${close}
    @click=${closeOnBackdrop}
  >
    <div class="dialog-body">
      <div class="head">
        <h2 id="dialog-title">${title}</h2>
        <button type="button" class="close" aria-label=${words.text("button-close")} @click=${closeParent}>
          ${icon("close")}
        </button>
      </div>
      ${body}
    </div>
  </dialog>`;
}

export function closeParent(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}

function closeOnBackdrop(event: MouseEvent): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
