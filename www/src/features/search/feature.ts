/** Metadata for search engines and link previews, in the page's language. */
import { LANGUAGES } from "../../base/i18n/localizer.js";
import type { Feature, FeatureContext } from "../feature.js";

const LICENCE = "https://spdx.org/licenses/MIT";

/** In the vocabulary of https://schema.org. */
function dataOf(name: string, description: string, language: string): object {
  return {
    "@context": "https://schema.org",
    "@type": ["WebApplication", "Game"],
    name,
    description,
    inLanguage: language,
    availableLanguage: LANGUAGES.map(({ code }) => code),
    applicationCategory: "GameApplication",
    genre: "board game",
    numberOfPlayers: { "@type": "QuantitativeValue", minValue: 1, maxValue: 2 },
    isAccessibleForFree: true,
    license: LICENCE,
  };
}

export function feature(page: FeatureContext): Feature {
  // Only the page itself describes the document; an embedded game is just a part of another page.
  if (!page.element.hasAttribute("page")) return {};
  const data = document.createElement("script");
  data.type = "application/ld+json";
  document.head.append(data);
  const describe = () => {
    const { words } = page;
    const description = words.text("search-description");
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    data.textContent = JSON.stringify(dataOf(words.text("title"), description, words.language.code));
  };
  page.element.addEventListener("senet-language", describe);
  return {
    texts: ["search"],
    drawn() {
      // Its texts have loaded.
      if (data.textContent === "") describe();
    },
    destroy() {
      page.element.removeEventListener("senet-language", describe);
      data.remove();
    },
  };
}
