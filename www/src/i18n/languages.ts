/** The languages there are, each by its own name. */
export interface Language {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
}

export const LANGUAGES: readonly Language[] = [
  { code: "en", name: "English", direction: "ltr" },
  { code: "ar", name: "العربية", direction: "rtl" },
];

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
