/**
 * Puts sentences into the visitor's language. English travels with the code, so
 * that the page can always speak; other languages, and the parts of a language
 * that not every visitor reads, are loaded when they are wanted.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../locales/en.ftl";
import { localeSource } from "../engine/assets.js";
import type { Sentence } from "../game/sentence.js";
import { type Language, languageOf } from "./languages.js";

export type Translate = (id: string, args?: Readonly<Record<string, string | number>>) => string;

/** A part of the texts, named by `## later: …` in the locale files. */
export type Part =
  | "advice"
  | "comfort"
  | "daily"
  | "dialogs"
  | "distance"
  | "embedding"
  | "fairness"
  | "house"
  | "kiosk"
  | "learning"
  | "more"
  | "offline"
  | "practice"
  | "print"
  | "rules"
  | "school"
  | "sharing"
  | "sound";

export class Localizer {
  private readonly loading = new Map<Part, Promise<void>>();

  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  /** Speaks a language, with these parts of it beside the first. */
  static async load(language: Language, parts: readonly Part[]): Promise<Localizer> {
    const source = language.code === "en" ? english : await localeSource(language.code);
    const words = Localizer.from(language, source);
    await Promise.all(parts.map((part) => words.need(part)));
    return words;
  }

  static english(): Localizer {
    return Localizer.from(languageOf("en"), english);
  }

  private static from(language: Language, source: string): Localizer {
    const words = new Localizer(language, new FluentBundle(language.code, { useIsolating: false }));
    words.add(source);
    return words;
  }

  /** The parts that have been wanted. */
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

  private add(source: string): void {
    const [fault] = this.bundle.addResource(new FluentResource(source));
    if (fault) throw fault;
  }
}
