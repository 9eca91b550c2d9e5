/** The editor of house rules, which the dialogs for a new game and for the rules open by name, and the name of such rules. */
import { html, nothing } from "lit";
import type { Addon, DialogHost, Page, Slot } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import type { FullEngine } from "../../src/engine/types.js";
import type { ViewState } from "../../src/game/view-state.js";
import { nameOfSetup } from "../shared/about-rulesets.js";
import dialogStyles from "../shared/dialog.css";
import { EDITOR, IN_USE } from "../shared/editor.js";
import { houseRulesDialog } from "./house-rules-panel.js";
import named from "./named.css";
import { rulesInUseDialog } from "./rules-in-use.js";
import { unreadableRules } from "./saved-rules.js";

export const order = 190;

export function addon(page: Page): Addon {
  const { engine, session } = page;
  const engines = new LoadCache<void, FullEngine>(() => engine.full());
  const follow = (attempt: Promise<FullEngine>) => {
    attempt.then(
      () => {
        for (const text of unreadableRules()) session.quarantine({ kind: "house-rules", text });
        session.update({});
      },
      (error: unknown) => {
        console.error(error);
        if (session.view.dialog !== EDITOR && session.view.dialog !== IN_USE) return;
        session.update({ dialog: null });
        session.notice(sentence("notice-not-loaded"));
      },
    );
  };
  const editor = ({ view, l10n, light, close }: DialogHost) => {
    const full = engines.peek(undefined, follow);
    if (!full) return nothing;
    const setup = view.draft ?? view.setup;
    return houseRulesDialog(
      {
        engine: full,
        client: engine,
        l10n,
        setup,
        play: (changed) => session.newGame(changed),
        light,
      },
      close,
    );
  };
  const inUse = (host: DialogHost) => {
    const full = engines.peek(undefined, follow);
    return full ? rulesInUseDialog(host, full.rules_in_use()) : nothing;
  };
  const render = (where: Slot, { setup }: ViewState) =>
    where === "heading" && setup.name
      ? html`<p class="named" dir="auto">${nameOfSetup(setup, page.l10n)}</p>`
      : nothing;
  return { styles: [dialogStyles, named], dialogs: { [EDITOR]: editor, [IN_USE]: inUse }, render };
}
