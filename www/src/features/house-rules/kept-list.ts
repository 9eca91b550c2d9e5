/** The list of the games a visitor has kept: open, rename, delete. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { type KeptGame, NAME_LENGTH, renameGame, tidyName } from "./kept-games.js";

export interface KeptList {
  games: readonly KeptGame[];
  words: Localizer;
  open(game: KeptGame): void;
  remove(name: string): void;
  changed(): void;
}

export function keptList(list: KeptList): TemplateResult | typeof nothing {
  const { games, words } = list;
  if (games.length === 0) return nothing;
  return html`<details class="group kept">
    <summary><strong>${words.text("house-mine", { count: games.length })}</strong></summary>
    <ul>
      ${games.map((game) => row(game, list))}
    </ul>
  </details>`;
}

function row(game: KeptGame, { words, open, remove, changed }: KeptList): TemplateResult {
  const rename = (event: Event) => {
    const after = tidyName((event.currentTarget as HTMLInputElement).value);
    if (after !== "" && after !== game.name) renameGame(game.name, after);
    changed();
  };
  const named = (id: string) => words.text("house-point-value", { point: words.text(id), value: game.name });
  return html`<li>
    <input
      type="text"
      dir="auto"
      maxlength=${NAME_LENGTH}
      aria-label=${named("house-rename")}
      .value=${game.name}
      @change=${rename}
    />
    <button type="button" aria-label=${named("house-open")} @click=${() => open(game)}>${words.text("house-open")}</button>
    <button type="button" aria-label=${named("house-delete")} @click=${() => remove(game.name)}>
      ${words.text("house-delete")}
    </button>
  </li>`;
}
