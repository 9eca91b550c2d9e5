/** Metadata for search engines and link previews, in the page's language. */

import type { Addon, Page } from "../../src/app/addon.js";
import { LANGUAGES } from "../../src/base/i18n/localizer.js";

export const order = 170;
export const only = "page";

const LICENCES = ["https://spdx.org/licenses/MIT", "https://spdx.org/licenses/Apache-2.0"];

/** Properties in the vocabulary of https://schema.org. */
const propertiesOf = (name: string, description: string, language: string): [string, string][] => [
  ["name", name],
  ["description", description],
  ["inLanguage", language],
  ...LANGUAGES.map(({ code }): [string, string] => ["availableLanguage", code]),
  ["applicationCategory", "GameApplication"],
  ["genre", "board game"],
  ["isAccessibleForFree", "true"],
  ...LICENCES.map((licence): [string, string] => ["license", licence]),
];

/** Tells search engines that addresses which differ only in their options are one page, and where its languages are. */
function addressLinks(address: Location): HTMLLinkElement[] {
  const folder = address.origin + address.pathname;
  const chosen = new URLSearchParams(address.search).get("lang");
  const inLanguage = (code: string) => `${folder}?lang=${code}`;
  const links = [
    {
      rel: "canonical",
      href: LANGUAGES.some(({ code }) => code === chosen) ? inLanguage(chosen ?? "") : folder,
    },
    { rel: "alternate", hreflang: "x-default", href: folder },
    ...LANGUAGES.map(({ code }) => ({ rel: "alternate", hreflang: code, href: inLanguage(code) })),
  ];
  return links.map((properties) => Object.assign(document.createElement("link"), properties));
}

export function addon(page: Page): Addon {
  // Only the page itself describes the document; an embedded game is just a part of another page.
  if (!page.element.hasAttribute("page")) return {};
  // Microdata, because a Trusted Types policy forbids writing JSON into a script element.
  const data = document.createElement("div");
  data.hidden = true;
  data.setAttribute("itemscope", "");
  data.setAttribute("itemtype", "https://schema.org/WebApplication https://schema.org/Game");
  document.body.append(data);
  const links = addressLinks(location);
  document.head.append(...links);
  const describe = () => {
    const { l10n } = page;
    const description = l10n.text("search-description");
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    const properties = propertiesOf(l10n.text("title"), description, l10n.language.code);
    data.replaceChildren(
      ...properties.map(([name, content]) => {
        const meta = document.createElement("meta");
        meta.setAttribute("itemprop", name);
        meta.content = content;
        return meta;
      }),
    );
  };
  page.element.addEventListener("senet-language", describe);
  return {
    afterDraw() {
      // Its texts have loaded.
      if (!data.hasChildNodes()) describe();
    },
    destroy() {
      page.element.removeEventListener("senet-language", describe);
      data.remove();
      for (const link of links) link.remove();
    },
  };
}
