/** The settings and the game with which every visit begins: those of the curator file, then those of the page's URL. */
import type { Page } from "../../src/app/addon.js";
import { DEFAULT_SETTINGS, type Settings } from "../../src/base/settings.js";
import type { Setup } from "../../src/game/view-state.js";
import type { Curator } from "./curator-types.js";
import { setupName } from "./game-choice.js";

export function firstSettings(page: Page, curator: Curator): Settings {
  const options = page.urlOptions(page.query.toString());
  return {
    ...DEFAULT_SETTINGS,
    language: curator.languages?.[0] ?? options.language ?? DEFAULT_SETTINGS.language,
    theme: curator.palette ?? options.theme ?? DEFAULT_SETTINGS.theme,
    view: curator.view ?? options.view ?? DEFAULT_SETTINGS.view,
    speed: options.speed ?? DEFAULT_SETTINGS.speed,
    sound: curator.sound ?? false,
    race: curator.race ?? true,
  };
}

export function firstSetup(page: Page, curator: Curator): Setup {
  const { setup } = page.urlOptions(page.query.toString());
  const [first] = curator.rulesets ?? [];
  return {
    ...setup,
    ...(first && { ruleset: first.ruleset, name: setupName(first, page.l10n) }),
    opponent: curator.opponent ?? setup.opponent,
  };
}
