/** The open dialog, if any. */
import { nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Localizer } from "../base/i18n/localizer.js";
import type { Settings } from "../base/settings.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { BoardInfo } from "../engine/types.js";
import type { GameSession } from "../game/game-session.js";
import { LENGTHS } from "../game/rulesets/game-lengths.js";
import type { DialogName, Setup, ViewState } from "../game/view-state.js";
import { lightFor } from "../ui/board-pictures.js";
import frame from "../ui/dialogs/dialog.css";
import { helpDialog } from "../ui/dialogs/help-dialog.js";
import { newGameDialog } from "../ui/dialogs/new-game-dialog.js";
import { rulesDialog } from "../ui/dialogs/rules-dialog.js";
import { settingsDialog } from "../ui/dialogs/settings-dialog.js";
import chooser from "../ui/styles/chooser.css";
import evidence from "../ui/styles/evidence.css";
import type { Addons } from "./addons.js";

export interface Dialogs {
  view: ViewState;
  l10n: Localizer;
  engine: EngineClient;
  session: GameSession;
  themes: readonly string[];
  element: HTMLElement;
  isStored: boolean;
  hasObjectView: boolean;
  addons: Addons | null;
  change(patch: Partial<Settings>): void;
  closed(): void;
}

/** The style sheets of these dialogs. */
export const dialogStyles = [frame, chooser, evidence];

/** The dialog of an add-on that changes the rules of a game. */
const EDITOR = "house-rules";

export function dialogs(host: Dialogs): unknown {
  const { view } = host;
  if (view.dialog === null) return nothing;
  // Keyed by name, so that another name creates another dialog. Lit's `keyed` would leak a template that awaited a
  // promise.
  return repeat(
    [view.dialog],
    (name) => name,
    (name) => content(name, host),
  );
}

function content(dialog: DialogName, host: Dialogs): unknown {
  const { view, l10n, engine, session } = host;
  const board = view.board ?? (engine.boards[0] as BoardInfo);
  const light = lightFor(host.element, view.settings.theme);
  const close = () => {
    if (session.view.dialog === dialog) session.update({ dialog: null, draft: null });
    host.closed();
  };
  /** Undefined in a build without the editor. */
  const changeRules = host.addons?.hasDialog(EDITOR)
    ? (draft: Setup | null) => session.update({ dialog: EDITOR, draft })
    : undefined;
  switch (dialog) {
    case "new-game":
      return newGameDialog({
        view,
        l10n,
        engine,
        light,
        draw: (draft) => session.update({ draft }),
        start: (setup) => {
          // Selecting a length saves it as the visitor's preference.
          if (LENGTHS.includes(setup.ruleset)) host.change({ length: setup.ruleset });
          session.newGame(setup);
        },
        changeRules,
        close,
      });
    case "settings":
      return settingsDialog({
        view,
        l10n,
        themes: host.themes,
        engine,
        light,
        changeBoard: (board) => {
          host.change({ board: board ?? "auto" });
          session.changeBoard(board);
        },
        isStored: host.isStored,
        hasObjectView: host.hasObjectView,
        others: host.addons?.settings(view),
        change: host.change,
        close,
      });
    case "rules":
      return rulesDialog({
        l10n,
        engine,
        ruleset: view.game?.ruleset ?? view.setup.ruleset,
        board,
        light,
        name: view.setup.name ?? "",
        changeRules: changeRules && (() => changeRules(null)),
        close,
      });
    case "help":
      return helpDialog({ l10n, board, light, close });
    default:
      return host.addons?.dialog(dialog, { view, l10n, light, close });
  }
}
