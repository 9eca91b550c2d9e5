/** The part of a dialog that loads later than its frame. */
import { html, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import { notLoaded } from "./dialog.js";
import { perOwnerState } from "./per-owner-state.js";

/**
 * Content that loads once for a key that names all its inputs, per game. A failure is shown, and tried again when the
 * dialog is drawn after the network has returned or something was pressed.
 */
class CachedContent {
  private language: Localizer | null = null;
  private shown: Promise<TemplateResult> | null = null;
  private make: () => Promise<TemplateResult> = () => Promise.reject(new Error("nothing to load"));
  private readonly contents = new LoadCache((_: string) => this.make());

  draw(parts: readonly unknown[], l10n: Localizer, make: () => Promise<TemplateResult>): unknown {
    const key = JSON.stringify(parts);
    if (this.language !== l10n) this.contents.clear();
    this.language = l10n;
    this.make = make;
    this.contents.keepOnly(key);
    this.contents.peek(key, (attempt) => {
      this.shown = attempt.catch((error: unknown) => notLoaded(l10n, error));
    });
    return until(this.shown, html`<p aria-busy="true">${l10n.text("dialog-loading")}</p>`);
  }
}

export const cachedContent = <Owner extends WeakKey>() => perOwnerState((_: Owner) => new CachedContent());
