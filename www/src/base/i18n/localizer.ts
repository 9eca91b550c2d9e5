/**
 * Translates messages into the visitor's language. The first English texts are part of the code, so the page can always
 * show text. Each language has a file with the same texts, and further files that load later.
 */

import type { FluentResource, FluentVariable } from "@fluent/bundle";
// Imported by module, because the package's entry would include the parser.
import { FluentBundle } from "@fluent/bundle/esm/bundle.js";
import { FluentNumber } from "@fluent/bundle/esm/types.js";
import languages from "senet-languages";
import english from "../../../locales/en.ftl";
import { isLoadFailure, LoadCache } from "../load-cache.js";
import { localeMessages } from "../page-files.js";
import type { Messages } from "./messages.js";

export type Translate = (id: string, args?: MessageArgs) => string;

/**
 * The files of a language: the first load, everything else of a visit, an unattended screen, and one for each side page.
 * www/build/locales.mjs lists their contents.
 */
export type TextFile = "first" | "rest" | "kiosk" | "school" | "embedding" | "print" | "lab";

/**
 * British lists and dates to match the spelling, and one numbering system for the texts and the board. Without it,
 * Arabic numbers would use different digits in different browsers.
 */
const localeOf = ({ code }: Language) => (code === "en" ? "en-GB" : `${code}-u-nu-latn`);

/** Small integers look the same in every locale, so they do not need `Intl`, which is slow to load. */
class SmallInteger extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** An integer up to 511. */
const isSmallInteger = (value: unknown): value is number => ((value as number) & 511) === value;

export class Localizer {
  private readonly loading = new LoadCache<TextFile, void>(async (file) =>
    this.add(await localeMessages(this.language.code, file)),
  );

  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  /** A language, with these files in addition to the first. */
  static async load(language: Language, files: readonly TextFile[] = []): Promise<Localizer> {
    const messages = language.code === "en" ? english : await localeMessages(language.code);
    const l10n = Localizer.from(language, messages);
    await Promise.all(files.map((file) => l10n.loadFile(file)));
    return l10n;
  }

  static english(): Localizer {
    return Localizer.from(languageOf("en"), english);
  }

  private static from(language: Language, messages: Messages): Localizer {
    const l10n = new Localizer(language, new FluentBundle(localeOf(language), { useIsolating: false }));
    l10n.add(messages);
    return l10n;
  }

  /** The files that have loaded or are loading, besides the first. */
  get files(): readonly TextFile[] {
    return this.loading.keys;
  }

  /** Resolves when this file has loaded. */
  loadFile(file: TextFile): Promise<void> {
    return this.loading.get(file);
  }

