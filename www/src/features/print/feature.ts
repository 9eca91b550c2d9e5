/** Links from the game to the print page with its board, sticks and rules. */
import { type Feature, type FeatureContext, hasPagesBeside, openBeside } from "../feature.js";

export function feature(page: FeatureContext): Feature {
  return {
    menu(view) {
      if (!hasPagesBeside(page)) return [];
      const { ruleset } = view.setup;
      const run = () =>
        openBeside("print.html", {
          lang: page.l10n.language.code,
          ruleset,
          ...(view.board ? { board: view.board.id } : {}),
        });
      return [{ group: "print", name: "print", label: page.l10n.text("menu-print"), run }];
    },
  };
}
