/** Opening a game from a file or from pasted text. */
import { html, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import { faultSentence, type Sentence } from "../../src/base/i18n/localizer.js";
import type { GameSession } from "../../src/game/game-session.js";
import { closeDialog, closeParent, dialogFrame } from "../shared/dialog.js";
import { fields } from "../shared/fields.js";
import { perOwnerState } from "../shared/per-owner-state.js";
import { loadFile, loadPasted } from "./incoming.js";

/** The error of the last attempt, and what cancels the current one. */
interface Opening {
  wrong: Sentence | null;
  attempt: AbortController;
}

const openingOf = perOwnerState(
  (_: GameSession): Opening => ({ wrong: null, attempt: new AbortController() }),
);

export function openDialog({ page, l10n, close }: DialogHost): TemplateResult {
  const opening = openingOf(page.session);
  /** Another choice or the dialog's end cancels this one. */
  const attempt = (
    dialog: HTMLDialogElement | null,
    open: (signal: AbortSignal) => Promise<Sentence | null>,
  ) => {
    opening.attempt.abort();
    opening.attempt = new AbortController();
    const { signal } = opening.attempt;
    const refuse = (wrong: Sentence) => {
      if (signal.aborted) return;
      opening.wrong = wrong;
      page.redraw();
    };
    open(signal).then(
      (fault) => {
        if (fault) refuse(fault);
        else if (dialog && !signal.aborted) closeDialog(dialog);
      },
      (error: unknown) => {
        console.error(error);
        refuse(faultSentence(error));
      },
    );
  };
  const chosen = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) attempt(input.closest("dialog"), (signal) => loadFile(page, file, signal));
    // Allows selecting the same file again after it was corrected.
    input.value = "";
  };
  const act = (_: FormData, group: HTMLElement) => {
    const text = group.querySelector("textarea")?.value ?? "";
    attempt(group.closest("dialog"), (signal) => loadPasted(page, text, signal));
  };
  return dialogFrame(
    {
      name: "open-game",
      title: l10n.text("open-title"),
      l10n,
      close: () => {
        opening.attempt.abort();
        opening.wrong = null;
        close();
      },
    },
    html`
      <p>${l10n.text("open-safe")}</p>
      <label class="field">
        ${l10n.text("open-file")}
        <input type="file" accept=".senet,.txt,text/plain" @change=${chosen} />
      </label>
      ${fields(
        { name: "pasting", act },
        html`<label>
          <span>${l10n.text("open-paste")}</span>
          <textarea dir="ltr" rows="6" maxlength="250000" spellcheck="false" aria-describedby="open-wrong"></textarea>
        </label>
        <p id="open-wrong" class="wrong" role="alert">${opening.wrong ? l10n.sentence(opening.wrong) : ""}</p>
        <div class="buttons">
          <button type="submit" class="main">${l10n.text("open-now")}</button>
          <button type="button" @click=${closeParent}>${l10n.text("button-cancel")}</button>
        </div>`,
      )}
    `,
  );
}
