/** The frame of every dialog: a native `<dialog>`, which traps the focus and restores it on closing. */
import { html, type TemplateResult } from "lit";
import { bringIntoView } from "../../src/base/focus.js";
import { type Localizer, sentence } from "../../src/base/i18n/localizer.js";
import { liveRegion } from "../../src/base/live-region.js";
import { isOutdated } from "../../src/base/page-files.js";
import { icon } from "../../src/ui/panels/toolbar.js";

interface DialogFrame {
  name: string;
  title: string;
  l10n: Localizer;
  close(): void;
}

export function dialogFrame({ name, title, l10n, close }: DialogFrame, body: TemplateResult): TemplateResult {
  return html`<dialog
    class=${name}
    aria-labelledby="dialog-title"
    @close=${(event: Event) => {
      if (!isReported(event)) close();
    }}
    @cancel=${onCancel}
    @keydown=${onRemoteKey}
    @pointerdown=${rememberPress}
    @click=${onClick}
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

export const closeParent = (event: Event): void => closeDialog(event.currentTarget as Element);

/**
 * Closes the dialog that contains this element, and reports it at once. The browser's own event `close` comes with the
 * next frame, which a visitor may outrun.
 */
export function closeDialog(element: Element): void {
  const dialog = element.closest("dialog");
  if (!dialog?.open) return;
  dialog.close();
  dialog.dispatchEvent(new Event("close"));
  reported.set(dialog, (reported.get(dialog) ?? 0) + 1);
}

/** For each dialog, how many of the browser's own events are still to come for what has been reported. */
const reported = new WeakMap<EventTarget, number>();

function isReported({ currentTarget, isTrusted }: Event): boolean {
  const count = currentTarget ? (reported.get(currentTarget) ?? 0) : 0;
  if (!isTrusted || count === 0 || !currentTarget) return false;
  reported.set(currentTarget, count - 1);
  return true;
}

/** Escape, or a phone's gesture. A file field in the dialog sends an event of the same name, which bubbles. */
function onCancel(event: Event): void {
  if (!event.cancelable || event.target !== event.currentTarget) return;
  event.preventDefault();
  closeDialog(event.target as Element);
}

/** The Back key of a remote control, by its name or by the codes of Samsung's and LG's televisions. */
function onRemoteKey(event: KeyboardEvent): void {
  const isBack = ["GoBack", "BrowserBack"].includes(event.key) || [10009, 461].includes(event.keyCode);
  if (!isBack) return;
  event.preventDefault();
  closeDialog(event.currentTarget as Element);
}

// The browser's own way (`closedby`) also closes a dialog that opened under a finger when that finger is lifted. A click
// also reaches the dialog if the press began inside and ended outside, for example while selecting text. Only a press
// that began outside closes the dialog.

let pressTarget: EventTarget | null = null;

function rememberPress({ target }: PointerEvent): void {
  pressTarget = target;
}

function onClick({ target, currentTarget }: MouseEvent): void {
  const dialog = currentTarget as HTMLDialogElement;
  if (target === dialog && pressTarget === dialog) closeDialog(dialog);
  // A fold that opens below the visible part would seem to do nothing.
  const fold = (target as Element).closest("summary")?.parentElement;
  fold?.addEventListener("toggle", () => bringIntoView(fold, { block: "nearest" }), { once: true });
}

/** The sentence a dialog shows if its content failed to load, with the reason. */
export async function notLoaded(l10n: Localizer, error: unknown): Promise<TemplateResult> {
  console.error(error);
  const message = sentence((await isOutdated()) ? "notice-new-version" : "notice-not-loaded");
  return html`<p role="alert">${l10n.sentence(message)}</p>`;
}
