/** The languages there are: the heads of the locale files, gathered when the page is built. */
import languages from "senet-languages";

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

/** The first of these wishes (such as "ar-EG") that there is a language for. */
export function pickLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language.code === base);
    if (found) return found;
  }
  return FALLBACK;
}
