/** Stands in for `offline/offline.ts` in `senet.html`, which needs no keeping: the settings say what the file carries. */
import { html } from "lit";
import type { Companion, PageHost } from "../companion.js";
import { LANGUAGES } from "../i18n/languages.js";

export function companion(page: PageHost): Companion {
  const text = (): string => {
    const { words } = page;
    const languages = new Intl.ListFormat(words.language.code).format(LANGUAGES.map(({ name }) => name));
    return words.text("more-one-file", { languages });
  };
  return { settings: () => html`<p class="note offline">${text()}</p>` };
}
