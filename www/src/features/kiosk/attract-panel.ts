/** What is said while the game plays itself: an invitation, and what this is, in one caption after the other. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { CuratorFile } from "./curator-file.js";
import type { Curator } from "./curator-types.js";

const CAPTIONS = ["race", "age", "throw", "signs", "rules", "computer"] as const;

/** What an event is told as. */
export const NEWS: Readonly<Record<string, News>> = { bumped: "hit", drowned: "water", borne_off: "home" };

export type News = "hit" | "water" | "home" | "comeback";

function captions(curator: Curator, words: Localizer): readonly string[] {
  const own = curator.texts?.[words.language.code]?.captions;
  return own ?? CAPTIONS.map((name) => words.text(`kiosk-caption-${name}`));
}

/** The curator's title and logo, above the board all the time. */
export function exhibitHead(
  curator: Curator,
  file: CuratorFile,
  words: Localizer,
): TemplateResult | typeof nothing {
  const { code } = words.language;
  const title = curator.texts?.[code]?.title;
  const { logo } = curator;
  if (!title && !logo) return nothing;
  return html`<div class="exhibit">
    ${logo ? exhibitLogo(logo, file, code) : nothing}
    ${title ? html`<p class="exhibit-title" dir="auto">${title}</p>` : nothing}
  </div>`;
}

/** Its name stands in for a picture that cannot be shown. */
function exhibitLogo(
  { picture, name }: NonNullable<Curator["logo"]>,
  file: CuratorFile,
  code: string,
): TemplateResult {
  const said = name[code] ?? Object.values(name)[0] ?? "";
  return file.picturesMissing
    ? html`<p class="exhibit-name" dir="auto">${said}</p>`
    : html`<img
        src=${file.pictureAt(picture).href}
        alt=${said}
        draggable="false"
        @error=${() => file.missPicture(picture)}
      />`;
}

export function attractPanel(
  curator: Curator,
  words: Localizer,
  told: number | News,
  begin: () => void,
): TemplateResult {
  const said = captions(curator, words);
  const caption = typeof told === "number" ? said[told % said.length] : words.text(`kiosk-news-${told}`);
  const invitation = curator.texts?.[words.language.code]?.invitation ?? words.text("kiosk-invitation");
  return html`<section class="kiosk-attract" aria-label=${words.text("kiosk-attract-label")}>
    <p class="caption" dir="auto"><span>${caption}</span></p>
    <div class="invitation">
      <button type="button" class="main" @click=${begin}><bdi>${invitation}</bdi></button>
      <p>${words.text("kiosk-invitation-key")}</p>
    </div>
  </section>`;
}
