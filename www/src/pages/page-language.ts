/** The language of a page beside the game: the one chosen last, once all of its texts are there. */
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
  /** The language that was chosen last and could not be loaded. */
  private missing: Language | null = null;

  /** Draws the page anew, in another language or with a word about one that did not come. */
  changed: () => void = () => undefined;

  private constructor(parts: readonly Part[]) {
    this.speech = new Speech([...parts, "dialogs", "notices"]);
  }

  /** With the language of the page's address, or else the browser's. Rejects where its texts cannot be loaded. */
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