  /** The text of a message. A missing message shows its id, so that the mistake is visible. */
  readonly text: Translate = (id, args) => {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no text for ${id} in ${this.language.code}`);
      return id;
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(message.value, this.format(args), faults);
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return text;
  };

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  sentence(sentence: Sentence): string {
    return this.text(sentence.id, sentence.args);
  }

  /** Joins sentences. Chinese and Japanese put no space between them. */
  sentences(sentences: readonly Sentence[]): string {
    const space = /zh|ja/.test(this.language.code) ? "" : " ";
    return sentences.map((sentence) => this.sentence(sentence)).join(space);
  }

  /** "1, 4 and 5", or "1, 4 or 5" for alternatives. */
  list(parts: readonly (string | number)[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return listFormat(this.locale, { type }).format(parts.map(String));
  }

  /** The locale for `Intl`. */
  get locale(): string {
    return localeOf(this.language);
  }

  /** Joins parts of one sentence with the language's own comma. */
  join(parts: readonly string[]): string {
    return parts.reduce((before, part) => this.text("join", { before, part }));
  }

  /** Formats an argument. A game saved by an older page may contain an unexpected type. */
  private format(args: MessageArgs | undefined): Record<string, FluentVariable> {
    const formatted = Object.entries(args ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? this.list(value, "disjunction")
        : isSmallInteger(value)
          ? new SmallInteger(value)
          : (value as Sentence)?.id
            ? this.sentence(value as Sentence)
            : value,
    ]);
    return Object.fromEntries(formatted);
  }

  private add(messages: Messages): void {
    const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
    const [fault] = this.bundle.addResource({ body } as FluentResource);
    if (fault) throw fault;
  }
}

// The current language: always the last one chosen, once it has loaded completely.

export class CurrentLanguage {
  l10n = Localizer.english();
  private choices = 0;

  constructor(
    /** The files that load with each language, besides the first; others load on demand. */
    private readonly files: readonly TextFile[] = [],
  ) {}

  /**
   * Switches to this language with all files requested so far. Returns false if another language was chosen in the
   * meantime. Rejects if loading fails; the previous language then stays.
   */
  async switchTo(language: Language): Promise<boolean> {
    this.choices += 1;
    const choice = this.choices;
    try {
      const l10n = await Localizer.load(language);
      // Files requested in the meantime are loaded for this language as well.
      const missing = () => [...this.files, ...this.l10n.files].filter((file) => !l10n.files.includes(file));
      while (choice === this.choices && missing().length > 0)
        await Promise.all(missing().map((file) => l10n.loadFile(file)));
      if (choice === this.choices) this.l10n = l10n;
    } catch (error) {
      if (choice === this.choices) throw error;
    }
    return choice === this.choices;
  }
}

/**
 * A sentence before translation: a message id and its arguments. The page stores sentences in this form, so that they
 * follow a change of language.
 */
export interface Sentence {
  readonly id: string;
  readonly args?: MessageArgs;
}

/** The arguments of a message. A list of numbers means any one of them: "4 or 6". A sentence is translated with it. */
type MessageArgs = Readonly<Record<string, string | number | readonly number[] | Sentence>>;

export function sentence(id: string, args?: MessageArgs): Sentence {
  return args ? { id, args } : { id };
}

/** The text of an error, for use in a sentence. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reports an internal error, or that a file has not arrived. */
export const faultSentence = (error: unknown): Sentence =>
  isLoadFailure(error)
    ? sentence("notice-not-loaded")
    : sentence("notice-fault", { reason: isolateBidi(errorMessage(error), 200) });

/** Bidirectional control characters, which are removed from displayed values. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text from outside, such as a URL, for use in a sentence. It is isolated, so that its direction cannot reorder the
 * sentence, and shortened in the middle to this number of characters.
 */
export function isolateBidi(text: string, maxLength = 100): string {
  const characters = [...text.replace(BIDI_CONTROLS, "")];
  if (characters.length > maxLength) characters.splice(maxLength / 2, characters.length - maxLength + 1, "…");
  return `\u2068${characters.join("")}\u2069`;
}

// ---- The available languages, collected from the heads of the locale files at build time.

export interface Language {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
}

/** Each under its own name, English first. */
export const LANGUAGES: readonly Language[] = languages;

const [FALLBACK] = LANGUAGES as [Language, ...Language[]];

export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language.code === code) ?? FALLBACK;
}

/** The language of a tag without its region, "ar" for "ar-EG" or "ar_EG", as sites write it too. */
export const baseLanguage = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, "");

/** The first available language for these tags. */
export function pickLanguage(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const match = tag && LANGUAGES.find(({ code }) => code === baseLanguage(tag));
    if (match) return match;
  }
  return FALLBACK;
}

// ---- The browser's formatters, each created once: creating one takes far longer than formatting, and redraws repeat it.

function once<Options extends object, Formatter>(
  Formatter: new (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const formatters = new Map<string, Formatter>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    let formatter = formatters.get(key);
    if (formatter === undefined) {
      formatter = new Formatter(locale, options);
      formatters.set(key, formatter);
    }
    return formatter;
  };
}

export const numberFormat = once<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const dateFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
const listFormat = once<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
export const displayNames = once<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames);
