/** The frame of every dialog: a native one, so that the focus stays inside and comes back by itself. */
import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Localizer } from "../i18n/localizer.js";

export interface DialogFrame {
  name: string;
  title: string;
  words: Localizer;
  close(): void;
}

export function dialogFrame({ name, title, words, close }: DialogFrame, body: TemplateResult): TemplateResult {
  return html`<dialog
    class=${name}
    aria-labelledby="dialog-title"
    ${ref(showModal)}
    @close=${close}
    @click=${closeOnBackdrop}
  >
    <div class="dialog-body">
      <header>
        <h2 id="dialog-title">${title}</h2>
        <button type="button" class="close" aria-label=${words.text("button-close")} @click=${closeParent}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M4 4 16 16M16 4 4 16" /></svg>
        </button>
      </header>
      ${body}
    </div>
  </dialog>`;
}

function showModal(element: Element | undefined): void {
  if (!(element instanceof HTMLDialogElement) || element.open) return;
  // The template's content must be in place before the browser looks for what to focus first.
  queueMicrotask(() => {
    if (element.isConnected && !element.open) element.showModal();
  });
}

export function closeParent(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}

function closeOnBackdrop(event: MouseEvent): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
