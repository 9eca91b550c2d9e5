import { html, type TemplateResult } from "lit";
import type { Localizer } from "../base/i18n/localizer.js";
import { lacksWebAssembly } from "../engine/wasm.js";

/** The sentence a dialog shows if its content failed to load, with the reason. */
export async function notLoaded(l10n: Localizer, error: unknown): Promise<TemplateResult> {
  console.error(error);
  if (!lacksWebAssembly(error)) return html`<p role="alert">${l10n.text("notice-not-loaded")}</p>`;
  await l10n.loadPart("notices");
  return html`<p role="alert">${l10n.text("notice-no-wasm")}</p>`;
}
