/** Asks before everything that was kept on this device is forgotten. */
import { html } from "lit";
import type { DialogHost } from "../companion.js";
import { say } from "../game/sentence.js";
import { closeParent, dialogFrame } from "../panels/dialog.js";
import { forgetEverything } from "./forgetting.js";

export function forgetDialog({ page, words, close }: DialogHost): unknown {
  const forget = (event: Event) => {
    closeParent(event);
    forgetEverything().then(
      () => location.reload(),
      (error: unknown) => {
        console.error(error);
        page.session.notice(say("comfort-not-forgotten"));
      },
    );
  };
  return dialogFrame(
    { name: "forget", title: words.text("comfort-forget-title"), words, close },
    html`
      <p>${words.text("comfort-forget-what")}</p>
      <div class="buttons">
        <button type="button" class="main" autofocus @click=${closeParent}>${words.text("comfort-forget-no")}</button>
        <button type="button" class="forget-now" @click=${forget}>${words.text("comfort-forget-yes")}</button>
      </div>
    `,
  );
}
