/**
 * Puts sentences into the visitor's language. English travels with the code, so
 * that the page can always speak; other languages, and the parts of a language
 * that not every visitor reads, are loaded when they are wanted.
 */

import type { FluentResource, FluentVariable } from "@fluent/bundle";
// By module: the whole would bring the parser along.
import { FluentBundle } from "@fluent/bundle/esm/bundle.js";
import { FluentNumber } from "@fluent/bundle/esm/types.js";
import languages from "senet-languages";
import english from "../../../locales/en.ftl";
import { localeMessages } from "../page-files.js";
import type { Messages } from "./messages.js";

export type Translate = (id: string, args?: Gaps) => string;

/** A part of the texts, named by `## later: …` in the locale files; tests/javascript/texts.test.mjs knows which there are. */
export type Part = string;

/**
 * British lists and dates to go with the spelling, and everywhere the digits that the texts and the board have:
 * those of a number in Arabic would else be of two kinds, by the age of the browser.
 */
const localeOf = ({ code }: Language) => (code === "en" ? "en-GB" : `${code}-u-nu-latn`);

/** Whole and small, it is written with the same digits everywhere: no need to wait for `Intl`, which is slow to load. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Whole, and no larger than 511. */
const isSmall = (gap: unknown): gap is number => ((gap as number) & 511) === gap;

export class Localizer {
  private readonly loading = new Map<Part, Promise<void>>();

  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  /** A language, with these parts of its texts beside the first. */
  static async load(language: Language, parts: readonly Part[] = []): Promise<Localizer> {
    const messages = language.code === "en" ? english : await localeMessages(language.code);
    const words = Localizer.from(language, messages);
    await Promise.all(parts.map((part) => words.need(part)));
    return words;
  }

  static english(): Localizer {
    return Localizer.from(languageOf("en"), english);
  }

  private static from(language: Language, messages: Messages): Localizer {
    const words = new Localizer(language, new FluentBundle(localeOf(language), { useIsolating: false }));
    words.add(messages);
    return words;
  }

  /** The parts that are there or on their way. */
  get parts(): readonly Part[] {
    return [...this.loading.keys()];
  }

  /** Resolves when this part of the texts is there. */
  need(part: Part): Promise<void> {
    const loading =
      this.loading.get(part) ??
      localeMessages(this.language.code, part).then((messages) => this.add(messages));
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
  private spoken(gaps: Gaps | undefined): Record<string, FluentVariable> {
    const shown = Object.entries(gaps ?? {}).map(([name, gap]) => [
      name,
      Array.isArray(gap) ? this.list(gap, "disjunction") : isSmall(gap) ? new Small(gap) : gap,
    ]);
    return Object.fromEntries(shown);
  }

  private add(messages: Messages): void {
    const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
    const [fault] = this.bundle.addResource({ body } as FluentResource);
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

/**
 * Something to be said, before it is put into a language: a message of the
 * locale files and what fills it. The page keeps sentences in this form, so
 * that all of them change when the language does.
 */
export interface Sentence {
  readonly id: string;
  readonly args?: Gaps;
}

/** What fills a message. Of several numbers any one is meant: "4 or 6". */
export type Gaps = Readonly<Record<string, string | number | readonly number[]>>;

export function say(id: string, args?: Gaps): Sentence {
  return args ? { id, args } : { id };
}

/** What an error says for itself, to be told in a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reports a fault of ours. */
export const faultSentence = (error: unknown): Sentence => say("notice-fault", { reason: reasonOf(error) });

/** Characters that turn the direction of what follows them: within a value that is shown they have no business. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * What somebody else has written, as an address has it, as a part of a sentence: in a direction of its own, so that the
 * sentence keeps its order, and cut in its middle to so many characters.
 */
export function foreign(text: string, most = 100): string {
  const letters = [...text.replace(TURNING, "")];
  if (letters.length > most) letters.splice(most / 2, letters.length - most + 1, "…");
  return `\u2068${letters.join("")}\u2069`;
}

// ---- The languages there are: the heads of the locale files, gathered when the page is built.

export interface Language {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
}

/** Each by its own name, English first. */
export const LANGUAGES: readonly Language[] = languages;

const [FALLBACK] = LANGUAGES as [Language, ...Language[]];

export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language.code === code) ?? FALLBACK;
}

/** The language of the first of these tags (such as "ar-EG") that there is one for. */
export function pickLanguage(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const base = tag?.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language.code === base);
    if (found) return found;
  }
  return FALLBACK;
}
