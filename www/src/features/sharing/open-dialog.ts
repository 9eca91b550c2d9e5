/** Opening a game from a file or from pasted text. */
import { html, type TemplateResult } from "lit";
import { type Sentence, sentence } from "../../base/i18n/localizer.js";
import { perOwnerState } from "../../base/per-owner-state.js";
import type { GameSession } from "../../game/game-session.js";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import type { DialogHost } from "../feature.js";
import { loadFile, loadPasted } from "./incoming.js";

const attemptOf = perOwnerState((_: GameSession): { wrong: Sentence | null } => ({ wrong: null }));

export function openDialog({ page, l10n, close }: DialogHost): TemplateResult {
  /** The error of the last attempt. */
  const last = attemptOf(page.session);
  const attempt = (dialog: HTMLDialogElement | null, taking: Promise<Sentence | null>) => {
    taking.then(
      (fault) => {
        last.wrong = fault;
        if (fault) page.redraw();
        else dialog?.close();
      },
      (error: unknown) => {
        console.error(error);
        last.wrong = sentence("notice-fault", { reason: String(error) });
        page.redraw();
      },
    );
  };
  const dialogOf = (event: Event) => (event.currentTarget as Element).closest("dialog");
  const chosen = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) attempt(dialogOf(event), loadFile(page, file));
    // Allows selecting the same file again after it was corrected.
    input.value = "";
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = (event.currentTarget as HTMLFormElement).querySelector("textarea")?.value ?? "";
    attempt(dialogOf(event), loadPasted(page, text));
  };
  return dialogFrame(
    {
      name: "open-game",
      title: l10n.text("open-title"),
      l10n,
      close: () => {
        last.wrong = null;
        close();
      },
    },
    html`
      <p>${l10n.text("open-safe")}</p>
      <label class="field">
        ${l10n.text("open-file")}
        <input type="file" accept=".senet,.txt,text/plain" @change=${chosen} />
      </label>
      <form class="pasting" @submit=${submit}>
        <label>
          <span>${l10n.text("open-paste")}</span>
          <textarea dir="ltr" rows="6" maxlength="250000" spellcheck="false" aria-describedby="open-wrong"></textarea>
        </label>
        <p id="open-wrong" class="wrong" role="alert">${last.wrong ? l10n.sentence(last.wrong) : ""}</p>
        <div class="buttons">
          <button type="submit" class="main">${l10n.text("open-now")}</button>
          <button type="button" @click=${closeParent}>${l10n.text("button-cancel")}</button>
        </div>
      </form>
    `,
  );
}
