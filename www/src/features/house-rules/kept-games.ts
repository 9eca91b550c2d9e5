/** Games created and named by the visitor, saved on this device. */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { SavedList } from "../saved-list.js";

export interface NamedGame {
  name: string;
  /** The rules in text form. */
  ruleset: string;
}

export const NAME_LENGTH = 60;
export const KEPT_GAMES = 50;

/** A name as saved and shared: a single line of limited length. */
export function tidyName(name: string): string {
  const oneLine = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...oneLine].slice(0, NAME_LENGTH).join("").trim();
}

const list = new SavedList("house-rules", isGame);

export const keptGames = (): NamedGame[] =>
  list.read().map(({ name, ruleset }) => ({ name: tidyName(name), ruleset }));

export const unreadableGames = (): string[] => list.unreadable();

function isGame(value: unknown): value is NamedGame {
  const game = value as Partial<Record<keyof NamedGame, unknown>> | null;
  return typeof game?.name === "string" && typeof game.ruleset === "string" && tidyName(game.name) !== "";
}

export type KeepOutcome = "kept" | "full" | "blocked";

/** Saves a game under its name, replacing another of the same name. */
export function keepGame(game: NamedGame): KeepOutcome {
  const games = keptGames();
  const index = games.findIndex(({ name }) => name === game.name);
  if (index >= 0) games[index] = game;
  else if (games.length >= KEPT_GAMES) return "full";
  else games.unshift(game);
  return list.save(games) ? "kept" : "blocked";
}

export function deleteGame(name: string): boolean {
  return list.save(keptGames().filter((game) => game.name !== name));
}

/** Renames a game, replacing another of the same name. */
function renameGame(before: string, after: string): boolean {
  const games = keptGames().filter(({ name }) => name === before || name !== after);
  return list.save(games.map((game) => (game.name === before ? { ...game, name: after } : game)));
}

// ---- The list of saved games: open, rename, delete.

export interface KeptList {
  games: readonly NamedGame[];
  l10n: Localizer;
  open(game: NamedGame): void;
  remove(name: string): void;
  changed(): void;
}

export function keptList(shown: KeptList): TemplateResult | typeof nothing {
  const { games, l10n } = shown;
  if (games.length === 0) return nothing;
  return html`<details class="group kept">
    <summary><strong>${l10n.text("house-mine", { count: games.length })}</strong></summary>
    <ul>
      ${games.map((game) => row(game, shown))}
    </ul>
  </details>`;
}

function row(game: NamedGame, { l10n, open, remove, changed }: KeptList): TemplateResult {
  const rename = (event: Event) => {
    const after = tidyName((event.currentTarget as HTMLInputElement).value);
    if (after !== "" && after !== game.name) renameGame(game.name, after);
    changed();
  };
  const named = (id: string) => l10n.text("house-point-value", { point: l10n.text(id), value: game.name });
  return html`<li>
    <input
      type="text"
      dir="auto"
      maxlength=${NAME_LENGTH}
      aria-label=${named("house-rename")}
      .value=${game.name}
      @change=${rename}
    />
    <button type="button" aria-label=${named("house-open")} @click=${() => open(game)}>${l10n.text("house-open")}</button>
    <button type="button" aria-label=${named("house-delete")} @click=${() => remove(game.name)}>
      ${l10n.text("house-delete")}
    </button>
  </li>`;
}
