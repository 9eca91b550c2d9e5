/** Links from the game to the laboratory, with the current rules. */
import { type Feature, type FeatureContext, hasPagesBeside, openBeside } from "../feature.js";

export function feature(page: FeatureContext): Feature {
  return {
    menu(view) {
      if (!hasPagesBeside(page)) return [];
      const run = () =>
        openBeside("lab.html", { lang: page.l10n.language.code, do: "sweep", r: view.setup.ruleset });
      return [{ group: "learn", name: "lab", label: page.l10n.text("menu-lab"), run }];
    },
  };
}
