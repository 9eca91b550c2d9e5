import type { Localizer } from "../src/base/i18n/localizer.js";

/** Labels the document with its language and this title. */
export function labelDocument(l10n: Localizer, title: string): void {
  const { code, direction } = l10n.language;
  Object.assign(document.documentElement, { lang: code, dir: direction });
  document.title = l10n.text(title);
}
