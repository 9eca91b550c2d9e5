/** The frame of a page without a game on it: its language, its title, its styles, and how it reports a failure. */
import "../addons/shared/translated-text.js";
import { type CSSResult, html, nothing, render, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { languageLabel } from "../addons/shared/drawable.js";
import {
  CurrentLanguage,
  LANGUAGES,
  type Language,
  type Localizer,
  languageOf,
  pickLanguage,
  type TextFile,
} from "../src/base/i18n/localizer.js";
import { startErrorOf } from "../src/engine/wasm.js";
import formStyles from "../src/ui/styles/forms.css";
import { labelDocument } from "./label-document.js";
import pageStyles from "./page.css";

export abstract class SmallPage {
  protected readonly root = document.createElement("div");
  private latest: Promise<unknown> | null = null;

  constructor(
    protected readonly language: PageLanguage,
    /** The message with the page's title. */
    private readonly title: string,
  ) {
    this.root.className = "frame";
    language.changed = () => this.draw();
    document.body.append(this.root);
  }

  protected get l10n(): Localizer {
    return this.language.l10n;
  }

  protected abstract content(): TemplateResult;

  protected draw(): void {
    labelDocument(this.l10n, this.title);
    render(this.content(), this.root);
  }

  /** Reports the failure of what a visitor asked for last; the next success withdraws the report. */
  protected attempt(work: Promise<unknown>): void {
    this.latest = work;
    const isLatest = () => work === this.latest;
    work.then(
      () => isLatest() && this.withdrawFailure(),
      (error: unknown) => (isLatest() ? this.reportFailure(error) : console.error(error)),
    );
  }

  protected reportFailure(error: unknown): void {
    reportFailure(this.l10n, error);
    this.draw();
  }

  protected withdrawFailure(): void {
    shownFailure()?.remove();
  }
}

/** Shows a page with these texts and styles. A failure is reported on it, in the visitor's language. */
export async function showPage(
  { texts, styles = [] }: { texts: TextFile; styles?: readonly CSSResult[] },
  show: (language: PageLanguage, params: URLSearchParams) => Promise<unknown>,
): Promise<void> {
  const sheets = [formStyles, pageStyles, ...styles].flatMap(({ styleSheet }) => styleSheet ?? []);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  const params = new URLSearchParams(location.search);
  const language = await PageLanguage.begin(params, texts);
  await show(language, params).catch((error: unknown) => reportFailure(language.l10n, error));
  document.documentElement.dataset.ready = "";
}

const shownFailure = () => document.querySelector<HTMLElement>("body > [role=alert]");

export function reportFailure(l10n: Localizer, error: unknown): void {
  console.error(error);
  const { failure } = startErrorOf(error);
  const message = shownFailure() ?? document.createElement("p");
  message.role = "alert";
  message.textContent = l10n.text(`failure-${failure}`);
  document.body.prepend(message);
}

/** The language of a page: the last one chosen, once all its texts have loaded. */
export class PageLanguage {
  private readonly currentLanguage: CurrentLanguage;
  /** The last chosen language, if it failed to load. */
  private missing: Language | null = null;

  /** Redraws the page after a change or a failure. */
  changed: () => void = () => undefined;

  private constructor(texts: TextFile) {
    this.currentLanguage = new CurrentLanguage([texts]);
  }

  /** Starts with the language in the URL or the browser's. Rejects if its texts fail to load. */
  static async begin(query: URLSearchParams, texts: TextFile): Promise<PageLanguage> {
    const language = new PageLanguage(texts);
    await language.currentLanguage.switchTo(pickLanguage([query.get("lang"), ...navigator.languages]));
    return language;
  }

  get l10n(): Localizer {
    return this.currentLanguage.l10n;
  }

  async choose(code: string): Promise<void> {
    const language = languageOf(code);
    try {
      if (!(await this.currentLanguage.switchTo(language))) return;
      this.missing = null;
    } catch (error) {
      console.error(error);
      this.missing = language;
    }
    this.changed();
  }

  /** The list of languages. */
  field(): TemplateResult {
    const { l10n, missing } = this;
    const names = LANGUAGES.map((one): [string, string] => [one.code, languageLabel(one)]);
    return html`
      ${selectField(l10n.text("settings-language"), l10n.language.code, names, (code) => this.choose(code).catch(console.error))}
      ${missing ? html`<p role="alert">${l10n.text("notice-language", { language: missing.name })}</p>` : nothing}
    `;
  }
}

/** A select field with its label. */
export function selectField(
  label: string,
  chosen: string,
  values: readonly (readonly [value: string, text: string])[],
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    ${label}
    <select @change=${(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}>
      ${values.map(([value, text]) => html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`)}
    </select>
  </label>`;
}
