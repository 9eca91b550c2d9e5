/** The frame of every dialog: a native `<dialog>`, which traps the focus and restores it on closing. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { liveRegion } from "../../base/live-region.js";
import { lacksWebAssembly } from "../../engine/wasm.js";
import { NO_WASM } from "../../game/sentences.js";
import { icon } from "../panels/toolbar.js";

export interface DialogFrame {
  name: string;
  title: string;
  l10n: Localizer;
  close(): void;
}

export function dialogFrame({ name, title, l10n, close }: DialogFrame, body: TemplateResult): TemplateResult {
  return html`<dialog
    class=${name}
    aria-labelledby="dialog-title"
    @close=${close}
    @pointerdown=${rememberPress}
    @click=${closeOnBackdrop}
  >
    ${liveRegion()}
    <div class="dialog-body">
      <div class="head">
        <h2 id="dialog-title">${title}</h2>
        <button type="button" class="close" aria-label=${l10n.text("button-close")} @click=${closeParent}>
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

// The browser's own way (`closedby`) also closes a dialog that opened under a finger when that finger is lifted. A click
// also reaches the dialog if the press began inside and ended outside, for example while selecting text. Only a press
// that began outside closes the dialog.

let pressTarget: EventTarget | null = null;

function rememberPress({ target }: PointerEvent): void {
  pressTarget = target;
}

function closeOnBackdrop({ target, currentTarget }: MouseEvent): void {
  const dialog = currentTarget as HTMLDialogElement;
  if (target === dialog && pressTarget === dialog) dialog.close();
}

/** The sentence a dialog shows if its content failed to load, with the reason. */
export async function notLoaded(l10n: Localizer, error: unknown): Promise<TemplateResult> {
  console.error(error);
  if (!lacksWebAssembly(error)) return html`<p role="alert">${l10n.text("notice-not-loaded")}</p>`;
  await l10n.loadPart("notices");
  return html`<p role="alert">${l10n.sentence(NO_WASM)}</p>`;
}
