import { html, type TemplateResult } from "lit";
import type { Localizer } from "../base/i18n/localizer.js";
import { lacksWebAssembly } from "../engine/wasm.js";

/** What stands in a dialog whose content could not be loaded: why, in a sentence. */
export async function notLoaded(words: Localizer, error: unknown): Promise<TemplateResult> {
  console.error(error);
  if (!lacksWebAssembly(error)) return html`<p role="alert">${words.text("notice-not-loaded")}</p>`;
  await words.need("notices");
  return html`<p role="alert">${words.text("notice-no-wasm")}</p>`;
}
