/** The editor of house rules. The dialogs for a new game and for the rules open it by name. */
import { nothing } from "lit";
import type { Addon, DialogHost, Page } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import type { FullEngine } from "../../src/engine/types.js";
import dialogStyles from "../shared/dialog.css";
import { EDITOR, IN_USE } from "../shared/editor.js";
import { houseRulesDialog } from "./house-rules-panel.js";
import { rulesInUseDialog } from "./rules-in-use.js";
import { unreadableRules } from "./saved-rules.js";

export const order = 190;

export function addon({ engine, session }: Page): Addon {
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
  return { styles: dialogStyles, dialogs: { [EDITOR]: editor, [IN_USE]: inUse } };
}
