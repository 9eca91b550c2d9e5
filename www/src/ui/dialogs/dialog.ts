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
    closedby="any"
    @close=${close}
    @pointerdown=${noteBackdrop}
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

// Browsers before 2026 do not know `closedby`. A click reaches the dialog also when it began inside and ended outside, as
// when a text is selected: only one that began outside closes it.

let pressed: EventTarget | null = null;

function noteBackdrop({ target }: PointerEvent): void {
  pressed = target;
}

function closeOnBackdrop({ target, currentTarget }: MouseEvent): void {
  const dialog = currentTarget as HTMLDialogElement;
  const known = "closedBy" in HTMLDialogElement.prototype;
  if (!known && target === dialog && pressed === dialog) dialog.close();
}
