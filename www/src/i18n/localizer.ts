/**
 * Puts sentences into the visitor's language. English travels with the code, so
 * that the page can always speak; the others are loaded when they are wanted.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../locales/en.ftl";
import { localeSource } from "../engine/assets.js";
import type { Sentence } from "../game/sentence.js";
import { type Language, languageOf } from "./languages.js";

export type Translate = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export class Localizer {
  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  static async load(language: Language): Promise<Localizer> {
    return Localizer.from(language, language.code === "en" ? english : await localeSource(language.code));
  }

  static english(): Localizer {
    return Localizer.from(languageOf("en"), english);
  }

  private static from(language: Language, source: string): Localizer {
    const bundle = new FluentBundle(language.code, { useIsolating: false });
    const [fault] = bundle.addResource(new FluentResource(source));
    if (fault) throw fault;
    return new Localizer(language, bundle);
  }

  /** The text of a message; a missing one shows its id, so that it cannot go unnoticed. */
  readonly text: Translate = (id, args) => {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no text for ${id} in ${this.language.code}`);
      return id;
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args ?? null, faults);
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return text;
  };

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  sentence(sentence: Sentence): string {
    return this.text(sentence.id, sentence.args);
  }

  /** Several parts in one sentence, with the language's own comma. */
  join(parts: readonly string[]): string {
    return parts.reduce((before, part) => this.text("join", { before, part }));
  }
}
