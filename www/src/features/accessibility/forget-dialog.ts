/** Asks before everything that was kept on this device is forgotten. */
import { html } from "lit";
import { say } from "../../base/i18n/localizer.js";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import type { DialogHost } from "../feature.js";

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

/** What the page keeps begins so, in storage and among the caches. */
const OURS = /^senet\b/;
/** The cache of a service worker names the folder that it keeps. */
const FOLDER = /^senet (\S+:\S+) /;

export async function forgetEverything(): Promise<void> {
  for (const kept of [sessionStorage, localStorage]) {
    for (const key of Object.keys(kept)) if (OURS.test(key)) kept.removeItem(key);
  }
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => OURS.test(name));
  // A worker without its cache would promise what is not there: loaded anew, the page gets another and fills it again.
  for (const folder of new Set(names.flatMap((name) => FOLDER.exec(name)?.[1] ?? []))) {
    const registration = await navigator.serviceWorker.getRegistration(folder);
    if (registration?.scope === folder) await registration.unregister();
  }
  await Promise.all(names.map((name) => caches.delete(name)));
}
