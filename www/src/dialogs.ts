/** The dialog that is open, if any. */
import { nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Companions } from "./companions.js";
import type { EngineClient } from "./engine/engine-client.js";
import type { GameSession } from "./game/game-session.js";
import { say } from "./game/sentence.js";
import type { DialogName, Setup, ViewState } from "./game/view-state.js";
import { loadEditor, loadedEditor } from "./house-rules/loading.js";
import type { Localizer } from "./i18n/localizer.js";
import { endDialog } from "./panels/end-dialog.js";
import { helpDialog } from "./panels/help-dialog.js";
import { newGameDialog } from "./panels/new-game-dialog.js";
import { rulesDialog } from "./panels/rules-dialog.js";
import { settingsDialog } from "./panels/settings-dialog.js";
import type { Settings } from "./settings.js";

export interface Dialogs {
  view: ViewState;
  words: Localizer;
  engine: EngineClient;
  session: GameSession;
  themes: readonly string[];
  remembered: boolean;
  /** Null until they are loaded. */
  companions: Companions | null;
  change(patch: Partial<Settings>): void;
  closed(): void;
}

export function dialogs(host: Dialogs): unknown {
  const { view } = host;
  if (view.dialog === null) return nothing;
  // Another name, another dialog. Lit's `keyed` would do, but it never lets go of one in which something was awaited.
  return repeat(
    [view.dialog],
    (name) => name,
    (name) => content(name, host),
  );
}

function content(dialog: DialogName, host: Dialogs): unknown {
  const { view, words, engine, session } = host;
  const close = () => {
    if (session.view.dialog === dialog) session.update({ dialog: null, draft: null });
    host.closed();
  };
  switch (dialog) {
    case "new-game":
      return newGameDialog({
        view,
        words,
        rulesets: engine.rulesets,
        boards: engine.boards,
        draw: (draft) => session.update({ draft }),
        start: (setup) => session.newGame(setup),
        changeRules: (setup) => session.update({ dialog: "house-rules", draft: setup }),
        close,
      });
    case "settings":
      return settingsDialog({
        view,
        words,
        themes: host.themes,
        boards: engine.boards,
        changeBoard: (board) => {
          host.change({ board: board ?? "auto" });
          session.changeBoard(board);
        },
        remembered: host.remembered,
        others: host.companions?.settings(view),
        change: host.change,
        close,
      });
    case "rules":
      return rulesDialog({
        words,
        engine,
        ruleset: view.game?.ruleset ?? view.setup.ruleset,
        name: view.setup.name ?? "",
        changeRules: () => session.update({ dialog: "house-rules", draft: null }),
        close,
      });
    case "house-rules":
      return houseRules(host, close);
    case "help":
      return helpDialog({ words, close });
    case "end":
      return endDialog({
        view,
        words,
        again: () => session.newGame({ ...view.setup, seed: null }),
        choose: () => session.update({ dialog: "new-game" }),
        close,
      });
    default:
      return host.companions?.dialog(dialog, { view, words, close });
  }
}

/** The editor of house rules is a part of its own: it is shown when it is there. */
function houseRules({ view, words, engine, session }: Dialogs, close: () => void): unknown {
  const editor = loadedEditor(words);
  if (editor) {
    const { setup, draft } = view;
    const play = (changed: Setup) => session.newGame(changed);
    const { rulesets } = engine;
    return editor.houseRulesDialog(
      { engine: editor.engine, client: engine, rulesets, words, setup: draft ?? setup, play },
      close,
    );
  }
  loadEditor(engine, words).then(
    () => session.update({}),
    (error: unknown) => {
      console.error(error);
      if (session.view.dialog !== "house-rules") return;
      session.update({ dialog: null, notices: [...session.view.notices, say("notice-not-loaded")] });
    },
  );
  return nothing;
}
