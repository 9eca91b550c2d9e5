/** Games created and named by the visitor, saved on this device. */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { persistStorage } from "../../src/base/storage.js";
import { SavedList } from "../shared/saved-list.js";

interface NamedRules {
  name: string;
  /** The rules in text form. */
  ruleset: string;
}

export const NAME_LENGTH = 60;
export const MAX_SAVED_RULES = 50;

/** A name as saved and shared: a single line of limited length. */
export function tidyName(name: string): string {
  const oneLine = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...oneLine].slice(0, NAME_LENGTH).join("").trim();
}

const list = new SavedList("house-rules", isGame);

export const savedRules = (): NamedRules[] =>
  list.read().map(({ name, ruleset }) => ({ name: tidyName(name), ruleset }));

export const unreadableRules = (): string[] => list.unreadable();

function isGame(value: unknown): value is NamedRules {
  const game = value as Partial<Record<keyof NamedRules, unknown>> | null;
  return typeof game?.name === "string" && typeof game.ruleset === "string" && tidyName(game.name) !== "";
}

export type SaveOutcome = "kept" | "full" | "blocked";

/** Saves a game under its name, replacing another of the same name. */
export function saveRules(game: NamedRules): SaveOutcome {
  const games = savedRules();
  const index = games.findIndex(({ name }) => name === game.name);
  if (index >= 0) games[index] = game;
  else if (games.length >= MAX_SAVED_RULES) return "full";
  else games.unshift(game);
  if (!list.save(games)) return "blocked";
  persistStorage();
  return "kept";
}

export function deleteRules(name: string): boolean {
  return list.save(savedRules().filter((game) => game.name !== name));
}

/** Renames a game, replacing another of the same name. */
function renameRules(before: string, after: string): boolean {
  const games = savedRules().filter(({ name }) => name === before || name !== after);
  return list.save(games.map((game) => (game.name === before ? { ...game, name: after } : game)));
}

// ---- The list of saved games: open, rename, delete.

interface SavedRulesList {
  games: readonly NamedRules[];
  l10n: Localizer;
  open(game: NamedRules): void;
  remove(name: string): void;
  changed(): void;
}

export function savedRulesList(list: SavedRulesList): TemplateResult | typeof nothing {
  const { games, l10n } = list;
  if (games.length === 0) return nothing;
  return html`<details class="group kept">
    <summary><strong>${l10n.text("house-mine", { count: games.length })}</strong></summary>
    <ul>
      ${games.map((game) => row(game, list))}
    </ul>
  </details>`;
}

function row(game: NamedRules, { l10n, open, remove, changed }: SavedRulesList): TemplateResult {
  const rename = (event: Event) => {
    const after = tidyName((event.currentTarget as HTMLInputElement).value);
    if (after !== "" && after !== game.name) renameRules(game.name, after);
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
