/**
 * Links to the pages beside the game: for site builders, for printing and the laboratory. They exist only next to the
 * page as a folder, in its own window.
 */

import pages from "senet-pages";
import type { Addon, MenuEntry, Page } from "../../src/app/addon.js";

export const order = 150;
export const only = "page";

export function addon(page: Page): Addon {
  const entry = (
    group: MenuEntry["group"],
    name: string,
    file: string,
    query: Readonly<Record<string, string>> = {},
  ): MenuEntry => {
    const run = () => {
      const params = new URLSearchParams({ lang: page.l10n.language.code, ...query });
      globalThis.open(`${file}.html?${params}`, "_blank", "noopener");
    };
    return { group, name, label: page.l10n.text(`menu-${name}`), run };
  };
  const hasPagesBeside =
    page.element.hasAttribute("page") &&
    globalThis.parent === globalThis.window &&
    document.querySelector('script[src$="main.js"]') !== null;
  return {
    menu({ setup: { ruleset }, board }) {
      if (!hasPagesBeside) return [];
      const sheets = { ruleset, ...(board ? { board: board.id } : {}) };
      const entries = {
        embedding: entry("more", "embedding", "embedding"),
        lab: entry("learn", "lab", "lab", { do: "sweep", r: ruleset }),
        print: entry("print", "print", "print", sheets),
      };
      return Object.entries(entries).flatMap(([page, offered]) => (pages.includes(page) ? [offered] : []));
    },
  };
}
