/**
 * Puts sentences into the visitor's language. English travels with the code, so
 * that the page can always speak; other languages, and the parts of a language
 * that not every visitor reads, are loaded when they are wanted.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../../locales/en.ftl";
import { type Language, languageOf } from "./languages.js";
import { localeSource } from "./locale-source.js";
import type { Gaps, Sentence } from "./sentence.js";

export type Translate = (id: string, args?: Gaps) => string;

/** A part of the texts, named by `## later: …` in the locale files; tests/javascript/texts.test.mjs knows which there are. */
export type Part = string;

/**
 * British lists and dates to go with the spelling, and everywhere the digits that the texts and the board have:
 * those of a number in Arabic would else be of two kinds, by the age of the browser.
 */
const localeOf = ({ code }: Language) => (code === "en" ? "en-GB" : `${code}-u-nu-latn`);

export class Localizer {
  private readonly loading = new Map<Part, Promise<void>>();

  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  /** A language, with these parts of its texts beside the first. */
  static async load(language: Language, parts: readonly Part[] = []): Promise<Localizer> {
    const source = language.code === "en" ? english : await localeSource(language.code);
    const words = Localizer.from(language, source);
    await Promise.all(parts.map((part) => words.need(part)));
    return words;
  }

  static english(): Localizer {
    return Localizer.from(languageOf("en"), english);
  }

  private static from(language: Language, source: string): Localizer {
    const words = new Localizer(language, new FluentBundle(localeOf(language), { useIsolating: false }));
    words.add(source);
    return words;
  }

  /** The parts that are there or on their way. */
  get parts(): readonly Part[] {
    return [...this.loading.keys()];
  }

  /** Resolves when this part of the texts is there. */
  need(part: Part): Promise<void> {
    const loading =
      this.loading.get(part) ?? localeSource(this.language.code, part).then((source) => this.add(source));
    this.loading.set(part, loading);
    // Whoever needs it is told; the next one may try again.
    loading.catch(() => this.loading.delete(part));
    return loading;
  }

  /** The text of a message; a missing one shows its id, so that it cannot go unnoticed. */
  readonly text: Translate = (id, args) => {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no text for ${id} in ${this.language.code}`);
      return id;
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(message.value, this.spoken(args), faults);
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return text;
  };

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  sentence(sentence: Sentence): string {
    return this.text(sentence.id, sentence.args);
  }

  /** Several sentences, one after the other: Chinese and Japanese have no space between them. */
  sentences(sentences: readonly Sentence[]): string {
    const space = /zh|ja/.test(this.language.code) ? "" : " ";
    return sentences.map((sentence) => this.sentence(sentence)).join(space);
  }

  /** "1, 4 and 5", or "1, 4 or 5" where any one of them is meant. */
  list(parts: readonly (string | number)[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.locale, { type }).format(parts.map(String));
  }

  /** What `Intl` is to go by. */
  get locale(): string {
    return localeOf(this.language);
  }

  /** Several parts in one sentence, with the language's own comma. */
  join(parts: readonly string[]): string {
    return parts.reduce((before, part) => this.text("join", { before, part }));
  }

  /** What is put into a message; a game kept by an older page may hold something else. */
  private spoken(gaps: Gaps | undefined): Record<string, string | number> {
    const shown = Object.entries(gaps ?? {}).map(([name, gap]) => [
      name,
      Array.isArray(gap) ? this.list(gap, "disjunction") : gap,
    ]);
    return Object.fromEntries(shown);
  }

  private add(source: string): void {
    const [fault] = this.bundle.addResource(new FluentResource(source));
    if (fault) throw fault;
  }
}

// The language that is spoken: always the one that was chosen last, once it is there whole.

export class Speech {
  words = Localizer.english();
  private choices = 0;

  constructor(
    /** The parts of the texts that are there from the beginning; others are wanted as they are needed. */
    private readonly parts: readonly Part[] = [],
  ) {}

  /**
   * Speaks this language, with all the parts of the texts that have been wanted so far. False when another has been
   * chosen meanwhile. Rejects when it cannot be loaded: then everything is said as before.
   */
  async speak(language: Language): Promise<boolean> {
    this.choices += 1;
    const choice = this.choices;
    try {
      const words = await Localizer.load(language);
      // What is wanted of the present language meanwhile is wanted of this one, too.
      const missing = () =>
        [...this.parts, ...this.words.parts].filter((part) => !words.parts.includes(part));
      while (choice === this.choices && missing().length > 0)
        await Promise.all(missing().map((part) => words.need(part)));
      if (choice === this.choices) this.words = words;
    } catch (error) {
      if (choice === this.choices) throw error;
    }
    return choice === this.choices;
  }
}
