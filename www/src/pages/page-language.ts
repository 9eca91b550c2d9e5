/** The language of a page without a game: the last one chosen, once all its texts have loaded. */
import { html, nothing, type TemplateResult } from "lit";
import { nameToShow } from "../base/i18n/drawable.js";
import {
  LANGUAGES,
  type Language,
  type Localizer,
  languageOf,
  type Part,
  pickLanguage,
  Speech,
} from "../base/i18n/localizer.js";
import { selectField } from "./page-styles.js";

export class PageLanguage {
  private readonly speech: Speech;
  /** The last chosen language, if it failed to load. */
  private missing: Language | null = null;

  /** Redraws the page after a change or a failure. */
  changed: () => void = () => undefined;

  private constructor(parts: readonly Part[]) {
    this.speech = new Speech([...parts, "dialogs", "notices"]);
  }

  /** Starts with the language in the URL or the browser's. Rejects if its texts fail to load. */
  static async begin(query: URLSearchParams, parts: readonly Part[]): Promise<PageLanguage> {
    const language = new PageLanguage(parts);
    await language.speech.speak(pickLanguage([query.get("lang"), ...navigator.languages]));
    return language;
  }

  get words(): Localizer {
    return this.speech.words;
  }

  async choose(code: string): Promise<void> {
    const language = languageOf(code);
    try {
      if (!(await this.speech.speak(language))) return;
      this.missing = null;
    } catch (error) {
      console.error(error);
      this.missing = language;
    }
    this.changed();
  }

  /** The list of languages. */
  field(): TemplateResult {
    const { words, missing } = this;
    const names = LANGUAGES.map((one): [string, string] => [one.code, nameToShow(one)]);
    return html`
      ${selectField(words.text("settings-language"), words.language.code, names, (code) => void this.choose(code))}
      ${missing ? html`<p role="alert">${words.text("notice-language", { language: missing.name })}</p>` : nothing}
    `;
  }
}
